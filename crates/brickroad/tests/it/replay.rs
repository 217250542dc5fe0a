//! Tests of `brickroad replay` with valid records.

use crate::{
    binary::{brickroad, prints},
    games::{BY_HAND, whole_duel, whole_game},
};
use catalog::{AnyTable, write_record};
use kernel::{Options, Shelf, Turn};
use serde_json::{Value, json};
use std::process::{Command, Stdio};

fn summary(record: &str) -> Value {
    let out = prints(&["replay", "-", "--json"], record);
    assert_eq!(out.matches('\n').count(), 1, "one line: {out}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn a_finished_game_is_summed_up() {
    for (seats, entries) in [(2, 1 + 24 + 16 + 8), (3, 1 + 36 + 27 + 15), (4, 1 + 8 + 40 + 32 + 16)] {
        let record = whole_game(seats);
        let sum = summary(&record);
        let last: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
        let scores = catalog::read_record(&record, &kernel::Shelf::EMPTY).unwrap().scores().unwrap();
        let expected = json!({
            "game": "draft", "over": true, "turn": "over", "scores": scores,
            "digest": last["digest"], "entries": entries,
        });
        assert_eq!(sum, expected);
        assert_eq!(sum["scores"].as_array().unwrap().len(), seats);
    }
}

#[test]
fn an_unfinished_game_is_summed_up() {
    let sum = summary(BY_HAND);
    assert_eq!((&sum["over"], &sum["turn"], &sum["scores"]), (&json!(false), &json!({ "seat": 1 }), &Value::Null));
    let dealt = BY_HAND.lines().next().unwrap();
    let sum = summary(dealt);
    assert_eq!((&sum["turn"], &sum["entries"]), (&json!("chance"), &json!(0)));
    assert_eq!(sum["digest"].as_str().unwrap().len(), 16);
}

#[test]
fn a_game_is_printed_in_words() {
    let english = prints(&["replay", "-"], BY_HAND);
    for words in ["Ann, Ben", "1  Ann is the first player.", "5  Ann takes column 2: Toto, Oz", "Round 1 of 8"] {
        assert!(english.contains(words), "{words}: {english}");
    }
    let french = prints(&["replay", "-", "--lang", "fr"], BY_HAND);
    assert!(french.contains("5  Ann prend la colonne 2\u{a0}: Toto, Oz"), "{french}");
}

#[test]
fn a_finished_game_shows_how_it_was_counted() {
    let record = whole_game(3);
    let words = prints(&["replay", "-"], &record);
    let scores = catalog::read_record(&record, &kernel::Shelf::EMPTY).unwrap().scores().unwrap();
    for (name, score) in ["Ann", "Zoé", "greedy"].iter().zip(scores.values()) {
        assert!(words.contains(&format!("\n{name}: {score}\n")), "{words}");
    }
    assert!(words.contains("win"), "{words}");
}

#[test]
fn a_game_without_points_shows_its_result() {
    let words = prints(&["replay", "-"], whole_duel());
    for name in ["Ann", "Zoé"] {
        assert!(words.contains(&format!("\n{name}\nViable Characters ")), "{words}");
    }
    let end = words.rsplit("Game over").next().unwrap();
    assert!(!end.contains("point") && !end.contains("(Viable"), "{end}");
}

#[test]
fn a_check_says_what_it_verified() {
    let whole = prints(&["replay", "-", "--check"], whole_game(2));
    assert!(whole.contains("49 entries") && whole.contains("49 digests, 49 entry numbers"), "{whole}");
    assert!(!whole.contains("no digest"), "{whole}");
    let bare = prints(&["replay", "-", "--check"], BY_HAND);
    assert!(bare.contains("0 digests, 0 entry numbers") && bare.contains("carries no digests"), "{bare}");
    let mixed: Vec<String> = whole_game(2).lines().take(3).map(str::to_owned).collect();
    let mixed =
        format!("{}\n{}", mixed.join("\n"), r#"{"entry":3,"chance":{"column":{"characters":["D","D"],"story":48}}}"#);
    let mixed = prints(&["replay", "-", "--check"], mixed);
    assert!(mixed.contains("2 digests, 3 entry numbers") && mixed.contains("1 entry carries no digest"), "{mixed}");
    let french = prints(&["replay", "-", "--check", "--lang", "fr"], BY_HAND);
    assert!(french.contains("sans empreinte"), "{french}");
}

/// Returns the record of the beginning of a solitary game, whose header says that it is the deal of a day. Chance
/// follows `seed`, or the seed of that day's deal if `seed` is `None`.
fn claimed_deal(seed: Option<u64>) -> String {
    let opened = catalog::open("oz", &Options::new(), vec!["Ann".into()], &Shelf::EMPTY).unwrap();
    let mut header = opened.header().clone();
    header.daily = Some("2026-11-25".parse().unwrap());
    let seed = seed.or(header.daily_seed()).unwrap();
    let mut table: Box<dyn AnyTable> = catalog::resume(&header, &Shelf::EMPTY).unwrap();
    while table.entries() < 60 {
        match table.turn() {
            Turn::Chance => drop(table.chance_by(seed).unwrap()),
            Turn::Of(seat) => drop(table.choose(seat, 0).unwrap()),
            Turn::Over => break,
        }
    }
    write_record(&*table)
}

#[test]
fn a_check_compares_a_daily_deal_with_its_day() {
    let deal = claimed_deal(None);
    let told = prints(&["replay", "-", "--check"], &deal);
    assert!(told.contains("This is the daily deal of 2026-11-25: luck and bots are those of that day."), "{told}");
    let told = prints(&["replay", "-", "--check", "--lang", "fr"], &deal);
    assert!(told.contains("la donne du jour du 2026-11-25\u{a0}: le hasard"), "{told}");
    let run = brickroad(&["replay", "-", "--check"], deal.replace("2026-11-25", "2026-11-24"));
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{run:?}");
    assert!(run.err.contains("-: this is not the daily deal of 2026-11-24: the luck of entry "), "{run:?}");
    assert!(run.err.contains("; on that day it is "), "{run:?}");
    assert_eq!(brickroad(&["replay", "-", "--check"], claimed_deal(Some(1))).code, Some(2));
    // Without `--check`, the game is shown even if it is not the daily deal.
    assert!(prints(&["replay", "-"], claimed_deal(Some(1))).contains("Ann"));
    assert!(!prints(&["replay", "-", "--check"], BY_HAND).contains("daily"));
}

#[test]
fn a_check_leaves_the_line_of_json_alone() {
    let run = brickroad(&["replay", "-", "--check", "--json"], BY_HAND);
    assert_eq!(run.code, Some(0));
    assert!(serde_json::from_str::<Value>(&run.out).is_ok() && run.err.contains("5 entries"), "{run:?}");
}

#[test]
fn a_file_is_read_like_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game of Zoé.jsonl");
    std::fs::write(&file, BY_HAND).unwrap();
    assert_eq!(prints(&["replay", file.to_str().unwrap()], ""), prints(&["replay", "-"], BY_HAND));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_fault() {
    for arguments in
        [["replay", "-"].as_slice(), &["cards", "list", "draft", "--json"], &["cards", "show", "draft", "S01"]]
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_brickroad"));
        // The replay waits for its input, so the reading end is closed before the replay writes anything.
        let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        drop(child.stdout.take());
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), BY_HAND.as_bytes()).ok();
        let done = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&done.stderr), "");
    }
}
