//! Windows for answers, and the standing orders for them.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The standing orders of a seat: its answer to windows, given beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Orders {
    /// The seat is asked in every window.
    Ask,
    /// The seat is asked only in windows about these topics, given by their ids.
    About(Vec<String>),
    /// The seat lets everything happen.
    LetHappen,
}

/// The windows for answers at a table that has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WindowsInfo {
    /// The number of the current turn of the game.
    pub turn: u32,
    /// The window that is open, if any. The seat to move may answer.
    pub open: Option<OpenWindow>,
    /// The seats that have said aloud that they let all windows of this turn pass.
    pub passing: Vec<Seat>,
    /// The orders of the viewer's own seat, which nobody else sees. It is `null` for everybody who holds no seat.
    pub own: Option<OwnOrders>,
}

/// A window for answers that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenWindow {
    /// The id of the topic of the window.
    pub about: String,
    /// The remaining time at the time of the message in milliseconds, or `null` if orders alone decide.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub left: Option<u64>,
}

/// The part of a table that only one seat knows: its standing orders, and an answer that is kept until a window ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnOrders {
    /// The standing orders.
    pub orders: Orders,
    /// The topics of the windows in this game.
    pub topics: Vec<TopicInfo>,
    /// The index of the choice that takes effect when the window ends, or `null` if none was taken.
    pub answer: Option<usize>,
}

/// A topic of windows for answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TopicInfo {
    /// The id of the topic, for messages.
    pub id: String,
    /// The topic as a clause in the first person: it completes the sentence "Ask me only if …".
    pub words: String,
}
