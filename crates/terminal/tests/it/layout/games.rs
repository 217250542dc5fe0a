//! Plays whole games of bots, and shows some of the decisions to a test.

use crate::fits::position;
use catalog::Level;
use kernel::{Options, Rng, Shelf, Turn, Viewer};
use protocol::{Lang, Position};

pub(super) struct Table<'a> {
    pub(super) game: &'a str,
    pub(super) seats: usize,
    pub(super) seed: u64,
}

/// The average number of decisions from which one decision is checked.
const APART: u32 = 16;
/// The greatest number of decisions that are played in a game. Few games have that many.
const MOST: usize = 400;

/// Plays a game in which some decisions are random and the others are those of a bot. Calls `see` with some of the
/// positions.
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
        // Random decisions lead to crowded tables, which a good player would avoid.
        let choice = match rng.below(2) {
            0 => rng.below(choices as u32) as usize,
            _ => game.think(Level::Greedy, Rng::new(rng.word())).unwrap()(&mut || false),
        };
        game.choose(seat, choice).unwrap();
    }
}
