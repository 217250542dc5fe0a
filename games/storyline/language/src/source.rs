//! The card or Location that has a text.

use crate::{CardId, LocationId};

/// The id of an ability: its card or Location, and its index in the text.
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
