//! The outcome of sending a message.

/// The outcome of sending a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Sent,
    /// The receiver has said that it wants no more messages, or is gone.
    Gone,
    Refused,
    Failed,
}

impl Outcome {
    pub(super) fn name(self) -> &'static str {
        match self {
            Outcome::Sent => "sent",
            Outcome::Gone => "gone",
            Outcome::Refused => "refused",
            Outcome::Failed => "failed",
        }
    }
}
