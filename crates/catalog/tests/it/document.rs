//! Checks that `docs/record.md` is true: its examples, its tables, and its description of the hash of the cards.

use crate::every_game::played;
use catalog::{GAMES, GameEntry, Header, Visitor, Wanted, read_record, visit, write_record};
use kernel::{Lang, OptionKind, OptionValue, Options, Shelf, Tabletop, content_hash};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md");
    std::fs::read_to_string(path).unwrap()
}

/// Returns the document's code blocks that are marked with this language.
fn blocks(language: &str) -> Vec<String> {
    let document = document();
    let fence = format!("```{language}\n");
    let blocks = document.split(&fence).skip(1).filter_map(|rest| rest.split_once("```"));
    blocks.map(|(block, _)| block.to_owned()).collect()
}

/// Returns the document's section about this game: the section whose heading contains the name of the game.
fn section(game: &GameEntry) -> String {
    let named = format!("`{}`", game.name);
    let document = document();
    let about = |section: &&str| section.lines().next().is_some_and(|heading| heading.contains(&named));
    let section = document.split("\n## ").find(about);
    section.unwrap_or_else(|| panic!("no section about {}", game.name)).to_owned()
}

/// Returns the rows of all tables whose first column has the heading `first`. Each row is a list of its cells.
fn rows(section: &str, first: &str) -> Vec<Vec<String>> {
    let mut lines = section.lines();
    let mut rows = Vec::new();
    while lines.by_ref().any(|line| line.starts_with(&format!("| {first} |"))) {
        let table = lines.by_ref().skip(1).take_while(|line| line.starts_with("| "));
        rows.extend(table.map(|line| {
            line.trim_matches('|').split(" | ").map(|cell| cell.trim_matches(['|', ' ']).to_owned()).collect::<Vec<_>>()
        }));
    }
    rows
}

/// Returns the texts between pairs of backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_example_is_a_whole_record_and_is_accepted() {
    let records = blocks("jsonl");
    assert_eq!(records.len(), 2);
    let [by_hand, written] = [0, 1].map(|at| (&records[at], read_record(&records[at], &Shelf::EMPTY).unwrap()));
    assert_eq!(by_hand.1.entries(), 6);
    assert_eq!(*written.0, write_record(&*written.1), "as Brickroad writes it");
    let [header] = blocks("json").try_into().unwrap();
    let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
    let table = catalog::open("draft", &Options::new(), names, &Shelf::EMPTY).unwrap();
    let mut expected = table.header().clone();
    expected.bots = vec![None, Some("greedy".to_owned())];
    assert_eq!(header.trim(), expected.print(), "with all its members, as Brickroad writes them");
    assert!(read_record(header, &Shelf::EMPTY).is_ok());
}

#[test]
fn the_members_of_a_header_and_of_an_entry_are_those_listed() {
    let document = document();
    let listed = |heading: &str| {
        let section = document.split("\n## ").find(|section| section.starts_with(heading)).unwrap();
        let rows = rows(section, "member");
        let names = rows.iter().flat_map(|row| quoted(&row[0]).into_iter().map(str::to_owned).collect::<Vec<_>>());
        names.collect::<BTreeSet<String>>()
    };
    let members = |text: &str| match serde_json::from_str(text).unwrap() {
        Value::Object(object) => object.into_iter().map(|(name, _)| name).collect::<BTreeSet<String>>(),
        other => panic!("{other}"),
    };
    let mut header = members(&blocks("json")[0]);
    // The example in the document lacks these members, because only the games of lessons, of daily deals and between people
    // on different machines have them.
    for seldom in ["lesson", "daily", "luck", "terms", "left", "hints", "end"] {
        assert!(header.insert(seldom.to_owned()));
    }
    assert_eq!(listed("The header"), header);
    let mut entries: BTreeSet<String> = blocks("jsonl")
        .iter()
        .flat_map(|record| record.lines().skip(1).flat_map(members).collect::<Vec<_>>())
        .collect();
    // Only the games whose luck can be checked have this member.
    assert!(entries.insert("drawn".to_owned()));
    assert_eq!(listed("Entries"), entries);
    let header = |missing: &str| {
        let Value::Object(mut header) = serde_json::from_str(&blocks("json")[0]).unwrap() else { unreachable!() };
        header.remove(missing);
        Header::parse(&Value::Object(header).to_string())
    };
    for row in rows(document.split("\n## ").find(|section| section.starts_with("The header")).unwrap(), "member") {
        let name = quoted(&row[0])[0];
        if name == "game" {
            assert_eq!(quoted(&row[2]), GAMES.iter().map(|game| game.name).collect::<Vec<_>>());
        }
        assert_eq!(header(name).is_err(), row[1] == "required", "{name} is {}", row[1]);
    }
}

#[test]
fn seats_rules_and_options_are_those_listed() {
    for game in &*GAMES {
        let section = section(game);
        let seats = match (game.fewest_seats, game.most_seats) {
            (fewest, most) if fewest == most => format!("{most} seats"),
            (fewest, most) => format!("{fewest} to {most} seats"),
        };
        let rules = played(game, &Options::new(), game.fewest_seats, 1).header().rules.unwrap();
        let plain = section.replace('\n', " ");
        assert!(plain.contains(&seats), "{}: {seats}", game.name);
        assert!(plain.contains(&format!("the version of the rules is {rules}")), "{}: rules {rules}", game.name);
        let specs = game.options(Lang::En, &Shelf::EMPTY);
        let mut listed = BTreeSet::new();
        for row in rows(&section, "option") {
            let names = quoted(&row[0]);
            let defaults: Vec<String> = row[2].split(", ").map(|word| word.trim_matches('`').to_owned()).collect();
            for (name, default) in names.into_iter().zip(&defaults) {
                let Some(spec) = specs.iter().find(|spec| spec.name == name) else { continue };
                let ours = match &spec.default {
                    OptionValue::Flag(flag) => flag.to_string(),
                    OptionValue::Number(number) => number.to_string(),
                    OptionValue::Word(word) => word.clone(),
                };
                assert_eq!(*default, ours, "{}: the default of {name}", game.name);
                if let OptionKind::Number { least, most } = spec.kind {
                    assert!(row[1].contains(&format!("{least} to {most}")), "{}: {name}, {}", game.name, row[1]);
                }
                listed.insert(name.to_owned());
            }
        }
        let ours: BTreeSet<String> = specs.into_iter().map(|spec| spec.name).collect();
        assert_eq!(listed, ours, "{}", game.name);
    }
}

/// The examples of chances and actions in the document.
struct Shown {
    chances: Vec<(Value, Vec<Value>)>,
    actions: Vec<(Value, Vec<Value>)>,
}

impl Shown {
    fn of(section: &str) -> Shown {
        // The first column shows a whole example, and the others show values that may replace parts of it.
        let read = |first| {
            let rows = rows(section, first);
            let parse = |text: &str| serde_json::from_str::<Value>(text);
            let shown = |row: Vec<String>| {
                let others =
                    row[1..].iter().flat_map(|cell| quoted(cell)).filter_map(|text| parse(text).ok()).collect();
                let whole = quoted(&row[0]);
                assert_eq!(whole.len(), 1, "{row:?}");
                (parse(whole[0]).unwrap(), others)
            };
            rows.into_iter().map(shown).collect()
        };
        Shown { chances: read("chance"), actions: read("action") }
    }

    fn kinds(list: &[(Value, Vec<Value>)]) -> BTreeSet<String> {
        list.iter().map(|(whole, _)| kind(whole)).collect()
    }
}

/// Returns the kind of an action or outcome: its word, or the name of its first member.
fn kind(value: &Value) -> String {
    match value {
        Value::Object(object) => object.keys().next().unwrap().clone(),
        Value::String(word) => word.clone(),
        other => panic!("{other}"),
    }
}

/// Returns every value that results if `part` replaces `whole` or one of its parts.
fn with(whole: &Value, part: &Value) -> Vec<Value> {
    let mut all = vec![part.clone()];
    if let Value::Object(object) = whole {
        for (name, inner) in object {
            all.extend(with(inner, part).into_iter().map(|inner| {
                let mut object = object.clone();
                object.insert(name.clone(), inner);
                Value::Object(object)
            }));
        }
    }
    all
}

/// A visitor that parses the examples of the document with the game's own types.
struct Reads(Shown);

impl Visitor for Reads {
    type Out = ();

    fn visit<G: Tabletop>(self, game: G) {
        let chance =
            |value: &Value| serde_json::from_value::<G::Chance>(value.clone()).is_ok_and(|read| json!(read) == *value);
        let action =
            |value: &Value| serde_json::from_value::<G::Action>(value.clone()).is_ok_and(|read| json!(read) == *value);
        let check = |list: &[(Value, Vec<Value>)], reads: &dyn Fn(&Value) -> bool| {
            for (whole, others) in list {
                assert!(reads(whole), "{}: {whole}", game.name());
                for other in others {
                    assert!(with(whole, other).iter().any(reads), "{}: {other} in {whole}", game.name());
                }
            }
        };
        check(&self.0.chances, &chance);
        check(&self.0.actions, &action);
    }
}

#[test]
fn chances_and_actions_are_read_as_they_are_shown() {
    for game in &*GAMES {
        let shown = Shown::of(&section(game));
        assert!(shown.chances.len() > 1 && shown.actions.len() > 1, "{}", game.name);
        let (options, shelf) = (Options::new(), Shelf::EMPTY);
        let wanted = Wanted { game: game.name, options: &options, seats: game.fewest_seats, shelf: &shelf };
        visit(wanted, Reads(shown)).unwrap();
    }
}

#[test]
fn everything_that_happens_in_a_game_is_shown() {
    for game in &*GAMES {
        let shown = Shown::of(&section(game));
        let (chances, actions) = (Shown::kinds(&shown.chances), Shown::kinds(&shown.actions));
        for (seats, seed) in (game.fewest_seats..=game.most_seats).zip(3..) {
            for line in played(game, &Options::new(), seats, seed).lines() {
                let line: Value = serde_json::from_str(&line.print()).unwrap();
                match (line.get("chance"), line.get("action")) {
                    (Some(chance), None) => assert!(chances.contains(&kind(chance)), "{}: {chance}", game.name),
                    (None, Some(action)) => assert!(actions.contains(&kind(action)), "{}: {action}", game.name),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

#[test]
fn the_hash_of_the_cards_is_taken_as_described() {
    for name in ["draft", "duel"] {
        let list = catalog::game(name).unwrap().cards(&Options::new(), &Shelf::EMPTY).unwrap();
        let content: String = list.cards.iter().map(|card| format!("{} {}\n", card.id, card.notation)).collect();
        assert_eq!(content_hash(&content), list.set.hash, "{name}");
    }
}
