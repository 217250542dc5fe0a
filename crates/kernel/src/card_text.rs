//! The cards of a game in lists, and the languages of all texts.

use crate::{Wording, Wordings};
use serde::{Deserialize, Serialize};

/// The identity of a card set, by which records that were made with different cards are distinguished.
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
    /// The name that players see, if the cards of the game have names.
    pub title: Option<Words>,
    /// The card in its game's notation.
    pub notation: String,
    /// The kind of card.
    pub kind: Words,
    /// The words on the card.
    pub words: Wordings,
    /// The source of the card: a published document that names exactly this card, or our own design.
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
