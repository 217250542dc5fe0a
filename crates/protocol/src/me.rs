//! The answers of a server that hosts for others to the requests about a guest's own identity, which are apart from the
//! messages.

use serde::{Deserialize, Serialize};

/// The identity of the guest who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The name under which the guest keeps the identity, or `null` if only this browser's cookie knows the guest.
    pub name: Option<String>,
    /// The public id of the guest's page, or `null` if the identity is not kept.
    pub player: Option<String>,
    /// The keys of the identity, oldest first.
    pub keys: Vec<MyKey>,
    /// True if the server can have passkeys.
    pub passkeys: bool,
}

/// A key by which the server knows a guest again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyKey {
    pub id: String,
    pub kind: MyKeyKind,
    /// The time at which it was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: u64,
    /// True for the browser that asks.
    pub here: bool,
}

/// The kinds of keys that a guest sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MyKeyKind {
    /// The browser in which the guest came first.
    First,
    /// Another browser.
    Device,
    /// A code to write down.
    Recovery,
    /// A passkey.
    Passkey,
}

/// Somebody of whom the guest wants to hear nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    /// The name of this entry of the guest's list, which says nothing about the person.
    pub id: String,
    /// The name that the person had.
    pub name: String,
    /// The time at which the guest has blocked the person, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: u64,
}

/// The holidays of the guest in games by days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holidays {
    /// The days that are left for holidays now.
    pub left: u32,
    /// The days for holidays in 365 days.
    pub most: u32,
    /// The time at which the present holiday is over, in seconds since 1970, or `null` if the guest is not on holiday.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<u64>,
}

/// A secret that brings the identity to another browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyCode {
    pub code: String,
    /// The time at which it stops to count, in seconds since 1970, or `null` if it has none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<u64>,
}
