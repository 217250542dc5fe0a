//! Programs of others at a table, which play over their standard input and output. `docs/bots.md` describes the
//! protocol.

mod message;
mod speech;
mod house;
mod command;
mod process;
mod limits;
mod program;

#[cfg(test)]
mod tests;

pub use command::{Command, CommandFault};
pub use house::{HouseBot, HouseFault};
pub(crate) use limits::print_time;
pub use limits::{Limits, TimeFault, read_time};
pub(crate) use message::{Hello, PROTOCOL};
pub(crate) use program::Program;
