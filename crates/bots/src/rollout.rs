//! A bot that plays actions on, with greedy play on common deals (rollouts: Tesauro and Galperin 1996).

mod ahead;
mod race;
mod judgement;
mod parts;

pub use judgement::Judgement;

use crate::{Bot, Stop};
use judgement::judged;
use kernel::{Game, Rng, Turn};
use parts::parts;
use race::{Field, Limits, race};

/// The number of actions that are judged on all deals to the end.
const FINALISTS: usize = 3;

/// A bot with a fixed number of rollouts, or fewer if its caller stops it. Unless it is stopped, the same view and the
/// same random numbers give the same action.
#[derive(Clone, Copy, Debug)]
pub struct Rollout {
    limits: Limits,
}

impl Rollout {
    /// Returns a bot with this number of rollouts for each decision.
    pub fn new(rollouts: u32) -> Rollout {
        Rollout { limits: Limits { rollouts, finalists: 1 } }
    }

    /// Judges the actions in `legal`, the best one first. Actions that look much worse one step ahead are not judged. The
    /// three best are judged on more deals than the others. The action `kept`, if any, is judged in any case, and on as many
    /// deals as the best. Calls `stop` like [`Bot::choose_until`].
    ///
    /// Returns an empty list if no seat decides.
    pub fn judge<G: Game>(
        &self,
        game: &G,
        view: &G::View,
        (legal, kept): (&[G::Action], Option<G::Action>),
        (rng, stop): (&mut Rng, Stop<'_>),
    ) -> Vec<Judgement<G::Action>> {
        let Turn::Of(seat) = game.turn(&game.determinize(view, rng)) else { return Vec::new() };
        let limits = Limits { finalists: FINALISTS, ..self.limits };
        let field = Field { seat, legal, kept };
        let mut judged = judged(&race(game, view, field, limits, (rng, stop)), seat);
        let actions: Vec<G::Action> = judged.iter().map(|judgement| judgement.action).collect();
        if let Some(parts) = parts(game, view, (seat, &actions), rng) {
            judged.iter_mut().zip(parts).for_each(|(judgement, parts)| judgement.parts = parts);
        }
        judged
    }
}

impl<G: Game> Bot<G> for Rollout {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        self.choose_until(game, view, legal, (rng, &mut || false))
    }

    fn choose_until(&mut self, game: &G, view: &G::View, legal: &[G::Action], luck: (&mut Rng, Stop<'_>)) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let Turn::Of(seat) = game.turn(&game.determinize(view, luck.0)) else { return legal[0] };
        race(game, view, Field { seat, legal, kept: None }, self.limits, luck)[0].action
    }
}
