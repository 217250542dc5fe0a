//! Questions to a seat, and their reasons.

use crate::{FrameId, NodeId, PieceId, Pieces, SpotId, Window};
use kernel::Seat;
use language::Reaction;

/// A question to a seat, besides windows, Story Actions and Bonus Movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub seat: Seat,
    pub ask: Ask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The card in play that a sentence is about. If there may be several, `chosen` have been chosen already, and up to
    /// `left` more may be chosen.
    Target { frame: FrameId, node: NodeId, chosen: Pieces, left: u8 },
    /// The direction and the distance of a Character.
    Distance { frame: FrameId, node: NodeId, piece: PieceId },
    /// One of several choices, or yes or no.
    Which { frame: FrameId, node: NodeId },
    /// A Location: THERE, the first or the second to swap, or the one to turn up.
    Spot { frame: FrameId, node: NodeId, first: Option<SpotId> },
    /// The Author of a hand, or an opponent.
    Whose { frame: FrameId, node: NodeId },
    /// The card to archive from the hand of `whose`. `left` cards have to be archived.
    FromHand { frame: FrameId, whose: Seat, left: u8 },
    /// One of the `left` peeked cards. The first `take` answers go to the hand, and the others to the bottom, in order.
    Peeked { frame: FrameId, node: NodeId, take: u8, left: u8 },
    /// The card to search for. Up to `left` cards may be found.
    Search { frame: FrameId, node: NodeId, left: u8 },
    /// The bearer of an Object that is taken.
    Receiver { frame: FrameId, object: PieceId },
    /// The card to archive as the price of a ONCE.
    PriceCard { piece: PieceId, ability: u8 },
    /// The payment for entering the place that was turned up, yes or no (Q20, Q23).
    EnterCost { piece: PieceId, spot: SpotId },
    /// Yes or no to FOLLOW.
    Follow { piece: PieceId, spot: SpotId },
    /// A reaction or none (Q42, Q43). `frame` is the text that is answered, if a text is answered.
    React { to: Reaction, it: Option<PieceId>, frame: Option<FrameId> },
}

/// The reason why a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Window(Window),
    Actions,
    Bonus,
    Question(Ask),
}
