//! Daily deals: games that are the same for everybody on one day.

use crate::SeatPlan;
use serde::{Deserialize, Serialize};

/// The daily deals of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dailies {
    /// Today's date in UTC, such as `2026-11-25`.
    pub day: String,
    /// The deals of today, one for each game that has daily deals.
    pub deals: Vec<DailyDeal>,
    /// The deals that the person has played to the end, the latest day first.
    pub results: Vec<DailyDeal>,
}

/// The deal of a game on a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyDeal {
    /// The day in UTC, such as `2026-11-25`.
    pub day: String,
    /// The name of the game.
    pub game: String,
    /// The title of the game, in the reader's language.
    pub title: String,
    /// The seats, in order. The person has the first seat.
    pub seats: Vec<SeatPlan>,
    /// The id of the person's table, or `null` if the person has not begun the deal.
    pub table: Option<String>,
    /// True if the game is over.
    pub over: bool,
    /// The stage of the game, or its result. It is empty if the person has not begun the deal.
    pub heading: String,
}

/// The facts that make a daily deal the same everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dealt {
    /// The day in UTC, such as `2026-11-25`.
    pub day: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The name of the card set, and the first digits of its hash.
    pub cards: String,
    /// The name of the level of each bot, in the reader's language and in the order of the seats.
    pub bots: Vec<String>,
}
