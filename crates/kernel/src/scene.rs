//! A scene tells a front end how to draw a view: zones, cards, counters and choices, each with words in the reader's
//! language. The browser, the terminal and a screen reader draw the same scene.

use crate::{Reason, RuleNumber, Seat, Wording};
use serde::{Deserialize, Serialize};

/// A view, ready to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// The stage of the game: "Round 3 of 9".
    pub heading: String,
    /// The decision that is due and the seat that makes it, in one sentence.
    pub prompt: Wording,
    /// The rule that applies now, if the game has numbered rules.
    pub rule: Option<RuleNumber>,
    /// The reason why nothing except the choices can be chosen. The reason applies to everything on the table that has
    /// no reason of its own.
    pub why_not: Option<Reason>,
    /// The zones of the table, in reading order.
    pub zones: Vec<Zone>,
    /// The fight in the middle of the table, if there is one.
    pub contest: Option<Contest>,
    /// The viewer's legal choices. A choice is identified by its index in this list.
    pub choices: Vec<Choice>,
    /// The score sheet, once the game is over.
    pub sheet: Option<Sheet>,
}

/// A place for cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Zone {
    /// The id of the zone, such as `column.2`. It stays the same over the whole game.
    pub id: String,
    /// The kind of the zone.
    pub kind: ZoneKind,
    /// The seat that this zone belongs to, if any.
    pub owner: Option<Seat>,
    /// The name of the zone, as players see it.
    pub label: String,
    /// The cards in the zone, in order.
    pub cards: Vec<Card>,
    /// The counters of the zone itself, such as the size of a deck.
    pub counters: Vec<Counter>,
    /// The links from the zone to other things on the table.
    pub links: Vec<Link>,
}

/// The kind of a zone. A front end arranges the zones by their kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ZoneKind {
    /// Cards in the middle of the table, such as cards that any seat may take.
    Offer,
    /// The cards that a seat holds.
    Hand,
    /// Face-up cards in front of a seat.
    Display,
    /// Face-up cards that act together, in front of a seat.
    Group,
    /// Cards that are announced, in the order in which they will be carried out.
    Stack,
    /// Cards out of play.
    Discard,
    /// Cards that are still to be drawn.
    Deck,
}

/// A card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// The id of the card. It stays the same as long as the viewer can follow the card, so that a front end can move
    /// it.
    pub id: String,
    /// The side of the card that the viewer sees.
    pub face: Face,
    /// The counters of the card.
    pub counters: Vec<Counter>,
    /// The cards under this card that belong to it.
    pub under: Vec<Card>,
    /// The links from the card to other things on the table.
    pub links: Vec<Link>,
    /// The reason why this card cannot be chosen now, for a card that a player might try to choose.
    pub why_not: Option<Reason>,
}

/// The side of a card that a viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "side", rename_all = "camelCase")]
pub enum Face {
    /// The front of a card.
    Up {
        /// The kind of card, which selects its frame: `character` or `story`, for example.
        kind: String,
        /// The name of the card's colour and picture, such as `dorothy`.
        tint: String,
        /// The name of the card, as players see it.
        title: String,
        /// The text of the card in words.
        text: Wording,
        /// The text of the card in icons.
        glyphs: Vec<Glyph>,
        /// A quotation from the book, or an empty string.
        quote: String,
    },
    /// The back of a card.
    Down {
        /// A description of the card that reveals no secret: "A story turned face-down".
        label: String,
    },
}

/// One sign in a row of icons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Glyph {
    /// A picture by name.
    Icon {
        /// The name of the picture.
        name: String,
        /// The word that the picture stands for.
        label: String,
    },
    /// A number or a sign, drawn as text.
    Text {
        /// The number or sign.
        text: String,
    },
    /// A number of points.
    Points {
        /// The number, in the form that is written on the card.
        text: String,
    },
}

/// A number on the table, with its label and its parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counter {
    /// The name of the quantity that is counted: `now`, `best`, `dorothy`.
    pub id: String,
    /// The name of the number, as players see it.
    pub label: String,
    /// The number.
    pub value: i32,
    /// The parts that add up to the number, if a player can look at them.
    pub parts: Vec<Part>,
}

/// One part of a number, with its source: "Silver Slippers".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// The source of this part, in words.
    pub words: String,
    /// The amount that this part adds, which may be negative.
    pub value: i32,
}

/// A relation between two things on the table, to be drawn as a line or said in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Link {
    /// The kind of relation, by name: `captor`, `assigned`, `attacker`, `target`.
    pub kind: String,
    /// The id of the zone or card at the other end of the relation.
    pub to: String,
    /// The relation in words, including the thing at the other end: "captive of Kalico".
    pub words: String,
}

/// A fight that is decided by dice and totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contest {
    /// The subject of the fight: "Quest: Glinda's group attacks Mombi".
    pub title: String,
    /// The state of the fight in one sentence: "The attacker is ahead, 22 to 16."
    pub standing: String,
    /// The two sides. The side that began the fight comes first.
    pub sides: Vec<ContestSide>,
}

/// One side in a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContestSide {
    /// The seat that fights on this side.
    pub seat: Seat,
    /// The side's role: "Attacker".
    pub label: String,
    /// True if this side would win with the current totals.
    pub ahead: bool,
    /// The die, once it has been rolled.
    pub die: Option<Die>,
    /// The total of this side. Once the die has been rolled, its value is one of the parts of the total.
    pub total: Counter,
    /// The ids of the zones that take part in the fight.
    pub zones: Vec<String>,
    /// The cards that were played for this side.
    pub cards: Vec<Card>,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Die {
    /// The number of faces.
    pub faces: u8,
    /// The number on the upper face.
    pub value: u8,
}

/// One legal choice of the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The id of the zone or card that the viewer points at to make this choice. If nothing on the table has this id, a
    /// front end shows a button for the choice.
    pub at: String,
    /// The id of the zone or card that the viewer points at second, if the choice needs two, such as a card and then
    /// its bearer.
    pub to: Option<String>,
    /// The choice in words: "Take column 2: Dorothy, Lion".
    pub words: Wording,
    /// The expected result, if it is known: "29 against 25".
    pub hint: Option<String>,
}

/// The score sheet of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// The winners, in one sentence.
    pub verdict: String,
    /// The results of the seats, in order.
    pub seats: Vec<SheetSeat>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetSeat {
    /// The seat that this result belongs to.
    pub seat: Seat,
    /// The name of the seat at the table.
    pub name: String,
    /// True if the seat won.
    pub won: bool,
    /// The points of the seat, or `None` in a game that is won without points.
    pub total: Option<i32>,
    /// The points of the seat, card by card.
    pub lines: Vec<SheetLine>,
    /// The numbers that were counted for the seat, such as the cards in its hand.
    pub counters: Vec<Counter>,
}

/// The points of one card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetLine {
    /// The card that earned the points.
    pub card: Card,
    /// The calculation of the points: "4 couples of Dorothy and Lion, 2 points each".
    pub words: String,
    /// The number of points, which may be negative.
    pub points: i32,
}
