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
    /// The rights of the reader. The server refuses everything else.
    pub may: Vec<GatheringRight>,
    /// The game of a tournament to which this invites, if it is one.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<GatheringPairing>,
    /// The time at which the gathering was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: u64,
    /// The promise about the luck of the table, at a gathering that has a key already.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<GatheringLuck>,
}

/// One thing that a reader may do with a whole gathering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GatheringRight {
    /// To send the link of the gathering to people who may take a seat.
    Invite,
    /// To block the person who has made the gathering.
    Block,
    /// To let the gathering go on without the salts that have not come.
    BeginNow,
    /// To remove the gathering.
    Disband,
}

/// One thing that a reader may do with a chair of a gathering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ChairRight {
    /// To take the seat.
    Take,
    /// To free the seat.
    Release,
    /// To let a bot take the seat.
    Fill,
    /// To promise the seat to a link.
    Promise,
}

/// The game of a tournament to which a gathering invites.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GatheringPairing {
    /// The id of the tournament.
    pub tournament: String,
    /// The name of the tournament, which is empty in a gathering that an earlier version has made.
    pub name: String,
    /// The number of the round, counted from 1, or 0 in a gathering that an earlier version has made.
    pub round: u16,
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
    /// The id of the page of the person at the seat, or of the one for whom it is kept, if the person keeps an identity.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The rights of the reader at this seat. The server refuses everything else.
    pub may: Vec<ChairRight>,
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
