//! Tests of `brickroad bot`, and of programs in matches of the command line.

use crate::binary::{brickroad, complains, prints};
use serde_json::Value;

/// Plays a match and returns its report, as JSON and as it was printed.
fn played(arguments: &[&str]) -> (Value, String) {
    let out = prints(&[&["lab", "match"], arguments, &["--json"]].concat(), "");
    (serde_json::from_str(&out).unwrap(), out)
}

#[test]
fn a_bot_of_ours_plays_as_a_program_in_every_game() {
    for (game, games, option) in [
        ("draft", "40", "memoryAid=true"),
        ("duel", "4", "turnCap=12"),
        ("oz", "4", "roundCap=4"),
        ("epic", "4", "roundCap=4"),
    ] {
        let program = format!("exec:'{}' bot {game} greedy", env!("CARGO_BIN_EXE_brickroad"));
        let report = |jobs| {
            played(&[game, &program, "greedy", "--games", games, "--option", option, "--seed", "5", "--jobs", jobs])
        };
        let (json, out) = report("1");
        assert_eq!(out, report("2").1, "the same seed gives the same report");
        assert_eq!((json["games"].to_string(), &json["lost"]), (games.to_owned(), &Value::Array(Vec::new())), "{out}");
        assert_eq!(json["bots"][0]["bot"], program);
        let wins: f64 = (0..2).map(|place| json["bots"][place]["wins"].as_f64().unwrap()).sum();
        assert!((wins - json["games"].as_f64().unwrap()).abs() < 1e-9, "{out}");
        for place in 0..2 {
            assert!(json["bots"][place]["score"]["mean"].is_number(), "{out}");
            assert!(json["by_seat"][place]["decisions"]["shortest"].as_u64() > Some(0), "{out}");
        }
    }
}

#[test]
fn a_fault_is_told_in_words() {
    let refused = |arguments: &[&str]| complains(&[&["lab", "match", "draft"], arguments].concat(), "");
    let words = refused(&["exec:/nowhere/bot", "random"]);
    assert!(words.contains("the program exec:/nowhere/bot cannot be started: No such file"), "{words}");
    let words = refused(&["exec:false", "random"]);
    assert!(words.contains("exec:false ended (exit status: 1) instead of answering \"hello\""), "{words}");
    assert!(refused(&["exec:", "random"]).contains("expected a program and its arguments"));
    assert!(refused(&["random", "random", "--decision-time", "2"]).contains("such as 500ms or 2s"));
    let other = format!("exec:'{}' bot duel greedy", env!("CARGO_BIN_EXE_brickroad"));
    let words = refused(&[&other, "random", "--jobs", "1"]);
    assert!(words.contains("the game of the table is draft; expected duel"), "the bot says it itself: {words}");
    assert!(words.contains("ended (exit status: 2) instead of answering \"hello\"; it was never ready"), "{words}");
}

#[test]
fn a_bot_says_what_it_expected() {
    assert!(complains(&["bot", "chess", "greedy"], "").contains("expected draft"));
    assert!(complains(&["bot", "draft", "stockfish"], "").contains("expected random, greedy"));
    assert!(complains(&["bot", "draft", "greedy"], "hello\n").contains("expected \"hello\""));
    let run = brickroad(&["bot", "draft", "greedy"], "");
    assert_eq!((run.code, run.out, run.err), (Some(0), String::new(), String::new()), "no messages, no fault");
}
