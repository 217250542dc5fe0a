//! What a bot is.

use kernel::{Game, Rng};

/// Asked between two steps of a thought: returns whether it is to stop. Whoever lets a bot think has the clock.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// Decides for a seat, from what that seat may know.
pub trait Bot<G: Game>: Send {
    /// Returns one of the actions in `legal`, which is not empty. Deterministic for a state of `rng`.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action;

    /// The same, but a bot that thinks for long asks `stop` from time to time and takes the best so far once it is true.
    /// A `stop` that is never true changes nothing.
    fn choose_until(
        &mut self,
        game: &G,
        view: &G::View,
        legal: &[G::Action],
        (rng, _stop): (&mut Rng, Stop<'_>),
    ) -> G::Action {
        self.choose(game, view, legal, rng)
    }
}
