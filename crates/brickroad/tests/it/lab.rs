//! Tests of `brickroad lab`.

use crate::binary::{complains, prints};
use serde_json::Value;

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
        (&["match", "draft", "random", "random", "--option", "memoryAid"], "expected a name, = and a value"),
        (&["match", "draft", "random", "random", "--option", "memoryAid=perhaps"], "expected true or false"),
        (&["match", "draft", "random", "random", "--option", "a=1", "--option", "a=2"], "expected it once"),
        (&["bench", "draft", "--seconds", "0"], "expected a number above 0"),
        (&["bench", "draft", "--seats", "9"], "expected 2 to 4"),
        (&["bench", "draft", "--limit", "/nowhere"], "expected a program"),
    ] {
        let words = complains(&[&["lab"], arguments].concat(), "");
        assert!(words.contains(expected), "{arguments:?}: {words}");
    }
}
