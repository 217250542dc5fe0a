//! A game in progress. Other crates never receive the position, but only scenes, sentences and lines of a record.
//!
//! **Invariant:** no public item of this crate gives access to a position. *Enforced by* [`AnyTable`], whose methods
//! return only scenes, sentences and lines of a record.

#![warn(missing_docs)]
#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod any;
mod typed;
mod chunked;
mod happened;

mod decisions;
mod verdict;
mod fault;
mod hosted;
mod chronicle;
mod exact;
mod reading;
mod record;
mod day;
mod daily;
mod replay;
mod code;
mod unreadable;

pub use any::{Accounting, AnyTable, Judging, Pass, Thought, UndoBar, sign_record, write_record, write_record_under};
pub use code::{Code, CodeFault, MAX_CODE};
pub use day::{Day, DayFault};
pub use decisions::{Decision, decisions};
pub use exact::read_json;
pub use fault::{OpenFault, RecordFault, TableFault, Why};
pub use record::{Drawn, FORMAT, Header, Line, Move};
pub use replay::{MAX_LINE, MAX_RECORD, Placed, Record};
pub use typed::Table;
pub use unreadable::Unreadable;
pub use verdict::Verdict;
