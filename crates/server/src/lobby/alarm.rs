//! A table that has to wake when a clock ends.

use store::TableId;

/// A table that has left memory although a clock runs.
pub(crate) struct Alarm {
    pub(super) table: TableId,
    /// The time at which the clock ends, in milliseconds since 1970.
    pub(super) due: u64,
}
