//! The answers of a server that hosts for others to the requests about notices in browsers and at people's own addresses.

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

/// The addresses at which a guest gets notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hooks {
    /// True if the host allows such addresses. Otherwise no notices are sent to those that are left.
    pub allowed: bool,
    /// The addresses, oldest first.
    pub hooks: Vec<Hook>,
    /// The secret that the request has made, or `null`. No other answer has it.
    pub made: Option<HookSecret>,
}

/// An address at which a guest gets notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hook {
    pub id: String,
    pub address: String,
    /// The time at which it was given, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: u64,
    /// True if games without a clock count, and not only those by days.
    pub untimed: bool,
    /// True if it gets no more notices, because too many in a row have not arrived.
    pub stopped: bool,
}

/// The secret with which messages to an address are signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HookSecret {
    /// The id of the address.
    pub hook: String,
    /// The secret, in the form of Standard Webhooks.
    pub secret: String,
}
