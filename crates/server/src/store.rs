//! What is kept: tables, and for each its log, to which lines are only ever added.
//!
//! **Invariant:** the key (table, number) is unique, and that key is the lock. Whoever finds a number taken has lost
//! the race, reads the table again and refuses. *Enforced by* the primary key, and by the suite in `tests/it/store.rs`
//! which every database has to pass.

mod sqlite;

pub use dealer::{Row, fold};
pub use sqlite::Sqlite;

use kernel::Rng;
use protocol::{Pace, SeatPlan};
use std::path::PathBuf;
use table::Header;

/// Names a table in addresses and in the store: sixteen hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    pub fn draw(rng: &mut Rng) -> TableId {
        TableId(format!("{:016x}", rng.word()))
    }

    /// What a client or an address calls a table, if anything here could be called so.
    pub fn parse(text: &str) -> Option<TableId> {
        let fits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| TableId(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a table is made of besides its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub header: Header,
    pub seats: Vec<SeatPlan>,
    /// Chance and bots draw from streams of this seed, so that a restart brings the same luck.
    pub seed: u64,
    pub pace: Pace,
}

/// A table as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub setup: Setup,
    /// The whole log, undone lines included.
    pub rows: Vec<Row>,
}

/// A table in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: TableId,
    /// How many rows its log has.
    pub rows: u64,
    /// When it last changed, in seconds since 1970.
    pub changed: u64,
}

/// Why the store did not do what was asked; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreFault {
    #[error("there is no such table")]
    Missing,
    #[error("somebody else has added to this log first")]
    Taken,
    #[error("this table is damaged: {0}")]
    Damaged(String),
    #[error("the folder {path} cannot be made: {why}")]
    Folder { path: PathBuf, why: std::io::Error },
    #[error("{path} cannot be opened: {why}")]
    Open { path: PathBuf, why: sqlx::Error },
    #[error("{path} is not Brickroad's: expected a database with the mark {expected}, found {found}")]
    Foreign { path: PathBuf, expected: i64, found: i64 },
    #[error("{path} has layout {found}; expected {expected}: it was made by another version of Brickroad")]
    Layout { path: PathBuf, expected: i64, found: i64 },
    #[error("the database refused: {0}")]
    Database(#[from] sqlx::Error),
}
