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
    /// The version of its rules. A game that was begun with another one cannot go on.
    pub rules: u32,
    game: Box<dyn AnyGame>,
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
    /// Every game that this type plays.
    pub(crate) fn each_of<G: Tabletop>() -> impl Iterator<Item = GameEntry> {
        let (fewest_seats, most_seats) = G::SEATS;
        G::EDITIONS.iter().map(move |(name, edition)| GameEntry {
            name,
            fewest_seats,
            most_seats,
            rules: G::RULES,
            game: Box::new(Played::<G>(*edition)),
        })
    }

    /// The title players know the game by.
    pub fn title(&self, lang: Lang) -> String {
        self.game.title(lang)
    }

    /// What the game is, in a sentence; empty where it has no words for that.
    pub fn about(&self, lang: Lang) -> String {
        self.game.about(lang)
    }

    /// What each seat is called, where seats have names of their own.
    pub fn seat_titles(&self, lang: Lang) -> Vec<String> {
        self.game.seat_titles(lang)
    }

    /// The options a table may choose, where these are the packs that people have written.
    pub fn options(&self, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
        self.game.options(lang, shelf)
    }

    /// The keys of the packs that these options name.
    pub fn packs(&self, options: &Options) -> Vec<String> {
        self.game.packs(options)
    }

    /// Every card of the game as these options have it.
    pub fn cards(&self, options: &Options, shelf: &Shelf) -> Result<CardList, OpenFault> {
        self.game.cards(options, shelf)
    }

    pub(crate) fn open(&self, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened {
        self.game.open(options, seats, shelf)
    }

    pub(crate) fn resume(&self, header: &Header, shelf: &Shelf) -> Opened {
        self.game.resume(header, shelf)
    }
}

/// Describes one of the games that a type plays, and hides the type.
trait AnyGame: Send + Sync {
    fn title(&self, lang: Lang) -> String;
    fn about(&self, lang: Lang) -> String;
    fn seat_titles(&self, lang: Lang) -> Vec<String>;
    fn options(&self, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec>;
    fn packs(&self, options: &Options) -> Vec<String>;
    fn cards(&self, options: &Options, shelf: &Shelf) -> Result<CardList, OpenFault>;
    fn open(&self, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened;
    fn resume(&self, header: &Header, shelf: &Shelf) -> Opened;
}

/// One edition of a type of game.
struct Played<G: Tabletop>(G::Edition);

impl<G: Tabletop> AnyGame for Played<G> {
    fn title(&self, lang: Lang) -> String {
        G::title(self.0, lang)
    }

    fn about(&self, lang: Lang) -> String {
        G::about(self.0, lang)
    }

    fn seat_titles(&self, lang: Lang) -> Vec<String> {
        G::seat_titles(self.0, lang)
    }

    fn options(&self, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
        G::option_specs(self.0, lang, shelf)
    }

    fn packs(&self, options: &Options) -> Vec<String> {
        G::packs(self.0, options)
    }

    fn cards(&self, options: &Options, shelf: &Shelf) -> Result<CardList, OpenFault> {
        // Where every seat brings cards of its own, most are seen with most seats; not all options are for so many.
        let (fewest, most) = G::SEATS;
        let with_more = (fewest + 1..=most).rev().find_map(|seats| G::open(self.0, options, seats, shelf).ok());
        let game = with_more.map_or_else(|| G::open(self.0, options, fewest, shelf), Ok)?;
        Ok(CardList { set: game.card_set(), cards: game.card_texts() })
    }

    fn open(&self, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened {
        Ok(Box::new(Table::<G>::open(self.0, options, seats, shelf)?))
    }

    fn resume(&self, header: &Header, shelf: &Shelf) -> Opened {
        Ok(Box::new(Table::<G>::resume(self.0, header, shelf)?))
    }
}
