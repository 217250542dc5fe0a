//! The answers of a server that hosts for others to the requests about notices.

use serde::{Deserialize, Serialize};

/// The browsers in which a guest is told of decisions while away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notices {
    /// The public key of the server, with which a browser subscribes to its push service, or `null` if the server sends no
    /// notices.
    pub key: Option<String>,
    /// The browsers in which the guest gets notices, oldest first.
    pub devices: Vec<NoticeDevice>,
}

/// A browser in which a guest gets notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoticeDevice {
    pub id: String,
    /// The time at which notices were switched on or changed, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: u64,
    /// True for the browser that asks.
    pub here: bool,
    /// True if games without a clock count, and not only those by days.
    pub untimed: bool,
    /// The names of the games that are left out.
    pub muted: Vec<String>,
}
