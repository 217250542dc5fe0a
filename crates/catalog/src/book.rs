//! The book of cards: every card of every game, of all its card sets and packs.

use crate::{GAMES, GameEntry};
use kernel::{CardPage, Lang, OptionKind, OptionValue, Options, Shelf, Words};

/// The cards of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCards {
    /// The name of the game in commands and records.
    pub game: &'static str,
    /// The title of the game, as players see it.
    pub title: Words,
    /// The cards. The cards of a table with the default options come first, and then the cards that other options add.
    pub cards: Vec<BookCard>,
}

/// A card with its page and the rules that name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookCard {
    /// The card set or pack that adds the card, or `None` if a table with the default options has the card.
    pub set: Option<Words>,
    /// The page about the card.
    pub page: CardPage,
    /// The rules that name the card.
    pub rulings: Vec<Ruling>,
}

/// A numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The heading above the rule. Some sections use the same numbers, and the heading distinguishes their rules.
    pub section: Words,
    /// The number in the rules, such as `12` or `D18`.
    pub number: String,
    /// The text of the rule, without the marks of Markdown.
    pub text: Words,
}

/// A numbered rule in one language.
#[derive(Debug, Default, PartialEq, Eq)]
struct Numbered {
    section: String,
    number: String,
    text: String,
}

/// Returns the cards of all games, including those of the packs on this shelf. A pack with faults is left out.
pub fn card_book(shelf: &Shelf) -> Vec<GameCards> {
    let cards = |entry: &GameEntry| GameCards {
        game: entry.name,
        title: Words::each(|lang| entry.title(lang)),
        cards: cards(entry, shelf),
    };
    GAMES.iter().map(cards).collect()
}

fn cards(entry: &GameEntry, shelf: &Shelf) -> Vec<BookCard> {
    let rules = rules(entry);
    let mut book: Vec<BookCard> = Vec::new();
    for (set, options) in choices(entry, shelf) {
        for page in entry.pages(&options, shelf).unwrap_or_default() {
            let known = |card: &BookCard| {
                let (one, other) = (&card.page.text, &page.text);
                (&one.id, &one.title, &one.notation) == (&other.id, &other.title, &other.notation)
            };
            if !book.iter().any(known) {
                let rulings = rulings(&rules, page.text.title.as_ref());
                book.push(BookCard { set: set.clone(), page, rulings });
            }
        }
    }
    book
}

/// Returns the default options, which have no label. Also returns, for each word that an option can have as its value,
/// a set of options in which only that option has a value, and the label of the word.
fn choices(entry: &GameEntry, shelf: &Shelf) -> Vec<(Option<Words>, Options)> {
    let usual = (None, Options::default());
    let (specs, fr) = (entry.options(Lang::En, shelf), entry.options(Lang::Fr, shelf));
    let words = specs.into_iter().zip(fr).flat_map(|(en, fr)| {
        let (OptionKind::OneOf { words: en_words }, OptionKind::OneOf { words: fr_words }) = (en.kind, fr.kind) else {
            return Vec::new();
        };
        let both = en_words.into_iter().zip(fr_words);
        let choice = |((word, en_label), (_, fr_label))| {
            let options = [(en.name.clone(), OptionValue::Word(word))].into_iter().collect();
            (Some(Words { en: en_label, fr: fr_label }), options)
        };
        both.map(choice).collect()
    });
    std::iter::once(usual).chain(words).collect()
}

/// Returns the numbered rules of a game. Its rulebooks in both languages have the same rules in the same order.
fn rules(entry: &GameEntry) -> Vec<Ruling> {
    let [en, fr] = [Lang::En, Lang::Fr].map(|lang| numbered(entry.rulebook(lang)));
    let ruling = |(en, fr): (Numbered, Numbered)| Ruling {
        section: Words { en: en.section, fr: fr.section },
        number: en.number,
        text: Words { en: en.text, fr: fr.text },
    };
    en.into_iter().zip(fr).map(ruling).collect()
}

/// Returns the numbered items of a rulebook, which begin like "12. …" or "- **D18 …".
fn numbered(rulebook: &str) -> Vec<Numbered> {
    let mut rules: Vec<Numbered> = Vec::new();
    let (mut section, mut open) = (String::new(), false);
    for line in rulebook.lines() {
        if line.starts_with('#') {
            section = plain(line.trim_start_matches('#').trim());
        }
        match beginning(line) {
            Some((number, text)) => {
                rules.push(Numbered { section: section.clone(), number: number.into(), text: plain(text) });
                open = true;
            }
            None if open && line.starts_with("  ") => {
                let rule = rules.last_mut().expect("it was begun");
                rule.text.push(' ');
                rule.text.push_str(&plain(line.trim()));
            }
            None => open = false,
        }
    }
    rules
}

/// Returns the number with which a rule begins, and the rest of the line. Returns `None` if the line does not begin a
/// rule.
fn beginning(line: &str) -> Option<(&str, &str)> {
    let ruling = line.strip_prefix("- **").and_then(|rest| rest.split_once(' ')).filter(|(number, _)| {
        let digits = number.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
        digits.len() < number.len() && !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit())
    });
    let rule = || line.split_once(". ").filter(|(number, _)| number.parse::<u16>().is_ok());
    ruling.or_else(rule)
}

/// Returns a Markdown text without its asterisks and backticks.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| !matches!(sign, '*' | '`')).collect()
}

/// Returns the rules that name a card. A rule names a card if it contains the part of the card's title before the
/// bullet.
fn rulings(rules: &[Ruling], title: Option<&Words>) -> Vec<Ruling> {
    let Some(title) = title else { return Vec::new() };
    rules.iter().filter(|rule| names(&rule.text.en, base(&title.en))).cloned().collect()
}

/// Returns the part of a title before the bullet.
fn base(title: &str) -> &str {
    title.split(" • ").next().unwrap_or(title)
}

/// Reports whether `text` contains `name` with no letter or digit directly before or after it.
fn names(text: &str, name: &str) -> bool {
    let apart = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
    text.match_indices(name)
        .any(|(at, _)| apart(text[..at].chars().next_back()) && apart(text[at + name.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn rules_are_found_by_number_with_all_their_lines() {
        let rules = numbered("# R\n\n1. **One** rule\n   goes on.\n\nProse.\n- **D2 Two:** Toto’s `x`.\n- no\n");
        let said: Vec<_> = rules.iter().map(|rule| [&*rule.section, &*rule.number, &*rule.text]).collect();
        assert_eq!(said, [["R", "1", "One rule goes on."], ["R", "D2", "Two: Toto’s x."]]);
    }

    #[test]
    fn every_rule_stands_in_both_languages_and_cites_the_same_rules_and_numbers() {
        for entry in GAMES.iter() {
            let [en, fr] = [Lang::En, Lang::Fr].map(|lang| numbered(entry.rulebook(lang)));
            let numbers =
                |rules: &[Numbered]| -> Vec<String> { rules.iter().map(|rule| rule.number.clone()).collect() };
            assert_eq!(numbers(&en), numbers(&fr), "{}", entry.name);
            for (en, fr) in en.iter().zip(&fr) {
                let place = format!("{}, {} {}", entry.name, en.section, en.number);
                assert_eq!(figures(&en.text), figures(&fr.text), "{place}: {}", fr.text);
                assert!(!fr.section.is_empty() && fr.section != en.section && fr.text != en.text, "{place}");
            }
        }
    }

    /// Returns the words of a text that have a digit, such as `12`, `D18` or `w1`.
    fn figures(text: &str) -> BTreeSet<&str> {
        text.split(|sign: char| !sign.is_alphanumeric())
            .filter(|word| word.contains(|sign: char| sign.is_ascii_digit()))
            .collect()
    }

    #[test]
    fn a_rule_that_names_a_card_names_it_in_french_too() {
        for GameCards { game, cards, .. } in card_book(&Shelf::EMPTY) {
            for BookCard { page, rulings, .. } in cards {
                let Some(title) = &page.text.title else { continue };
                for Ruling { number, text, .. } in rulings {
                    assert!(names(&text.fr, base(&title.fr)), "{game} {number}, {}: {}", title.fr, text.fr);
                }
            }
        }
    }

    #[test]
    fn a_name_is_a_word_of_its_own() {
        assert!(names("the Oil Can, too", "Oil Can"));
        assert!(names("Toto’s", "Toto"));
        assert!(!names("Oil Cans", "Oil Can"));
        assert!(!names("", "Oil Can"));
    }
}
