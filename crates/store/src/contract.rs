//! The contract of every store.

use crate::{Cause, Finished, Item, Kept, KeptPack, Page, Query, Row, Setup, StoreFault, Summary, TableId};
use protocol::Pace;
use std::fmt::Debug;

/// A store of tables. Every call is carried out as a whole or not at all, and a fault means that nothing has changed.
#[async_trait::async_trait]
pub trait Store: Debug + Send + Sync {
    /// Returns a description of the place where the tables are stored, without a password.
    fn place(&self) -> String;

    /// Returns the likely cause if a call takes very long to return.
    fn cause_of_silence(&self) -> Cause;

    /// Stores a new table with the first rows of its log. Returns [`StoreFault::Taken`] if there is already a table
    /// with this name.
    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Adds rows to a log that has `after` rows, and stores the new summary. Returns [`StoreFault::Taken`] if the log
    /// has another number of rows.
    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Stores the summary of a log, if the log still has this number of rows. Otherwise does nothing.
    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault>;

    /// Returns a table with its whole log.
    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault>;

    /// Returns the number of rows in a log.
    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault>;

    /// Returns a page of the tables that match a query, the most recently changed first. Reads no log.
    async fn list(&self, query: &Query) -> Result<Page, StoreFault>;

    /// Returns finished games, the most recently changed first, and at most this number. Leaves out games that are
    /// damaged or have no known result. Reads no log.
    async fn finished(&self, most: usize) -> Result<Vec<Finished>, StoreFault>;

    /// Returns some tables whose summary is missing, or was stored by an earlier version without a
    /// [`Standing`](crate::Standing), or without the seat that began.
    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault>;

    /// Sets the pace of the bots at a table.
    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault>;

    /// Removes a table and its log.
    async fn remove(&self, id: &TableId) -> Result<(), StoreFault>;

    /// Stores a pack of cards, so that a game that was begun with it can go on. A pack that is already stored is left
    /// unchanged.
    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault>;

    /// Returns the bytes of a pack that was stored for the card set with this hash, if there is one.
    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault>;

    /// Calls `take` with everything in the store at one moment: the packs, and then the tables in the order in which
    /// they last changed. Stops if `take` returns false.
    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault>;

    /// Stores all of these items, which must be in the order of a snapshot. After a fault none of them is stored.
    /// Returns [`StoreFault::NotEmpty`] if there are tables already.
    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault>;

    /// Checks that the store can be written to, without changing its content.
    async fn probe(&self) -> Result<(), StoreFault>;

    /// Checks the database and the numbers of rows in the logs. Returns the faults, one sentence each.
    async fn integrity(&self) -> Result<Vec<String>, StoreFault>;

    /// Finishes all calls and closes the database.
    async fn close(&self);
}
