//! Counterfactual regret minimization in its variant CFR+ (Tammelin 2014): regrets never fall below zero, the seats are
//! updated in turns, and later iterations count more in the average.

use super::form::{Form, Node, Policy, sign};
use kernel::Seat;

/// A policy that becomes optimal by and by: the average over all iterations.
pub(super) struct Minimizer<'a> {
    form: &'a Form,
    regrets: Vec<Vec<f64>>,
    /// For each action, the weighted sum of its probability over all iterations.
    sums: Vec<Vec<f64>>,
    current: Policy,
    iterations: u32,
}

impl<'a> Minimizer<'a> {
    pub(super) fn new(form: &'a Form) -> Minimizer<'a> {
        let zero: Vec<Vec<f64>> = form.infos.iter().map(|info| vec![0.0; info.actions]).collect();
        Minimizer { form, regrets: zero.clone(), sums: zero, current: form.uniform(), iterations: 0 }
    }

    pub(super) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Runs this number of iterations. In each of them, every seat is updated once.
    pub(super) fn iterate(&mut self, count: u32) {
        for _ in 0..count {
            self.iterations += 1;
            for seat in Seat::all(2) {
                self.update(seat);
            }
        }
    }

    /// Returns the average policy. An information set that was never reached has the uniform policy.
    pub(super) fn average(&self) -> Policy {
        self.sums.iter().map(|sums| shares(sums)).collect()
    }

    /// Updates the regrets and the policy of a seat against the current policy of the other.
    fn update(&mut self, seat: Seat) {
        let payoffs = self.form.payoffs(&self.current);
        let others = self.form.reaches(&self.current, |other| other != seat);
        let own = self.form.reaches(&self.current, |other| other == seat);
        for (at, node) in self.form.nodes.iter().enumerate() {
            let Node::Choice { info, next } = node else { continue };
            let info = *info as usize;
            if self.form.infos[info].seat != seat {
                continue;
            }
            let weight = others[at] * sign(seat);
            for (regret, child) in self.regrets[info].iter_mut().zip(next) {
                *regret += weight * (payoffs[*child as usize] - payoffs[at]);
            }
        }
        self.average_in(seat, &own);
        for ((info, regrets), current) in self.form.infos.iter().zip(&mut self.regrets).zip(&mut self.current) {
            if info.seat == seat {
                regrets.iter_mut().for_each(|regret| *regret = regret.max(0.0));
                *current = shares(regrets);
            }
        }
    }

    /// Adds the current policy of a seat to its sums. Each information set counts by the probability with which the seat
    /// itself reaches it, and each iteration by its number.
    fn average_in(&mut self, seat: Seat, own: &[f64]) {
        let mut seen = vec![false; self.form.infos.len()];
        for (at, node) in self.form.nodes.iter().enumerate() {
            let Node::Choice { info, .. } = node else { continue };
            let info = *info as usize;
            // With perfect recall, the seat plays the same actions on its way to every node of an information set, so
            // one node says how often it comes there.
            if self.form.infos[info].seat != seat || std::mem::replace(&mut seen[info], true) {
                continue;
            }
            let weight = f64::from(self.iterations) * own[at];
            for (sum, share) in self.sums[info].iter_mut().zip(&self.current[info]) {
                *sum += weight * share;
            }
        }
    }
}

/// Returns the numbers as shares of their sum, or equal shares if the sum is 0.
fn shares(numbers: &[f64]) -> Vec<f64> {
    let sum: f64 = numbers.iter().sum();
    let equal = 1.0 / numbers.len() as f64;
    numbers.iter().map(|number| if sum > 0.0 { number / sum } else { equal }).collect()
}
