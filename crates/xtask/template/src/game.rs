//! The game at one table: its rules and options, which never change.

/// The game at one table.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub(crate) seats: usize,
}
