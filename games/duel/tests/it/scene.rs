//! Tests of the scenes of the duel.

pub(crate) mod walk;

mod always;
mod battle;
mod look;
mod reasons;
mod sheet;
mod table;
