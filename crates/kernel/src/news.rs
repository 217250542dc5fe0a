//! Events as one viewer saw them: in words, and as changes that a front end can draw.

use crate::{Note, Seat, Wording};
use serde::{Deserialize, Serialize};

/// An event as one viewer saw it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    /// The event in one sentence, or `None` if it needs no words.
    pub words: Option<Wording>,
    /// The kind of the event and its place in the log.
    pub note: Note,
    /// The visible changes on the table, in order.
    pub happened: Vec<Happening>,
}

/// A visible change on the table. All games use these kinds of change, with the ids of their own scenes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum Happening {
    /// One card moves, or several cards that look the same move together.
    Move {
        /// The place that the card leaves.
        from: Place,
        /// The place where the card arrives.
        to: Place,
    },
    /// A card is turned over in its place.
    Turn {
        /// The id of the card.
        card: String,
        /// True if the card shows its front now.
        up: bool,
    },
    /// A die is rolled.
    Die {
        /// The seat that rolls the die.
        seat: Seat,
        /// The name of the kind of die.
        kind: String,
        /// The number that the die shows.
        value: u8,
    },
    /// A number on the table changes.
    Count {
        /// The id of the zone or card that carries the number.
        at: String,
        /// The id of the counter that shows the number.
        counter: String,
        /// The change, negative if the number falls.
        by: i32,
    },
    /// Cards attack: every card in `from` attacks every card in `at`.
    Attack {
        /// The ids of the attacking cards.
        from: Vec<String>,
        /// The ids of the cards under attack.
        at: Vec<String>,
    },
}

/// The place of a card: the card itself, its picture and its zone, as far as they are given. A front end uses the first
/// of the three that it draws: the card, then a card with the same picture, then anywhere in the zone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// The id of the card, or `None` if this viewer cannot tell the card from others.
    pub card: Option<String>,
    /// The name of the card's picture, which is the `tint` of its face.
    pub tint: Option<String>,
    /// The id of the zone that the card is in.
    pub zone: Option<String>,
}

impl News {
    /// Reports whether the news has neither a sentence nor a visible change.
    pub fn is_empty(&self) -> bool {
        self.words.is_none() && self.happened.is_empty()
    }
}

impl Place {
    /// Returns a place that names only the card with this id.
    pub fn of(card: impl ToString) -> Place {
        Place { card: Some(card.to_string()), ..Place::default() }
    }

    /// Returns a place that names only the zone with this id.
    pub fn within(zone: impl ToString) -> Place {
        Place { zone: Some(zone.to_string()), ..Place::default() }
    }

    /// Returns this place with the id of a card. A front end that does not draw the card uses the picture or the zone
    /// of this place instead.
    #[must_use]
    pub fn with(self, card: impl ToString) -> Place {
        Place { card: Some(card.to_string()), ..self }
    }
}
