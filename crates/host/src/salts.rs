//! The reasons why a host refuses the salt of a person.

use crate::words::{number, say};
use kernel::Lang;

/// The reason why a host refuses a commitment or a salt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaltFault {
    /// The text is not 64 hexadecimal digits.
    Form,
    /// The attempt to begin is over, or has not begun.
    Attempt {
        /// The number of the attempt that counts now.
        now: u32,
    },
    /// The seat is without a salt.
    Without,
    /// Another salt has been promised for the seat.
    Committed,
    /// Not all salts have been promised yet.
    Early,
    /// The salt does not have the commitment that was promised for the seat.
    Unfit,
    /// The gathering waits for no salt.
    Complete,
    /// Nobody can free a seat once salts may be opened.
    Opening,
}

impl SaltFault {
    /// Returns the reason in words, together with the expected input.
    pub(crate) fn words(self, lang: Lang) -> String {
        match self {
            SaltFault::Form => say(lang, "salt-form", []),
            SaltFault::Attempt { now } => say(lang, "salt-attempt", [("now", number(now as usize))]),
            SaltFault::Without => say(lang, "salt-without", []),
            SaltFault::Committed => say(lang, "salt-committed", []),
            SaltFault::Early => say(lang, "salt-early", []),
            SaltFault::Unfit => say(lang, "salt-unfit", []),
            SaltFault::Opening => say(lang, "salt-opening", []),
            SaltFault::Complete => say(lang, "salt-complete", []),
        }
    }
}
