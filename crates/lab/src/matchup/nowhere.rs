//! The place of a match that leaves nothing but its report.

use super::{place::Place, unit::Unit};
use crate::LabFault;

/// The place of a match that leaves nothing but its report.
pub(super) struct Nowhere;

impl Place for Nowhere {
    fn keep(&mut self, finished: Vec<Unit>, count: &mut dyn FnMut(Unit)) -> Result<(), LabFault> {
        finished.into_iter().for_each(count);
        Ok(())
    }
}
