//! The results of games.

use super::sums::TWELFTHS;
use kernel::{Course, MAX_SEATS, Seat, SeatMap, winners};

/// The result of one game.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) scores: SeatMap<i32>,
    /// The number of entries: decisions and outcomes of chance.
    pub(super) entries: u32,
    pub(super) decisions: SeatMap<u32>,
    pub(super) course: Course,
}

/// The results of all games of one deal, by position in the line-up, and by seat over all bots that played there.
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

    /// Returns the wins of a seat, in twelfths.
    pub(super) fn seat_twelfths(&self, seat: Seat) -> i64 {
        self.seat_twelfths[seat.index()]
    }

    /// Returns the result of each game.
    pub(super) fn played(&self) -> &[Played] {
        &self.played
    }
}
