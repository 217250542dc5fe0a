//! What a typed line means.

use crate::{Words, choices};
use protocol::Choice;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Table,
    Others,
    Log,
    Undo,
    Back,
    On,
    Begin,
    Now,
    Fork,
    Pace,
    Language,
    Menu,
    Quit,
    New,
    Import,
    Replay,
    Remove,
}

const COMMANDS: [(Command, &str); 18] = [
    (Command::Help, "word-help"),
    (Command::Table, "word-table"),
    (Command::Others, "word-others"),
    (Command::Log, "word-log"),
    (Command::Undo, "word-undo"),
    (Command::Back, "word-back"),
    (Command::On, "word-on"),
    (Command::Begin, "word-begin"),
    (Command::Now, "word-now"),
    (Command::Fork, "word-fork"),
    (Command::Pace, "word-pace"),
    (Command::Language, "word-language"),
    (Command::Menu, "word-menu"),
    (Command::Quit, "word-quit"),
    (Command::New, "word-new"),
    (Command::Import, "word-import"),
    (Command::Replay, "word-replay"),
    (Command::Remove, "word-remove"),
];

/// The command that a line begins with, and the rest of the line. Both languages are understood.
pub(super) fn command(line: &str, words: Words) -> Option<(Command, &str)> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = first.to_lowercase();
    let spelt = |words: Words| {
        COMMANDS.iter().find(|(_, key)| words.spellings(key).contains(&first)).map(|(command, _)| *command)
    };
    spelt(words).or_else(|| spelt(words.other())).map(|command| (command, rest.trim()))
}

/// What a line chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// The choice in this place.
    One(usize),
    /// The words fit several choices, by their places.
    Several(Vec<usize>),
    None,
}

/// Reads a number, or words that a choice has: the beginnings of some of them, in any order.
pub(super) fn chosen(line: &str, choices: &[Choice]) -> Chosen {
    let numbers = choices::numbers(choices);
    if line.chars().all(|letter| letter.is_ascii_digit() || letter == '-') {
        let number = line.parse::<usize>().ok();
        return numbers.iter().position(|known| Some(*known) == number).map_or(Chosen::None, Chosen::One);
    }
    let asked = tokens(line);
    if asked.is_empty() {
        return Chosen::None;
    }
    let fits = |choice: &Choice| {
        let has = tokens(&choice.words);
        asked.iter().all(|asked| has.iter().any(|word| word.starts_with(asked.as_str())))
    };
    let found: Vec<usize> =
        choices.iter().enumerate().filter(|(_, choice)| fits(choice)).map(|(place, _)| place).collect();
    match found.as_slice() {
        [] => Chosen::None,
        [one] => Chosen::One(*one),
        [_, _, ..] => Chosen::Several(found),
    }
}

fn tokens(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Lang;

    fn choices() -> Vec<Choice> {
        let words =
            ["Take column 2: Dorothy, Lion, 2 points for each couple", "Take column 4: Toto, Oz, 1 point for each Oz"];
        let at = ["column.1", "column.3"];
        at.iter()
            .zip(words)
            .map(|(at, words)| Choice { at: (*at).into(), to: None, words: words.into(), hint: None })
            .collect()
    }

    #[test]
    fn a_choice_is_known_by_number_or_by_words() {
        assert_eq!(chosen("4", &choices()), Chosen::One(1));
        assert_eq!(chosen("column 4", &choices()), Chosen::One(1));
        assert_eq!(chosen("doro lion", &choices()), Chosen::One(0));
        assert_eq!(chosen("take", &choices()), Chosen::Several(vec![0, 1]));
        assert_eq!(chosen("1", &choices()), Chosen::None);
        assert_eq!(chosen("glinda", &choices()), Chosen::None);
        assert_eq!(chosen(" , ", &choices()), Chosen::None);
    }

    #[test]
    fn commands_are_known_in_both_languages() {
        for words in [Words(Lang::En), Words(Lang::Fr)] {
            assert_eq!(command("Undo", words), Some((Command::Undo, "")));
            assert_eq!(command("annuler", words), Some((Command::Undo, "")));
            assert_eq!(command("import  a file.jsonl ", words), Some((Command::Import, "a file.jsonl")));
            assert_eq!(command("dorothy", words), None);
        }
    }

    #[test]
    fn no_word_means_two_things() {
        let mut seen = std::collections::BTreeMap::new();
        for (command, key) in COMMANDS {
            for word in [Lang::En, Lang::Fr].into_iter().flat_map(|lang| Words(lang).spellings(key)) {
                let before = seen.insert(word.clone(), command);
                assert!(before.is_none_or(|before| before == command), "{word}");
            }
        }
    }
}
