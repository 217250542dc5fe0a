//! The places of a match, which hand out its units and keep the finished ones.

use super::{todo::Missing, unit::Unit};
use crate::LabFault;
use std::time::Duration;

/// The number of units that a place hands out at once, unless others share them.
const STOCK: usize = 256;

/// A place of the units of a match. It belongs to one thread. After a fault the match stops, because a finished unit
/// that was not kept would be lost when the match is resumed.
pub(super) trait Place {
    /// Returns the numbers of further units to play, in ascending order, while `waiting` units wait to be played. Returns
    /// none if enough of them wait, or if nothing is left to begin. `missing` has the units that were not kept when the
    /// match began. A place without other players takes them from there.
    fn claim(&mut self, waiting: usize, missing: &mut Missing) -> Result<Vec<u64>, LabFault> {
        Ok(if waiting < STOCK { missing.take(STOCK).collect() } else { Vec::new() })
    }

    /// Keeps finished units, so that they are not lost if the program is killed. Calls `count` with each unit that the
    /// report can count from now on. These are the finished units, or those that other players have kept too.
    fn keep(&mut self, finished: Vec<Unit>, count: &mut dyn FnMut(Unit)) -> Result<(), LabFault>;

    /// Returns the time after which the place has to be called again even if no unit was finished, or `None` if it does
    /// not need to.
    fn beat(&self) -> Option<Duration> {
        None
    }
}
