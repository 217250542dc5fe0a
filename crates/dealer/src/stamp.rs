//! The time in the rows of a game with a clock, and the time that a driver hands in.

use serde::{Deserialize, Serialize};

/// The time at which the driver asks, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The time now.
    pub now: u64,
    /// The time from which people could decide since the driver last started. A live clock does not run before it.
    pub since: u64,
    /// The time that a message takes to the person and back, in milliseconds.
    pub lag: u64,
}

/// The clocks after a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamp {
    /// The time of the decision, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The remaining time at each seat in milliseconds, or `None` before the first decision of the seat. The list is
    /// empty in a game by days, because each decision has the whole time there.
    pub(crate) left: Vec<Option<u64>>,
}
