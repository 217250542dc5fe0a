//! The best response: the policy of one seat that is best against a known policy of the other.

use super::form::{Form, Node, Policy, sign};
use kernel::Seat;

/// Returns the payoff of the first seat if `seat` plays as well as possible against the policy of the other seat. It is
/// exact.
pub(super) fn best_response(form: &Form, policy: &Policy, seat: Seat) -> f64 {
    let reaches = form.reaches(policy, |other| other != seat);
    let mut members = vec![Vec::new(); form.infos.len()];
    for (at, node) in form.nodes.iter().enumerate() {
        if let Node::Choice { info, .. } = node {
            members[*info as usize].push(at as u32);
        }
    }
    let payoffs = vec![None; form.nodes.len()];
    let chosen = vec![None; form.infos.len()];
    let mut search = Search { form, policy, seat, reaches, members, payoffs, chosen };
    search.payoff(form.nodes.len() as u32 - 1)
}

struct Search<'a> {
    form: &'a Form,
    policy: &'a Policy,
    seat: Seat,
    /// For each node, the probability that chance and the other seat reach it.
    reaches: Vec<f64>,
    /// For each information set, its nodes.
    members: Vec<Vec<u32>>,
    payoffs: Vec<Option<f64>>,
    chosen: Vec<Option<usize>>,
}

impl Search<'_> {
    /// Returns the payoff at a node. The recursion ends, because a seat with perfect recall never meets the same
    /// information set twice in one game.
    fn payoff(&mut self, at: u32) -> f64 {
        if let Some(known) = self.payoffs[at as usize] {
            return known;
        }
        let form = self.form;
        let payoff = match &form.nodes[at as usize] {
            Node::End(payoff) => *payoff,
            Node::Chance(next) => next.iter().map(|(chance, child)| chance * self.payoff(*child)).sum(),
            Node::Choice { info, next } if form.infos[*info as usize].seat == self.seat => {
                let chosen = self.choice(*info);
                self.payoff(next[chosen])
            }
            Node::Choice { info, next } => {
                let shares = &self.policy[*info as usize];
                // An action that is never taken needs no payoff.
                let taken = next.iter().zip(shares).filter(|(_, share)| **share > 0.0);
                taken.map(|(child, share)| share * self.payoff(*child)).sum()
            }
        };
        self.payoffs[at as usize] = Some(payoff);
        payoff
    }

    /// Returns the best action at an information set of the seat: the best on average over its nodes, each weighted by
    /// the probability with which chance and the other seat reach it.
    fn choice(&mut self, info: u32) -> usize {
        if let Some(known) = self.chosen[info as usize] {
            return known;
        }
        let members = self.members[info as usize].clone();
        let mut best = (0, f64::NEG_INFINITY);
        for action in 0..self.form.infos[info as usize].actions {
            let mut worth = 0.0;
            for at in &members {
                let reach = self.reaches[*at as usize];
                if reach > 0.0
                    && let Node::Choice { next, .. } = &self.form.nodes[*at as usize]
                {
                    worth += reach * sign(self.seat) * self.payoff(next[action]);
                }
            }
            if worth > best.1 {
                best = (action, worth);
            }
        }
        self.chosen[info as usize] = Some(best.0);
        best.0
    }
}
