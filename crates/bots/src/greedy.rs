//! A bot that takes the action that looks best one step ahead.

use crate::{Bot, settle::Settler};
use kernel::{Game, Rng, Taste};
use std::cmp::Reverse;

/// A bot that tries each action on determinizations of its view and takes the one with the highest mean value. Ties are
/// broken at random.
///
/// ```
/// use bots::{Bot, Greedy};
/// use kernel::{Game, Rng, Turn, Unheard, Viewer};
/// use testkit::embers::Embers;
///
/// let (game, mut rng) = (Embers { seats: 2 }, Rng::new(1));
/// let mut state = game.start();
/// while game.turn(&state) == Turn::Chance {
///     let chance = game.sample(&state, &mut rng);
///     game.happen(&mut state, &chance, &mut Unheard);
/// }
/// let Turn::Of(seat) = game.turn(&state) else { panic!("a seat decides after the deal") };
/// let mut legal = Vec::new();
/// game.legal_actions(&state, seat, &mut legal);
/// let action = Greedy::default().choose(&game, &game.view(&state, Viewer::Seat(seat)), &legal, &mut rng);
/// assert!(legal.contains(&action));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    taste: Taste,
}

/// For each round of trials, the number of determinizations and the number of actions that are left after the round.
/// The best actions are tried again on other determinizations, because one of them may have looked best only by chance.
const TRIALS: [(usize, usize); 2] = [(4, 3), (12, 1)];

impl Greedy {
    /// Returns a bot that values views with this taste.
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
