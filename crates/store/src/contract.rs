//! The contract of every store.

use crate::{Item, Kept, KeptPack, Page, Query, Row, Setup, StoreFault, Summary, TableId};
use protocol::Pace;
use std::fmt::Debug;

/// Keeps tables. Every call either does all that it says or nothing; a fault says which.
#[async_trait::async_trait]
pub trait Store: Debug + Send + Sync {
    /// Returns where tables are kept, in words, without a password.
    fn place(&self) -> String;

    /// Keeps a new table with the first rows of its log. [`StoreFault::Taken`] if there is a table of this name.
    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Adds rows to a log that has `after` rows, and says what the log comes to now. [`StoreFault::Taken`] if it has
    /// another number of rows.
    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Says what a log of so many rows comes to, where that is not known yet. Does nothing if the log has moved on.
    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault>;

    /// Returns a table with its whole log.
    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault>;

    /// Returns the number of rows in a log.
    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault>;

    /// Returns a page of the tables that a query wants, the latest change first. It reads no log.
    async fn list(&self, query: &Query) -> Result<Page, StoreFault>;

    /// Returns some tables of which nobody has said what their logs come to.
    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault>;

    /// Changes how long bots wait at a table.
    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault>;

    /// Removes a table and its log.
    async fn remove(&self, id: &TableId) -> Result<(), StoreFault>;

    /// Keeps a pack of cards, so that a game that was begun with it can go on. One that is kept already stays as it is.
    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault>;

    /// Returns the bytes of a pack that was kept for the card set of this hash.
    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault>;

    /// Hands out all that is kept, as it is at one moment: the packs, and then the tables in the order in which they last changed.
    /// Ends early where `take` says no.
    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault>;

    /// Keeps all these items, in the order of a snapshot, or none. [`StoreFault::NotEmpty`] if there are tables already.
    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault>;

    /// Writes something, as a table would, and changes nothing.
    async fn probe(&self) -> Result<(), StoreFault>;

    /// Has the database check itself, and counts the logs. Returns what is wrong, a sentence each.
    async fn integrity(&self) -> Result<Vec<String>, StoreFault>;

    /// Finishes what is under way and lets go of the database.
    async fn close(&self);
}
