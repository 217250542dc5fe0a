//! Runs short versions of `trials matches`, and tests `brickroad lab` with a queue.

use crate::{
    binary::{complains, prints},
    served::binary,
    storm::judge,
};
use std::{env, process::Command};
use trials::{
    Postgres,
    matches::{self, Arguments},
};

/// Kills the processes of a match a few times in each way to play it.
async fn survive(kills: usize, plan: &[&str]) {
    let plan = plan.iter().map(|word| (*word).to_owned()).collect();
    judge(&matches::run(&Arguments { kills, restarts: 1, seed: 1900, plan }, &binary()).await.unwrap());
}

#[tokio::test]
async fn a_match_that_is_killed_again_and_again_prints_the_same_report() {
    survive(4, &["draft", "ismcts:200", "greedy", "--games", "80"]).await;
}

#[tokio::test]
async fn a_match_with_a_program_that_is_killed_stops_at_the_same_width() {
    let program = format!("exec:'{}' bot draft greedy", env!("CARGO_BIN_EXE_brickroad"));
    survive(2, &["draft", "ismcts:100", &program, "--until", "0.12"]).await;
}

/// Starts a database server. In CI, where it is required, panics if PostgreSQL is not installed.
fn database() -> Option<Postgres> {
    let started = Postgres::start().unwrap();
    assert!(started.is_some() || env::var_os("CI").is_none(), "expected PostgreSQL, as of Debian's package postgresql");
    started
}

#[test]
fn a_queue_is_shared_by_leagues_and_reports_on_balance() {
    let Some(postgres) = database() else { return };
    let folder = tempfile::tempdir().unwrap();
    for asked in [
        &["lab", "league", "draft", "random", "greedy", "ismcts:40", "--seats", "2", "--games", "40"][..],
        &["lab", "balance", "draft", "greedy", "--seats", "2", "--games", "60", "--json"],
    ] {
        let expected = prints(asked, "");
        // The address can also come from the environment, where others cannot read its password.
        let mut other = Command::new(env!("CARGO_BIN_EXE_brickroad"));
        other.args(asked).env("BRICKROAD_QUEUE", postgres.address());
        let (ours, other) = std::thread::scope(|scope| {
            let other = scope.spawn(|| other.output().unwrap());
            (prints(&[asked, &["--queue", &postgres.address()]].concat(), ""), other.join().unwrap())
        });
        assert_eq!(ours, expected);
        assert_eq!(String::from_utf8(other.stdout).unwrap(), expected);
        assert_eq!(String::from_utf8(other.stderr).unwrap(), "");
        if asked.contains(&"balance") {
            let out = ["--queue", &postgres.address(), "--out", folder.path().to_str().unwrap()];
            assert_eq!(prints(&[asked, &out].concat(), ""), expected);
            assert!(folder.path().join("balance.html").exists() && !folder.path().join("games.jsonl").exists());
        }
    }
    // Three line-ups of twenty units, and sixty games.
    assert_eq!(postgres.run("SELECT count(*) FROM lab_units").unwrap().trim(), "120");
    assert_eq!(postgres.run("SELECT count(*) FROM lab_blocks").unwrap().trim(), "0");
}

#[test]
fn a_queue_that_cannot_be_used_is_refused_in_words() {
    let asked = &["lab", "match", "draft", "random", "random", "--games", "4"];
    for (arguments, expected) in [
        (&["--queue", "nowhere"][..], "expected one such as postgres://user@localhost/lab"),
        (&["--queue", "postgres://oz:emerald@127.0.0.1:1/lab"], "the PostgreSQL database lab on 127.0.0.1 cannot be"),
        (&["--queue", "postgres://oz@127.0.0.1:1/lab", "--out", "match.jsonl"], "cannot be used with"),
    ] {
        let words = complains(&[&asked[..], arguments].concat(), "");
        assert!(words.contains(expected) && !words.contains("emerald"), "{arguments:?}: {words}");
    }
    let Some(postgres) = database() else { return };
    let queue = ["--queue", &postgres.address()];
    prints(&[&asked[..], &queue].concat(), "");
    postgres.run("UPDATE lab_matches SET plan = replace(plan, '\"program\":\"', '\"program\":\"9')").unwrap();
    let words = complains(&[&asked[..], &queue].concat(), "");
    let expected = format!("the version of the program is 9{0} there; expected {0}", env!("CARGO_PKG_VERSION"));
    assert!(words.contains(&expected) && words.contains("has another plan for this match"), "{words}");
}
