//! Whole-number sums over lucks: they add up to the same in any order, so threads cannot change a result.

/// A win counts twelve twelfths, because one to four winners can share twelve evenly.
pub(super) const TWELFTHS: u32 = 12;

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
}
