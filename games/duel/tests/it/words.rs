//! Tests of the texts of the cards, in English and in French. The snapshot contains all texts.

use duel::{Clause, Duel, Note};
use kernel::{CardText, Options, Shelf, Tabletop};
use std::{collections::BTreeSet, fmt::Write};

fn texts() -> Vec<CardText> {
    Duel::open((), &Options::new(), 2, &Shelf::EMPTY).unwrap().card_texts()
}

fn text(id: &str) -> CardText {
    texts().into_iter().find(|text| text.id == id).unwrap()
}

#[test]
fn every_card_says_what_the_list_has() {
    let mut list = String::new();
    for CardText { id, title, notation, kind, words, ground } in texts() {
        let (title, words) = (title.unwrap(), words.plain());
        let (en, fr) = (shown(&words.en), shown(&words.fr));
        let _ = writeln!(list, "{id} {notation} ({ground})\n  {} · {}\n  {en}", title.en, kind.en);
        let _ = writeln!(list, "  {} · {}\n  {fr}\n", title.fr, kind.fr);
    }
    insta::assert_snapshot!("cards", list);
}

/// Returns the words, with a visible sign in place of each non-breaking space.
fn shown(words: &str) -> String {
    words.replace('\u{a0}', "~")
}

#[test]
fn a_card_is_listed_with_its_printed_line() {
    for (id, notation) in [
        ("G01", "CW 3 FGM get F+1"),
        ("G03", "CU 4"),
        ("G09", "L - CAL Get F+4 DO"),
        ("G24", "C 4 -"),
        ("V17", "I +1 UO; Spells get F+2"),
    ] {
        assert_eq!(text(id).notation, notation);
    }
}

#[test]
fn every_card_speaks_both_languages() {
    for CardText { id, title, kind, words, .. } in texts() {
        let words = words.plain();
        for said in [&kind, &words, &title.unwrap()] {
            assert!(!said.en.trim().is_empty() && !said.fr.trim().is_empty(), "{id}");
            assert!([&said.en, &said.fr].into_iter().all(|said| !said.contains(['\'', '"'])), "{id}: {said:?}");
            assert!([&said.en, &said.fr].into_iter().all(|said| !said.contains("  ")), "{id}: {said:?}");
        }
        for words in [&words.en, &words.fr] {
            assert!(words.ends_with('.') && words.starts_with(char::is_uppercase), "{id}: {words}");
        }
        let foreign = ["Character", "Spell", "Location", "you ", " the ", " of "];
        assert!(foreign.into_iter().all(|word| !words.fr.contains(word)), "{id}: {}", words.fr);
        let native = ["Personnage", "Sort", "Lieu", "vous", " le ", " de "];
        assert!(native.into_iter().all(|word| !words.en.contains(word)), "{id}: {}", words.en);
    }
}

#[test]
fn french_leaves_a_space_that_does_not_break_before_its_double_signs() {
    for CardText { id, words, .. } in texts() {
        let words = words.plain();
        for sign in [':', ';', '!', '?'] {
            let bare = words.fr.split(sign).rev().skip(1).any(|before| !before.ends_with('\u{a0}'));
            assert!(!bare, "{id}: {}", words.fr);
        }
    }
}

/// Checks that cards that do different things have different texts. The text leaves out the Force of a Character, but
/// everything else that a card does is in it. A label does nothing.
#[test]
fn cards_that_do_different_things_say_different_things() {
    let catalog = duel::Catalog::standard();
    let mut doing = BTreeSet::new();
    for id in catalog.ids() {
        let card = catalog.card(id);
        let force = card.force.filter(|_| catalog.character(id).is_none());
        let note: Note = card.note.iter().copied().filter(|clause| !matches!(clause, Clause::Label(_))).collect();
        doing.insert((card.kind.letters(), force, duel::print(&note)));
    }
    let said = |words: fn(CardText) -> (String, String)| texts().into_iter().map(words).collect::<BTreeSet<_>>().len();
    assert_eq!(said(|text| (text.kind.en, text.words.plain().en)), doing.len());
    assert_eq!(said(|text| (text.kind.fr, text.words.plain().fr)), doing.len());
}

#[test]
fn the_words_of_the_rules_on_a_card_are_explained() {
    let game = Duel::open((), &Options::new(), 2, &Shelf::EMPTY).unwrap();
    let terms = |id: &str| -> Vec<String> {
        let page = game.card_pages().into_iter().find(|page| page.text.id == id).unwrap();
        page.terms.into_iter().map(|term| term.word.en).collect()
    };
    assert!(terms("G02").starts_with(&["Force".into(), "Viable".into()]), "{:?}", terms("G02"));
    assert!(terms("G23").contains(&"Spellcaster".to_owned()), "{:?}", terms("G23"));
    assert!(terms("G42").contains(&"Incapacitated".to_owned()), "{:?}", terms("G42"));
    for page in game.card_pages() {
        for term in page.terms {
            assert_ne!(term.means.en, term.means.fr);
        }
    }
}
