//! The policy of a bot: how often it takes each action at each decision of a game.

use super::{
    form::{Form, Node, Policy},
    grow::{Asked, Grown},
    variant::Variant,
};
use bots::Level;
use kernel::{Game, Rng, Seat};
use std::sync::Arc;

/// A bot whose policy is wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asking {
    pub(super) level: Level,
    /// The seat that the bot plays.
    pub(super) seat: Seat,
    /// The seed of the bot's random numbers.
    pub(super) seed: u64,
    /// The number of times that each decision is put to the bot, each time with other random numbers.
    pub(super) times: u32,
}

impl Asking {
    /// Returns the policy of the bot at one seat. Decisions that it never reaches are not put to it, and keep the uniform
    /// policy, and so do those of the other seat.
    pub(super) fn policy<G: Game>(self, game: &Arc<G>, grown: &Grown<G>) -> Policy {
        let form = &grown.form;
        let mut policy = form.uniform();
        let mut decided = vec![false; form.infos.len()];
        let mut reached = vec![false; form.nodes.len()];
        if let Some(root) = reached.last_mut() {
            *root = true;
        }
        for at in (0..form.nodes.len()).rev() {
            if !reached[at] {
                continue;
            }
            match &form.nodes[at] {
                Node::End(_) => {}
                Node::Chance(next) => next.iter().for_each(|(_, child)| reached[*child as usize] = true),
                Node::Choice { info, next } => {
                    let own = form.infos[*info as usize].seat == self.seat;
                    if own && !std::mem::replace(&mut decided[*info as usize], true) {
                        policy[*info as usize] = self.shares(game, grown, *info);
                    }
                    for (child, share) in next.iter().zip(&policy[*info as usize]) {
                        reached[*child as usize] |= !own || *share > 0.0;
                    }
                }
            }
        }
        policy
    }

    /// Returns how often the bot takes each action at an information set.
    fn shares<G: Game>(self, game: &Arc<G>, grown: &Grown<G>, info: u32) -> Vec<f64> {
        let Asked { view, legal, positions } = &grown.asked[info as usize];
        if self.level == Level::Random {
            return uniform(&grown.form, info);
        }
        let variant = Variant { game: Arc::clone(game), positions: positions.clone() };
        let mut bot = self.level.bot::<Variant<G>>();
        let mut shares = vec![0.0; legal.len()];
        for time in 0..self.times {
            let stream = u64::from(info) << 32 | u64::from(time);
            let action = bot.choose(&variant, view, legal, &mut Rng::stream(self.seed, stream));
            let chosen = legal.iter().position(|offered| *offered == action);
            shares[chosen.expect("a bot takes one of the legal actions")] += 1.0 / f64::from(self.times);
        }
        shares
    }
}

fn uniform(form: &Form, info: u32) -> Vec<f64> {
    let actions = form.infos[info as usize].actions;
    vec![1.0 / actions as f64; actions]
}
