//! The games that people can play, and the bots that they can play against. No other crate of the platform names a
//! game.
//!
//! To add a game, add one line to the list in `games.rs`.

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod games;

mod bots;
mod entry;
mod open;
mod packs;
mod book;

pub use ::bots::{Fortunes, Level, LevelFault, Measured, Stop};
pub use book::{BookCard, GameCards, Ruling, card_book};
pub use bots::{BotEntry, bots};
pub use entry::{CardList, GameEntry};
pub use games::{GAMES, Visitor, Wanted, visit};
pub use open::{game, open, read_record, resume};
pub use packs::{MOST_PACK_BYTES, PackFile, PackNote, Weight, check_pack};
pub use table::{
    AnyTable, Code, CodeFault, Day, DayFault, Decision, Drawn, Header, Judging, Line, MAX_CODE, MAX_LINE, MAX_RECORD,
    Move, OpenFault, Pass, Record, RecordFault, TableFault, Thought, UndoBar, Verdict, Why, decisions, sign_record,
    write_record, write_record_under,
};
