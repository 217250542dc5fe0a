//! The review of a finished game: what a bot thinks of each decision of a seat, from what that seat could see.

use crate::{HintReason, Measure};
use kernel::{Lang, Seat, Wording};
use serde::{Deserialize, Serialize};

/// The review of one decision, and the number of decisions to review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// The id of the table.
    pub table: String,
    /// The seat whose decisions are reviewed.
    pub seat: Seat,
    /// The language of all words.
    pub lang: Lang,
    /// The measure of the numbers of the choices.
    pub measure: Measure,
    /// The number of decisions of the seat between several choices, in the whole game.
    pub decisions: usize,
    /// The first such decision at or after the entry that was asked for, or `None` if there is none.
    pub decision: Option<ReviewedDecision>,
}

/// What a bot thinks of one decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewedDecision {
    /// The number of the decision among those of the seat, from 1.
    pub number: usize,
    /// The number of entries before the decision.
    pub entry: usize,
    /// The decision in words, as the seat was asked.
    pub prompt: Wording,
    /// The choices that were tried, best first. The choice of the seat is always among them.
    pub choices: Vec<ReviewChoice>,
    /// The number of ways in which the game was played on.
    pub rollouts: usize,
}

/// One choice of a reviewed decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewChoice {
    /// The choice in words.
    pub words: Wording,
    /// True for the choice that the seat made.
    pub chosen: bool,
    /// The mean over the ways in which the game was played on, in the unit of the measure.
    pub mean: i32,
    /// The lower end of the 95 % interval of the mean.
    pub low: i32,
    /// The upper end of the 95 % interval of the mean.
    pub high: i32,
    /// By how much the mean is lower than that of the best choice on the same deals, in the unit of the measure.
    pub loss: i32,
    /// True for the best choice, and for each choice that may be as good: the interval of its loss reaches 0.
    pub is_level: bool,
    /// The parts of the position after this choice that make a difference, largest first: for the best choice against
    /// the second, for every other one against the best.
    pub reasons: Vec<HintReason>,
}
