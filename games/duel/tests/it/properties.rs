//! What is true of every position of random games, and of what is offered in it.

mod ends;
mod force;
mod offers;
mod order;

use crate::language::{STANDARD, Table};
use duel::Rules;
use kernel::Rng;

/// Random games of this table, with every position of them shown, the start and the end among them.
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

/// Short enough to play many, long enough for everything to come up.
const SHORT: Rules = Rules { turn_cap: 14, ..STANDARD };
