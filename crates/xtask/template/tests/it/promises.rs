//! Tests the promises that `testkit` checks of every game.

use kernel::{Options, Shelf, Tabletop};
use newgame::NewGame;

#[test]
fn keeps_every_promise() {
    for seats in 2..=4 {
        testkit::conformance(&NewGame::open((), &Options::new(), seats, &Shelf::EMPTY).unwrap(), 100);
    }
}
