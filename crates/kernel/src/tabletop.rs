//! The set-up, the drawing and the sentences of a game. Front ends need these, but the rules do not.

use crate::{
    CardChange, CardPage, CardSet, CardText, CardUse, Contest, Earner, Game, Lang, News, OptionFault, OptionSpec,
    Options, Scene, SeatMap, Shelf, Viewer,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game that people can set up and look at. One type may play several games, called its editions, which differ in
/// data such as their cards. Each edition has its own name and is offered to people as a separate game.
///
/// The view of such a game can be written and read, because it is sent to programs of others that play at a seat.
pub trait Tabletop: Game<View: Serialize + DeserializeOwned> {
    /// The edition of the game: `()` for a type that plays only one.
    type Edition: Copy + Debug + Eq + Send + Sync + 'static;

    /// All editions by their names in commands and records, in the order in which they are offered.
    const EDITIONS: &'static [(&'static str, Self::Edition)];
    /// The version of the rules. It increases whenever a change could make an old record replay differently.
    const RULES: u32;
    /// The smallest and the greatest number of seats.
    const SEATS: (usize, usize);

    /// Returns the title of the game, as players see it.
    fn title(edition: Self::Edition, lang: Lang) -> String;

    /// Returns a description of the game in one sentence, for a player who chooses among several games.
    fn about(_: Self::Edition, _: Lang) -> String {
        String::new()
    }

    /// Returns the name of each seat's side, for games with different sides, or an empty list if the sides have no
    /// names.
    fn seat_titles(_: Self::Edition, _: Lang) -> Vec<String> {
        Vec::new()
    }

    /// Returns the lesson that teaches the game, as TOML, or `None` if the game has none. A lesson is a game for one
    /// person, in which the luck and the actions of the other seats are fixed and decisions come with explanations. The
    /// `dealer` crate reads it.
    fn lesson(_: Self::Edition) -> Option<&'static str> {
        None
    }

    /// Returns the levels of the bots in the daily deals of the game, or `None` if the game has no daily deals. A daily
    /// deal has one person, who plays at the first seat, and the default options. The levels must not depend on time.
    fn daily(_: Self::Edition) -> Option<&'static [&'static str]> {
        None
    }

    /// Returns the options that a table can have. Some of their values may name packs on `shelf`.
    fn option_specs(edition: Self::Edition, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec>;

    /// Returns the keys of the packs that these options name. The list is empty for a game whose cards are all built
    /// in.
    fn packs(_: Self::Edition, _: &Options) -> Vec<String> {
        Vec::new()
    }

    /// Sets up a table. Packs that the options do not name are ignored.
    ///
    /// # Errors
    ///
    /// Returns the option or the number of seats that does not fit, and what was expected.
    fn open(edition: Self::Edition, options: &Options, seats: usize, shelf: &Shelf) -> Result<Self, OptionFault>;

    /// Returns the edition of this table.
    fn edition(&self) -> Self::Edition;

    /// Returns the name of the game at this table.
    fn name(&self) -> &'static str {
        let mine = Self::EDITIONS.iter().find(|(_, edition)| *edition == self.edition());
        mine.expect("a table is opened as one of the editions of its type").0
    }

    /// Returns the card set in play at this table.
    fn card_set(&self) -> CardSet;

    /// Returns every card in play, with its notation and its words in each language.
    fn card_texts(&self) -> Vec<CardText>;

    /// Returns a page for a book of cards about each card that can be seen at this table.
    fn card_pages(&self) -> Vec<CardPage> {
        self.card_texts().into_iter().map(CardPage::plain).collect()
    }

    /// Returns the cards whose uses [`Tabletop::card_uses`] reports, each title once. The list is empty in games that
    /// report none.
    fn counted_cards(&self) -> Vec<CardText> {
        Vec::new()
    }

    /// Adds the uses of cards in the events of one entry to `out`. `events` are all events of the entry, in order, and
    /// nothing is left out of them.
    fn card_uses(&self, _events: &[Self::Event], _out: &mut Vec<CardUse>) {}

    /// Adds the cards that seats keep, and those that are in play for them, to `out`. This method is called once the
    /// game is over.
    fn cards_left(&self, _: &Self::State, _out: &mut Vec<CardUse>) {}

    /// Returns the same game in which one card has another text, for experiments. The result has the same cards, seats,
    /// positions and actions, so both games can be played with the same luck. Returns `None` if the change would change
    /// nothing, because the card has no such text or never comes from a deck of this seat, or if the game cannot change
    /// cards.
    fn changed(&self, _: &CardChange) -> Option<Self> {
        None
    }

    /// Returns the numbered rules of the game, as Markdown. The text is empty if the game has none.
    fn rulebook(_: Lang) -> &'static str {
        ""
    }

    /// Returns the scene of a view. `choices` are the viewer's legal actions, in the order in which they are offered.
    fn scene(&self, view: &Self::View, choices: &[Self::Action], reader: &Reader<'_>) -> Scene;

    /// Returns the current fight as the scene shows it, or `None` if there is no fight.
    fn contest(&self, _: &Self::View, _: &Reader<'_>) -> Option<Contest> {
        None
    }

    /// Returns, for each seat, the number that would decide the winner if the game ended in this position. The chart of
    /// a finished game shows these numbers. Returns `None` in games without such a number.
    fn lead(&self, _: &Self::State) -> Option<SeatMap<i32>> {
        None
    }

    /// Returns the name of the numbers that [`Tabletop::lead`] returns.
    fn measure(_: Lang) -> String {
        String::new()
    }

    /// Returns the cards that earn points in this position, each with the points that it would earn if the game ended
    /// here.
    fn earners(&self, _: &Self::View, _: &Reader<'_>) -> Vec<Earner> {
        Vec::new()
    }

    /// Returns the words for the points that a card has earned over all rounds. Returns `None` in games in which only
    /// the points at the end count.
    fn earned(_points: i32, _rounds: usize, _: Lang) -> Option<String> {
        None
    }

    /// Describes an event to one viewer, in words and as visible changes. `event` is the part that [`Game::redact`]
    /// returned for this viewer.
    fn tell(&self, event: &Self::Event, viewer: Viewer, reader: &Reader<'_>) -> News;
}

/// The reader of a scene or a sentence.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language to write in.
    pub lang: Lang,
    /// The name of each seat.
    pub names: &'a SeatMap<String>,
}
