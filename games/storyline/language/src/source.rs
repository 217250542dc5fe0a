//! The card or Location that a text belongs to.

use crate::{CardId, LocationId};

/// An ability of a card or Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Script {
    pub of: Source,
    pub ability: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Card(CardId),
    Location(LocationId),
}
