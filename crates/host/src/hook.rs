//! The reasons why a host refuses what somebody wants of notices at an address of their own.

use crate::words::{number, say};
use kernel::Lang;

/// The reason why a host sends no notices to an address that somebody has given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookFault {
    /// The host does not allow such addresses.
    Off,
    /// The address is not one to which notices may go.
    Address { most: usize },
    /// The name of the address leads nowhere, or into the network of the host.
    Inward,
    /// The person has given the address already.
    Known,
    /// The person has given too many addresses.
    Many { most: usize },
    /// The person has given no such address.
    Missing,
    /// The address has not taken the notice, and has answered with this status.
    Answered { status: u16 },
    /// The address has not answered.
    Silent,
    /// Too many messages went to addresses of the person.
    Often { most: u32, minutes: u64 },
}

impl HookFault {
    /// Returns the reason in words, together with the expected input.
    pub(crate) fn words(self, lang: Lang) -> String {
        match self {
            HookFault::Off => say(lang, "hook-off", []),
            HookFault::Address { most } => say(lang, "hook-address", [("most", number(most))]),
            HookFault::Inward => say(lang, "hook-inward", []),
            HookFault::Known => say(lang, "hook-known", []),
            HookFault::Many { most } => say(lang, "hook-many", [("most", number(most))]),
            HookFault::Missing => say(lang, "hook-missing", []),
            HookFault::Answered { status } => say(lang, "hook-answered", [("status", number(status))]),
            HookFault::Silent => say(lang, "hook-silent", []),
            HookFault::Often { most, minutes } => {
                say(lang, "hook-often", [("most", number(most)), ("minutes", number(minutes))])
            }
        }
    }
}
