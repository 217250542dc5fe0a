//! The rules of one table, which never change.

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub(crate) seats: usize,
}
