//! How the table is drawn.

pub(crate) mod walk;

mod always;
mod battle;
mod look;
mod sheet;
mod table;
