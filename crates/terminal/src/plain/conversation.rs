//! A conversation: who is spoken to about what, and what is answered.

use super::question::Dialog;
use crate::{Client, Need};
use protocol::{Lang, Position};
use std::collections::BTreeSet;

/// A conversation. It answers what it hears and what is typed.
#[derive(Clone, Debug)]
pub struct Talk {
    pub(super) client: Client,
    /// What is spoken about in the lobby.
    pub(super) topic: Topic,
    /// What was said of the table.
    pub(super) told: Told,
    /// Whether the server owes an answer. Until it comes, nothing is asked.
    pub(super) waiting: bool,
    /// Whether what is printed stays on a screen that others may look at.
    pub(super) on_screen: bool,
}

/// What a conversation in the lobby is about.
#[derive(Clone, Debug)]
pub(super) enum Topic {
    Menu,
    /// This table is about to be removed.
    Removing(String),
    Dialog(Dialog),
}

/// How much the reader knows of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// How many entries were told.
    pub(super) entries: usize,
    /// Fights on the way that are still to be told.
    pub(super) fights: Vec<Position>,
    /// What the reader was last told of the sides of the table, line by line.
    pub(super) sides: BTreeSet<String>,
    /// What the reader was last shown in full.
    pub(super) described: Option<Description>,
    /// Whether the reader was told what table this is.
    pub(super) greeted: bool,
    /// Whether the reader asked for the whole log, of which a page is on its way.
    pub(super) lists_log: bool,
}

/// Tells one description from another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Description {
    position: Position,
    lang: Lang,
}

/// What is printed, and what must be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    pub lines: Vec<String>,
    pub needs: Vec<Need>,
}

impl Description {
    pub(super) fn of(position: &Position, lang: Lang) -> Description {
        // How fast bots act changes nothing on the table.
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

    /// This, and then `next`.
    pub(super) fn then(mut self, next: Reply) -> Reply {
        self.lines.extend(next.lines);
        self.needs.extend(next.needs);
        self
    }
}
