//! Tests that the seed alone decides a result: neither the number of threads nor a second run changes it.

use crate::{
    harvest::Harvest,
    strength::{entrants, plan},
};
use lab::{Progress, Standings, play_match};
use std::sync::atomic::{AtomicU64, Ordering};

fn played(seed: u64, jobs: usize) -> (Standings, u64) {
    let done = AtomicU64::new(0);
    let progress = |heard: Progress| done.store(heard.games, Ordering::Relaxed);
    let game = Harvest { seats: 3 };
    let standings = play_match(&game, &entrants(&["random", "eager", "random"]), &plan(500, seed, jobs), &progress);
    (standings.unwrap(), done.into_inner())
}

#[test]
fn one_thread_two_threads_and_another_run_agree_to_the_bit() {
    let (one, heard) = played(7, 1);
    assert_eq!(heard, 501);
    let text = serde_json::to_string(&one).unwrap();
    for jobs in [1, 2, 3, 8] {
        let (again, heard) = played(7, jobs);
        assert_eq!((serde_json::to_string(&again).unwrap(), heard), (text.clone(), 501), "{jobs} jobs");
    }
}

#[test]
fn another_seed_gives_another_result() {
    assert_ne!(played(7, 2).0, played(8, 2).0);
}
