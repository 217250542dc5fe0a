//! What the full-screen client knows, and what may happen to it.

use crate::{Occupant, Order, Words, at_table::AtTable, link::Heard};
use crossterm::event::KeyEvent;
use protocol::{BotInfo, FromClient, GameInfo, Lang, Options, TableLine};
use std::path::PathBuf;

/// Everything on the screen follows from this.
#[derive(Clone, Debug)]
pub struct Model {
    pub words: Words,
    pub games: Vec<GameInfo>,
    pub bots: Vec<BotInfo>,
    pub tables: Vec<TableLine>,
    pub screen: Screen,
    /// Lies over the screen until a key is pressed.
    pub help: bool,
    pub notice: Option<Notice>,
    pub linked: bool,
    /// What the command line asked for, until the server has said what there is to play.
    pub order: Option<Order>,
    /// Seconds since 1970, as the loop last said.
    pub now: u64,
    /// How far the part that scrolls is scrolled, and how far it can be.
    pub scroll: usize,
    pub reach: usize,
}

#[derive(Clone, Debug)]
pub enum Screen {
    Lobby(Lobby),
    NewGame(NewGame),
    /// Asks for the path of a record.
    Import(String),
    /// Asked for a table that has not come yet.
    Opening(Opening),
    Table(Box<AtTable>),
}

/// Who asked for the table that is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The flags of the command: a refusal ends it.
    Command,
    Reader,
    /// The reader, who wants to see it from the beginning.
    Replay,
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

/// Something the reader is told once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Refused(String),
    Unreadable {
        path: String,
        why: String,
    },
    Lost(String),
    Removed,
    Imported,
    Forked,
    /// A new game from here would show what is hidden.
    ForkReveals,
    /// What the server says of the table that has come.
    Table(String),
}

#[derive(Clone, Debug)]
pub enum Msg {
    Key(KeyEvent),
    Paste(String),
    Heard(Heard),
    /// The file of a record was read, or why it was not.
    Record {
        path: String,
        read: Result<String, String>,
    },
    /// How far the part that scrolls was scrolled as it was just drawn, and how far it can be.
    Drawn {
        scroll: usize,
        reach: usize,
    },
    Clock {
        now: u64,
    },
}

/// What the loop must do for the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    Say(FromClient),
    Read(PathBuf),
    /// What the command line asked for cannot be had: end, and say why.
    Fail(String),
    Quit,
}

impl Model {
    pub fn new(lang: Lang, order: Option<Order>) -> Model {
        Model {
            words: Words(lang),
            games: Vec::new(),
            bots: Vec::new(),
            tables: Vec::new(),
            screen: if order.is_some() { Screen::Opening(Opening::Command) } else { Screen::Lobby(Lobby::default()) },
            help: false,
            notice: None,
            linked: false,
            order,
            now: 0,
            scroll: 0,
            reach: 0,
        }
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
