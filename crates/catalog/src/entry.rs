//! An entry in the list of games. It does not depend on the type of the game.

use crate::{AnyTable, Header, OpenFault};
use kernel::{CardPage, CardSet, CardText, Lang, OptionSpec, Options, Shelf, Tabletop};
use table::Table;

/// An entry in the list of games.
pub struct GameEntry {
    /// The game's name in commands and records.
    pub name: &'static str,
    /// The smallest number of seats.
    pub fewest_seats: usize,
    /// The greatest number of seats.
    pub most_seats: usize,
    /// The version of the game's rules. A game that was begun with another version cannot be continued.
    pub rules: u32,
    game: Box<dyn AnyGame>,
}

/// A table, or the reason why it cannot be set up.
pub(crate) type Opened = Result<Box<dyn AnyTable>, OpenFault>;

/// All cards of a game that is set up with certain options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardList {
    /// The card set.
    pub set: CardSet,
    /// The cards, in the order in which the game lists them.
    pub cards: Vec<CardText>,
}

impl GameEntry {
    /// Returns an entry for every game that this type plays.
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

    /// Returns the title of the game, as players see it.
    pub fn title(&self, lang: Lang) -> String {
        self.game.title(lang)
    }

    /// Returns a description of the game in one sentence, or an empty string if the game has none.
    pub fn about(&self, lang: Lang) -> String {
        self.game.about(lang)
    }

    /// Returns the name of each seat's side, or an empty list if the sides have no names.
    pub fn seat_titles(&self, lang: Lang) -> Vec<String> {
        self.game.seat_titles(lang)
    }

    /// Returns the lesson that teaches the game, as TOML, or `None` if the game has none.
    pub fn lesson(&self) -> Option<&'static str> {
        self.game.lesson()
    }

    /// Returns the levels of the bots in the daily deals of the game, or `None` if the game has no daily deals. In a
    /// daily deal one person plays, at the first seat and with the default options.
    pub fn daily(&self) -> Option<&'static [&'static str]> {
        self.game.daily()
    }

    /// Reports whether the game has windows for answers.
    pub fn has_windows(&self) -> bool {
        self.game.has_windows()
    }

    /// Returns the options that a table can have. Some of their values may name packs on `shelf`.
    pub fn options(&self, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
        self.game.options(lang, shelf)
    }

    /// Returns the keys of the packs that these options name.
    pub fn packs(&self, options: &Options) -> Vec<String> {
        self.game.packs(options)
    }

    /// Returns every card of the game. The cards are those of a table with these options and the greatest number of
    /// seats that they allow.
    ///
    /// # Errors
    ///
    /// Returns the option that does not fit.
    pub fn cards(&self, options: &Options, shelf: &Shelf) -> Result<CardList, OpenFault> {
        self.game.cards(options, shelf)
    }

    /// Returns one page for each card of the game. The cards are those of a table with these options and the greatest
    /// number of seats that they allow.
    ///
    /// # Errors
    ///
    /// Returns the option that does not fit.
    pub fn pages(&self, options: &Options, shelf: &Shelf) -> Result<Vec<CardPage>, OpenFault> {
        self.game.pages(options, shelf)
    }

    /// Returns the numbered rules of the game, as Markdown.
    pub fn rulebook(&self, lang: Lang) -> &'static str {
        self.game.rulebook(lang)
    }

    pub(crate) fn open(&self, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened {
        self.game.open(options, seats, shelf)
    }

    pub(crate) fn resume(&self, header: &Header, shelf: &Shelf) -> Opened {
        self.game.resume(header, shelf)
    }
}

/// One of the games that a type plays. This trait hides the type.
trait AnyGame: Send + Sync {
    fn title(&self, lang: Lang) -> String;
    fn about(&self, lang: Lang) -> String;
    fn seat_titles(&self, lang: Lang) -> Vec<String>;
    fn lesson(&self) -> Option<&'static str>;
    fn daily(&self) -> Option<&'static [&'static str]>;
    fn has_windows(&self) -> bool;
    fn options(&self, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec>;
    fn packs(&self, options: &Options) -> Vec<String>;
    fn cards(&self, options: &Options, shelf: &Shelf) -> Result<CardList, OpenFault>;
    fn pages(&self, options: &Options, shelf: &Shelf) -> Result<Vec<CardPage>, OpenFault>;
    fn rulebook(&self, lang: Lang) -> &'static str;
    fn open(&self, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened;
    fn resume(&self, header: &Header, shelf: &Shelf) -> Opened;
}

/// One of the editions that the type `G` plays.
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

    fn lesson(&self) -> Option<&'static str> {
        G::lesson(self.0)
    }

    fn daily(&self) -> Option<&'static [&'static str]> {
        G::daily(self.0)
    }

    fn has_windows(&self) -> bool {
        !G::topics().is_empty()
    }

    fn options(&self, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
        G::option_specs(self.0, lang, shelf)
    }

    fn packs(&self, options: &Options) -> Vec<String> {
        G::packs(self.0, options)
    }

    fn cards(&self, options: &Options, shelf: &Shelf) -> Result<CardList, OpenFault> {
        let game = self.largest(options, shelf)?;
        Ok(CardList { set: game.card_set(), cards: game.card_texts() })
    }

    fn pages(&self, options: &Options, shelf: &Shelf) -> Result<Vec<CardPage>, OpenFault> {
        Ok(self.largest(options, shelf)?.card_pages())
    }

    fn rulebook(&self, lang: Lang) -> &'static str {
        G::rulebook(lang)
    }

    fn open(&self, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened {
        Ok(Box::new(Table::<G>::open(self.0, options, seats, shelf)?))
    }

    fn resume(&self, header: &Header, shelf: &Shelf) -> Opened {
        Ok(Box::new(Table::<G>::resume(self.0, header, shelf)?))
    }
}

impl<G: Tabletop> Played<G> {
    /// Returns a table with the greatest number of seats that these options allow. In a game in which every seat brings
    /// its own cards, a table of this size has the most cards.
    fn largest(&self, options: &Options, shelf: &Shelf) -> Result<G, OpenFault> {
        let (fewest, most) = G::SEATS;
        let with_more = (fewest + 1..=most).rev().find_map(|seats| G::open(self.0, options, seats, shelf).ok());
        Ok(with_more.map_or_else(|| G::open(self.0, options, fewest, shelf), Ok)?)
    }
}
