//! The set-up, the drawing and the sentences of a game. The rules do not need these; front ends do.

use crate::{
    CardPage, Contest, Game, News, OptionFault, OptionSpec, Options, Scene, SeatMap, Shelf, Viewer, Wording, Wordings,
};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A game that people can set up and look at. One type may play several games, its editions, which differ in data such
/// as their cards. Each edition has its own name, and people choose among all of them alike.
pub trait Tabletop: Game {
    /// The edition of the game: `()` for a type that plays only one.
    type Edition: Copy + Debug + Eq + Send + Sync + 'static;

    /// Every edition by its name in commands and records, in the order in which they are offered.
    const EDITIONS: &'static [(&'static str, Self::Edition)];
    /// The version of the rules. It goes up whenever an old record could replay differently.
    const RULES: u32;
    /// The least and the greatest number of seats.
    const SEATS: (usize, usize);

    /// Returns the title of the game for players.
    fn title(edition: Self::Edition, lang: Lang) -> String;

    /// Describes the game in one sentence, for a player who chooses among several.
    fn about(_: Self::Edition, _: Lang) -> String {
        String::new()
    }

    /// Returns the name of each seat's side, for games with unlike sides, or nothing if the sides have no names.
    fn seat_titles(_: Self::Edition, _: Lang) -> Vec<String> {
        Vec::new()
    }

    /// Returns the lesson that teaches the game, as TOML: a game for one person whose luck and other seats are known,
    /// with words at its decisions. `dealer` reads it. Returns `None` if the game has none.
    fn lesson(_: Self::Edition) -> Option<&'static str> {
        None
    }

    /// Returns the options of a table, given the packs that people have written.
    fn option_specs(edition: Self::Edition, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec>;

    /// Returns the keys of the packs that these options name. A game whose cards are all built in has none.
    fn packs(_: Self::Edition, _: &Options) -> Vec<String> {
        Vec::new()
    }

    /// Sets up a table. Only the packs that the options name count.
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

    /// Returns a page about every card that can be seen at this table, for a book of cards.
    fn card_pages(&self) -> Vec<CardPage> {
        self.card_texts().into_iter().map(CardPage::plain).collect()
    }

    /// Returns the numbered rules of the game, in English, as Markdown. Empty if the game has none.
    fn rulebook() -> &'static str {
        ""
    }

    /// Draws a view. `choices` are the viewer's legal actions, in the order in which they are offered.
    fn scene(&self, view: &Self::View, choices: &[Self::Action], reader: &Reader<'_>) -> Scene;

    /// Returns the current fight, as in the scene, or `None` in games without fights.
    fn contest(&self, _: &Self::View, _: &Reader<'_>) -> Option<Contest> {
        None
    }

    /// Puts an event into words and visible changes for one viewer. `event` is the part of it that [`Game::redact`]
    /// left to this viewer.
    fn tell(&self, event: &Self::Event, viewer: Viewer, reader: &Reader<'_>) -> News;
}

/// The identity of a card set, which tells records that were made with other cards apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSet {
    /// The name of the card set.
    pub name: String,
    /// The SHA-256 of the card text, in hexadecimal. The text says everything that decides a game with these cards, and
    /// nothing else. docs/record.md describes it for each game.
    pub hash: String,
}

/// One card, as in a list of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardText {
    /// The id of the card in its game.
    pub id: String,
    /// The name for players, if cards have names.
    pub title: Option<Words>,
    /// The card in its game's notation.
    pub notation: String,
    /// The kind of card.
    pub kind: Words,
    /// The words on the card.
    pub words: Wordings,
    /// The source of the card: whether a published document names exactly this card, or it is our own.
    pub ground: String,
}

/// A text in each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Words {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Words {
    /// Calls `print` once for each language.
    pub fn each(print: impl Fn(Lang) -> String) -> Words {
        Words { en: print(Lang::En), fr: print(Lang::Fr) }
    }
}

impl Wordings {
    /// Calls `print` once for each language.
    pub fn each(print: impl Fn(Lang) -> Wording) -> Wordings {
        Wordings { en: print(Lang::En), fr: print(Lang::Fr) }
    }

    /// Returns the words without marked names.
    pub fn plain(&self) -> Words {
        Words { en: self.en.to_string(), fr: self.fr.to_string() }
    }
}

/// The languages of all texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

/// The reader of a scene or a sentence.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language to write in.
    pub lang: Lang,
    /// The names at the table.
    pub names: &'a SeatMap<String>,
}
