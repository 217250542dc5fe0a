//! Whole-number sums over lucks: they add up to the same in any order, so threads cannot change a result.

use super::{entrants::Group, estimate::Estimate, seating::Played};
use kernel::{MAX_SEATS, Seat, winners};

/// A win counts twelve twelfths, because one to four winners can share twelve evenly.
const TWELFTHS: u32 = 12;

/// What the games of one luck brought each position of the line-up, and each seat whoever sat there.
#[derive(Clone, Debug, Default)]
pub(super) struct LuckResult {
    twelfths: [i64; MAX_SEATS],
    points: [i64; MAX_SEATS],
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

/// What a group of positions got over all lucks so far.
#[derive(Clone, Debug)]
pub(super) struct GroupSums {
    group: Group,
    wins: Sums,
    points: Sums,
}

impl GroupSums {
    pub(super) fn new(group: Group) -> GroupSums {
        GroupSums { group, wins: Sums::default(), points: Sums::default() }
    }

    pub(super) fn add(&mut self, luck: &LuckResult) {
        let of = |each: &[i64; MAX_SEATS]| self.group.positions().iter().map(|at| each[*at]).sum();
        self.wins.add(of(&luck.twelfths));
        self.points.add(of(&luck.points));
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

    /// The share of games won, per position, when each luck has `rotations` games.
    pub(super) fn win_share(&self, rotations: usize) -> Estimate {
        self.wins.win_share(rotations * self.group.positions().len())
    }

    /// Points per game and position.
    pub(super) fn score(&self, rotations: usize) -> Estimate {
        Estimate::of_mean(&self.points, (rotations * self.group.positions().len()) as f64)
    }
}

/// How many numbers there were, their sum, and the sum of their squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub(super) count: u64,
    pub(super) sum: i128,
    pub(super) squares: i128,
}

impl Sums {
    pub(super) fn add(&mut self, number: i64) {
        let number = i128::from(number);
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    pub(super) fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Of sums of twelfths: won games, a shared one by its share.
    pub(super) fn wins(&self) -> f64 {
        self.sum as f64 / f64::from(TWELFTHS)
    }

    /// Of sums of twelfths: the share of games won, when each number counts for `parts` games.
    pub(super) fn win_share(&self, parts: usize) -> Estimate {
        Estimate::of_share(self, f64::from(TWELFTHS) * parts as f64)
    }
}
