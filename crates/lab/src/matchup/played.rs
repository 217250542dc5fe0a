//! The result of one game.

use super::{books::Books, notes::Notes, sums::TWELFTHS};
use crate::forfeit::Loss;
use kernel::{Course, Seat, SeatMap, winners};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The result of one game: everything that a report needs. It is also what the file of a match has for each game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Played {
    /// The position in the line-up of the player at each seat. The first position is 1.
    pub(crate) seats: SeatMap<usize>,
    /// The part of the win that each seat gets, in twelfths.
    pub(crate) twelfths: SeatMap<u32>,
    /// The points of each seat, unless the game was lost by a fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) scores: Option<SeatMap<i32>>,
    /// The number of entries: decisions and outcomes of chance.
    pub(crate) entries: u32,
    pub(crate) decisions: SeatMap<u32>,
    /// The number of rounds, if the game counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rounds: Option<u32>,
    /// The kind of ending, if the game distinguishes several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ending: Option<Cow<'static, str>>,
    /// The fault by which a seat lost the game. Such a game has no points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) lost: Option<Loss>,
    /// The notes on the game besides its result, if it was watched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) notes: Option<Box<Notes>>,
    /// The luck of each seat in billionths of a win, if luck is a control variate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) luck: Option<SeatMap<i64>>,
    /// The sums of the ledger, if the match keeps ledgers. They are not written to a file.
    #[serde(skip)]
    pub(crate) books: Option<Box<Books>>,
}

/// The end of a game.
#[derive(Clone, Debug)]
pub(crate) enum End {
    /// The game was played to its end.
    Scored { scores: SeatMap<i32>, course: Course },
    /// A seat lost the game by a fault.
    Lost(Loss),
}

impl Played {
    /// Returns the result of a game with this end, at whose seats these positions sat. The game had this number of
    /// entries, and each seat this number of decisions.
    pub(crate) fn new(seats: SeatMap<usize>, end: End, (entries, decisions): (u32, SeatMap<u32>)) -> Played {
        let twelfths = end.twelfths(seats.len());
        let (scores, course, lost) = match end {
            End::Scored { scores, course } => (Some(scores), course, None),
            End::Lost(loss) => (None, Course::default(), Some(loss)),
        };
        let ending = course.ending.map(Cow::Borrowed);
        Played {
            seats,
            twelfths,
            scores,
            entries,
            decisions,
            rounds: course.rounds,
            ending,
            lost,
            notes: None,
            luck: None,
            books: None,
        }
    }

    /// Returns the seats that win.
    pub(super) fn winners(&self) -> impl Iterator<Item = Seat> {
        self.twelfths.iter().filter(|(_, part)| **part > 0).map(|(seat, _)| seat)
    }

    /// Reports whether every seat has its numbers, the parts of the win add up, and the game either has points or was
    /// lost by one of its seats.
    pub(super) fn is_whole(&self) -> bool {
        let seats = self.seats.len();
        let has_all = self.twelfths.len() == seats && self.decisions.len() == seats;
        let ends = match (&self.scores, &self.lost) {
            (Some(scores), None) => scores.len() == seats,
            (None, Some(loss)) => loss.seat.index() < seats,
            (Some(_), Some(_)) | (None, None) => false,
        };
        // Nobody wins a game that a lone seat lost.
        let win = if seats == 1 && self.lost.is_some() { 0 } else { u64::from(TWELFTHS) };
        let noted = self.notes.as_ref().is_none_or(|notes| notes.is_whole(&self.decisions));
        has_all && ends && noted && self.twelfths.values().map(|part| u64::from(*part)).sum::<u64>() == win
    }
}

impl End {
    /// Returns the part of the win that each seat gets, in twelfths. All others share the win of a lost game, as if the
    /// score of the loser were the lowest and theirs were equal.
    fn twelfths(&self, seats: usize) -> SeatMap<u32> {
        let winners: Vec<Seat> = match self {
            End::Scored { scores, .. } => winners(scores).collect(),
            End::Lost(loss) => Seat::all(seats).filter(|other| *other != loss.seat).collect(),
        };
        let share = TWELFTHS / winners.len().max(1) as u32;
        SeatMap::new(seats, |seat| if winners.contains(&seat) { share } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{forfeit::Fault, matchup::unit::rotated};

    fn lost(seats: usize, seat: usize) -> Played {
        let seat = Seat::new(seat, seats).unwrap();
        let loss = Loss { seat, fault: Fault::Silence, words: "did not answer".to_owned() };
        Played::new(rotated(seats, 0), End::Lost(loss), (3, SeatMap::new(seats, |_| 1)))
    }

    #[test]
    fn the_others_share_the_win_of_a_lost_game() {
        let parts = |seats, seat| lost(seats, seat).twelfths.values().copied().collect::<Vec<_>>();
        assert_eq!(parts(2, 0), [0, 12]);
        assert_eq!(parts(4, 2), [4, 4, 0, 4]);
        assert_eq!(parts(1, 0), [0], "nobody wins a game that a lone seat lost");
        assert!([lost(2, 0), lost(4, 2), lost(1, 0)].iter().all(Played::is_whole));
    }

    #[test]
    fn a_game_has_points_or_was_lost() {
        let both = Played { scores: Some(SeatMap::new(2, |_| 1)), ..lost(2, 0) };
        let neither = Played { lost: None, ..lost(2, 0) };
        let elsewhere = Played { lost: lost(4, 3).lost, ..lost(2, 0) };
        assert!(![both, neither, elsewhere].iter().any(Played::is_whole));
    }
}
