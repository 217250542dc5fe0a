//! The people at a table that is open to others.

use serde::{Deserialize, Serialize};

/// The people who have a screen at a table. Somebody whose screen was closed counts for another ten seconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Company {
    /// For each seat, whether the person who holds it is here, or `null` for a seat that nobody holds.
    pub here: Vec<Option<bool>>,
    /// At a table, for each seat the id of the page of the person who holds it, or `null` if there is none. The chairs of
    /// a gathering have these ids themselves.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Option<String>>>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Option<String>>,
    /// The number of people here who hold no seat.
    pub watching: usize,
}
