//! The people at a table that is open to others.

use serde::{Deserialize, Serialize};

/// The people who have a screen at a table. Somebody whose screen was closed counts for another ten seconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Company {
    /// For each seat, whether the person who holds it is here, or `null` for a seat that nobody holds.
    pub here: Vec<Option<bool>>,
    /// The number of people here who hold no seat.
    pub watching: usize,
}
