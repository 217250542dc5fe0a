//! Tests of `brickroad lab balance`.

use crate::binary::{brickroad, complains, prints};
use serde_json::Value;
use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    thread,
};

/// A report on forty games, which take long enough to be killed in their middle.
const LONG: &[&str] = &["lab", "balance", "draft", "ismcts:200", "--seats", "2", "--games", "40", "--jobs", "2"];
/// The number of lines in the file of these games: a plan and the units.
const WHOLE: usize = 41;

fn lines(file: &Path) -> usize {
    fs::read(file).map_or(0, |bytes| bytes.iter().filter(|byte| **byte == b'\n').count())
}

/// Begins the report in a new folder, and kills it when some units are in its file. Returns the number of lines then.
fn killed(folder: &Path) -> usize {
    let file = folder.join("games.jsonl");
    let _ = fs::remove_dir_all(folder);
    let mut command = Command::new(env!("CARGO_BIN_EXE_brickroad"));
    command.args(LONG).arg("--out").arg(folder).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    while lines(&file) < 6 {
        thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    lines(&file)
}

#[test]
fn a_report_that_is_killed_goes_on_and_writes_the_same_files() {
    let temp = tempfile::tempdir().unwrap();
    let [cut, whole] = ["cut", "whole"].map(|name| temp.path().join(name));
    // On a busy machine the games may be over before the kill. Then others are begun.
    assert!((0..20).any(|_| killed(&cut) < WHOLE), "a report is killed before its end");
    let run = |folder: &Path, jobs: &str| {
        let out = ["--out", folder.to_str().unwrap(), "--jobs", jobs, "--json"];
        prints(&[&LONG[..LONG.len() - 2], &out].concat(), "")
    };
    let report = run(&whole, "1");
    assert_eq!(run(&cut, "2"), report);
    for name in ["balance.csv", "balance.html"] {
        let [cut, whole] = [&cut, &whole].map(|folder| fs::read_to_string(folder.join(name)).unwrap());
        assert!(cut == whole && cut.len() > 1000, "{name}");
    }
    assert_eq!(lines(&cut.join("games.jsonl")), WHOLE);
    let json: Value = serde_json::from_str(&report).unwrap();
    assert_eq!((json["games"].as_u64(), json["cards"].as_array().map(Vec::len)), (Some(40), Some(56)));
    let text = prints(&[LONG, &["--out", whole.to_str().unwrap()]].concat(), "");
    for words in ["40 games of 40 lucks", "win share when drawn", "The winner leads for good after", "The page is"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let other = complains(&[LONG, &["--seed", "2", "--out", whole.to_str().unwrap()]].concat(), "");
    assert!(other.contains("the seed is 1 there; expected 2"), "{other}");
}

#[test]
fn a_check_passes_names_what_is_broken_or_says_what_it_expects() {
    let temp = tempfile::tempdir().unwrap();
    let file = temp.path().join("balance.toml");
    let check = |text: &str| {
        fs::write(&file, text).unwrap();
        let check = ["--check", file.to_str().unwrap(), "--json"];
        brickroad(&[&["lab", "balance", "draft", "random", "--seats", "2", "--games", "10"], &check[..]].concat(), "")
    };
    let good = check("[games]\ndecisions = { at_least = 24, at_most = 24 }\n");
    assert_eq!((good.code, good.err.as_str()), (Some(0), "1 of 1 figures are within their bounds.\n"), "{good:?}");
    let broken = check("[games]\ndecisions = { at_most = 20 }\nactions = { at_most = 99 }\n");
    assert_eq!(broken.code, Some(1), "{broken:?}");
    assert_eq!(
        broken.err,
        "broken: mean number of decisions: 24.0000; expected at most 20\n1 of 2 figures are within their bounds.\n"
    );
    assert_eq!(broken.out, good.out, "the report is printed all the same");
    for (text, expected) in [
        ("[games]\nturns = { at_most = 20 }\n", "unknown field `turns`, expected one of `entries`"),
        ("[card.Q1]\nkept_share = { at_most = 1 }\n", "card.Q1: there is no such card"),
        ("", "no figure has bounds; expected at least one"),
    ] {
        let bad = check(text);
        assert_eq!((bad.code, bad.out.as_str()), (Some(2), ""), "{bad:?}");
        assert!(bad.err.contains("balance.toml") && bad.err.contains(expected), "{bad:?}");
    }
    let missing = complains(&["lab", "balance", "draft", "random", "--check", "/nowhere/here.toml"], "");
    assert!(missing.contains("the bounds in /nowhere/here.toml"), "{missing}");
}

#[test]
fn effects_of_cards_are_measured_on_request() {
    let report = ["lab", "balance", "draft", "greedy", "--seats", "2", "--games", "3", "--effects"];
    let json: Value = serde_json::from_str(&prints(&[&report, &["--json"][..]].concat(), "")).unwrap();
    assert_eq!(json["effects"]["together"].as_u64(), Some(96));
    let cards = json["cards"].as_array().unwrap();
    assert_eq!(cards.iter().filter(|card| card["effect"]["games"].as_u64() == Some(6)).count(), 48);
    let text = prints(&report, "");
    assert!(text.contains("deals changed") && text.contains("by Bonferroni"), "{text}");
}

#[test]
fn a_refused_report_tells_the_expected_values() {
    for (arguments, expected) in [
        (&["draft", "stockfish"][..], "expected random, greedy, ismcts:N"),
        (&["draft", "random", "--seats", "9"], "expected 2 to 4, one for each seat"),
        (&["draft", "random", "greedy", "--seats", "3"], "2 bots for a table of 3; expected one for each seat"),
        (&["draft", "random", "--games", "0"], "1..=100000000"),
        (&["oz", "random", "--effects"], "expected a game whose cards can be blank, such as draft or duel"),
        (&["draft", "random", "--out", "/dev/null/here"], "cannot be made"),
    ] {
        let words = complains(&[&["lab", "balance"], arguments].concat(), "");
        assert!(words.contains(expected), "{arguments:?}: {words}");
    }
}
