//! Whole-number sums over lucks: they add up to the same in any order, so threads cannot change a result.

use super::{entrants::Group, estimate::Estimate};
use kernel::{MAX_SEATS, Seat, SeatMap, winners};

/// A win counts twelve twelfths, because one to four winners can share twelve evenly.
pub(super) const TWELFTHS: u32 = 12;

/// What each position of the line-up got in all the games of one luck.
#[derive(Clone, Debug, Default)]
pub(super) struct LuckResult {
    twelfths: [i64; MAX_SEATS],
    points: [i64; MAX_SEATS],
}

impl LuckResult {
    pub(super) fn add(&mut self, scores: &SeatMap<i32>, sitting: impl Fn(Seat) -> usize) {
        let shared_by = winners(scores).count().max(1) as i64;
        for seat in winners(scores) {
            self.twelfths[sitting(seat)] += i64::from(TWELFTHS) / shared_by;
        }
        for (seat, score) in scores.iter() {
            self.points[sitting(seat)] += i64::from(*score);
        }
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

    /// Won games, a shared one by its share.
    pub(super) fn wins(&self) -> f64 {
        self.wins.sum as f64 / f64::from(TWELFTHS)
    }

    /// The share of games won, per position, when each luck has `rotations` games.
    pub(super) fn win_share(&self, rotations: usize) -> Estimate {
        Estimate::of_share(&self.wins, f64::from(TWELFTHS) * self.parts(rotations))
    }

    /// Points per game and position.
    pub(super) fn score(&self, rotations: usize) -> Estimate {
        Estimate::of_mean(&self.points, self.parts(rotations))
    }

    fn parts(&self, rotations: usize) -> f64 {
        (rotations * self.group.positions().len()) as f64
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
}
