//! Takes any action, each equally likely.

use crate::Bot;
use kernel::{Game, Rng};

#[derive(Clone, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        *rng.pick(legal).expect("a seat to move has an action")
    }
}
