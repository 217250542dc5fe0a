//! The results of games.

use super::sums::TWELFTHS;
use kernel::{Course, MAX_SEATS, Seat, SeatMap, winners};

/// The result of one game.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) scores: SeatMap<i32>,
    /// Decisions and chances.
    pub(super) entries: u32,
    pub(super) decisions: SeatMap<u32>,
    pub(super) course: Course,
}

/// The results of the games of one luck: for each position of the line-up, and for each seat whoever sat there.
#[derive(Clone, Debug, Default)]
pub(super) struct LuckResult {
    pub(super) twelfths: [i64; MAX_SEATS],
    pub(super) points: [i64; MAX_SEATS],
    seat_twelfths: [i64; MAX_SEATS],
    played: Vec<Played>,
}

impl LuckResult {
    pub(super) fn add(&mut self, played: Played, sitting: impl Fn(Seat) -> usize) {
        let shared_by = winners(&played.scores).count().max(1) as i64;
        let share = i64::from(TWELFTHS) / shared_by;
        for seat in winners(&played.scores) {
            self.twelfths[sitting(seat)] += share;
            self.seat_twelfths[seat.index()] += share;
        }
        for (seat, score) in played.scores.iter() {
            self.points[sitting(seat)] += i64::from(*score);
        }
        self.played.push(played);
    }

    /// Wins of a seat, in twelfths.
    pub(super) fn seat_twelfths(&self, seat: Seat) -> i64 {
        self.seat_twelfths[seat.index()]
    }

    /// The games themselves.
    pub(super) fn played(&self) -> &[Played] {
        &self.played
    }
}
