//! Tests that call a dealer directly, without a server.

mod access;
mod clocks;
mod daily;
mod fights;
mod hints;
mod leaving;
mod ledger;
mod lessons;
mod luck;
mod logs;
mod review;
mod screens;
mod steps;
mod streams;
mod updates;
mod windows;
mod world;

use catalog::{AnyTable, Level};
use dealer::{Dealer, Row};
use kernel::{Options, Shelf, Turn};

const SEED: u64 = 7;

/// Returns a game before its first entry.
fn table(game: &str) -> Box<dyn AnyTable> {
    catalog::open(game, &Options::new(), vec!["Ann".into(), "Ben".into()], &Shelf::EMPTY).unwrap()
}

/// Returns a dealer for two seats, before the first row of the log.
fn dealer(game: &str, levels: [Option<Level>; 2]) -> Dealer {
    Dealer::new(table(game), levels.to_vec(), SEED).unwrap()
}

/// Stores and commits the step with the owed entries.
fn run_on(dealer: &mut Dealer, store: &mut Vec<Row>) {
    let owed = dealer.owed().unwrap();
    store.extend_from_slice(owed.rows());
    dealer.commit(owed).unwrap();
}

/// Lets the seat to move choose as a bot would. Returns false if no seat is to move.
fn decide(dealer: &mut Dealer, store: &mut Vec<Row>) -> bool {
    let Turn::Of(seat) = dealer.table().turn() else { return false };
    let choice = dealer.think(Level::Greedy).unwrap()(&mut || false);
    let step = dealer.act(seat, choice).unwrap();
    store.extend_from_slice(step.rows());
    dealer.commit(step).unwrap();
    true
}
