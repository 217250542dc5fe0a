//! Gatherings: invitations to tables that have not begun.

use kernel::{Options, Terms};
use serde::{Deserialize, Serialize};

/// An invitation to a table that has not begun, as its reader may see it. Once every chair is filled, the table begins
/// under the same id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GatheringInfo {
    /// The id of the gathering, and later that of its table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The title of the game, in the reader's language.
    pub title: String,
    /// The options of the table.
    pub options: Options,
    /// The terms of the game.
    pub terms: Terms,
    /// The chairs, in the order of the seats of the table.
    pub chairs: Vec<ChairInfo>,
    /// True if the gathering is in everybody's list.
    pub public: bool,
    /// True if the reader has made the gathering.
    pub mine: bool,
    /// The time at which the gathering was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: u64,
}

/// A seat of a table that has not begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChairInfo {
    /// The name of the person or bot at the seat, or `null` if the seat is free.
    pub name: Option<String>,
    /// The level of the bot, or `null` if no bot plays the seat.
    pub bot: Option<String>,
    /// True if the reader has taken the seat, or if it is kept for the reader.
    pub mine: bool,
    /// The name of the person for whom a free seat is kept, as in a rematch. Nobody else can take it.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<String>,
}
