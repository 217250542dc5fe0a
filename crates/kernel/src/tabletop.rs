//! How a game is set up, drawn and told. The rules do not need this; everybody who looks does.

use crate::{Contest, Game, News, OptionFault, OptionSpec, Options, Scene, SeatMap, Shelf, Viewer, Wording, Wordings};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A game that people can set up and look at. One type may play several games, its editions, which differ by data such as
/// their cards: each has a name of its own, and people choose among all of them alike.
pub trait Tabletop: Game {
    /// Tells apart the games that this type plays: `()` where it plays one.
    type Edition: Copy + Debug + Eq + Send + Sync + 'static;

    /// Each game that this type plays, by its name in commands and records, in the order in which they are offered.
    const EDITIONS: &'static [(&'static str, Self::Edition)];
    /// Goes up whenever an old record could replay differently.
    const RULES: u32;
    /// The fewest and the most seats.
    const SEATS: (usize, usize);

    /// The title players know the game by.
    fn title(edition: Self::Edition, lang: Lang) -> String;

    /// What the game is, in a sentence, for who chooses among several.
    fn about(_: Self::Edition, _: Lang) -> String {
        String::new()
    }

    /// What each seat is called where seats are unlike, such as the side it plays; none where they have no names.
    fn seat_titles(_: Self::Edition, _: Lang) -> Vec<String> {
        Vec::new()
    }

    /// The options a table may choose, where these are the packs that people have written.
    fn option_specs(edition: Self::Edition, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec>;

    /// The keys of the packs that these options name; none in games whose cards are all built in.
    fn packs(_: Self::Edition, _: &Options) -> Vec<String> {
        Vec::new()
    }

    /// Sets up a table, or says what was expected. Of the shelf nothing counts but the packs that the options name.
    fn open(edition: Self::Edition, options: &Options, seats: usize, shelf: &Shelf) -> Result<Self, OptionFault>;

    /// The edition that is played at this table.
    fn edition(&self) -> Self::Edition;

    /// The name of the game that is played at this table.
    fn name(&self) -> &'static str {
        let mine = Self::EDITIONS.iter().find(|(_, edition)| *edition == self.edition());
        mine.expect("a table is opened as one of the editions of its type").0
    }

    /// The cards in play at this table.
    fn card_set(&self) -> CardSet;

    /// Every card in play, with its notation and its words in each language.
    fn card_texts(&self) -> Vec<CardText>;

    /// Draws a view. `choices` are what the viewer may do now, in the order in which they are offered.
    fn scene(&self, view: &Self::View, choices: &[Self::Action], reader: &Reader<'_>) -> Scene;

    /// Returns what is being fought out, as the scene has it; nothing in games without fights.
    fn contest(&self, _: &Self::View, _: &Reader<'_>) -> Option<Contest> {
        None
    }

    /// Says what a viewer saw happen, in words and in what can be seen of it on the table. `event` is what
    /// [`Game::redact`] left of it for this viewer.
    fn tell(&self, event: &Self::Event, viewer: Viewer, reader: &Reader<'_>) -> News;
}

/// Names a card set by its text, so that a record made with other cards can be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSet {
    pub name: String,
    /// SHA-256 of what the cards do, in hexadecimal: of a text that says all that decides a game with them and nothing
    /// else. Each game's is described in docs/record.md.
    pub hash: String,
}

/// One card, as a list of cards shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardText {
    pub id: String,
    /// Its name for players, where cards have names.
    pub title: Option<Words>,
    pub notation: String,
    /// What kind of card it is.
    pub kind: Words,
    /// The words on its face.
    pub words: Wordings,
    /// Whether a published document names exactly this card, or it is our own.
    pub ground: String,
}

/// The same words in each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Words {
    pub en: String,
    pub fr: String,
}

impl Words {
    /// Prints something once in each language.
    pub fn each(print: impl Fn(Lang) -> String) -> Words {
        Words { en: print(Lang::En), fr: print(Lang::Fr) }
    }
}

impl Wordings {
    /// Prints something once in each language.
    pub fn each(print: impl Fn(Lang) -> Wording) -> Wordings {
        Wordings { en: print(Lang::En), fr: print(Lang::Fr) }
    }

    /// The words alone.
    pub fn plain(&self) -> Words {
        Words { en: self.en.to_string(), fr: self.fr.to_string() }
    }
}

/// The languages everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Fr,
}

/// For whom something is drawn or told: their language, and the names at the table.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub lang: Lang,
    pub names: &'a SeatMap<String>,
}
