//! What the lobby shows: the list of tables, or what leads to a new one.

use crate::Occupant;
use protocol::{BotInfo, GameInfo, Options};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    Tables(Lobby),
    NewGame(NewGame),
    /// Asks for the path of a record.
    Import(String),
    /// Asks which tables are looked for.
    Find(String),
}

/// The list of tables, below the rows that lead elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    pub row: usize,
    /// Whether the table in this row is about to be removed.
    pub removing: bool,
}

/// A game being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its place in the list of games.
    pub game: usize,
    /// One for each seat that the game can have.
    pub seats: Vec<Occupant>,
    pub options: Options,
    pub row: usize,
}

impl Default for Page {
    fn default() -> Page {
        Page::Tables(Lobby::default())
    }
}

impl NewGame {
    /// The first game, for one person against two bots where it seats three.
    pub fn first(games: &[GameInfo], bots: &[BotInfo]) -> Option<NewGame> {
        let game = games.first()?;
        let mut new = NewGame { game: 0, seats: Vec::new(), options: Options::new(), row: 0 };
        new.fit(game, bots);
        Some(new)
    }

    /// Makes the seats and the options those of `game`. Whoever sits already stays, as far as there are seats.
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
        // The list of bots begins with the weakest; the second is a fair first opponent.
        seat if seat < table_size && !bots.is_empty() => Occupant::Bot(1.min(bots.len() - 1)),
        seat if seat < table_size => Occupant::Person(String::new()),
        _ => Occupant::Nobody,
    }
}
