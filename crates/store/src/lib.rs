//! Storage of tables: a log for each, to which rows are only ever added, and the packs of cards that games were begun
//! with.
//!
//! [`Store`] is the contract. [`Memory`], [`Sqlite`] and [`Postgres`] implement it. Every store passes the suite in
//! `tests/it/promises.rs`.
//!
//! **Invariant:** the key (table, number) is unique, and serves as the lock. A writer whose number is taken has lost
//! the race: it reads the table again and refuses the request. *Enforced by* the primary key, and by the suite.
//! **Invariant:** if a call returns `Ok`, the next process finds everything that was given to it. *Enforced by* one
//! transaction for each write, and by a check of the file before the write is acknowledged.

mod backup;
mod clock;
mod columns;
mod contract;
mod fault;
mod item;
mod kept;
mod list;
mod standing;
mod listing;
mod memory;
mod open;
mod postgres;
mod sql;
mod sqlite;
mod write;

pub use backup::{BackupFault, Counted, back_up, check, restore};
pub use contract::Store;
pub use dealer::{Row, fold};
pub use fault::{Cause, Deed, StoreFault};
pub use item::{Item, PackItem, TableItem};
pub use kept::{Kept, KeptPack, Setup, Summary, TableId, Told};
pub use list::{Listed, Page, Query, Word, daily_word};
pub use memory::Memory;
pub use open::open;
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use standing::{Finished, Outcome, Standing};
