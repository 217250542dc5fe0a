//! The results of the seats.

use crate::matchup::{Counts, Estimate, Length, Ratio, TWELFTHS, Unit};
use kernel::Seat;
use serde::Serialize;

/// The results of a seat, over all bots that sat there.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideRow {
    /// The number of the seat, counted from 1.
    pub seat: usize,
    /// The number of games won. A game that two seats win together is half a win for each.
    pub wins: f64,
    /// The number of wins per game.
    pub win_share: Estimate,
    /// The number of points per game.
    pub score: Estimate,
    /// The statistics of the number of decisions that this seat makes in a game.
    pub decisions: Length,
}

/// The sums of a seat.
#[derive(Clone, Debug, Default)]
pub(super) struct SideSums {
    /// The wins and the games, both in twelfths.
    wins: Ratio,
    points: Ratio,
    decisions: Counts,
}

impl SideSums {
    pub(super) fn add(&mut self, unit: &Unit, seat: Seat) {
        let games = unit.scored();
        let played = || unit.games.iter().filter_map(|game| Some((game, game.scores.as_ref()?)));
        self.wins.add(played().map(|(game, _)| i64::from(game.twelfths[seat])).sum(), games * i64::from(TWELFTHS));
        self.points.add(played().map(|(_, scores)| i64::from(scores[seat])).sum(), games);
        played().for_each(|(game, _)| self.decisions.add(game.decisions[seat]));
    }

    /// Returns the row of a report, or `None` if there are no games.
    pub(super) fn row(&self, seat: Seat) -> Option<SideRow> {
        Some(SideRow {
            seat: seat.index() + 1,
            wins: self.wins.points() as f64 / f64::from(TWELFTHS),
            win_share: self.wins.share()?,
            score: self.points.estimate()?,
            decisions: self.decisions.length()?,
        })
    }
}
