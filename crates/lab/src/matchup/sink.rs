//! The receivers of finished units.

use super::unit::Unit;
use crate::LabFault;

/// A receiver of finished units, which arrive in any order. It belongs to one thread, and returns a fault if it cannot
/// keep a unit. The match then stops, because a unit that was not kept would be lost when the match is resumed.
pub(super) trait Sink {
    /// Takes a unit.
    fn take(&mut self, unit: &Unit) -> Result<(), LabFault>;

    /// Makes sure that all units taken so far are kept if the program is killed. It is called after every few units,
    /// and before the match waits for the next one.
    fn keep(&mut self) -> Result<(), LabFault>;
}

/// The sink of a match that leaves nothing but its report.
pub(super) struct Unkept;

impl Sink for Unkept {
    fn take(&mut self, _: &Unit) -> Result<(), LabFault> {
        Ok(())
    }

    fn keep(&mut self) -> Result<(), LabFault> {
        Ok(())
    }
}
