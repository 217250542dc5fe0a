//! The data of a client, and the place where it is.

use super::table::Table;
use crate::{Order, Words};
use protocol::{BotInfo, Dailies, DailyDeal, Find, GameInfo, Lang, TableLine};

/// One client of a server.
#[derive(Clone, Debug)]
pub struct Client {
    pub words: Words,
    pub games: Vec<GameInfo>,
    pub bots: Vec<BotInfo>,
    pub tables: Vec<TableLine>,
    /// The current search.
    pub find: Find,
    /// The start of the next page of results, if there is one.
    pub more: Option<u64>,
    /// The daily deals, once they were requested.
    pub dailies: Option<Dailies>,
    pub place: Place,
    pub linked: bool,
    /// The game named on the command line, until the server has listed the games.
    pub(super) order: Option<Order>,
}

/// The place of a client.
#[derive(Clone, Debug)]
pub enum Place {
    /// The client is in the list of tables. It receives no news of any table.
    Lobby,
    /// The client waits for a table that it has requested.
    Opening(Opening),
    Table(Box<Table>),
}

/// The way in which a table was requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The options of the command line asked for the table. A refusal ends the program.
    Ordered,
    New,
    /// An existing table.
    Known,
    /// An existing table, to be shown from the beginning.
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
            dailies: None,
            place: if order.is_some() { Place::Opening(Opening::Ordered) } else { Place::Lobby },
            linked: false,
            order,
        }
    }

    /// Returns the table where the client is, if it is at one.
    pub fn table(&self) -> Option<&Table> {
        self.place.table()
    }

    /// Returns the daily deals: those of today, and then those of other days that are over.
    pub fn deals(&self) -> impl Iterator<Item = &DailyDeal> {
        self.dailies.iter().flat_map(|Dailies { day, deals, results }| {
            deals.iter().chain(results.iter().filter(move |deal| deal.day != *day))
        })
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
