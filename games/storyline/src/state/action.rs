//! The decisions of seats, and the outcomes of chance.

use crate::{PieceId, SpotId};
use kernel::Seat;
use language::{CardId, LocationId};
use serde::{Deserialize, Serialize};

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// Takes the Story Action of drawing.
    Draw,
    /// Moves a Character one Location ahead or back, by Story Action or as Bonus Movement.
    Step {
        piece: PieceId,
        ahead: bool,
    },
    /// Replaces this Location with the top one of the Folio (rule 15).
    Replace(SpotId),
    Play {
        card: CardId,
        to: To,
    },
    /// Saves an Event face-down (rule 44).
    Save {
        card: CardId,
        paid: u8,
    },
    /// Uses a ONCE.
    Use {
        piece: PieceId,
        ability: u8,
    },
    /// Equips a loose Object (rule 37).
    Equip {
        object: PieceId,
        bearer: PieceId,
    },
    /// Archives a card for a die (rule 14).
    Burn(CardId),
    /// Reveals a face-down Event, by its index.
    Reveal(u8),
    /// Answers a question, as do the following actions.
    Piece(PieceId),
    Spot(SpotId),
    Card(CardId),
    Seat(Seat),
    /// Answers with a number of Locations: ahead, or back if it is negative.
    Distance(i8),
    /// Answers with one of several choices, by its index.
    Which(u8),
    Yes,
    /// Answers no, no more or nothing, or continues with the next part of the turn.
    Done,
}

/// The target of a card that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum To {
    /// The Title Card (rule 28), even if an opponent controls a version of the Character (rule 31).
    Title,
    Spot(SpotId),
    /// Over a version of the same Author (rule 30), or onto a bearer or HOST.
    Piece(PieceId),
    /// No target, for an Event, or for an Effect that is not attached.
    Nowhere,
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Chance {
    First(Seat),
    Draw(CardId),
    /// A die, with or without a symbol on the upper face.
    Die {
        symbol: bool,
    },
    Location(LocationId),
}
