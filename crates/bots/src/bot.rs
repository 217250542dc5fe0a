//! What a bot is.

use kernel::{Game, Rng};

/// Decides for a seat, from what that seat may know.
pub trait Bot<G: Game>: Send {
    /// One of the actions in `legal`, which is not empty. Deterministic for a state of `rng`.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action;
}
