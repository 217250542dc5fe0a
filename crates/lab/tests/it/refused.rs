//! Tests of the files that a match refuses. It says why, and leaves the file as it is.

use crate::resumed::{matches, run_in};
use kernel::{OptionValue, Options};
use lab::{Match, Plan};
use std::{fs, path::Path};

/// Returns the fault of a match with this file, after a check that the file is unchanged.
fn refused(asked: &Match, file: &Path) -> String {
    let before = fs::read(file).unwrap();
    let fault = asked.run_in(file, &|_| panic!("no game is played")).unwrap_err().to_string();
    assert!(fs::read(file).unwrap() == before, "the file is unchanged");
    fault
}

#[test]
fn the_file_of_another_match_is_refused_with_the_first_difference() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    for asked in matches() {
        let _ = fs::remove_file(&file);
        run_in(&asked, &file);
        let other = if asked.game == "draft" { "duel" } else { "draft" };
        let bots = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect();
        let first = asked.bots[0].to_string();
        let plan = asked.plan;
        let name = if asked.game == "draft" { "memoryAid" } else { "turnCap" };
        let option = if asked.game == "draft" { OptionValue::Flag(true) } else { OptionValue::Number(8) };
        let (was, is) = if asked.game == "draft" { ("not given", "true") } else { ("9", "8") };
        let asked = &asked;
        for (changed, words) in [
            (
                Match { game: other.into(), options: Options::new(), ..asked.clone() },
                format!("the game is {} there; expected {other}", asked.game),
            ),
            (
                Match { options: Options::from([(name.into(), option)]), ..asked.clone() },
                format!("option {name} is {was} there; expected {is}"),
            ),
            (
                Match { bots: bots(&[&first, "ismcts:5"]), ..asked.clone() },
                "bot 2 is random there; expected ismcts:5".into(),
            ),
            (Match { plan: Plan { seed: 4, ..plan }, ..asked.clone() }, "the seed is 3 there; expected 4".into()),
            (
                Match { plan: Plan { games: 90, ..plan }, ..asked.clone() },
                "the number of games is 80 there; expected 90".into(),
            ),
            (
                Match { plan: Plan { until: Some(0.25), ..plan }, ..asked.clone() },
                "the width to stop at is not given there; expected 0.25".into(),
            ),
        ] {
            let fault = refused(&changed, &file);
            assert!(fault.contains(&words), "{words}: {fault}");
            assert!(fault.contains("match.jsonl is the file of another match"), "{fault}");
        }
    }
}

#[test]
fn another_number_of_bots_and_other_cards_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let [asked, _] = matches();
    run_in(&asked, &file);
    let three = Match { bots: [&asked.bots[..], &asked.bots[1..]].concat(), ..asked.clone() };
    assert!(refused(&three, &file).contains("the number of bots is 2 there; expected 3"));
    let text = fs::read_to_string(&file).unwrap();
    let at = text.find("\"hash\":\"").unwrap() + 8;
    fs::write(&file, [&text[..at], "0123456789abcdef", &text[at + 16..]].concat()).unwrap();
    let fault = refused(&asked, &file);
    assert!(fault.contains("the card set is ") && fault.contains("(0123456789abcdef"), "{fault}");
}

#[test]
fn a_line_that_is_not_a_unit_is_named_by_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let [asked, _] = matches();
    run_in(&asked, &file);
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let share = |line: &str| line.replacen("\"twelfths\":[12,0]", "\"twelfths\":[12,12]", 1);
    let share = |line: &str| share(line).replacen("\"twelfths\":[0,12]", "\"twelfths\":[6,12]", 1);
    let far = lines[5].replacen("{\"unit\":", "{\"unit\":9", 1);
    for (line, words) in [
        ("{\"unit\":3,\"ga".to_owned(), "not readable"),
        (String::new(), "not readable"),
        (lines[0].to_owned(), "not readable"),
        (lines[5].replacen("\"entries\":", "\"entries\":-", 1), "not readable"),
        (lines[9].to_owned(), "is there twice; expected it once"),
        (share(lines[5]), "cannot be one of this match"),
        (lines[5].replacen("\"seats\":[1,2]", "\"seats\":[2,1]", 1), "cannot be one of this match"),
        (lines[5].replacen("\"decisions\":[", "\"decisions\":[1,", 1), "cannot be one of this match"),
        (far, "cannot be one of this match"),
    ] {
        let mut changed = lines.clone();
        changed[5] = &line;
        fs::write(&file, changed.join("\n") + "\n").unwrap();
        let fault = refused(&asked, &file);
        // Of two equal lines, the second is one too many.
        let at = if words.starts_with("is there") { 10 } else { 6 };
        assert!(fault.contains(&format!("match.jsonl, line {at}: ")) && fault.contains(words), "{line}: {fault}");
        assert!(fault.ends_with("the file is unchanged"), "{fault}");
    }
}

#[test]
fn a_file_that_no_match_has_written_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    let [asked, _] = matches();
    for text in ["shopping list", "milk\nbread\n", "{}\n", "[1]\n", "{\"brickroad\":1}\n", "\n", "{\"match\":1,\"pro}"]
    {
        fs::write(&file, text).unwrap();
        let fault = refused(&asked, &file);
        assert!(fault.contains("line 1: this is not the file of a match; expected its plan"), "{text}: {fault}");
    }
    fs::write(&file, "{\"match\":2}\n").unwrap();
    assert!(refused(&asked, &file).contains("line 1: version 2 of this format; expected 1"));
    fs::write(&file, "x".repeat(1 << 20)).unwrap();
    assert!(refused(&asked, &file).contains("line 1: a line without end; expected at most 1048576 bytes"));
    let fault = asked.run_in(folder.path(), &|_| ()).unwrap_err().to_string();
    assert!(fault.contains("cannot be opened"), "{fault}");
}

#[test]
fn a_file_to_which_another_match_is_writing_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let [asked, _] = matches();
    run_in(&asked, &file);
    let other = fs::File::open(&file).unwrap();
    other.lock().unwrap();
    assert!(refused(&asked, &file).contains("is in use; expected a file to which no other match is writing"));
    drop(other);
    run_in(&asked, &file);
}
