//! Gatherings: invitations to tables that have not begun.

use kernel::{Options, Seat, Terms};
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
    /// The promise about the luck of the table, at a gathering that has a key already.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<GatheringLuck>,
}

/// The promise about the luck of a table that has not begun, and the wait for the salts of its people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GatheringLuck {
    /// The number of attempts to begin, counted from 1. Each has a key of its own.
    pub attempt: u32,
    /// The commitment of the key: 64 hexadecimal digits.
    pub commitment: String,
    /// True once the commitments of all salts are there, so that the clients may send the salts.
    pub opens: bool,
    /// The time at which the server waits for salts no longer, in milliseconds since 1970, or `null` if it waits for none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub due: Option<u64>,
}

/// The link to one seat of a gathering, which its maker gives away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatLink {
    pub seat: Seat,
    /// The secret of the link: 64 hexadecimal digits.
    pub link: String,
}

/// The salt of a person at a table that has not begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChairSalt {
    /// The commitment of the salt: 64 hexadecimal digits, or `null` if it has not come.
    pub commitment: Option<String>,
    /// True if the salt has come. Nobody is told the salt before the table begins.
    pub came: bool,
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
    /// True if the seat is free only for whoever has the link to it.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub promised: bool,
    /// The salt of the person, or nothing for a seat without one.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<ChairSalt>,
}
