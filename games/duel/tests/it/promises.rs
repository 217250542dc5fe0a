//! Tests all promises of `testkit`, at every step of random games.

use duel::{Catalog, Duel, Rules};
use testkit::{conformance, same_luck};

fn keeps_every_promise(good_extra_cards: u8, turn_cap: u8, games: usize) {
    conformance(&Duel::new(Rules { good_extra_cards, turn_cap }, Catalog::standard()), games);
}

#[test]
fn as_published() {
    keeps_every_promise(0, 40, 1_000);
}

#[test]
fn with_extra_cards_for_good() {
    (1..=4).for_each(|extra| keeps_every_promise(extra, 40, 50));
}

#[test]
fn with_the_shortest_game() {
    keeps_every_promise(0, 7, 200);
}

#[test]
fn with_the_same_seed_decisions_hardly_change_luck() {
    let shared = same_luck(&Duel::new(Rules { good_extra_cards: 0, turn_cap: 40 }, Catalog::standard()), 50);
    assert!(shared.alike > 9 * shared.unlike, "{shared:?}");
}
