//! How the table is drawn.

pub(crate) mod walk;

mod always;
mod look;
mod table;
