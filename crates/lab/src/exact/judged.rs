//! The judgement of bots on one ending.

use super::{
    ending::{Size, ending},
    form::{Form, Policy, sign},
    policy::Asking,
    response::best_response,
    solve::{Solution, solve},
};
use bots::Level;
use kernel::{Game, Seat};
use std::sync::Arc;

/// An ending, and the distances of bots from optimal play on it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Judged {
    pub(super) nodes: usize,
    /// The number of decisions: of information sets.
    pub(super) decisions: usize,
    /// True if nothing is hidden in this ending.
    pub(super) open: bool,
    /// The distance to which the payoff of optimal play is known.
    pub(super) gap: f64,
    /// One case for each seat whose decisions matter: the distance of each bot.
    pub(super) cases: Vec<Vec<f64>>,
}

/// The way in which bots are judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge<'a> {
    pub(super) bots: &'a [Level],
    pub(super) size: Size,
    pub(super) seed: u64,
    pub(super) times: u32,
}

/// The decisions of a seat matter if random play is farther than this from optimal play.
const MATTERS: f64 = 0.001;

impl Judge<'_> {
    /// Judges the bots on the ending of the deal with this number. Returns `None` if the deal has no ending that is
    /// small enough.
    pub(super) fn judge<G: Game>(self, game: &Arc<G>, deal: u64) -> Option<Judged> {
        let seed = self.seed.wrapping_add(deal);
        let grown = ending(&**game, seed, self.size)?;
        let form = &grown.form;
        let solution = solve(form);
        let gap = solution.most - solution.least;
        let matter = |seat: &Seat| distance(form, &solution, &form.uniform(), *seat) > MATTERS + gap;
        let cases = Seat::all(game.seats()).filter(matter).map(|seat| {
            let ask = |level| Asking { level, seat, seed, times: self.times };
            let policies = self.bots.iter().map(|level| ask(*level).policy(game, &grown));
            policies.map(|policy| distance(form, &solution, &policy, seat)).collect()
        });
        let cases = cases.collect();
        Some(Judged { nodes: form.nodes.len(), decisions: form.infos.len(), open: form.open, gap, cases })
    }
}

/// Returns the distance of a seat's policy from optimal play: the payoff that optimal play ensures, less the payoff that
/// this policy ensures against the best response to it. If optimal play is known within a gap, this is the greatest
/// distance that is possible.
pub(super) fn distance(form: &Form, solution: &Solution, policy: &Policy, seat: Seat) -> f64 {
    let Some(other) = Seat::all(2).find(|other| *other != seat) else { return 0.0 };
    let ensured = best_response(form, policy, other);
    let optimal = if sign(seat) > 0.0 { solution.most } else { solution.least };
    let distance = sign(seat) * (optimal - ensured);
    debug_assert!(distance > -1e-6, "no policy ensures more than optimal play, and this one ensures {}", -distance);
    // Sums of the same numbers in different orders can differ by a trace.
    distance.max(0.0)
}
