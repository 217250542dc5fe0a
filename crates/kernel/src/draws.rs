//! The draws of one game by luck by purpose.

use crate::{Game, Key, Purpose};
use std::collections::BTreeMap;

/// The luck of one game: a seed, and the number of draws so far for each purpose.
#[derive(Clone, Debug)]
pub struct Luck {
    seed: u64,
    drawn: BTreeMap<Purpose, u32>,
}

impl Luck {
    /// Returns the luck of a new game.
    pub fn new(seed: u64) -> Luck {
        Luck { seed, drawn: BTreeMap::new() }
    }

    /// Draws the outcome that is due. This method must be called only on chance's turn.
    pub fn draw<G: Game>(&mut self, game: &G, state: &G::State) -> G::Chance {
        let purpose = game.purpose(state);
        let index = self.drawn.entry(purpose).or_default();
        let key = Key::new(self.seed, purpose, *index);
        *index += 1;
        game.sample_by(state, key)
    }
}
