//! A bot that plays at random.

use crate::Bot;
use kernel::{Game, Rng};

/// A bot that takes a random legal action. All actions are equally likely.
#[derive(Clone, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        *rng.pick(legal).expect("a seat to move has an action")
    }
}
