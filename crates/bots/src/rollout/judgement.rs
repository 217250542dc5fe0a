//! The judgement of an action by rollouts.

use super::{ahead::Ahead, race::Runner};
use crate::measured::Measured;
use kernel::Seat;

/// The judgement of one action by rollouts: its result, and its loss against the best action.
///
/// The result is the share in the win, between 0 and 1. In a game for one player, who has nobody to win against, it is the
/// score.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement<A> {
    /// The action.
    pub action: A,
    /// The result.
    pub result: Measured,
    /// By how much the result is lower than that of the best action, on the deals that both have met.
    pub loss: Measured,
    /// The number of rollouts.
    pub rollouts: usize,
    /// For each feature of the game, the strength that it gives the seat right after the action, less the mean of the
    /// strengths that it gives the others, in logits. The list is empty for a game without weights for such a table.
    pub parts: Vec<f64>,
}

/// Judges the runners of a race, in the order of their results. A runner that dropped out earlier comes after all that ran
/// on.
pub(super) fn judged<A: Copy>(runners: &[Runner<A>], seat: Seat) -> Vec<Judgement<A>> {
    let results: Vec<Vec<f64>> =
        runners.iter().map(|runner| runner.rollouts.iter().map(|ahead| result(ahead, seat)).collect()).collect();
    let range = range(&results);
    let measured = |own: &Vec<f64>| Measured::of(own.iter().copied(), range);
    let mut order: Vec<(usize, Measured)> = results.iter().map(measured).enumerate().collect();
    order.sort_by(|(one, first), (other, second)| {
        let deals = |at: usize| results[at].len();
        deals(*other).cmp(&deals(*one)).then(second.mean.total_cmp(&first.mean)).then(one.cmp(other))
    });
    let best = &results[order[0].0];
    let judgement = |(at, result): &(usize, Measured)| {
        let own = &results[*at];
        let losses = best.iter().zip(own).map(|(best, own)| best - own);
        Judgement {
            action: runners[*at].action,
            result: *result,
            loss: Measured::of(losses, 2.0 * range),
            rollouts: own.len(),
            parts: Vec::new(),
        }
    };
    order.iter().map(judgement).collect()
}

fn result(ahead: &Ahead, seat: Seat) -> f64 {
    match &ahead.margins {
        Some(scores) if scores.len() == 1 => f64::from(scores[seat]),
        _ => ahead.won[seat],
    }
}

/// Returns how far results can lie apart: 1 for shares, and for scores as far as those that were met.
fn range(results: &[Vec<f64>]) -> f64 {
    let all = || results.iter().flatten().copied();
    (all().fold(f64::MIN, f64::max) - all().fold(f64::MAX, f64::min)).max(1.0)
}
