//! Tests that `docs/bots.md` is true, and that its example plays.

use crate::strength::plan;
use kernel::{OptionValue, Options, Shelf};
use lab::{Limits, Match, MatchReport};
use std::{fs, os::unix::fs::PermissionsExt, process::Command};
use tempfile::TempDir;

/// Returns the path of a file of the repository.
fn own(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

fn document() -> String {
    fs::read_to_string(own("docs/bots.md")).unwrap()
}

/// Plays games of two seats between a program and a bot, with these options.
fn play(game: &str, options: &[(&str, i32)], bots: [&str; 2], games: u64) -> MatchReport {
    let options: Options =
        options.iter().map(|(name, number)| ((*name).to_owned(), OptionValue::Number(*number))).collect();
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let (shelf, limits, plan) = (Shelf::EMPTY, Limits::default(), plan(games, 1, 1));
    Match { game: game.into(), options, shelf, bots, plan, limits, control: None }.run(&|_| ()).unwrap()
}

#[test]
fn the_example_plays_every_game() {
    // Without Python, there is nothing to test.
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let program = format!("exec:python3 '{}'", own("examples/bots/random_bot.py"));
    for (game, options) in
        [("draft", &[][..]), ("duel", &[("turnCap", 12)]), ("oz", &[("roundCap", 4)]), ("epic", &[("roundCap", 4)])]
    {
        let report = || play(game, options, [&program, "random"], 6);
        let first = report();
        assert_eq!((first.standings.games, first.standings.lost.as_slice()), (6, &[][..]), "{game}");
        assert_eq!(first, report(), "it draws from the seed of the game alone");
    }
}

#[test]
fn the_document_has_the_example() {
    let example = fs::read_to_string(own("examples/bots/random_bot.py")).unwrap();
    assert!(document().contains(&format!("```python\n{example}```")), "expected the example as it is");
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
    play("draft", &[], [&format!("exec:{} {}", program.display(), heard.display()), "greedy"], 2);
    let heard = fs::read_to_string(heard).unwrap();
    let over = heard.lines().position(|line| line.contains("\"say\":\"over\"")).unwrap();
    heard.lines().take(over + 1).map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_document_has_a_whole_conversation() {
    let conversation = conversation("\"words\"");
    assert!(document().contains(&format!("```\n{conversation}```")), "expected this conversation:\n{conversation}");
    let heard = self::conversation("\"news\"");
    let second = heard.lines().filter_map(|line| line.strip_prefix("> {\"say\":\"decide\"")).nth(1).unwrap();
    let (_, news) = second.split_once("\"news\":[").unwrap();
    let text = document();
    let (_, event) = text.split_once("Its first event is:\n\n```json\n").unwrap();
    let (event, _) = event.split_once("\n```").unwrap();
    assert!(!event.is_empty() && news.starts_with(&format!("{event},")), "expected the first of these news:\n{news}");
}
