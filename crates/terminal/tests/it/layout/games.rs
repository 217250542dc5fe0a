//! Whole games of bots, with the decisions of each seat.

use crate::fits::position;
use catalog::Level;
use kernel::{Options, Rng, Shelf, Turn, Viewer};
use protocol::{Lang, Position};

pub(super) struct Table<'a> {
    pub(super) game: &'a str,
    pub(super) seats: usize,
    pub(super) seed: u64,
}

/// The mean number of decisions for each one that is checked.
const APART: u32 = 16;
/// The greatest number of decisions that are played in a game. Even a long game has fewer.
const MOST: usize = 400;

/// Plays a game of bots that also try other things, and calls `see` with some of its decisions.
pub(super) fn each_decision(table: &Table<'_>, see: &mut dyn FnMut(Position, Lang)) {
    let names = ["Ann", "Collector", "Bea", "Tik-Tok"][..table.seats].iter().map(|name| (*name).to_owned());
    let mut game = catalog::open(table.game, &Options::new(), names.collect(), &Shelf::EMPTY).unwrap();
    let mut rng = Rng::new(table.seed);
    for decision in 0..MOST {
        while game.turn() == Turn::Chance {
            game.chance(&mut rng).unwrap();
        }
        let Turn::Of(seat) = game.turn() else { return };
        let choices = game.scene(Viewer::Seat(seat), Lang::En).choices.len();
        if rng.below(APART) == 0 {
            let lang = if decision % 2 == 0 { Lang::En } else { Lang::Fr };
            see(position(&*game, seat, lang), lang);
        }
        // Random decisions lead to crowded tables, which good players would avoid.
        let choice = match rng.below(2) {
            0 => rng.below(choices as u32) as usize,
            _ => game.think(Level::Greedy, Rng::new(rng.word())).unwrap()(&mut || false),
        };
        game.choose(seat, choice).unwrap();
    }
}
