//! The record of a game as JSON Lines: a header, and one line for each entry. `docs/record.md` describes the format.

use crate::Day;
use kernel::{CardSet, Digest, EarlyEnd, Entry, Options, Seat, Terms};
use luck::Claim;
use serde::{Deserialize, Serialize};

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
    /// The card set. A record that is written by hand may leave it out, and the options then determine the cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardSet>,
    /// The version of the game's rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The names at the table, in the order of play.
    pub seats: Vec<String>,
    /// The level of the bot at each seat, or `None` for a person. The list is empty if only people play, or if the
    /// record does not contain the levels.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<String>>,
    /// The version of the lesson, or `None` if the game was not started as a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<u32>,
    /// The day of the daily deal, or `None` if the game is not a daily deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily: Option<Day>,
    /// The claim about the luck of the game, or `None` if the game makes no such claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<Claim>,
    /// The terms of a game between people, or `None` if the game has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<Terms>,
    /// The seats whose people have left, in the order in which they left. A bot played on for them, or the game ended.
    /// Only the record of a game has them, so the list is empty at a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Seat>,
    /// The number of hints that the person at the table has asked for, or `None` if there were none. Only the record of a
    /// game has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<u32>,
    /// The end of the game if the people ended it before the rules did. Only the record of a game has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<EarlyEnd>,
}

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The number of the entry, counted from 1. A reader checks the number if the line has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    /// The action, or the outcome of chance.
    #[serde(flatten)]
    pub happened: Move,
    /// The number that was drawn for an outcome of chance, if it is part of the record. A reader checks that it gives
    /// the outcome.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// The digest of the position after this entry. A reader checks the digest if the line has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// The number that was drawn for an outcome of chance.
///
/// If each possible outcome is repeated as often as its weight says, in the order of the rules, the outcome stands at
/// the place `number`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The sum of the weights of all possible outcomes.
    pub bound: u64,
    /// The number, which is below the bound.
    pub number: u64,
}

/// An entry in the game's own encoding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Move {
    /// An outcome of chance.
    Chance {
        /// The outcome in the game's own encoding.
        chance: serde_json::Value,
    },
    /// An action of a seat.
    Action {
        /// The number of the seat, counted from 0.
        seat: usize,
        /// The action in the game's own encoding.
        action: serde_json::Value,
    },
}

impl Header {
    /// Writes the header as one line of JSON.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a header is plain JSON")
    }

    /// Returns this header with the number of each seat in the place of its name. The header of a signed record has no
    /// names, so that a person's name can be changed or deleted later.
    #[must_use]
    pub(crate) fn by_number(&self) -> Header {
        let seats = (0..self.seats.len()).map(|seat| seat.to_string()).collect();
        Header { seats, ..self.clone() }
    }
}

impl Line {
    /// Returns the line of an entry. `number` is the number of the entry, counted from 1. `drawn` is the number that was
    /// drawn for it, and `digest` the digest of the position after the entry.
    pub(crate) fn of<A: Serialize, C: Serialize>(
        number: usize,
        (entry, drawn): (&Entry<A, C>, Option<Drawn>),
        digest: u64,
    ) -> Line {
        let happened = match entry {
            Entry::Chance(chance) => Move::Chance { chance: written(chance) },
            Entry::Action(seat, action) => Move::Action { seat: seat.index(), action: written(action) },
        };
        Line { entry: Some(number), happened, drawn, digest: Some(Digest::print(digest)) }
    }

    /// Returns this line without its drawn number, for a copy in another game, whose key has not drawn it.
    #[must_use]
    pub fn copied(self) -> Line {
        Line { drawn: None, ..self }
    }

    /// Writes the entry as one line of JSON.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a line is plain JSON")
    }
}

/// Returns an action or an outcome in the form that a record has.
pub(crate) fn written(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("an action or a chance can be written")
}
