//! Tests of the scenes of the table.

pub(crate) mod walk;

mod always;
mod answers;
mod dangers;
mod look;
mod table;
