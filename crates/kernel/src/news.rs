//! What happened, as somebody saw it: in words, and so that it can be shown.

use crate::{Seat, Wording};
use serde::{Deserialize, Serialize};

/// An event as one viewer saw it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    /// The event in one sentence; nothing where it needs no words.
    pub words: Option<Wording>,
    /// What can be seen of it on the table, in order.
    pub happened: Vec<Happening>,
}

/// Something that can be seen on the table. All games say it in these terms, and ids are those of their scenes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum Happening {
    /// A card moves, or several that are not told apart.
    Move { from: Place, to: Place },
    /// A card is turned over where it lies.
    Turn { card: String, up: bool },
    /// A die shows a number.
    Die {
        /// Who rolls it.
        seat: Seat,
        /// What sort of die it is, by name.
        kind: String,
        value: u8,
    },
    /// A number on the table changes.
    Count {
        /// The zone or card that it is on.
        at: String,
        /// Which of its counters it is, by its id.
        counter: String,
        by: i32,
    },
    /// Cards attack: it points from all of the first to all of the second.
    Attack { from: Vec<String>, at: Vec<String> },
}

/// Where a card lies: at its own place, or at that of cards like it, or somewhere in a zone. The first of these that is
/// drawn is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// The card's id there; none where this viewer cannot tell it from others.
    pub card: Option<String>,
    /// Names the picture of cards like it, as a face does.
    pub tint: Option<String>,
    pub zone: Option<String>,
}

impl News {
    /// Returns whether there is nothing to say and nothing to see.
    pub fn is_empty(&self) -> bool {
        self.words.is_none() && self.happened.is_empty()
    }
}

impl Place {
    /// Returns the place of a card whose id says where it is.
    pub fn of(card: impl ToString) -> Place {
        Place { card: Some(card.to_string()), ..Place::default() }
    }

    /// Returns a place somewhere in a zone.
    pub fn within(zone: impl ToString) -> Place {
        Place { zone: Some(zone.to_string()), ..Place::default() }
    }

    /// Returns the place of this card, or of the zone where the card is not drawn by itself.
    #[must_use]
    pub fn with(self, card: impl ToString) -> Place {
        Place { card: Some(card.to_string()), ..self }
    }
}
