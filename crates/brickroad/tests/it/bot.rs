//! Tests of `brickroad bot`, of programs in matches, and of what `docs/bots.md` says.

use crate::binary::{brickroad, complains, prints};
use serde_json::Value;
use std::{fs, os::unix::fs::PermissionsExt, process::Command};
use tempfile::TempDir;

/// Returns the path of a file of the repository.
fn own(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

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
fn the_example_plays_every_game() {
    // Without Python, there is nothing to test.
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let program = format!("exec:python3 '{}'", own("examples/bots/random_bot.py"));
    for (game, option) in
        [("draft", "openTrio=true"), ("duel", "turnCap=12"), ("oz", "roundCap=4"), ("epic", "roundCap=4")]
    {
        let arguments = [game, &program, "random", "--games", "10", "--option", option];
        let (json, out) = played(&arguments);
        assert_eq!((&json["games"], &json["lost"]), (&Value::from(10), &Value::Array(Vec::new())), "{out}");
        assert_eq!(out, played(&arguments).1, "it draws from the seed of the game alone");
    }
}

#[test]
fn the_document_has_the_example() {
    let (document, example) =
        ["docs/bots.md", "examples/bots/random_bot.py"].map(|path| fs::read_to_string(own(path)).unwrap()).into();
    assert!(document.contains(&format!("```python\n{example}```")), "expected the example as it is");
}

/// A program that writes down what it hears, and always takes the last choice.
const WRITES_DOWN: &str = r#"#!/bin/sh
while read -r line; do
    printf '> %s\n' "$line" >>"$1"
    case "$line" in
        *'"say":"hello"'*) answer='{"ready":1,"wants":[WANTS]}' ;;
        *'"say":"decide"'*)
            last=${line##*'"choice":'}
            answer="{\"choice\":${last%%,*}}"
            ;;
        *) continue ;;
    esac
    printf '< %s\n' "$answer" >>"$1"
    echo "$answer"
done
"#;

/// Returns the conversation of this program in the first game of a match, with these `wants`.
fn conversation(wants: &str) -> String {
    let folder = TempDir::new().unwrap();
    let (program, heard) = (folder.path().join("bot"), folder.path().join("heard"));
    fs::write(&program, WRITES_DOWN.replace("WANTS", wants)).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let command = format!("exec:{} {}", program.display(), heard.display());
    played(&["draft", &command, "greedy", "--games", "2", "--jobs", "1"]);
    let heard = fs::read_to_string(heard).unwrap();
    let over = heard.lines().position(|line| line.contains("\"say\":\"over\"")).unwrap();
    heard.lines().take(over + 1).map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_document_has_a_whole_conversation() {
    let document = fs::read_to_string(own("docs/bots.md")).unwrap();
    let conversation = conversation("\"words\"");
    assert!(document.contains(&format!("```\n{conversation}```")), "expected this conversation:\n{conversation}");
    let news = self::conversation("\"news\"");
    let second = news.lines().filter_map(|line| line.strip_prefix("> {\"say\":\"decide\"")).nth(1).unwrap();
    let (_, news) = second.split_once("\"news\":").unwrap();
    let news = format!("\"news\":{}", news.strip_suffix('}').unwrap());
    assert!(document.contains(&format!("```json\n{news}\n```")), "expected these news:\n{news}");
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
