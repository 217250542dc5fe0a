//! Tests that stronger levels win more, by far more than chance allows.

use crate::play::game;
use kernel::{Seat, winners};

/// Returns the share of wins of the first bot, which plays in every seat equally often.
fn share(first: &str, second: &str, games: u64) -> f64 {
    let mut won = 0.0;
    for seed in 0..games {
        for place in 0..2 {
            let line_up = if place == 0 { [first, second] } else { [second, first] };
            let scores = game(&line_up, seed);
            let winning: Vec<Seat> = winners(&scores).collect();
            let own = winning.iter().filter(|seat| seat.index() == place).count();
            won += own as f64 / winning.len() as f64;
        }
    }
    won / (2 * games) as f64
}

#[test]
fn greedy_beats_random() {
    let share = share("greedy", "random", 150);
    assert!(share > 0.6, "{share}");
}

#[test]
fn rollouts_beat_greedy() {
    let share = share("rollout:100", "greedy", 100);
    assert!(share > 0.55, "{share}");
}

#[test]
fn search_beats_random() {
    let share = share("ismcts:300", "random", 60);
    assert!(share > 0.6, "{share}");
}
