//! The result of one game.

use super::sums::TWELFTHS;
use kernel::{Course, SeatMap, winners};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The result of one game: everything that a report needs. It is also what the file of a match has for each game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Played {
    /// The position in the line-up of the bot at each seat. The first position is 1.
    pub(super) seats: SeatMap<usize>,
    /// The part of the win that each seat gets, in twelfths.
    pub(super) twelfths: SeatMap<u32>,
    pub(super) scores: SeatMap<i32>,
    /// The number of entries: decisions and outcomes of chance.
    pub(super) entries: u32,
    pub(super) decisions: SeatMap<u32>,
    /// The number of rounds, if the game counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rounds: Option<u32>,
    /// The kind of ending, if the game distinguishes several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ending: Option<Cow<'static, str>>,
}

impl Played {
    /// Returns the result of a game with these scores and this course, at whose seats these positions sat. The game had
    /// this number of entries, and each seat this number of decisions.
    pub(super) fn new(
        seats: SeatMap<usize>,
        (scores, course): (SeatMap<i32>, Course),
        (entries, decisions): (u32, SeatMap<u32>),
    ) -> Played {
        let share = TWELFTHS / winners(&scores).count().max(1) as u32;
        let mut twelfths = SeatMap::new(scores.len(), |_| 0);
        winners(&scores).for_each(|seat| twelfths[seat] = share);
        let ending = course.ending.map(Cow::Borrowed);
        Played { seats, twelfths, scores, entries, decisions, rounds: course.rounds, ending }
    }

    /// Reports whether every seat has its numbers and the parts of the win add up to one win.
    pub(super) fn is_whole(&self) -> bool {
        let seats = self.seats.len();
        let has_all = [self.twelfths.len(), self.scores.len(), self.decisions.len()].iter().all(|len| *len == seats);
        has_all && self.twelfths.values().map(|part| u64::from(*part)).sum::<u64>() == u64::from(TWELFTHS)
    }
}
