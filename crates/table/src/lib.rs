//! A game in progress. The state never leaves this crate; scenes and sentences do.

mod any;
mod record;

pub use any::{AnyTable, TableFault, Thought};
pub use record::{Header, Line, Move};
