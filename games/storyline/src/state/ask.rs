//! Questions to a seat, and the reasons for decisions.

use crate::{FrameId, NodeId, PieceId, Pieces, SpotId, Window};
use kernel::Seat;
use language::Reaction;
use serde::{Deserialize, Serialize};

/// A question that a seat has to answer. Windows, Story Actions and Bonus Movement are not questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Question {
    pub seat: Seat,
    pub ask: Ask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Ask {
    /// Asks for the target of a sentence, a card in play. For several targets, `chosen` contains those chosen so far,
    /// and up to `left` more may be chosen.
    Target { frame: FrameId, node: NodeId, chosen: Pieces, left: u8 },
    /// Asks for the direction and the distance that a Character moves.
    Distance { frame: FrameId, node: NodeId, piece: PieceId },
    /// Asks for one of several choices, or for yes or no.
    Which { frame: FrameId, node: NodeId },
    /// Asks for a place: THERE, the first or the second Location of a swap, or the Location to turn up. `first` is the
    /// first Location of a swap, once it has been chosen.
    Spot { frame: FrameId, node: NodeId, first: Option<SpotId> },
    /// Asks for the Author whose hand to look at, or for the opponent who carries out the rest of the sentence (Q75).
    Whose { frame: FrameId, node: NodeId },
    /// Asks for a card of the hand of `whose` to archive. `left` cards still have to be archived.
    FromHand { frame: FrameId, whose: Seat, left: u8 },
    /// Asks for one of the `left` peeked cards. The cards of the next `take` answers go to the hand, and the others to
    /// the bottom, in the order of the answers.
    Peeked { frame: FrameId, node: NodeId, take: u8, left: u8 },
    /// Asks for the card to search for. Up to `left` more cards may be found.
    Search { frame: FrameId, node: NodeId, left: u8 },
    /// Asks for the Character that takes an Object.
    Receiver { frame: FrameId, object: PieceId },
    /// Asks for the card of the hand to archive as the price of a ONCE.
    PriceCard { piece: PieceId, ability: u8 },
    /// Asks whether to pay for entering the place that a step has turned up (Q20, Q23).
    EnterCost { piece: PieceId, spot: SpotId },
    /// Asks whether the Character follows its leader to this place (FOLLOW).
    Follow { piece: PieceId, spot: SpotId },
    /// Asks for a reaction, which may be declined (Q42, Q43). `frame` is the text to which the seat may react, or
    /// `None` if the event does not come from a text.
    React { to: Reaction, it: Option<PieceId>, frame: Option<FrameId> },
}

/// The reason why a seat has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Window(Window),
    Actions,
    Bonus,
    Question(Ask),
}
