//! The data of a client: the server's lists, the requested table, and the current table.

use super::table::Table;
use crate::{Order, Words};
use protocol::{BotInfo, Dailies, DailyDeal, Find, GameInfo, Lang, TableLine};

/// A client of one server.
#[derive(Clone, Debug)]
pub struct Client {
    pub words: Words,
    pub games: Vec<GameInfo>,
    pub bots: Vec<BotInfo>,
    pub tables: Vec<TableLine>,
    /// The current search.
    pub find: Find,
    /// The point at which the next page of search results starts, if there is one.
    pub more: Option<u64>,
    /// The daily deals, once the server has sent them.
    pub dailies: Option<Dailies>,
    pub place: Place,
    pub linked: bool,
    /// The game that the command line named, until the client has requested it.
    pub(super) order: Option<Order>,
}

/// The part of the program that the client is in.
#[derive(Clone, Debug)]
pub enum Place {
    /// The client shows the list of tables. It receives no news of any table.
    Lobby,
    /// The client waits for a table that it has requested.
    Opening(Opening),
    Table(Box<Table>),
}

/// The reason why a table was requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The command line requested a new game. If the server refuses the request, the program ends.
    Ordered,
    New,
    /// The reader opened an existing table.
    Known,
    /// The reader opened an existing table, to see it from the beginning.
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

    /// Returns the current table, or `None` if the client is not at a table.
    pub fn table(&self) -> Option<&Table> {
        self.place.table()
    }

    /// Returns the daily deals: today's deals first, and then the results of other days.
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
