//! A hint: the choices that look best to a bot with the knowledge of the reader.

use kernel::Lang;
use serde::{Deserialize, Serialize};

/// The choices of a position that look best, for the reader who asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Hint {
    /// The id of the table.
    pub table: String,
    /// The row of the position that the hint is for.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// The language of all words.
    pub lang: Lang,
    /// The measure of the numbers of the choices.
    pub measure: Measure,
    /// The choices that were tried, best first. Choices that look much worse at once are not tried.
    pub choices: Vec<HintChoice>,
    /// The number of ways in which the game was played on.
    pub rollouts: usize,
}

/// What the numbers of a hint measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Measure {
    /// The chance to win, in thousandths.
    Chance,
    /// The points at the end, in thousandths of a point. It is the measure of a game in which one plays for points alone.
    Points,
}

/// One choice of a hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HintChoice {
    /// The index of the choice in the scene.
    pub choice: usize,
    /// The mean over the ways in which the game was played on, in the unit of the measure.
    pub mean: i32,
    /// The lower end of the 95 % interval of the mean.
    pub low: i32,
    /// The upper end of the 95 % interval of the mean.
    pub high: i32,
    /// True for the best choice, and for each choice that may be as good: on the same deals, the interval of what it
    /// loses against the best one reaches 0.
    pub is_level: bool,
    /// The parts of the position after this choice that make a difference, largest first: for the best choice against
    /// the second, for every other one against the best.
    pub reasons: Vec<HintReason>,
}

/// A part of the position that differs after a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HintReason {
    /// The name of the part, such as “Force in play”.
    pub name: String,
    /// By how much this part raises the chance to win, in thousandths. It is negative if the part lowers the chance.
    pub worth: i32,
}
