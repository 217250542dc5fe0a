//! A game in extensive form: a tree of decisions, chance and ends, without any rules.

use kernel::Seat;

/// A game for one or two seats, or the rest of one. All payoffs are those of the first seat. With two seats, the second
/// seat gets the rest of a constant sum, so the first seat wants high payoffs and the second wants low ones.
///
/// Children come before their parents, so one loop over the nodes sees the children of each node first. If nothing is
/// hidden, nodes may share children.
#[derive(Debug)]
pub(super) struct Form {
    pub(super) nodes: Vec<Node>,
    pub(super) infos: Vec<Info>,
    /// True if every information set has exactly one node.
    pub(super) open: bool,
}

/// A position.
#[derive(Debug)]
pub(super) enum Node {
    /// The game is over, with this payoff of the first seat.
    End(f64),
    /// Chance decides: each child has this probability. The probabilities add up to 1.
    Chance(Vec<(f64, u32)>),
    /// A seat decides at this information set. There is one child for each action.
    Choice { info: u32, next: Vec<u32> },
}

/// An information set: the positions that a seat cannot tell apart when it decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Info {
    pub(super) seat: Seat,
    pub(super) actions: usize,
}

/// For each information set, the probability of each action.
pub(super) type Policy = Vec<Vec<f64>>;

impl Form {
    /// Returns the policy that takes every action equally often, everywhere.
    pub(super) fn uniform(&self) -> Policy {
        self.infos.iter().map(|info| vec![1.0 / info.actions as f64; info.actions]).collect()
    }

    /// Returns the payoff at each node if all seats follow this policy. The last node is the root.
    pub(super) fn payoffs(&self, policy: &Policy) -> Vec<f64> {
        let mut payoffs = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let payoff = match node {
                Node::End(payoff) => *payoff,
                Node::Chance(next) => next.iter().map(|(chance, child)| chance * payoffs[*child as usize]).sum(),
                Node::Choice { info, next } => {
                    let shares = next.iter().zip(&policy[*info as usize]);
                    shares.map(|(child, share)| share * payoffs[*child as usize]).sum()
                }
            };
            payoffs.push(payoff);
        }
        payoffs
    }

    /// Returns the payoff of the game if all seats follow this policy.
    pub(super) fn payoff(&self, policy: &Policy) -> f64 {
        self.payoffs(policy).pop().unwrap_or_default()
    }

    /// Returns, for each node, the probability of reaching it if chance and the seats for which `counts` is true play
    /// their part, and all others want to reach it.
    pub(super) fn reaches(&self, policy: &Policy, counts: impl Fn(Seat) -> bool) -> Vec<f64> {
        let mut reaches = vec![0.0; self.nodes.len()];
        if let Some(root) = reaches.last_mut() {
            *root = 1.0;
        }
        for (at, node) in self.nodes.iter().enumerate().rev() {
            let reach = reaches[at];
            match node {
                Node::End(_) => {}
                Node::Chance(next) => {
                    next.iter().for_each(|(chance, child)| reaches[*child as usize] += reach * chance)
                }
                Node::Choice { info, next } => {
                    let counted = counts(self.infos[*info as usize].seat);
                    for (child, share) in next.iter().zip(&policy[*info as usize]) {
                        reaches[*child as usize] += if counted { reach * share } else { reach };
                    }
                }
            }
        }
        reaches
    }
}

/// Returns the factor by which a payoff counts for a seat: the first seat wants high payoffs, all others low ones.
pub(super) fn sign(seat: Seat) -> f64 {
    if seat.index() == 0 { 1.0 } else { -1.0 }
}
