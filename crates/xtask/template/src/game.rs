//! The game at one table, with its rules and options. It never changes.

/// The game at one table, with its options.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub(crate) seats: usize,
}
