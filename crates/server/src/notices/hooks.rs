//! Notices to addresses that people have given, which programs of theirs read ([docs/notices.md](notices.md)). A server
//! that calls addresses of strangers must not be led into the network of its host: `outward.rs` sees to that.

mod post;
mod kept;
mod message;
mod address;
mod outward;
mod public;

pub(crate) use kept::{keep_hook, remove_hook, renew_hook, told_hooks};
pub use outward::{HookWay, Net, Outside};
pub(crate) use post::Hooks;

use serde::Deserialize;

/// The wish of a person to get notices at an address.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Wanted {
    pub(crate) address: String,
    /// True if games without a clock count, too.
    #[serde(default)]
    pub(crate) untimed: bool,
}
