//! Messages that are shown to the reader once.

use crate::{
    Words,
    luck::{self, Checked},
};

/// An example of the link of a table.
const EXAMPLE: &str = "https://table.example/#/table/37aba55498f737df";

/// A message that is shown to the reader once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Refused(String),
    Unreadable {
        path: String,
        why: Unread,
    },
    Lost,
    /// The connection is up again after a break.
    Back,
    /// A warning of the host to the reader.
    Warned(String),
    /// A spectator speaks only under a name.
    Nameless,
    /// The reader speaks under this name from now on.
    Named(String),
    /// The name is empty, or the reader speaks under the name of a seat.
    NoName,
    Muted(String),
    Unmuted(String),
    /// Nobody with this name has said anything.
    NoSpeaker(String),
    /// The link leads to no table.
    NoLink,
    /// A line of the talk begins with a slash, but is no command.
    NoCommand,
    /// A seat is taken under a name.
    NameFirst,
    Removed,
    Imported,
    Forked,
    /// Continuing from here as a new game would reveal hidden cards.
    ForkReveals,
    /// The luck of the table was checked.
    Luck(Checked),
    /// A hint, or the review of a decision, in words.
    Hint(String),
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
            Notice::Back => words.say("notice-back"),
            Notice::Warned(warning) => words.fill("notice-warned", &[("warning", warning.as_str().into())]),
            Notice::Nameless => words.say("notice-nameless"),
            Notice::Named(name) => words.fill("notice-named", &[("name", name.as_str().into())]),
            Notice::NoName => words.say("notice-no-name"),
            Notice::Muted(name) => words.fill("notice-muted", &[("name", name.as_str().into())]),
            Notice::Unmuted(name) => words.fill("notice-unmuted", &[("name", name.as_str().into())]),
            Notice::NoSpeaker(name) => words.fill("notice-no-speaker", &[("name", name.as_str().into())]),
            Notice::NoCommand => words.say("notice-no-command"),
            Notice::NameFirst => words.say("notice-name-first"),
            Notice::NoLink => words.fill("notice-no-link", &[("link", EXAMPLE.into())]),
            Notice::Removed => words.say("notice-removed"),
            Notice::Imported => words.say("notice-imported"),
            Notice::Forked => words.say("notice-forked"),
            Notice::ForkReveals => words.say("notice-fork-reveals"),
            Notice::Luck(checked) => luck::brief(checked, words),
            Notice::Hint(words) | Notice::Table(words) => words.clone(),
        }
    }
}
