//! Storage of tables. For each table, a store has a log to which rows are only ever added, the people who hold its seats,
//! and the packs of cards that the game was started with. It also has gatherings, which are tables
//! that have not begun, the keys of people who keep their identity, the talk at tables, and notes about people.
//!
//! [`Store`] is the contract, with a trait for each part. [`Memory`], [`Sqlite`] and [`Postgres`] implement it, and all
//! three pass the tests in `tests/it/promises.rs`. `contract/`, `memory/` and `sql/` have one file for each part.
//!
//! [`UnitQueue`] is apart from that: matches between bots, whose units several processes share in PostgreSQL.
//!
//! **Invariant:** the pair of table and row number is a unique key, which serves as a lock. A writer that finds its row
//! number taken loads the table again and refuses the request. *Enforced by* the primary key, and by the tests
//! in `promises.rs`.
//! **Invariant:** once a call has returned `Ok`, the data of the call survives the end of the process. *Enforced by*
//! one transaction for each write, and by a check of the file before the write is acknowledged.

mod backup;
mod clock;
mod columns;
mod contract;
mod fault;
mod gathering;
mod holders;
mod item;
mod kept;
mod key;
mod list;
mod listing;
mod memory;
mod note;
mod open;
mod player;
mod postgres;
mod rating;
mod sql;
mod sqlite;
mod standing;
mod talk;
mod tournament;
mod units;
mod write;

pub use backup::{BackupFault, Counted, back_up, check, restore};
pub use contract::{
    GatheringStore, KeyStore, NoteStore, PackStore, PlayerStore, RatingStore, Store, TableStore, TalkStore,
    TournamentStore,
};
pub use dealer::{Person, Row, fold};
pub use fault::{Cause, Deed, StoreFault};
pub use gathering::{Chair, Gathered, Gathering, Invited, KeyOfAttempt, Pairing, SaltStage};
pub use item::{
    GatheringItem, Item, KeyItem, NoteItem, PackItem, PlayerItem, RatedItem, RatingItem, TableItem, TalkItem,
    TournamentItem,
};
pub use kept::{Kept, KeptPack, Newer, Setup, Summary, TableId, Told};
pub use key::{Key, KeyHash, KeyKind};
pub use list::{Listed, Page, Query, Word, daily_word};
pub use memory::Memory;
pub use note::{Note, NoteKind};
pub use open::open;
pub use player::{Player, PlayerId};
pub use postgres::Postgres;
pub use rating::{Ranked, Rated, Rating, Reached, Season, Unrated};
pub use sqlite::Sqlite;
pub use standing::{Finished, Outcome, Standing};
pub use talk::TalkLine;
pub use tournament::{Tournament, TournamentStage, Tourneys};
pub use units::UnitQueue;

/// The contract in all its parts, for callers that know the type of their store. A `dyn Store` needs none of these names.
pub mod prelude {
    pub use crate::contract::{
        GatheringStore, KeyStore, NoteStore, PackStore, PlayerStore, RatingStore, Store, TableStore, TalkStore,
        TournamentStore,
    };
}
