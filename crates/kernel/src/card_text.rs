//! Lists of the cards of a game, and the languages in which all texts are written.

use crate::{Wording, Wordings};
use serde::{Deserialize, Serialize};

/// The identity of a card set. It distinguishes records that were made with different cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSet {
    /// The name of the card set.
    pub name: String,
    /// The SHA-256 of the card text, in hexadecimal. The card text contains every property of the cards that can affect
    /// a game, and nothing else. docs/record.md describes the text for each game.
    pub hash: String,
}

/// A card, as a list of cards shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardText {
    /// The id of the card within its game.
    pub id: String,
    /// The name that players see, if the cards of the game have names.
    pub title: Option<Words>,
    /// The whole card, written in the notation of its game.
    pub notation: String,
    /// The name of the card's kind.
    pub kind: Words,
    /// The text on the card, in words.
    pub words: Wordings,
    /// The source of the card: a published document that names exactly this card, or our own design.
    pub ground: String,
}

/// A text in English and in French.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Words {
    /// The English text.
    pub en: String,
    /// The French text.
    pub fr: String,
}

impl Words {
    /// Calls `print` once for each language and returns both texts.
    pub fn each(print: impl Fn(Lang) -> String) -> Words {
        Words { en: print(Lang::En), fr: print(Lang::Fr) }
    }
}

impl Wordings {
    /// Calls `print` once for each language and returns both texts.
    pub fn each(print: impl Fn(Lang) -> Wording) -> Wordings {
        Wordings { en: print(Lang::En), fr: print(Lang::Fr) }
    }

    /// Returns the texts as plain strings, in which names are not marked.
    pub fn plain(&self) -> Words {
        Words { en: self.en.to_string(), fr: self.fr.to_string() }
    }
}

/// A language in which every text exists.
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
