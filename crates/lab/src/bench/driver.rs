//! Plays random games as fast as the rules allow.

use kernel::{Game, Rng, Turn, Unheard};
use std::hint::black_box;

/// The path by which an entry enters a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// The path of a search: the game plays a legal action without checks, and events are dropped.
    Trusted,
    /// The path of a host: the kernel checks every entry, and its events are kept until the next entry.
    Checked,
}

impl Door {
    pub const ALL: [Door; 2] = [Door::Trusted, Door::Checked];
}

/// A player of random games, one after the other, that reuses its buffers. Every decision takes one of the legal
/// actions, all equally likely. Every outcome of chance is drawn by its weight.
pub struct Driver<'a, G: Game> {
    game: &'a G,
    rng: Rng,
    legal: Vec<G::Action>,
    offered: Vec<G::Action>,
    events: Vec<G::Event>,
}

impl<'a, G: Game> Driver<'a, G> {
    pub fn new(game: &'a G, seed: u64) -> Driver<'a, G> {
        Driver { game, rng: Rng::new(seed), legal: Vec::new(), offered: Vec::new(), events: Vec::new() }
    }

    /// Plays this number of games and returns the number of their entries.
    pub fn games(&mut self, door: Door, games: u64) -> u64 {
        match door {
            Door::Trusted => (0..games).map(|_| self.trusted()).sum(),
            Door::Checked => (0..games).map(|_| self.checked()).sum(),
        }
    }

    fn trusted(&mut self) -> u64 {
        let mut state = self.game.start();
        let mut entries = 0;
        loop {
            match self.game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = self.game.sample(&state, &mut self.rng);
                    self.game.happen(&mut state, &outcome, &mut Unheard);
                }
                Turn::Of(seat) => {
                    self.legal.clear();
                    self.game.legal_actions(&state, seat, &mut self.legal);
                    let action = *self.rng.pick(&self.legal).expect("a seat to move has an action");
                    self.game.play(&mut state, seat, &action, &mut Unheard);
                }
            }
            entries += 1;
        }
        black_box(self.game.scores(&state));
        entries
    }

    fn checked(&mut self) -> u64 {
        let mut state = self.game.start();
        let mut entries = 0;
        loop {
            self.events.clear();
            let entered = match self.game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = self.game.sample(&state, &mut self.rng);
                    kernel::happen(self.game, &mut state, &outcome, &mut self.events)
                }
                Turn::Of(seat) => {
                    self.legal.clear();
                    self.game.legal_actions(&state, seat, &mut self.legal);
                    let action = *self.rng.pick(&self.legal).expect("a seat to move has an action");
                    kernel::apply(self.game, &mut state, (seat, &action), &mut self.offered, &mut self.events)
                }
            };
            entered.expect("what the rules offer can be entered");
            black_box(&self.events);
            entries += 1;
        }
        black_box(self.game.scores(&state));
        entries
    }
}
