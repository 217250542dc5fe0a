//! Sums of whole numbers over deals. They do not depend on the order of the deals.

/// The number of parts in a win. One to four winners can share twelve evenly.
pub(crate) const TWELFTHS: u32 = 12;

/// The number of values, their sum, and the sum of their squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    pub(crate) count: u64,
    pub(super) sum: i128,
    pub(super) squares: i128,
}

impl Sums {
    pub(crate) fn add(&mut self, number: i64) {
        let number = i128::from(number);
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Returns the number of wins from a sum of twelfths. A shared win counts as its share of a win.
    pub(super) fn wins(&self) -> f64 {
        self.sum as f64 / f64::from(TWELFTHS)
    }
}
