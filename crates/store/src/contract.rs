//! The contract of every store, in parts.

mod tables;
mod gatherings;
mod keys;
mod talk;
mod notes;
mod players;
mod ratings;
mod tournaments;
mod packs;

use crate::{Cause, Item, StoreFault};
pub use gatherings::GatheringStore;
pub use keys::KeyStore;
pub use notes::NoteStore;
pub use packs::PackStore;
pub use players::PlayerStore;
pub use ratings::RatingStore;
pub use tables::TableStore;
pub use talk::TalkStore;
pub use tournaments::TournamentStore;

/// A store. Every call takes effect as a whole or not at all. If a call returns a fault, nothing has changed.
#[async_trait::async_trait]
pub trait Store:
    TableStore + GatheringStore + KeyStore + TalkStore + NoteStore + PlayerStore + RatingStore + TournamentStore + PackStore
{
    /// Returns a description of the place where the tables are stored, without a password.
    fn place(&self) -> String;

    /// Returns the likely cause of the delay if a call takes very long.
    fn cause_of_silence(&self) -> Cause;

    /// Calls `take` with each item in the store at one moment: first the packs, then the tables in the order of their
    /// last changes, then the gatherings, the keys and the notes in the order of their making, then the players, the
    /// counted games and the tournaments. Stops as soon as `take` returns false.
    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault>;

    /// Stores all items of `items`, which must be in the order of a snapshot. After a fault, none of the items is
    /// stored. Returns [`StoreFault::NotEmpty`] if the store already has tables, gatherings, keys or notes.
    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault>;

    /// Checks that the store can be written to. The content of the store stays the same.
    async fn probe(&self) -> Result<(), StoreFault>;

    /// Checks the database, and the numbers of rows in the logs. Returns one sentence for each fault.
    async fn integrity(&self) -> Result<Vec<String>, StoreFault>;

    /// Finishes all calls that have begun, and closes the database.
    async fn close(&self);
}
