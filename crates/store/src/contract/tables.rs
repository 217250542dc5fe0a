//! The part of the contract about tables and their logs.

use crate::{Finished, Kept, Newer, Page, Query, Row, Setup, Standing, StoreFault, Summary, TableId};
use dealer::{Person, Private};
use kernel::Seat;
use protocol::Pace;
use std::fmt::Debug;

/// A store of tables and their logs. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait TableStore: Debug + Send + Sync {
    /// Stores a new table with the first rows of its log. The store remembers that a table which begins with rows is a
    /// copy of another game. Returns [`StoreFault::Taken`] if there is already a table or a gathering with this id.
    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Adds rows to a log that has `after` rows, and stores the new summary. Returns [`StoreFault::Taken`] if the log
    /// has another number of rows.
    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Replaces the summary of a table whose log still has `rows` rows. If the log has another number of rows, changes
    /// nothing.
    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault>;

    /// Returns a table with its whole log.
    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault>;

    /// Returns the number of rows in the log of a table.
    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault>;

    /// Returns the rows in the log of a table after the first `after` rows, the pace of its bots, and the holders of its
    /// seats.
    async fn newer(&self, id: &TableId, after: u64) -> Result<Newer, StoreFault>;

    /// Returns a page of the tables that match a query, with the most recently changed table first. Reads no log.
    async fn list(&self, query: &Query) -> Result<Page, StoreFault>;

    /// Returns at most `most` finished games, with the most recently changed game first, of everybody or of one holder of
    /// a seat. Leaves out games that began as a copy of another game, so that no game counts twice, and games that are
    /// damaged or have no known result. Reads no log.
    /// A `reader` gets only the games that were public, and those at which the reader holds a seat.
    async fn finished(
        &self,
        holder: Option<Person>,
        reader: Option<Person>,
        most: usize,
    ) -> Result<Vec<Finished>, StoreFault>;

    /// Returns the ids of some tables with an incomplete summary. An earlier version may have stored no summary, or a
    /// summary without a [`Standing`](crate::Standing) or without the seat that decided first.
    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault>;

    /// Returns the ids of the tables whose game has a clock or windows for answers and is not over.
    async fn clocked(&self) -> Result<Vec<TableId>, StoreFault>;

    /// Returns the stage of each of these tables that exists, in any order. It is `None` if it is not known. Reads no log.
    async fn standings(&self, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault>;

    /// Sets the pace of the bots at a table.
    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault>;

    /// Replaces the names and the summary of a table whose log still has `rows` rows. Returns [`StoreFault::Taken`] if
    /// the log has another number of rows. The table does not count as changed.
    async fn rename(&self, id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault>;

    /// Stores the part of a table that only `seat` knows, in place of the earlier one. The log stays as it is.
    async fn keep_private(&self, id: &TableId, seat: Seat, private: &Private) -> Result<(), StoreFault>;

    /// Returns the parts of a table that only one seat knows, in the order of the seats.
    async fn privates(&self, id: &TableId) -> Result<Vec<(Seat, Private)>, StoreFault>;

    /// Takes note that this person knows of the decision with this number at a table, or will be told of it. Returns
    /// [`StoreFault::Taken`] if the person knows of one with this number or a greater one, or if there is no table. So of
    /// several servers that claim a notice, one gives it.
    async fn claim_notice(&self, id: &TableId, person: Person, number: u64) -> Result<(), StoreFault>;

    /// Removes a table and its log.
    async fn remove(&self, id: &TableId) -> Result<(), StoreFault>;
}
