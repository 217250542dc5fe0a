//! The record of a game: a header and one line per entry, as JSON Lines.

use kernel::{CardSet, Options};
use serde::{Deserialize, Serialize};

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the record's format.
    pub brickroad: u32,
    pub game: String,
    #[serde(default)]
    pub options: Options,
    /// Left out by those who write a record by hand; then the cards are those of the options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardSet>,
    /// The version of the game's rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The names at the table, in the order of play.
    pub seats: Vec<String>,
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The entry's number, from 1; checked where it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    #[serde(flatten)]
    pub happened: Move,
    /// The digest of the position after this entry; checked where it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// What happened, in the game's own encoding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Move {
    Chance { chance: serde_json::Value },
    Action { seat: usize, action: serde_json::Value },
}
