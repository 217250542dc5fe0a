//! A conversation: who is spoken to about what, and what is answered.

use super::question::Dialog;
use crate::{Need, Order, Words, at_table::AtTable};
use protocol::{BotInfo, GameInfo, Lang, Position, TableLine};
use std::collections::BTreeSet;

/// A conversation. It answers what it hears and what is typed.
#[derive(Clone, Debug)]
pub struct Talk {
    pub(super) words: Words,
    pub(super) games: Vec<GameInfo>,
    pub(super) bots: Vec<BotInfo>,
    pub(super) tables: Vec<TableLine>,
    pub(super) place: Place,
    /// Whether the server owes an answer. Until it comes, nothing is asked.
    pub(super) waiting: bool,
    /// Whether what is printed stays on a screen that others may look at.
    pub(super) on_screen: bool,
    pub(super) order: Option<Order>,
}

/// What the conversation is about.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Nothing yet; what the command asked for is to come.
    Start,
    Menu,
    /// This table is about to be removed.
    Removing(String),
    Dialog(Dialog),
    /// Asked for a table that has not come yet.
    Opening(Opening),
    Table(Box<Seated>),
}

/// How a table that is to come will be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// It is new: all that happened is told.
    New,
    /// What happened before can be asked for.
    Known,
    /// From the beginning.
    Replay,
}

/// A table, and what was said of it.
#[derive(Clone, Debug)]
pub(super) struct Seated {
    pub(super) at: AtTable,
    /// How many entries were told.
    pub(super) told: usize,
    /// What the reader was last told of the sides of the table, line by line.
    pub(super) heard: BTreeSet<String>,
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

    /// This, and then `next`.
    pub(super) fn then(mut self, next: Reply) -> Reply {
        self.lines.extend(next.lines);
        self.needs.extend(next.needs);
        self
    }
}
