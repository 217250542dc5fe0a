//! Keeps tables: for each a log, to which rows are only ever added, and the packs of cards it was begun with.
//!
//! [`Store`] is the contract; [`Memory`], [`Sqlite`] and [`Postgres`] keep it. Each database joins by passing the suite in
//! `tests/it/promises.rs`.
//!
//! **Invariant:** the key (table, number) is unique, and that key is the lock. A writer that finds a number taken has lost
//! the race: it reads the table again and refuses. *Enforced by* the primary key, and by the suite.
//! **Invariant:** a call that returns `Ok` has stored what it was given where the next process finds it. *Enforced by*
//! one transaction for each write, and by a look at the file before the write is acknowledged.

mod backup;
mod clock;
mod columns;
mod contract;
mod fault;
mod item;
mod kept;
mod list;
mod listing;
mod memory;
mod open;
mod postgres;
mod sql;
mod sqlite;

pub use backup::{BackupFault, Counted, back_up, check, restore};
pub use contract::Store;
pub use dealer::{Row, fold};
pub use fault::{Cause, Deed, StoreFault};
pub use item::{Item, PackItem, TableItem};
pub use kept::{Kept, KeptPack, Setup, Summary, TableId, Told};
pub use list::{Listed, Page, Query, Word};
pub use memory::Memory;
pub use open::open;
pub use postgres::Postgres;
pub use sqlite::Sqlite;
