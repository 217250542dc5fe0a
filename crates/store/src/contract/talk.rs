//! The part of the contract about the talk at tables.

use crate::{StoreFault, TableId, TalkLine};
use dealer::Person;
use std::fmt::Debug;

/// A store of the talk at tables. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait TalkStore: Debug + Send + Sync {
    /// Returns the talk at a table, the oldest line first. A table that does not exist has none.
    async fn talk(&self, id: &TableId) -> Result<Vec<TalkLine>, StoreFault>;

    /// Returns the ids of at most `most` tables at which a person has said something that is kept, in order, after the id
    /// `after`.
    async fn spoken_at(&self, person: Person, after: Option<&TableId>, most: usize)
    -> Result<Vec<TableId>, StoreFault>;

    /// Stores a line of the talk at a table, and removes the oldest lines of its side, the players or the spectators, of
    /// which `most` stay. Returns [`StoreFault::Taken`] if there is already a line with this number.
    async fn say(&self, id: &TableId, line: &TalkLine, most: usize) -> Result<(), StoreFault>;
}
