//! The code that all hosts of tables share. A host is a server, or a web page that runs without a server. This code
//! reads messages, seats people, offers games, and words refusals in the reader's language.
//!
//! This crate does no I/O: each host stores and drives its own tables.

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod book;
mod daily;
mod find;
mod lesson;
mod message;
mod offer;
pub mod people;
mod terms;
mod salts;
mod tournament;
mod hook;
mod refusal;
mod kind;
mod faults;
mod words;

pub use book::card_book;
pub use daily::{DailyPlan, dailies, daily, is_person};
pub use find::{Sought, sought};
pub use hook::HookFault;
pub use lesson::{LessonPlan, lesson};
pub use message::{read, written};
pub use offer::{bots, early_end, games, heading, result};
pub use refusal::Refusal;
pub use salts::SaltFault;
pub use terms::terms;
pub use tournament::TournamentFault;
pub use words::{say, text};
