//! The ledger of a finished game: how much of its result was luck, and how much was decided.

use kernel::{Lang, Seat};
use serde::{Deserialize, Serialize};

/// The way of one seat from its chance to win at the first decision to its share in the win at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Ledger {
    /// The id of the table.
    pub table: String,
    /// The seat whose way this is.
    pub seat: Seat,
    /// The language of all words.
    pub lang: Lang,
    /// The parts of the way, or `None` if nobody can judge such a game: a game for one has no winners, and there may be no
    /// fitted weights for such a table.
    pub parts: Option<LedgerParts>,
}

/// The parts of the way of a seat, in ten-thousandths of the win. The start, the luck and the decisions add up to the result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LedgerParts {
    /// The chance to win at the first decision.
    pub start: i32,
    /// The sum of the luck.
    pub luck: i32,
    /// What the decisions of all seats have moved.
    pub decisions: i32,
    /// The share in the win at the end.
    pub result: i32,
    /// The greatest pieces of luck, good and bad, in the order of play.
    pub fortunes: Vec<Fortune>,
}

/// One piece of luck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Fortune {
    /// The number of entries up to and including the outcome.
    pub entry: usize,
    /// The luck of the seat, in ten-thousandths of the win.
    pub luck: i32,
    /// What happened, in words.
    pub words: kernel::Wording,
}
