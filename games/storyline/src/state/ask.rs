//! For what a seat is asked, and why.

use crate::{FrameId, NodeId, PieceId, Pieces, SpotId, Window};
use kernel::Seat;
use language::Reaction;

/// For what a seat is asked, besides windows, Story Actions and Bonus Movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub seat: Seat,
    pub ask: Ask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which card in play a sentence is about; where it may be several, these are chosen, and so many more may be.
    Target { frame: FrameId, node: NodeId, chosen: Pieces, left: u8 },
    /// In which direction and how far.
    Distance { frame: FrameId, node: NodeId, piece: PieceId },
    /// Which of several things to do, or whether.
    Which { frame: FrameId, node: NodeId },
    /// THERE; the first or the second of two Locations that change places; which Location to turn up.
    Spot { frame: FrameId, node: NodeId, first: Option<SpotId> },
    /// Whose hand, or which opponent.
    Whose { frame: FrameId, node: NodeId },
    /// Which card of that hand is archived, so many in all.
    FromHand { frame: FrameId, whose: Seat, left: u8 },
    /// Which of so many cards on top of the Library to take, then in which order the others go to the bottom.
    Peeked { frame: FrameId, node: NodeId, take: u8, left: u8 },
    /// Which card to look for, so many more.
    Search { frame: FrameId, node: NodeId, left: u8 },
    /// Who bears an Object that is taken.
    Receiver { frame: FrameId, object: PieceId },
    /// A card to be archived as the price of a ONCE, then the rest of it.
    PriceCard { piece: PieceId, ability: u8 },
    /// Q20, Q23: whether to pay for the place that was turned up.
    EnterCost { piece: PieceId, spot: SpotId },
    /// FOLLOW
    Follow { piece: PieceId, spot: SpotId },
    /// Q42, Q43: whether to react. `frame` is the text that is answered, where it is one.
    React { to: Reaction, it: Option<PieceId>, frame: Option<FrameId> },
}

/// Why a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Window(Window),
    Actions,
    Bonus,
    Question(Ask),
}
