//! The pages of the lobby: the list of tables, and the pages that lead to a table.

use crate::Occupant;
use protocol::{BotInfo, GameInfo, Options};

/// A page of the lobby, where the reader opens or creates a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    Tables(Lobby),
    NewGame(NewGame),
    /// The daily deals, with the index of the selected deal.
    Daily(usize),
    /// The field for the path of a record, with the text typed so far.
    Import(String),
    /// The field for the link of a table or an invitation, with the text typed so far.
    Follow(String),
    /// The field for a search for tables, with the text typed so far.
    Find(String),
}

/// The reader's place in the list of tables and in the rows of commands above the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    pub row: usize,
    /// True while the reader has to confirm the removal of the table in this row.
    pub removing: bool,
}

/// A game that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The index of the game in the server's list.
    pub game: usize,
    /// The occupants of the seats. The list has one for each seat that the game can have.
    pub seats: Vec<Occupant>,
    pub options: Options,
    pub row: usize,
}

/// The reader's place on the page of an invitation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// The id of the invitation.
    pub table: String,
    /// The index of the chair under the cursor.
    pub row: usize,
    /// The name under which the reader takes a seat.
    pub name: String,
}

impl Default for Page {
    fn default() -> Page {
        Page::Tables(Lobby::default())
    }
}

impl NewGame {
    /// Returns the form for the first game: one person in the first seat, and bots. Three seats are occupied, or the
    /// nearest number that the game allows.
    pub fn first(games: &[GameInfo], bots: &[BotInfo]) -> Option<NewGame> {
        let game = games.first()?;
        let mut new = NewGame { game: 0, seats: Vec::new(), options: Options::new(), row: 0 };
        new.fit(game, bots);
        Some(new)
    }

    /// Adapts the seats to `game`, and sets its options to their defaults. Occupants are kept, up to the number of
    /// seats that the game can have.
    pub fn fit(&mut self, game: &GameInfo, bots: &[BotInfo]) {
        let sitting = std::mem::take(&mut self.seats).into_iter().filter(|occupant| *occupant != Occupant::Nobody);
        let mut seats: Vec<Occupant> = sitting.take(game.most_seats).collect();
        seats.extend((seats.len()..game.most_seats).map(|seat| opponent(seat, game, bots)));
        self.seats = seats;
        self.options = game.options.iter().map(|spec| (spec.name.clone(), spec.default.clone())).collect();
    }
}

fn opponent(seat: usize, game: &GameInfo, bots: &[BotInfo]) -> Occupant {
    let table_size = game.fewest_seats.max(game.most_seats.min(3));
    match seat {
        0 => Occupant::Person(String::new()),
        // The list begins with the weakest bot. The second bot is a fair first opponent.
        seat if seat < table_size && !bots.is_empty() => Occupant::Bot(1.min(bots.len() - 1)),
        seat if seat < table_size => Occupant::Person(String::new()),
        _ => Occupant::Nobody,
    }
}
