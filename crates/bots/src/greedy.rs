//! Takes what looks best one step ahead.

use crate::{Bot, settle::Settler};
use kernel::{Game, Rng, Taste};
use std::cmp::Reverse;

/// Tries each action on worlds imagined from its view, and takes the one that leads to what the game values most.
/// Equal ones are drawn between.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    taste: Taste,
}

/// On how many imagined worlds actions are tried, and how many are left after it: the best are tried again on others, or
/// else what luck has favoured once would be taken for the best.
const TRIALS: [(usize, usize); 2] = [(4, 3), (12, 1)];

impl Greedy {
    /// Goes by what the game values by this taste.
    pub fn by(taste: Taste) -> Greedy {
        Greedy { taste }
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        let mut left = legal.to_vec();
        for (worlds, most) in TRIALS {
            if left.len() > most {
                let worths = Settler::new(self.taste).worths(game, view, (&left, worlds), rng);
                let mut tried: Vec<(Reverse<i32>, u64, G::Action)> =
                    left.iter().zip(worths).map(|(action, worth)| (Reverse(worth), rng.word(), *action)).collect();
                tried.sort_unstable();
                left = tried.into_iter().take(most).map(|(.., action)| action).collect();
            }
        }
        *left.first().expect("a seat to move has an action")
    }
}
