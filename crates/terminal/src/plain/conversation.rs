//! The state of a conversation, and its replies.

use super::{question::Dialog, telling::Heard};
use crate::{Client, Need};
use protocol::{Lang, Position};

/// A conversation. It replies to messages and to typed lines.
#[derive(Clone, Debug)]
pub struct Talk {
    pub(super) client: Client,
    /// The topic in the lobby.
    pub(super) topic: Topic,
    /// The part of the table that was printed.
    pub(super) told: Told,
    /// True while the client waits for an answer from the server. Until the answer arrives, nothing is asked.
    pub(super) waiting: bool,
    /// True if the output stays on a screen that others may look at.
    pub(super) on_screen: bool,
}

/// The topic of a conversation in the lobby.
#[derive(Clone, Debug)]
pub(super) enum Topic {
    Menu,
    /// The removal of this table, which waits for confirmation.
    Removing(String),
    Dialog(Dialog),
}

/// The reader's knowledge of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// The number of entries that were printed.
    pub(super) entries: usize,
    /// The fights since those entries that are not printed yet.
    pub(super) fights: Vec<Position>,
    /// The words that the reader has heard.
    pub(super) heard: Heard,
    /// True if news was printed after the last question.
    pub(super) has_news: bool,
    /// The description that was printed last.
    pub(super) described: Option<Description>,
    /// True once the name of the table was printed.
    pub(super) greeted: bool,
    /// True if the reader requested the whole log, and a page of it has not arrived yet.
    pub(super) lists_log: bool,
}

/// The identity of a description, to distinguish it from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Description {
    position: Position,
    lang: Lang,
}

/// The lines to print, and the effects that are needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    pub lines: Vec<String>,
    pub needs: Vec<Need>,
}

impl Description {
    pub(super) fn of(position: &Position, lang: Lang) -> Description {
        // The pace of bots changes nothing on the table.
        Description { position: Position { pace: Default::default(), ..position.clone() }, lang }
    }
}

impl Reply {
    pub(super) fn lines(lines: impl IntoIterator<Item = String>) -> Reply {
        Reply { lines: lines.into_iter().collect(), needs: Vec::new() }
    }

    pub(super) fn needs(needs: impl IntoIterator<Item = Need>) -> Reply {
        Reply { lines: Vec::new(), needs: needs.into_iter().collect() }
    }

    /// Returns this reply, followed by `next`.
    pub(super) fn then(mut self, next: Reply) -> Reply {
        self.lines.extend(next.lines);
        self.needs.extend(next.needs);
        self
    }
}
