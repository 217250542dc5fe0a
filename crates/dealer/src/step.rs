//! A change of a table that has not taken effect yet.

use crate::{Parted, Row, Stamp, fights::Fight};
use catalog::AnyTable;
use kernel::Seat;

/// The outcome of a decision. The driver stores the rows of the step before [`crate::Dealer::commit`] applies the step.
#[must_use = "a step counts once it is stored and committed"]
pub struct Step {
    /// The number of rows in the log before the step.
    pub(crate) after: u64,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) rows: Vec<Row>,
    /// The fights that began and ended in this step.
    pub(crate) fights: Vec<Fight>,
    /// True if the step ends the lesson.
    pub(crate) ends_lesson: bool,
    /// The seat whose decision the step begins with, if any.
    pub(crate) decided: Option<Seat>,
    /// The people who have left after the step.
    pub(crate) parted: Parted,
    /// The clocks after the step, if it changes them.
    pub(crate) stamp: Option<Stamp>,
}

/// The fault of a step that was made for an earlier number of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a step after row {after}; expected one after row {rows}")]
pub struct StaleStep {
    /// The number of rows before the step.
    pub after: u64,
    /// The number of rows in the log now.
    pub rows: u64,
}

impl Step {
    /// Returns the table as it is after the step.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Returns the people who have left the table after the step.
    pub fn parted(&self) -> &Parted {
        &self.parted
    }

    /// Returns the rows to add to the stored log.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
}
