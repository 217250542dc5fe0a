//! Optimal play: exactly by backward induction if nothing is hidden, and otherwise within a known distance by
//! counterfactual regret minimization.

use super::{
    cfr::Minimizer,
    form::{Form, Node, Policy, sign},
    response::best_response,
};
use kernel::Seat;

/// The payoff of the first seat if both play optimally, within two bounds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solution {
    /// The first seat has a policy that ensures at least this.
    pub(super) least: f64,
    /// The second seat has a policy that leaves at most this to the first. It equals `least` if nothing is hidden.
    pub(super) most: f64,
}

/// Counterfactual regret minimization stops once the payoff of optimal play is known to this distance.
pub(super) const CLOSE: f64 = 0.0005;
/// The greatest number of iterations. The gap that is left is part of the solution.
const MOST_ITERATIONS: u32 = 20_000;
/// The number of iterations between two measurements of the gap.
const BETWEEN: u32 = 100;

/// Solves a game.
pub(super) fn solve(form: &Form) -> Solution {
    optimal(form).1
}

/// Returns a policy that is optimal or close to it, with the bounds that it ensures.
fn optimal(form: &Form) -> (Policy, Solution) {
    if form.open {
        let policy = backward_induction(form);
        let payoff = form.payoff(&policy);
        return (policy, Solution { least: payoff, most: payoff });
    }
    let mut minimizer = Minimizer::new(form);
    loop {
        minimizer.iterate(BETWEEN);
        let policy = minimizer.average();
        let solution = bounds(form, &policy);
        if solution.most - solution.least <= CLOSE || minimizer.iterations() >= MOST_ITERATIONS {
            return (policy, solution);
        }
    }
}

/// Returns the bounds that a policy ensures: the lowest payoff against its part for the first seat, and the highest
/// against its part for the second.
fn bounds(form: &Form, policy: &Policy) -> Solution {
    let mut seats = Seat::all(2);
    let (Some(first), Some(second)) = (seats.next(), seats.next()) else { unreachable!("two seats were asked for") };
    Solution { least: best_response(form, policy, second), most: best_response(form, policy, first) }
}

/// Returns the best choice at every decision of a game in which nothing is hidden (expectimax with one or two seats).
/// Positions that several orders of play lead to are one node, so each is judged once.
fn backward_induction(form: &Form) -> Policy {
    let mut policy = form.uniform();
    let mut payoffs: Vec<f64> = Vec::with_capacity(form.nodes.len());
    for node in &form.nodes {
        payoffs.push(match node {
            Node::End(payoff) => *payoff,
            Node::Chance(next) => next.iter().map(|(chance, child)| chance * payoffs[*child as usize]).sum(),
            Node::Choice { info, next } => {
                let sign = sign(form.infos[*info as usize].seat);
                let worths = next.iter().map(|child| sign * payoffs[*child as usize]);
                let best = worths.enumerate().fold((0, f64::NEG_INFINITY), |best, (action, worth)| {
                    if worth > best.1 { (action, worth) } else { best }
                });
                let shares = &mut policy[*info as usize];
                shares.iter_mut().for_each(|share| *share = 0.0);
                shares[best.0] = 1.0;
                sign * best.1
            }
        });
    }
    policy
}

#[cfg(test)]
mod tests;
