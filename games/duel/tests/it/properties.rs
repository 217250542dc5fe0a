//! Tests of properties that hold in every position of random games, and of the actions offered there.

mod ends;
mod force;
mod offers;
mod order;

use crate::language::{STANDARD, Table};
use duel::Rules;
use kernel::Rng;

/// Plays random games with these options, and calls `look` with each of their positions, including the first and the
/// last.
fn every_position(rules: Rules, games: u64, mut look: impl FnMut(&Table)) {
    for number in 0..games {
        let (mut table, mut rng) = (Table::new(rules), Rng::stream(number, 0));
        look(&table);
        while let Some(entry) = table.any(&mut rng) {
            table.enter(entry).unwrap();
            look(&table);
        }
    }
}

/// Options for games that are short enough to play many of them, and long enough for every situation to occur.
const SHORT: Rules = Rules { turn_cap: 14, ..STANDARD };
