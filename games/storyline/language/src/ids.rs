//! The ids of cards and Locations.

use serde::{Deserialize, Serialize};

/// A card of the table, by its index in the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

/// A Location of the table, by its index in the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct LocationId(u8);

kernel::id!(CardId, u8, 256);
kernel::id!(LocationId, u8, 64);
