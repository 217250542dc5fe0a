//! A game in progress. The position never leaves this crate; scenes and sentences do.
//!
//! **Invariant:** no public item here hands out a position. *Enforced by* [`AnyTable`], which shows a game only as
//! scenes, sentences and lines of a record.

#![warn(missing_docs)]
#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod any;
mod typed;
mod chunked;
mod happened;

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

pub use any::{AnyTable, Pass, Thought, UndoBar, write_record};
pub use code::{Code, CodeFault, MAX_CODE};
pub use day::{Day, DayFault};
pub use exact::read_json;
pub use fault::{OpenFault, RecordFault, TableFault, Why};
pub use record::{FORMAT, Header, Line, Move};
pub use replay::{MAX_LINE, MAX_RECORD, Placed, Record};
pub use typed::Table;
pub use unreadable::Unreadable;
