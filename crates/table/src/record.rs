//! The record of a game: a header and one line per entry, as JSON Lines. See `docs/record.md`.

use kernel::{CardSet, Options};
use serde::Serialize;

/// The version of the record's format.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Header {
    /// The version of the record's format.
    pub brickroad: u32,
    pub game: String,
    pub options: Options,
    /// Left out by those who write a record by hand; then the cards are those of the options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardSet>,
    /// The version of the game's rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The names at the table, in the order of play.
    pub seats: Vec<String>,
    /// For each seat the level of the bot that sits there, or none for a person. Empty where only people play, or
    /// where nobody has said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<String>>,
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The entry's number, from 1; checked where it is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    #[serde(flatten)]
    pub happened: Move,
    /// The digest of the position after this entry; checked where it is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// What happened, in the game's own encoding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Move {
    Chance { chance: serde_json::Value },
    Action { seat: usize, action: serde_json::Value },
}

impl Header {
    /// As one line of JSON.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a header is plain JSON")
    }
}

impl Line {
    /// As one line of JSON.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a line is plain JSON")
    }
}
