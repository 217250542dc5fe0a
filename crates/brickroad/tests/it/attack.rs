//! Runs short versions of `trials attack`, `trials lists` and `trials load`.

use crate::served::binary;
use trials::{attack, lists, load};

#[tokio::test(flavor = "multi_thread")]
async fn no_client_locks_an_honest_one_out() {
    let arguments = attack::Arguments {
        seconds: 0.5,
        messages: 400,
        sockets: 200,
        thoughts: 10,
        only: Vec::new(),
        from: attack::From::Many,
        seed: 1900,
        // Only the full trial has a strict time limit.
        within: 10_000,
        database: None,
    };
    let report = attack::run(&arguments, &binary()).await.unwrap();
    assert_eq!(report.faults(), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_of_many_games_is_found_and_opened() {
    let arguments = lists::Arguments { games: 200, seconds: 1, within: 10_000, database: None };
    let report = lists::run(&arguments, &binary()).await.unwrap();
    assert_eq!(report.faults(), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_decision_at_many_tables_is_shown() {
    // Only the full trial has a strict time limit.
    let arguments = load::Arguments {
        tables: 24,
        every: 500,
        seconds: 2,
        steps: 0,
        within: 5_000,
        idle: 50,
        idle_memory: 500,
        database: None,
    };
    let report = load::run(&arguments, &binary()).await.unwrap();
    assert_eq!(report.faults(), [""; 0]);
}
