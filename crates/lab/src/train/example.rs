//! The examples from which weights are fitted: positions, and who won from there.

use kernel::SeatMap;

/// A position of a game, as one seat sees it, and the result of that game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Example {
    /// The numbers of the features of each seat.
    pub(super) numbers: SeatMap<Vec<i32>>,
    /// The wins of each seat in twelfths. Seats that win together share the win.
    pub(super) twelfths: SeatMap<u32>,
}

impl Example {
    /// Returns the share of each seat in the win.
    pub(super) fn shares(&self) -> impl Iterator<Item = f64> {
        self.twelfths.values().map(|twelfths| f64::from(*twelfths) / 12.0)
    }
}
