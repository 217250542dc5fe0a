//! How the table is drawn.

pub(crate) mod walk;

mod always;
mod answers;
mod look;
mod table;
