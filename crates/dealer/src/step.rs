//! A change of a table that does not count yet.

use crate::{Row, fights::Fight};
use catalog::AnyTable;

/// The outcome of a decision. It has to be stored before [`crate::Dealer::commit`] lets it count.
#[must_use = "a step counts once it is stored and committed"]
pub struct Step {
    /// After how many rows of the log it comes.
    pub(crate) after: u64,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) rows: Vec<Row>,
    /// What was fought out on the way and is over.
    pub(crate) fights: Vec<Fight>,
}

/// A step that was made of an earlier position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a step after row {after}; expected one after row {rows}")]
pub struct StaleStep {
    pub after: u64,
    pub rows: u64,
}

impl Step {
    /// Returns the table as it is once the step counts.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Returns the rows to store, after the rows that are there.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
}
