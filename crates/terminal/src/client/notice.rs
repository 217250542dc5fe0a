//! Messages that are shown to the reader once.

use crate::Words;

/// A message that is shown to the reader once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Refused(String),
    Unreadable {
        path: String,
        why: Unread,
    },
    Lost,
    Removed,
    Imported,
    Forked,
    /// Continuing from here as a new game would reveal hidden cards.
    ForkReveals,
    /// The server's notices about the table that has just opened.
    Table(String),
}

/// The reason why a file cannot be read. The messages of the operating system are not used, because they exist in one
/// language only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    Missing,
    Barred,
    /// The file is not text in UTF-8.
    NotText,
    /// The file is longer than a message to the server may be.
    Long,
    Failed,
}

impl Unread {
    /// Returns the keyword for this reason in `terminal.ftl`.
    fn key(self) -> &'static str {
        match self {
            Unread::Missing => "missing",
            Unread::Barred => "barred",
            Unread::NotText => "not-text",
            Unread::Long => "long",
            Unread::Failed => "failed",
        }
    }
}

impl Notice {
    pub(crate) fn told(&self, words: Words) -> String {
        match self {
            Notice::Refused(reason) => words.fill("notice-refused", &[("reason", reason.as_str().into())]),
            Notice::Unreadable { path, why } => {
                words.fill("notice-unreadable", &[("path", path.as_str().into()), ("why", why.key().into())])
            }
            Notice::Lost => words.say("notice-lost"),
            Notice::Removed => words.say("notice-removed"),
            Notice::Imported => words.say("notice-imported"),
            Notice::Forked => words.say("notice-forked"),
            Notice::ForkReveals => words.say("notice-fork-reveals"),
            Notice::Table(words) => words.clone(),
        }
    }
}
