//! Tests of `brickroad lab`.

use crate::{
    binary::{brickroad, complains, prints},
    games::whole_game,
};
use serde_json::Value;
use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    thread,
};

fn one_line(arguments: &[&str]) -> (Value, String) {
    let out = prints(&[&["lab"], arguments, &["--json"]].concat(), "");
    assert_eq!(out.find('\n'), Some(out.len() - 1), "{out}");
    (serde_json::from_str(&out).unwrap(), out)
}

#[test]
fn a_match_prints_the_same_on_one_core_and_on_two() {
    let played =
        |jobs| one_line(&["match", "draft", "greedy", "random", "--games", "60", "--seed", "4", "--jobs", jobs]);
    let (json, out) = played("1");
    assert_eq!(out, played("2").1);
    assert_eq!((json["games"].as_u64(), json["seed"].as_u64()), (Some(60), Some(4)));
    assert!(json["bots"][0]["win_share"]["interval"][0].as_f64() > Some(0.5), "greedy is stronger: {out}");
}

/// A match of thirty units, which takes long enough to be killed in its middle.
const LONG: &[&str] = &["lab", "match", "draft", "ismcts:200", "random", "--games", "60", "--jobs", "2"];
/// The number of lines in the file of that match: a plan and the units.
const WHOLE: usize = 31;

fn lines(file: &Path) -> usize {
    fs::read(file).map_or(0, |bytes| bytes.iter().filter(|byte| **byte == b'\n').count())
}

/// Begins that match with a new file, and kills it when some units are in the file. Returns the number of lines then.
fn killed(file: &Path) -> usize {
    let _ = fs::remove_file(file);
    let mut command = Command::new(env!("CARGO_BIN_EXE_brickroad"));
    command.args(LONG).arg("--out").arg(file).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    while lines(file) < 6 {
        thread::yield_now();
    }
    // On Unix, this is the signal that no program can catch.
    child.kill().unwrap();
    child.wait().unwrap();
    lines(file)
}

#[test]
fn a_match_that_is_killed_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let out: &[&str] = &["--out", file.to_str().unwrap()];
    // On a busy machine the match may be over before it is killed. Then another one is.
    assert!((0..20).any(|_| killed(&file) < WHOLE), "a match is killed before its end");
    for format in [&["--json"][..], &[]] {
        let whole = prints(&[LONG, format].concat(), "");
        assert_eq!(prints(&[LONG, out, format].concat(), ""), whole);
    }
    assert_eq!(lines(&file), WHOLE);
    let other = complains(&[LONG, out, &["--seed", "2"]].concat(), "");
    assert!(other.contains("the seed is 1 there; expected 2"), "{other}");
}

#[test]
fn a_match_on_a_full_disk_stops_and_can_be_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let asked: &[&str] = &["lab", "match", "draft", "greedy", "random", "--games", "400", "--json"];
    let out: &[&str] = &["--out", file.to_str().unwrap()];
    // The shell allows no file to grow beyond a few kilobytes. Writing more is then a fault, as on a full disk.
    let limited = "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited, env!("CARGO_BIN_EXE_brickroad")]).args(asked).args(out);
    let run = command.output().unwrap();
    let words = String::from_utf8(run.stderr).unwrap();
    assert_eq!((run.status.code(), run.stdout.as_slice()), (Some(2), &b""[..]), "{words}");
    assert!(words.contains("match.jsonl cannot be written: ") && words.contains("the same command plays"), "{words}");
    assert!((2..201).contains(&lines(&file)), "some units are kept");
    assert_eq!(prints(&[asked, out].concat(), ""), prints(asked, ""));
    assert_eq!(lines(&file), 201);
}

#[test]
fn a_match_can_stop_at_a_width() {
    let (json, out) = one_line(&["match", "draft", "greedy", "random", "--until", "0.1"]);
    assert_eq!(json["until"], serde_json::json!({ "width": 0.1, "reached": true }), "{out}");
    assert!(json["lucks"].as_u64() >= Some(50), "{out}");
    let table = prints(&["lab", "match", "draft", "greedy", "random", "--until", "0.1"], "");
    assert!(table.contains("reaches at most 10.00 % to either side"), "{table}");
}

#[test]
fn a_league_rates_bots_and_goes_on_where_it_was_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let files = folder.path().join("new/league");
    let asked = ["league", "draft", "random", "greedy", "ismcts:40", "--seats", "2", "--games", "60", "--seed", "2"];
    let (json, whole) = one_line(&asked);
    let bots: Vec<&str> = (0..3).map(|at| json["bots"][at]["bot"].as_str().unwrap()).collect();
    assert_eq!(bots[2], "random", "{whole}");
    assert!(json["bots"][2]["rating"].as_f64() < Some(-300.0), "greedy is stronger: {whole}");
    let [low, high] = [0, 1].map(|end| json["bots"][0]["interval"][end].as_f64().unwrap());
    assert!(low < json["bots"][0]["rating"].as_f64().unwrap() && low > 0.0 && high > low, "{whole}");
    let out = ["--out", files.to_str().unwrap(), "--jobs", "1"];
    assert_eq!(one_line(&[&asked[..], &out].concat()).1, whole);
    // Of the second line-up, a part is left, and of the third one nothing.
    let kept = fs::read(files.join("1-3.jsonl")).unwrap();
    fs::write(files.join("1-3.jsonl"), &kept[..kept.len() / 2]).unwrap();
    fs::remove_file(files.join("2-3.jsonl")).unwrap();
    assert_eq!(one_line(&[&asked[..], &out].concat()).1, whole);
    assert_eq!(["1-2", "1-3", "2-3"].map(|name| lines(&files.join(format!("{name}.jsonl")))), [31; 3]);
    let text = prints(&[&["lab"], &asked[..], &["--anchor", "random"]].concat(), "");
    for words in ["3 line-ups of 3 bots", "anchor", "+0", "win share against", "the rating of random is 0"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn people_get_a_table_and_options_reach_the_game() {
    let lines = ["lab", "match", "draft", "random", "random", "--games", "2", "--option", "memoryAid=true"];
    let out = prints(&lines, "");
    for words in [
        "2 seats, seed 1",
        "option memoryAid = true",
        "random #2",
        "random (all 2)",
        "one luck only",
        "whoever sits at",
        "seat 2",
        "entries",
        "decisions of seat 2",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
}

#[test]
fn random_play_allocates_nothing_once_warm() {
    let (json, out) = one_line(&["bench", "draft", "--seconds", "0.1"]);
    for path in ["trusted", "checked"] {
        assert_eq!(json[path]["allocations_per_entry"].as_f64(), Some(0.0), "{out}");
        assert!(json[path]["games_per_second"].as_f64() > Some(0.0), "{out}");
        assert!(json[path]["entries_per_second"].as_f64() > json[path]["games_per_second"].as_f64(), "{out}");
    }
    assert!(json["ismcts"]["iterations_per_second"].as_f64() > Some(0.0), "{out}");
}

#[test]
fn a_refused_measurement_tells_the_expected_values() {
    for (arguments, expected) in [
        (&["match", "draft", "stockfish", "random"][..], "expected random, greedy, ismcts:N"),
        (&["match", "chess", "random", "random"], "expected draft"),
        (&["match", "draft", "random"], "expected 2 to 4, one for each seat"),
        (&["match", "draft", "random", "random", "--games", "0"], "1..=100000000"),
        (&["match", "draft", "random", "random", "--until", "0.5"], "expected a number above 0 and below 0.5"),
        (&["match", "draft", "random", "random", "--out", "/nowhere/here"], "cannot be opened"),
        (&["match", "draft", "random", "random", "--option", "memoryAid"], "expected a name, = and a value"),
        (&["match", "draft", "random", "random", "--option", "memoryAid=perhaps"], "expected true or false"),
        (&["match", "draft", "random", "random", "--option", "a=1", "--option", "a=2"], "expected it once"),
        (&["league", "draft", "random"], "1 bots for a league of 3 seats; expected at least 3, all different"),
        (&["league", "draft", "random", "greedy", "random"], "the bot random is there twice; expected each bot once"),
        (&["league", "draft", "random", "greedy", "--seats", "1"], "1 seats; expected 2 to 4"),
        (&["league", "duel", "random", "greedy", "--anchor", "ismcts:9"], "expected random or greedy"),
        (&["league", "duel", "random", "greedy", "--out", "/dev/null/here"], "cannot be made"),
        (&["sweep", "draft", "random", "random", "--vary", "openTrio"], "expected a name, = and values with commas"),
        (&["sweep", "draft", "random", "random", "--vary", "openTrio=true,true"], "expected each value once"),
        (&["sweep", "draft", "random", "random", "--vary", "openTrio=true,perhaps"], "expected true or false"),
        (&["review", "/nowhere"], "cannot read /nowhere"),
        (&["review", "-"], "expected"),
        (&["bench", "draft", "--seconds", "0"], "expected a number above 0"),
        (&["bench", "draft", "--seats", "9"], "expected 2 to 4"),
        (&["bench", "draft", "--limit", "/nowhere"], "expected a program"),
    ] {
        let words = complains(&[&["lab"], arguments].concat(), "");
        assert!(words.contains(expected), "{arguments:?}: {words}");
    }
}

#[test]
fn a_sweep_compares_the_values_of_an_option() {
    let asked = ["sweep", "draft", "greedy", "random", "--vary", "openTrio=false,true", "--games", "40"];
    let (json, _) = one_line(&asked);
    assert_eq!((json["option"].as_str(), json["rows"][1]["value"].as_bool()), (Some("openTrio"), Some(true)));
    assert_eq!(json["rows"][1]["report"]["options"]["openTrio"].as_bool(), Some(true));
    assert!(prints(&[&["lab"], &asked[..]].concat(), "").contains("2 values of openTrio, each with 40 games"));
}

#[test]
fn a_recorded_game_is_reviewed() {
    let record = whole_game(2);
    let arguments = ["lab", "review", "-", "--rollouts", "100", "--seat", "2"];
    let text = prints(&arguments, &record);
    assert!(text.contains("seat 2, Zoé: ") && !text.contains("seat 1, "), "{text}");
    let json: Value =
        serde_json::from_str(&prints(&[&arguments[..], &["--json", "--jobs", "1"]].concat(), &record)).unwrap();
    assert_eq!((json["game"].as_str(), json["rollouts"].as_u64()), (Some("draft"), Some(100)));
    let rows = json["decisions"].as_array().unwrap();
    assert!(rows.len() > 5 && rows.iter().all(|row| row["seat"] == 1 && row["loss"].is_number()), "{rows:?}");
}

#[test]
fn a_training_writes_its_weights_with_its_command() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("weights.toml");
    let train = &["lab", "train", "draft", "random", "--games", "30", "--seats", "2", "--seed", "3"];
    let report = prints(&[train, &["--out", file.to_str().unwrap()][..]].concat(), "");
    assert!(report.contains("calibration error") && report.contains("What the best column adds"), "{report}");
    assert_eq!(report, prints(train, ""), "the file changes nothing in the report");
    let written = fs::read_to_string(&file).unwrap();
    let command = r#"command = "brickroad lab train draft random --games 30 --seats 2 --seed 3""#;
    assert!(written.starts_with(command) && written.contains("[seats.2]"), "{written}");
    // The games are not lost if the file cannot be written.
    let nowhere = brickroad(&[train, &["--out", folder.path().to_str().unwrap()][..]].concat(), "");
    assert_eq!((nowhere.code, nowhere.out), (Some(2), report));
    assert!(nowhere.err.contains("cannot be written"), "{}", nowhere.err);
    let both = complains(&[train, &["--out", "x", "--test"][..]].concat(), "");
    assert!(both.contains("--test"), "{both}");
}
