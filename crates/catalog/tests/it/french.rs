//! Checks French typography: the curly apostrophe, a narrow no-break space before `;`, `!` and `?`, a no-break space
//! before `:` and inside « », and no two spaces in a row.

use crate::every_game::played;
use catalog::{AnyTable, GAMES, GameEntry};
use kernel::{Lang, OptionKind, Options, Shelf, Viewer};
use serde_json::Value;
use std::{fs, path::Path};

const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// Returns the first fault in a French text, with the characters around it.
fn fault(text: &str) -> Option<String> {
    let signs: Vec<char> = text.chars().collect();
    let at = (0..signs.len()).find(|at| !is_set(&signs, *at))?;
    let around: String = signs[at.saturating_sub(20)..signs.len().min(at + 10)].iter().collect();
    // Spaces that look alike are printed as escapes.
    Some(around.replace(NO_BREAK, "\\u{a0}").replace(NARROW, "\\u{202f}"))
}

/// Reports whether the character at this place follows the rules of French typography.
fn is_set(signs: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|at| signs[at]);
    let after = signs.get(at + 1).copied();
    match signs[at] {
        '\'' | '"' => false,
        // Only the first sign of a group has a space before it.
        ';' | '!' | '?' => before.is_none_or(|sign| matches!(sign, NARROW | '!' | '?')),
        // A colon within a word belongs to the word: 12:30, "ismcts:1000".
        ':' => before == Some(NO_BREAK) || after.is_some_and(char::is_alphanumeric),
        '»' => before == Some(NO_BREAK),
        '«' => after == Some(NO_BREAK),
        '…' => !before.is_some_and(char::is_whitespace) || after.is_some_and(char::is_whitespace),
        sign if sign.is_whitespace() => !after.is_some_and(char::is_whitespace),
        _ => true,
    }
}

/// The number of texts that were checked, and the faults that were found in them.
#[derive(Default)]
struct Proof {
    read: usize,
    faults: Vec<String>,
}

impl Proof {
    fn read(&mut self, place: &str, text: &str) {
        self.read += 1;
        if let Some(fault) = fault(text) {
            self.faults.push(format!("{place}: {fault}"));
        }
    }

    /// Checks every string within a JSON value.
    fn read_all(&mut self, place: &str, value: &Value) {
        match value {
            Value::String(text) => self.read(place, text),
            Value::Array(values) => values.iter().for_each(|value| self.read_all(place, value)),
            Value::Object(fields) => fields.values().for_each(|value| self.read_all(place, value)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn finish(mut self, fewest: usize) {
        assert!(self.read >= fewest, "only {} texts were read", self.read);
        self.faults.sort();
        self.faults.dedup();
        assert!(self.faults.is_empty(), "{} faults:\n{}", self.faults.len(), self.faults.join("\n"));
    }
}

#[test]
fn a_fault_is_found() {
    for text in ["l'or", "Oui !", "Oui\u{a0}!", "Oui!", "un : deux", "un: deux", "« Oz »", "deux  espaces", "Un …"]
    {
        assert!(fault(text).is_some(), "{text}");
    }
    let good = "« L’or » : trois\u{202f}; à 12:30, qui\u{202f}?! …".replace(" :", "\u{a0}:");
    let good = good.replace("« ", "«\u{a0}").replace(" »", "\u{a0}»").replace(" …", "…");
    assert_eq!(fault(&good), None);
}

#[test]
fn the_words_of_every_front_end_are_set_as_in_print() {
    let mut proof = Proof::default();
    for (file, text) in files() {
        for (line, words) in messages(&text) {
            proof.read(&format!("{file}, line {line}"), &words);
        }
    }
    proof.finish(700);
}

/// The cards and the log use the plural "les Archives", and the web client must use it too.
#[test]
fn the_archives_are_several_in_every_front_end() {
    let one = |words: &str| words.split(|sign: char| !sign.is_alphabetic()).any(|word| word == "Archive");
    let pages = files().into_iter().filter(|(file, _)| file.starts_with("web") || file.starts_with("pages"));
    let alone: Vec<String> = pages
        .flat_map(|(_, text)| messages(&text).map(|(_, words)| words).collect::<Vec<_>>())
        .filter(|words| one(words))
        .collect();
    assert_eq!(alone, [""; 0]);
}

/// Returns the name and the text of every French file of words.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/fr");
    let mut found = Vec::new();
    for below in ["", "pages"] {
        for entry in fs::read_dir(folder.join(below)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                let name = path.strip_prefix(&folder).unwrap().display().to_string();
                found.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    assert!(found.len() > 10, "{found:?}");
    found
}

/// Returns each message of a Fluent file: its line number and its words, with "x" in place of each variable.
fn messages(text: &str) -> impl Iterator<Item = (usize, String)> {
    text.lines().enumerate().filter_map(|(number, line)| {
        let words = match line.split_once(" = ") {
            // These messages list the words that a player may type, with blanks between them.
            Some((key, _)) if key.starts_with("word-") || key == "plain-yes-words" => return None,
            Some((key, words)) if !key.contains([' ', '#']) => words,
            Some(_) | None => {
                let words = line.strip_prefix(' ')?.trim_start_matches([' ', '*']);
                words.strip_prefix('[').and_then(|rest| rest.split_once("] ")).map_or(words, |(_, words)| words)
            }
        };
        Some((number + 1, filled(words))).filter(|(_, words)| !words.is_empty())
    })
}

fn filled(words: &str) -> String {
    let mut parts = words.split('{');
    let first = parts.next().unwrap_or("").to_owned();
    parts.fold(first, |filled, part| filled + "x" + part.split_once('}').map_or("", |(_, rest)| rest))
}

#[test]
fn the_bots_and_games_on_offer_are_set_as_in_print() {
    let mut proof = Proof::default();
    for bot in catalog::bots(Lang::Fr) {
        proof.read("bot", &bot.label);
        proof.read("bot", &bot.help);
    }
    for game in GAMES.iter() {
        read_offer(&mut proof, game);
    }
    proof.finish(60);
}

fn read_offer(proof: &mut Proof, game: &GameEntry) {
    proof.read(game.name, &game.title(Lang::Fr));
    proof.read(game.name, &game.about(Lang::Fr));
    for title in game.seat_titles(Lang::Fr) {
        proof.read(game.name, &title);
    }
    for option in game.options(Lang::Fr, &Shelf::EMPTY) {
        proof.read(game.name, &option.label);
        proof.read(game.name, &option.help);
        if let OptionKind::OneOf { words } = option.kind {
            for (_, label) in words {
                proof.read(game.name, &label);
            }
        }
    }
}

#[test]
fn every_card_is_set_as_in_print() {
    let mut proof = Proof::default();
    for game in GAMES.iter() {
        for card in game.cards(&Options::new(), &Shelf::EMPTY).unwrap().cards {
            let title = card.title.map_or(String::new(), |title| title.fr);
            for text in [title, card.kind.fr, card.words.fr.to_string()] {
                proof.read(&format!("{} {}", game.name, card.id), &text);
            }
        }
    }
    proof.finish(1_000);
}

#[test]
fn the_rules_are_set_as_in_print() {
    let mut proof = Proof::default();
    for game in GAMES.iter() {
        for (line, words) in game.rulebook(Lang::Fr).lines().enumerate() {
            proof.read(&format!("{}, line {}", game.name, line + 1), words.trim());
        }
    }
    proof.finish(300);
}

/// Plays whole games at random, and checks the words of each position for every seat and for a spectator.
#[test]
fn everything_said_at_a_table_is_set_as_in_print() {
    let mut proof = Proof::default();
    for game in GAMES.iter() {
        for seats in game.fewest_seats..=game.most_seats {
            read_table(&mut proof, &*played(game, &Options::new(), seats, seats as u64));
        }
    }
    proof.finish(10_000);
}

fn read_table(proof: &mut Proof, table: &dyn AnyTable) {
    let game = &table.header().game;
    let viewers: Vec<Viewer> = table.scores().unwrap().seats().map(Viewer::Seat).chain([Viewer::Table]).collect();
    for viewer in &viewers {
        for (_, said) in table.log(*viewer, Lang::Fr) {
            proof.read(&format!("{game}, log"), &said.to_string());
        }
    }
    // A sample of the positions is enough, because most of what is drawn does not change.
    for entries in (0..table.entries()).step_by(31).chain([table.entries()]) {
        let then = table.at(entries).unwrap();
        for viewer in &viewers {
            let scene = serde_json::to_value(then.scene(*viewer, Lang::Fr)).unwrap();
            proof.read_all(&format!("{game}, scene"), &scene);
        }
    }
}
