//! Tests the value of positions, and the choices that bots base on this value.

mod games;
mod hands;
mod parts;
mod turns;

use crate::stage::*;
use bots::{Bot, Greedy};
use kernel::{Game, Rng, Taste};
use storyline::Action;

/// Returns the value of the position for an Author.
fn value(table: &Table, author: usize) -> i32 {
    table.game.value(&table.look(author), table.seat(author))
}

fn earlier_value(table: &Table, author: usize) -> i32 {
    table.game.value_by(Taste::Earlier, &table.look(author), table.seat(author))
}

/// Returns the actions that a greedy bot chooses from `legal`, one for each of several seeds.
fn greedy(table: &Table, legal: &[Action]) -> Vec<String> {
    let view = table.look(table.who_is_asked().index());
    let choose = |luck| Greedy::default().choose(&table.game, &view, legal, &mut Rng::new(luck));
    (1..=8).map(|luck| table.said(&choose(luck))).collect()
}
