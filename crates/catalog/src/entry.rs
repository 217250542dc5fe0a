//! A game in the list, whatever its type.

use crate::{AnyTable, Header, OpenFault};
use kernel::{CardSet, CardText, Lang, OptionSpec, Options, Shelf, Tabletop};
use table::Table;

/// A game in the list.
pub struct GameEntry {
    /// The game's name in commands and records.
    pub name: &'static str,
    pub fewest_seats: usize,
    pub most_seats: usize,
    title: fn(Lang) -> String,
    about: fn(Lang) -> String,
    seat_titles: fn(Lang) -> Vec<String>,
    options: fn(Lang, &Shelf) -> Vec<OptionSpec>,
    pub(crate) open: fn(&Options, Vec<String>, &Shelf) -> Opened,
    pub(crate) resume: fn(&Header, &Shelf) -> Opened,
    packs: fn(&Options) -> Vec<String>,
    cards: fn(&Options, &Shelf) -> Result<CardList, OpenFault>,
}

/// A table, or why there is none.
pub(crate) type Opened = Result<Box<dyn AnyTable>, OpenFault>;

/// Every card of a game as these options have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardList {
    pub set: CardSet,
    pub cards: Vec<CardText>,
}

impl GameEntry {
    pub(crate) const fn of<G: Tabletop>() -> GameEntry {
        let (fewest_seats, most_seats) = G::SEATS;
        GameEntry {
            name: G::NAME,
            fewest_seats,
            most_seats,
            title: G::title,
            about: G::about,
            seat_titles: G::seat_titles,
            options: G::option_specs,
            open: |options, seats, shelf| Ok(Box::new(Table::<G>::open(options, seats, shelf)?)),
            resume: |header, shelf| Ok(Box::new(Table::<G>::resume(header, shelf)?)),
            packs: G::packs,
            cards: |options, shelf| {
                let game = G::open(options, G::SEATS.0, shelf)?;
                Ok(CardList { set: game.card_set(), cards: game.card_texts() })
            },
        }
    }

    /// The title players know the game by.
    pub fn title(&self, lang: Lang) -> String {
        (self.title)(lang)
    }

    /// What the game is, in a sentence; empty where it has no words for that.
    pub fn about(&self, lang: Lang) -> String {
        (self.about)(lang)
    }

    /// What each seat is called, where seats have names of their own.
    pub fn seat_titles(&self, lang: Lang) -> Vec<String> {
        (self.seat_titles)(lang)
    }

    /// The options a table may choose, where these are the packs that people have written.
    pub fn options(&self, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
        (self.options)(lang, shelf)
    }

    /// The keys of the packs that these options name.
    pub fn packs(&self, options: &Options) -> Vec<String> {
        (self.packs)(options)
    }

    /// Every card of the game as these options have it.
    pub fn cards(&self, options: &Options, shelf: &Shelf) -> Result<CardList, OpenFault> {
        (self.cards)(options, shelf)
    }
}
