//! The pauses before passes in windows for answers.

use dealer::Dealer;

/// The pause that was drawn for the window at a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pause {
    /// The number of entries before the window.
    entries: usize,
    millis: u64,
}

impl Pause {
    /// Returns the pause for the window that opens after this number of entries. Each window gets one, whether it needs it
    /// or not.
    pub(crate) fn after(self, entries: usize) -> Pause {
        if self.millis > 0 && self.entries == entries { self } else { Pause { entries, millis: drawn() } }
    }

    pub(crate) fn millis(self) -> u64 {
        self.millis
    }
}

/// Draws a pause. It comes from the system's generator, because the luck of the table is opened when the game is over,
/// and then would tell which passes were made by hand.
pub(crate) fn drawn() -> u64 {
    match getrandom::u64() {
        Ok(drawn) => Dealer::pause(drawn),
        Err(fault) => {
            tracing::error!(%fault, "the system gives no random numbers");
            Dealer::MOST_PAUSE
        }
    }
}
