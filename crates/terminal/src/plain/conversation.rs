//! The state of a conversation, and the replies to the reader.

use super::{question::Dialog, telling::Heard};
use crate::{Client, Need};
use protocol::{Lang, Position};

/// A conversation with the reader. It replies to messages of the server and to typed lines.
#[derive(Clone, Debug)]
pub struct Talk {
    pub(super) client: Client,
    /// The topic while the conversation is in the lobby.
    pub(super) topic: Topic,
    /// The parts of the table that were printed.
    pub(super) told: Told,
    /// True while the client waits for an answer from the server. The reader is asked nothing until the answer arrives.
    pub(super) waiting: bool,
    /// True if the output stays on a screen that other people may look at.
    pub(super) on_screen: bool,
}

/// The topic of a conversation in the lobby.
#[derive(Clone, Debug)]
pub(super) enum Topic {
    Menu,
    /// The removal of this table, which the reader has to confirm.
    Removing(String),
    Dialog(Dialog),
}

/// The reader's knowledge of a table, from the lines that were printed.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// The number of entries whose lines in the log were printed.
    pub(super) entries: usize,
    /// The fights that are not printed yet, in order.
    pub(super) fights: Vec<Position>,
    /// The texts that were printed.
    pub(super) heard: Heard,
    /// True if news was printed since the last description.
    pub(super) has_news: bool,
    /// The description that was printed last.
    pub(super) described: Option<Description>,
    /// True once the name of the table was printed.
    pub(super) greeted: bool,
    /// True if the reader requested the whole log, and part of it has not arrived yet.
    pub(super) lists_log: bool,
    /// The sentences about proposals and passes that held when the table was told last.
    pub(super) notes: Vec<String>,
    /// True while the reader has to confirm that they resign.
    pub(super) resigns: bool,
    /// The lines about an invitation that were printed last.
    pub(super) invitation: Vec<String>,
}

/// The position and the language of a description. If both are unchanged, the description is unchanged too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Description {
    position: Position,
    lang: Lang,
}

/// The lines to print, and the effects that the client needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    pub lines: Vec<String>,
    pub needs: Vec<Need>,
}

impl Description {
    pub(super) fn of(position: &Position, lang: Lang) -> Description {
        // The pace of the bots and the running times are left out, because a change of them needs no new description.
        let mut position = Position { pace: Default::default(), clock: None, ..position.clone() };
        if let Some(windows) = &mut position.windows {
            windows.open.iter_mut().for_each(|open| open.left = None);
        }
        Description { position, lang }
    }
}

impl Reply {
    pub(super) fn lines(lines: impl IntoIterator<Item = String>) -> Reply {
        Reply { lines: lines.into_iter().collect(), needs: Vec::new() }
    }

    pub(super) fn needs(needs: impl IntoIterator<Item = Need>) -> Reply {
        Reply { lines: Vec::new(), needs: needs.into_iter().collect() }
    }

    /// Returns a reply with the lines and needs of this reply, followed by the lines and needs of `next`.
    pub(super) fn then(mut self, next: Reply) -> Reply {
        self.lines.extend(next.lines);
        self.needs.extend(next.needs);
        self
    }
}
