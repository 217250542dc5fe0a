//! The data of a client: the server's lists, the requested table, and the current table.

use super::{gathering::Gathering, people::People, table::Table};
use crate::{Wanted, Words, address::TableLink, luck::Checked};
use protocol::{BotInfo, Dailies, DailyDeal, Find, GameInfo, Lang, TableLine};
use std::time::Duration;

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
    /// The people at the table or the invitation that is open.
    pub people: People,
    pub linked: bool,
    /// True if the server hosts for others, so that people invite each other.
    pub gathers: bool,
    /// The current time as a duration since 1970, as the event loop last reported it.
    pub now: Duration,
    /// True once the connection was up.
    pub(super) was_linked: bool,
    /// The table that the command line asked for, until the client has requested it.
    pub(super) wanted: Option<Wanted>,
    /// The result of the last check of the luck at a table.
    pub(super) checked: Option<Checked>,
    /// The id of the table whose record was requested last.
    pub(super) record_of: Option<String>,
    /// The link by which the reader has come to a table or an invitation last.
    pub(super) link: Option<TableLink>,
    /// The number of lines that the reader has said.
    pub(super) spoken: u64,
}

/// The part of the program that the client is in.
#[derive(Clone, Debug)]
pub enum Place {
    /// The client shows the list of tables. It receives no news of any table.
    Lobby,
    /// The client waits for a table that it has requested.
    Opening(Opening),
    Table(Box<Table>),
    /// The client shows an invitation to a table that has not begun.
    Gathering(Box<Gathering>),
}

/// The reason why a table was requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The command line requested a new game or a table. If the server refuses the request, the program ends.
    Ordered,
    New,
    /// The reader opened an existing table.
    Known,
    /// The reader opened an existing table, to see it from the beginning.
    Replay,
}

impl Client {
    pub fn new(lang: Lang, wanted: Option<Wanted>) -> Client {
        Client {
            words: Words(lang),
            games: Vec::new(),
            bots: Vec::new(),
            tables: Vec::new(),
            find: Find::default(),
            more: None,
            dailies: None,
            place: if wanted.is_some() { Place::Opening(Opening::Ordered) } else { Place::Lobby },
            people: People::default(),
            linked: false,
            gathers: false,
            now: Duration::ZERO,
            was_linked: false,
            wanted,
            checked: None,
            record_of: None,
            link: None,
            spoken: 0,
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
            Place::Lobby | Place::Opening(_) | Place::Gathering(_) => None,
        }
    }
}

impl Place {
    pub fn table(&self) -> Option<&Table> {
        match self {
            Place::Table(table) => Some(table),
            Place::Lobby | Place::Opening(_) | Place::Gathering(_) => None,
        }
    }
}
