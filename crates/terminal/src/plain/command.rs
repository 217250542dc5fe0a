//! Parses typed lines.

use crate::{Words, choices::Row};
use protocol::Choice;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Table,
    Others,
    Log,
    Parts,
    Undo,
    Hint,
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
    Find,
    More,
    Daily,
    People,
    Resign,
    Propose,
    Agree,
    Decline,
    Orders,
    LetPass,
    Say,
    Talk,
    Phrase,
    Mute,
    Name,
    Luck,
    Open,
}

const COMMANDS: [(Command, &str); 37] = [
    (Command::Help, "word-help"),
    (Command::Table, "word-table"),
    (Command::Others, "word-others"),
    (Command::Log, "word-log"),
    (Command::Parts, "word-parts"),
    (Command::Undo, "word-undo"),
    (Command::Hint, "word-hint"),
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
    (Command::Find, "word-find"),
    (Command::More, "word-more"),
    (Command::Daily, "word-daily"),
    (Command::People, "word-people"),
    (Command::Resign, "word-resign"),
    (Command::Propose, "word-propose"),
    (Command::Agree, "word-agree"),
    (Command::Decline, "word-decline"),
    (Command::Orders, "word-orders"),
    (Command::LetPass, "word-let-pass"),
    (Command::Say, "word-say"),
    (Command::Talk, "word-talk"),
    (Command::Phrase, "word-phrase"),
    (Command::Mute, "word-mute"),
    (Command::Name, "word-name"),
    (Command::Luck, "word-luck"),
    (Command::Open, "word-open"),
];

/// Returns the command at the beginning of a line, and the rest of the line. The commands of both languages are
/// accepted.
pub(super) fn command(line: &str, words: Words) -> Option<(Command, &str)> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = first.to_lowercase();
    let spelt = |words: Words| {
        COMMANDS.iter().find(|(_, key)| words.spellings(key).contains(&first)).map(|(command, _)| *command)
    };
    spelt(words).or_else(|| spelt(words.other())).map(|command| (command, rest.trim()))
}

/// The result of parsing a line as a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// The row at this index, with all of its choices.
    Row(usize),
    /// The choice at this index of the scene.
    Choice(usize),
    /// The indices of several rows that match the words.
    Several(Vec<usize>),
    None,
}

/// Finds the choice that a line names, by the number of its row or by the beginnings of some of its words in any order.
pub(super) fn chosen(line: &str, rows: &[Row], choices: &[Choice]) -> Chosen {
    if line.chars().all(|letter| letter.is_ascii_digit() || letter == '-') {
        let number = line.parse::<usize>().ok();
        return rows.iter().position(|row| Some(row.number) == number).map_or(Chosen::None, Chosen::Row);
    }
    let asked = tokens(line);
    if asked.is_empty() {
        return Chosen::None;
    }
    let fits = |place: &&usize| {
        let has = choices.get(**place).map_or_else(Vec::new, |choice| tokens(&choice.words.to_string()));
        asked.iter().all(|asked| has.iter().any(|word| word.starts_with(asked.as_str())))
    };
    let in_row = |(place, row): (usize, &Row)| {
        let fitting: Vec<usize> = row.choices.iter().filter(fits).copied().collect();
        (!fitting.is_empty()).then_some((place, fitting))
    };
    let found: Vec<(usize, Vec<usize>)> = rows.iter().enumerate().filter_map(in_row).collect();
    match found.as_slice() {
        [] => Chosen::None,
        [(row, fitting)] => match fitting.as_slice() {
            [one] => Chosen::Choice(*one),
            [] | [_, _, ..] => Chosen::Row(*row),
        },
        [_, _, ..] => Chosen::Several(found.into_iter().map(|(row, _)| row).collect()),
    }
}

fn tokens(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{COMMANDS, Choice, Chosen, Command, Words, command};
    use crate::choices::rows;
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

    fn chosen(line: &str, choices: &[Choice]) -> Chosen {
        super::chosen(line, &rows(choices), choices)
    }

    #[test]
    fn a_choice_is_known_by_number_or_by_words() {
        assert_eq!(chosen("4", &choices()), Chosen::Row(1));
        assert_eq!(chosen("column 4", &choices()), Chosen::Choice(1));
        assert_eq!(chosen("doro lion", &choices()), Chosen::Choice(0));
        assert_eq!(chosen("take", &choices()), Chosen::Several(vec![0, 1]));
        assert_eq!(chosen("1", &choices()), Chosen::None);
        assert_eq!(chosen("glinda", &choices()), Chosen::None);
        assert_eq!(chosen(" , ", &choices()), Chosen::None);
    }

    #[test]
    fn words_of_a_second_step_choose_at_once_where_only_one_choice_has_them() {
        let to =
            |to: &str, words: &str| Choice { at: "toto".into(), to: Some(to.into()), words: words.into(), hint: None };
        let choices = [to("lion", "Attach Toto to Lion"), to("oz", "Attach Toto to Oz")];
        assert_eq!(chosen("toto lion", &choices), Chosen::Choice(0));
        assert_eq!(chosen("attach toto", &choices), Chosen::Row(0));
        assert_eq!(chosen("1", &choices), Chosen::Row(0));
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
