//! The clocks of a game between people, and the ways to end it early.

use kernel::{EarlyEnd, Seat, Terms};
use serde::{Deserialize, Serialize};

/// The people who have left a game or want to end it. Only a table that is open to others has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leaving {
    /// The terms of the game.
    pub terms: Terms,
    /// The seats whose people have left, in the order in which they left. A bot plays on for them, or the game is over.
    pub left: Vec<Seat>,
    /// The end of the game, if the people ended it before the rules did.
    pub end: Option<EarlyEnd>,
    /// The seats whose people want to call the game off. The list is empty if nobody has proposed it since the last
    /// decision.
    pub agreed: Vec<Seat>,
    /// The steps that the people at this screen can take now.
    pub offers: Vec<LeaveOffer>,
}

/// A step by which people end a game early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LeaveOffer {
    /// To `resign`.
    Resign,
    /// To `propose` that the game is called off. Nobody else has to agree if the others have left or are late.
    CallOff,
    /// To `answer` somebody who has proposed it.
    Answer,
}

/// The clocks of the people at a table, at the time of the message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockInfo {
    /// The seat whose clock runs, or `null` if no clock runs.
    pub runs: Option<Seat>,
    /// The remaining time at each seat in milliseconds, or `null` for a bot. In a game by days, it is the time for the
    /// next decision.
    #[cfg_attr(feature = "ts", ts(type = "Array<number | null>"))]
    pub left: Vec<Option<u64>>,
    /// The time until which the person at each seat is on holiday, in milliseconds since 1970, or `null` for a seat whose
    /// person is not. If nobody is, there is no list.
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<number | null>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Option<u64>>,
}
