//! The part of the contract about notes about people and tables.

use crate::{Note, NoteKind, StoreFault};
use dealer::Person;
use std::fmt::Debug;

/// A store of notes about people and tables. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait NoteStore: Debug + Send + Sync {
    /// Returns at most `most` notes of a kind, the latest first, of everybody or of one person. Leaves out notes that
    /// cannot be read.
    async fn notes(&self, kind: NoteKind, person: Option<Person>, most: usize) -> Result<Vec<Note>, StoreFault>;

    /// Returns the number of notes of a kind.
    async fn count_notes(&self, kind: NoteKind) -> Result<u64, StoreFault>;

    /// Stores a note. A note with the same id is replaced.
    async fn keep_note(&self, note: &Note) -> Result<(), StoreFault>;

    /// Removes a note.
    async fn remove_note(&self, id: &str) -> Result<(), StoreFault>;

    /// Removes the reports that were made before this time, in seconds since 1970.
    async fn expire_reports(&self, before: u64) -> Result<(), StoreFault>;
}
