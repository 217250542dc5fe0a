//! How to draw a view: zones, cards, counters and choices, each with words in the reader's language.
//! The browser, the terminal and a screen reader draw the same scene.

use crate::{Seat, Wording};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// Where the game is: "Round 3 of 9".
    pub heading: String,
    /// Who does what now, in one sentence.
    pub prompt: Wording,
    /// The table in reading order.
    pub zones: Vec<Zone>,
    /// What is being fought out in the middle of the table, if anything is.
    pub contest: Option<Contest>,
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
    pub links: Vec<Link>,
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
    /// Lies open before a seat and acts as one.
    Group,
    /// Announced and not done yet, in the order in which it will be.
    Stack,
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
    /// Cards that lie under this one and belong to it.
    pub under: Vec<Card>,
    pub links: Vec<Link>,
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
        text: Wording,
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
    /// What the number is made of, where that can be asked; the parts add up to it.
    pub parts: Vec<Part>,
}

/// One part of a number, with where it comes from: "Silver Slippers".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    pub words: String,
    pub value: i32,
}

/// A tie between two things on the table, to be drawn as a line or said in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Link {
    /// What sort of tie it is, by name: `captor`, `assigned`, `attacker`, `target`.
    pub kind: String,
    /// The zone or card at the other end.
    pub to: String,
    /// The tie in words, complete: "captive of Kalico".
    pub words: String,
}

/// Something that is being fought out with dice and totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contest {
    /// What it is about: "Quest: Glinda's group attacks Mombi".
    pub title: String,
    /// How it stands, in one sentence: "The attacker is ahead, 22 to 16."
    pub standing: String,
    /// Who began it comes first.
    pub sides: Vec<ContestSide>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContestSide {
    pub seat: Seat,
    /// Its part in this: "Attacker".
    pub label: String,
    /// Whether it would win as things stand.
    pub ahead: bool,
    /// Nothing before the dice are rolled.
    pub die: Option<Die>,
    /// The die is among its parts, once rolled.
    pub total: Counter,
    /// The zones that take part.
    pub zones: Vec<String>,
    /// The cards that were played for it.
    pub cards: Vec<Card>,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Die {
    pub faces: u8,
    pub value: u8,
}

/// One thing the viewer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The zone or card it is made by pointing at. Where nothing of this id lies on the table, it is made by a button.
    pub at: String,
    /// The zone or card to point at next, where it takes two: a card, then its bearer.
    pub to: Option<String>,
    /// What would be done: "Take column 2: Dorothy, Lion".
    pub words: Wording,
    /// What would come of it, where that can be said: "29 against 25".
    pub hint: Option<String>,
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
    /// The points; none in a game that is won without.
    pub total: Option<i32>,
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
