//! The record of a game: a header and one line for each entry, as JSON Lines. See `docs/record.md`.

use crate::Day;
use kernel::{CardSet, Digest, Entry, Options};
use serde::Serialize;

/// The version of the record's format.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Header {
    /// The version of the record's format.
    pub brickroad: u32,
    /// The name of the game.
    pub game: String,
    /// The options by name. An option that is left out has its default.
    pub options: Options,
    /// The card set. A record written by hand may leave it out; then the options decide the cards in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardSet>,
    /// The version of the game's rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The names at the table, in the order of play.
    pub seats: Vec<String>,
    /// The level of the bot at each seat, or `None` for a person. The list is empty if only people play, or if the
    /// record does not say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<String>>,
    /// The version of the lesson, if the game was begun as one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<u32>,
    /// The day of the daily deal, if the game was begun as one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily: Option<Day>,
}

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The number of the entry, counted from 1. It is checked if it is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    /// The action or the outcome.
    #[serde(flatten)]
    pub happened: Move,
    /// The digest of the position after this entry. It is checked if it is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// An entry in the game's own encoding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Move {
    /// An outcome of chance.
    Chance {
        /// The outcome.
        chance: serde_json::Value,
    },
    /// An action of a seat.
    Action {
        /// The number of the seat, counted from 0.
        seat: usize,
        /// The action.
        action: serde_json::Value,
    },
}

impl Header {
    /// Writes the header as one line of JSON.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a header is plain JSON")
    }
}

impl Line {
    /// Returns the line of an entry with this number, counted from 1, and the digest of the position after it.
    pub(crate) fn of<A: Serialize, C: Serialize>(number: usize, entry: &Entry<A, C>, digest: u64) -> Line {
        let happened = match entry {
            Entry::Chance(chance) => Move::Chance { chance: written(chance) },
            Entry::Action(seat, action) => Move::Action { seat: seat.index(), action: written(action) },
        };
        Line { entry: Some(number), happened, digest: Some(Digest::print(digest)) }
    }

    /// Writes the line as one line of JSON.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a line is plain JSON")
    }
}

/// Returns an action or an outcome as a record holds it.
pub(crate) fn written(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("an action or a chance can be written")
}
