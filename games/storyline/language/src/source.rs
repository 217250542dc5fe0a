//! The card or Location that has a text.

use crate::{CardId, LocationId};
use serde::{Deserialize, Serialize};

/// The id of an ability: its card or Location, and its index in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Script {
    pub of: Source,
    pub ability: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    Card(CardId),
    Location(LocationId),
}
