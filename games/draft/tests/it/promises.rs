//! Tests all promises of `testkit` at every step of random games.

use crate::language::{alternative, on};
use draft::Draft;
use kernel::{Options, Shelf, Tabletop};
use testkit::{Shared, conformance, same_luck};

fn keeps_every_promise(options: &Options, seats: usize, games: usize) {
    conformance(&Draft::open((), options, seats, &Shelf::EMPTY).unwrap(), games);
}

#[test]
fn two_players() {
    keeps_every_promise(&Options::new(), 2, 1_000);
}

#[test]
fn three_players() {
    keeps_every_promise(&Options::new(), 3, 1_000);
}

#[test]
fn four_players() {
    keeps_every_promise(&Options::new(), 4, 1_000);
}

#[test]
fn with_an_open_trio() {
    (2..=4).for_each(|seats| keeps_every_promise(&on(&["openTrio"]), seats, 50));
}

#[test]
fn with_the_alternative_cards() {
    (2..=4).for_each(|seats| keeps_every_promise(&alternative(), seats, 50));
}

#[test]
fn with_the_memory_aid() {
    (2..=4).for_each(|seats| keeps_every_promise(&on(&["memoryAid"]), seats, 50));
}

#[test]
fn with_everything_on() {
    let mut options = on(&["openTrio", "memoryAid"]);
    options.extend(alternative());
    (2..=4).for_each(|seats| keeps_every_promise(&options, seats, 50));
}

#[test]
fn with_the_same_seed_everybody_gets_the_same_columns() {
    for (seats, rounds, columns) in [(2, 8, 3), (3, 9, 4)] {
        let shared = same_luck(&Draft::open((), &on(&["openTrio"]), seats, &Shelf::EMPTY).unwrap(), 100);
        assert_eq!(shared, Shared { alike: 100 * (2 + rounds * columns), unlike: 0 }, "{seats} players");
    }
}
