//! The drawing of the table.

pub(crate) mod walk;

mod always;
mod answers;
mod look;
mod table;
