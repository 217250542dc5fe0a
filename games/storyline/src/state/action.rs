//! What seats decide, and what chance brings.

use crate::{PieceId, SpotId};
use kernel::Seat;
use language::{CardId, LocationId};
use serde::{Deserialize, Serialize};

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// The Story Action of drawing.
    Draw,
    /// One Location ahead or back: by Story Action, or as Bonus Movement.
    Step {
        piece: PieceId,
        ahead: bool,
    },
    /// Rules 15: this Location for the top one of the Folio.
    Replace(SpotId),
    Play {
        card: CardId,
        to: To,
    },
    /// Rules 44
    Save {
        card: CardId,
        paid: u8,
    },
    /// ONCE
    Use {
        piece: PieceId,
        ability: u8,
    },
    /// Rules 37
    Equip {
        object: PieceId,
        bearer: PieceId,
    },
    /// Rules 14: archives a card for a die.
    Burn(CardId),
    /// A face-down Event, counted from 0.
    Reveal(u8),
    /// Answers.
    Piece(PieceId),
    Spot(SpotId),
    Card(CardId),
    Seat(Seat),
    /// So many Locations ahead, or back where it is below 0.
    Distance(i8),
    /// One of several, counted from 0.
    Which(u8),
    Yes,
    /// No; no more; nothing here; the next part of the turn.
    Done,
}

/// Where a card is played to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum To {
    /// Rules 28; rules 31 where an opponent controls a version.
    Title,
    Spot(SpotId),
    /// Over an own version (rules 30), or onto its bearer or HOST.
    Piece(PieceId),
    /// An Effect or Event that stays nowhere.
    Nowhere,
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Chance {
    First(Seat),
    Draw(CardId),
    /// Whether the face of the die that comes up bears a symbol.
    Die {
        symbol: bool,
    },
    Location(LocationId),
}
