//! How to draw a view: zones, cards, counters and choices, each with words in the reader's language.
//! The browser, the terminal and a screen reader draw the same scene.

use crate::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// Where the game is: "Round 3 of 9".
    pub heading: String,
    /// Who does what now, in one sentence.
    pub prompt: String,
    /// The table in reading order.
    pub zones: Vec<Zone>,
    /// What the viewer may do now. A choice is named by its place in this list.
    pub choices: Vec<Choice>,
    /// The result, once the game is over.
    pub sheet: Option<Sheet>,
}

/// A place where cards lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Zone {
    /// Stable over the whole game, such as `column.2`.
    pub id: String,
    pub kind: ZoneKind,
    /// Before whom it lies, if before somebody.
    pub owner: Option<Seat>,
    pub label: String,
    pub cards: Vec<Card>,
    pub counters: Vec<Counter>,
}

/// What sort of place it is; a front end arranges by this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ZoneKind {
    /// Lies in the middle, for anybody to take.
    Offer,
    /// Held by a seat.
    Hand,
    /// Lies open before a seat.
    Display,
    /// Out of play.
    Discard,
    /// Still to come.
    Deck,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// Stable while the card can be followed by eye, so that a front end can move it.
    pub id: String,
    pub face: Face,
    pub counters: Vec<Counter>,
    /// Why this card cannot be chosen now, where somebody might try.
    pub why_not: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "side", rename_all = "camelCase")]
pub enum Face {
    Up {
        /// What sort of card it is, for its frame: `character` or `story`, say.
        kind: String,
        /// Names the colour and the picture, such as `dorothy`.
        tint: String,
        title: String,
        /// What it says, in words.
        text: String,
        /// What it says, in icons.
        glyphs: Vec<Glyph>,
        /// A line of the tale; empty where there is none.
        quote: String,
    },
    Down {
        /// What may be said of it: "A story turned face-down".
        label: String,
    },
}

/// One sign in a row of icons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Glyph {
    /// A picture by name, with its word.
    Icon { name: String, label: String },
    /// A number or a sign, to be drawn as it stands.
    Text { text: String },
    /// A number of points, to be drawn as such.
    Points { text: String },
}

/// A number somebody may want to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counter {
    /// What it counts, by name: `now`, `best`, `dorothy`.
    pub id: String,
    pub label: String,
    pub value: i32,
}

/// One thing the viewer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The zone or card it is made by pointing at.
    pub at: String,
    /// What would be done: "Take column 2: Dorothy, Lion".
    pub words: String,
}

/// How a finished game is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// Who won, in one sentence.
    pub verdict: String,
    pub seats: Vec<SheetSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetSeat {
    pub seat: Seat,
    pub name: String,
    pub won: bool,
    pub total: i32,
    pub lines: Vec<SheetLine>,
    /// What was counted: the hand, say.
    pub counters: Vec<Counter>,
}

/// One card's part of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetLine {
    pub card: Card,
    /// How the points come about: "4 couples of Dorothy and Lion, 2 points each".
    pub words: String,
    pub points: i32,
}
