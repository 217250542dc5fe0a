//! What bots think of a position, and what they do about it.

mod games;
mod hands;
mod parts;
mod turns;

use crate::stage::*;
use bots::{Bot, Greedy};
use kernel::{Game, Rng, Taste};
use storyline::Action;

/// What the position is worth to an Author.
fn value(table: &Table, author: usize) -> i32 {
    table.game.value(&table.look(author), table.seat(author))
}

fn earlier_value(table: &Table, author: usize) -> i32 {
    table.game.value_by(Taste::Earlier, &table.look(author), table.seat(author))
}

/// What a greedy bot does where it may do this, for each of several lucks.
fn greedy(table: &Table, legal: &[Action]) -> Vec<String> {
    let view = table.look(table.who_is_asked().index());
    let choose = |luck| Greedy::default().choose(&table.game, &view, legal, &mut Rng::new(luck));
    (1..=8).map(|luck| table.said(&choose(luck))).collect()
}
