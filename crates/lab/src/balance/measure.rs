//! A number that each game has, with its whole distribution.

use crate::matchup::{Counts, Length};
use serde::Serialize;

/// The statistics of a number over all games, and the number of games for each value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measure {
    #[serde(flatten)]
    pub length: Length,
    /// The values that occurred, in ascending order, each with the number of times that it occurred.
    pub counts: Vec<(u32, u64)>,
}

impl Measure {
    /// Returns the statistics of these numbers, or `None` if there are no numbers.
    pub(super) fn of(counts: &Counts) -> Option<Measure> {
        Some(Measure { length: counts.length()?, counts: counts.pairs() })
    }
}
