//! The results of groups of positions.

use super::{entrants::Group, estimate::Estimate, played::LuckResult, ratio::Ratio, sums::Sums};
use kernel::MAX_SEATS;

/// The sums of a group of positions over all deals that have been played.
#[derive(Clone, Debug)]
pub(super) struct GroupSums {
    group: Group,
    wins: Sums,
    points: Ratio,
}

impl GroupSums {
    pub(super) fn new(group: Group) -> GroupSums {
        GroupSums { group, wins: Sums::default(), points: Ratio::default() }
    }

    pub(super) fn add(&mut self, luck: &LuckResult) {
        let of = |each: &[i64; MAX_SEATS]| self.group.positions().iter().map(|at| each[*at]).sum();
        self.wins.add(of(&luck.twelfths));
        self.points.add(of(&luck.points), luck.scored * self.group.positions().len() as i64);
    }

    pub(super) fn merge(&mut self, other: &GroupSums) {
        self.wins.merge(&other.wins);
        self.points.merge(&other.points);
    }

    pub(super) fn group(&self) -> &Group {
        &self.group
    }

    pub(super) fn wins(&self) -> f64 {
        self.wins.wins()
    }

    /// Returns the share of games won, per position, for deals of `rotations` games each.
    pub(super) fn win_share(&self, rotations: usize) -> Estimate {
        Estimate::of_wins(&self.wins, rotations * self.group.positions().len())
    }

    /// Returns the points per game and position, or `None` if no game has points.
    pub(super) fn score(&self) -> Option<Estimate> {
        self.points.estimate()
    }
}
