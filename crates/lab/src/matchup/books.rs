//! The sums of a ledger, as the books of a game that was played.

use bots::LedgerSums;
use kernel::SeatMap;

/// The number of billionths in a win. Luck is kept in whole billionths, so that sums do not depend on their order.
pub(crate) const A_WIN: f64 = 1e9;

/// The sums of the ledger of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Books {
    /// The worth of the start for each seat.
    pub(crate) start: SeatMap<f64>,
    pub(crate) sums: SeatMap<LedgerSums>,
    /// The distance of the start and the sums from the result.
    pub(crate) error: f64,
}
