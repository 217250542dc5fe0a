//! The results of groups of positions.

use super::{
    entrants::Group,
    estimate::{Estimate, stopping_reach},
    played::Played,
    ratio::Ratio,
    sums::{Sums, TWELFTHS},
    unit::Unit,
};
use kernel::Seat;

/// The sums of a group of positions over all units that have been counted.
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

    pub(super) fn add(&mut self, unit: &Unit) {
        let twelfths = self.sum(unit, |game, seat| i64::from(game.twelfths[seat]));
        let points = self.sum(unit, |game, seat| game.scores.as_ref().map_or(0, |scores| i64::from(scores[seat])));
        self.wins.add(twelfths);
        self.points.add(points, unit.scored() * self.group.positions().len() as i64);
    }

    /// Adds up a number over all games of a unit and over the seats at which the group sat.
    fn sum(&self, unit: &Unit, number: impl Fn(&Played, Seat) -> i64) -> i64 {
        let of_game = |game: &Played| -> i64 {
            let ours = game.seats.iter().filter(|(_, position)| self.group.positions().contains(position));
            ours.map(|(seat, _)| number(game, seat)).sum()
        };
        unit.games.iter().map(of_game).sum()
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

    /// Returns the half width by which a match is stopped, for the share of games won. The deals have `rotations` games
    /// each. Returns `None` before the second deal.
    pub(super) fn stopping_reach(&self, rotations: usize) -> Option<f64> {
        stopping_reach(&self.wins, f64::from(TWELFTHS) * (rotations * self.group.positions().len()) as f64)
    }

    /// Returns the points per game and position, or `None` if no game has points.
    pub(super) fn score(&self) -> Option<Estimate> {
        self.points.estimate()
    }
}
