//! The decisions that seats make, and the outcomes of chance.

use crate::{PieceId, SpotId};
use kernel::Seat;
use language::{CardId, LocationId};
use serde::{Deserialize, Serialize};

/// A decision that a seat makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// Draws a card as a Story Action.
    Draw,
    /// Moves a Character one Location ahead or back, as a Story Action or in Bonus Movement.
    Step {
        piece: PieceId,
        ahead: bool,
    },
    /// Replaces this Location with the top one of the Folio, as a Story Action (rule 15).
    Replace(SpotId),
    Play {
        card: CardId,
        to: To,
    },
    /// Saves an Event of the hand face-down, for this price (rule 44).
    Save {
        card: CardId,
        paid: u8,
    },
    /// Uses a ONCE ability of a card in play. `ability` is its index in the text of the card.
    Use {
        piece: PieceId,
        ability: u8,
    },
    /// Equips a loose Object to a Character (rule 37).
    Equip {
        object: PieceId,
        bearer: PieceId,
    },
    /// Archives a card of the hand for a gold die (rule 14).
    Burn(CardId),
    /// Reveals one of the seat's face-down Events, by its index.
    Reveal(u8),
    /// Answers a question with a card in play. All actions below are answers too.
    Piece(PieceId),
    Spot(SpotId),
    Card(CardId),
    Seat(Seat),
    /// Answers with the number of Locations to move: ahead, or back if the number is negative.
    Distance(i8),
    /// Answers with the index of one of several choices.
    Which(u8),
    Yes,
    /// Answers "no", "no more" or "nothing". Outside questions, goes on to the next part of the turn.
    Done,
}

/// The target of a card that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum To {
    /// The Author's Title Card (rule 28), also when an opponent controls a version of the Character (rule 31).
    Title,
    Spot(SpotId),
    /// The version of the Character that the card replaces, under the control of the same Author (rule 30), or the
    /// bearer or HOST of the card.
    Piece(PieceId),
    /// No target: the card is an Event, or an Effect that is not attached.
    Nowhere,
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Chance {
    First(Seat),
    Draw(CardId),
    /// The result of a die: true if its upper face has a symbol.
    Die {
        symbol: bool,
    },
    Location(LocationId),
}
