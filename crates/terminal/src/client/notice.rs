//! Messages to the reader that are shown once.

use crate::Words;

/// A message to the reader that is shown once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Refused(String),
    Unreadable {
        path: String,
        why: String,
    },
    Lost(String),
    Removed,
    Imported,
    Forked,
    /// A new game from here would reveal hidden cards.
    ForkReveals,
    /// The server's notices about the table that has arrived.
    Table(String),
}

impl Notice {
    pub(crate) fn told(&self, words: Words) -> String {
        match self {
            Notice::Refused(reason) => words.fill("notice-refused", &[("reason", reason.as_str().into())]),
            Notice::Unreadable { path, why } => {
                words.fill("notice-unreadable", &[("path", path.as_str().into()), ("why", why.as_str().into())])
            }
            Notice::Lost(why) => words.fill("notice-lost", &[("why", why.as_str().into())]),
            Notice::Removed => words.say("notice-removed"),
            Notice::Imported => words.say("notice-imported"),
            Notice::Forked => words.say("notice-forked"),
            Notice::ForkReveals => words.say("notice-fork-reveals"),
            Notice::Table(words) => words.clone(),
        }
    }
}
