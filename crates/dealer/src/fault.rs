//! The reason why a dealer cannot be set up.

use crate::KeyFault;
use catalog::TableFault;
use kernel::Seat;

/// The reason why a dealer cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealFault {
    /// The number of levels differs from the number of seats.
    #[error("{found} seats; expected {expected}")]
    Seats {
        /// The number of levels in the list.
        found: usize,
        /// The number of seats at the table.
        expected: usize,
    },
    /// The list of holders has a person at the seat of a bot.
    #[error("a person at seat {}, which a bot plays; expected none", .0.index())]
    BotHeld(Seat),
    /// The key of the table cannot be used.
    #[error(transparent)]
    Key(#[from] KeyFault),
    /// The rows cannot be folded into a transcript. The string gives the reason.
    #[error("{0}")]
    Rows(String),
    /// The table refuses an entry of the log.
    #[error("entry {entry}: {why}")]
    Entry {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The reason why the table refuses the entry.
        why: TableFault,
    },
}
