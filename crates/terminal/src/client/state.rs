//! What a client knows, and where it is.

use super::table::Table;
use crate::{Order, Words};
use protocol::{BotInfo, Find, GameInfo, Lang, TableLine};

/// One end of the conversation with a server.
#[derive(Clone, Debug)]
pub struct Client {
    pub words: Words,
    pub games: Vec<GameInfo>,
    pub bots: Vec<BotInfo>,
    pub tables: Vec<TableLine>,
    /// The tables that are looked for.
    pub find: Find,
    /// Where the next page of them begins, if there is one.
    pub more: Option<u64>,
    pub place: Place,
    pub linked: bool,
    /// What the command line asked for, until the server has said what there is to play.
    pub(super) order: Option<Order>,
}

/// Where a client is.
#[derive(Clone, Debug)]
pub enum Place {
    /// Among the tables: nothing of any of them is heard.
    Lobby,
    /// It asked for a table that has not come yet.
    Opening(Opening),
    Table(Box<Table>),
}

/// How the table that is to come was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// By the flags of the command: a refusal ends it.
    Ordered,
    New,
    /// It has been there before.
    Known,
    /// The same, to be seen from the beginning.
    Replay,
}

impl Client {
    pub fn new(lang: Lang, order: Option<Order>) -> Client {
        Client {
            words: Words(lang),
            games: Vec::new(),
            bots: Vec::new(),
            tables: Vec::new(),
            find: Find::default(),
            more: None,
            place: if order.is_some() { Place::Opening(Opening::Ordered) } else { Place::Lobby },
            linked: false,
            order,
        }
    }

    /// The table where the client is.
    pub fn table(&self) -> Option<&Table> {
        self.place.table()
    }

    pub fn table_mut(&mut self) -> Option<&mut Table> {
        match &mut self.place {
            Place::Table(table) => Some(table),
            Place::Lobby | Place::Opening(_) => None,
        }
    }
}

impl Place {
    pub fn table(&self) -> Option<&Table> {
        match self {
            Place::Table(table) => Some(table),
            Place::Lobby | Place::Opening(_) => None,
        }
    }
}
