//! The book of cards, which a client requests separately from the messages.

use kernel::{CardPage, Words};
use serde::{Deserialize, Serialize};

/// Every card of every game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardBook {
    /// The games, in the order in which they are offered.
    pub games: Vec<BookGame>,
}

/// The cards of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookGame {
    /// The name of the game.
    pub game: String,
    /// The title of the game.
    pub title: Words,
    /// The cards, in the order in which the game lists them.
    pub cards: Vec<BookCard>,
}

/// A card with its set, its page and the rules that name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookCard {
    /// The card set or pack that adds the card, or `null` if a table with the default options has the card.
    pub set: Option<Words>,
    /// The page about the card.
    pub page: CardPage,
    /// The rules that name the card.
    pub rulings: Vec<Ruling>,
}

/// A numbered rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ruling {
    /// The heading above the rule.
    pub section: Words,
    /// The number of the rule, such as `12` or `D18`.
    pub number: String,
    /// The text of the rule.
    pub text: Words,
}
