//! Properties of every position of random games, and of the actions offered in it.

mod ends;
mod force;
mod offers;
mod order;

use crate::language::{STANDARD, Table};
use duel::Rules;
use kernel::Rng;

/// Plays random games of this table and shows each of their positions to `look`, including the first and the last.
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

/// The rules of games that are short enough to play many, and long enough for everything to occur.
const SHORT: Rules = Rules { turn_cap: 14, ..STANDARD };
