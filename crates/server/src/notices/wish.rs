//! The wish of a person to get notices in a browser.

use kernel::Lang;
use serde::{Deserialize, Serialize};

/// The wishes of a person for one browser: the notices that it gets, and the address at which it is reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Wish {
    /// The address of the browser at its push service, which says nothing about the person.
    pub(super) endpoint: String,
    /// The public key of the browser.
    pub(super) p256dh: String,
    /// The secret of the browser that makes messages authentic.
    pub(super) auth: String,
    /// The language of the notices. Without one, it is that of the request.
    #[serde(default)]
    pub(crate) lang: Lang,
    /// True if games without a clock count, too.
    #[serde(default)]
    pub(super) untimed: bool,
    /// The names of the games that are left out.
    #[serde(default)]
    pub(super) muted: Vec<String>,
}
