//! What a game that stops in the middle has still to do.

use super::{Question, To};
use crate::{FrameId, NodeId, PieceId, Pieces, SpotId};
use kernel::Seat;
use language::{CardId, Script};

/// Unfinished work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Chance: a seat draws so many cards.
    Draw {
        seat: Seat,
        left: u8,
    },
    /// Chance: the active Author rolls these dice, the blue ones by their bits, the one with 6 faces first.
    Dice {
        blue: u8,
        gold: u8,
        fell: Fell,
    },
    /// Chance: a face-down Location is turned up, by somebody who is about to enter it or by nobody.
    TurnUp {
        spot: SpotId,
        by: Option<PieceId>,
    },
    /// Q31. Chance, unless the next of the Folio is known.
    Refill(SpotId),
    /// Chance: a seat looks at the next card of its Library, so many still.
    /// `seen` of them lie on top by now.
    Peek {
        frame: FrameId,
        node: NodeId,
        seen: u8,
        left: u8,
    },

    /// A card that was played or revealed takes effect, unless it is cancelled; then it is archived.
    Resolve {
        card: CardId,
        stock: Seat,
        seat: Seat,
        to: To,
    },
    /// A card of no lasting effect is archived.
    Shelve {
        card: CardId,
        stock: Seat,
    },
    /// One sentence of a text.
    Run {
        frame: FrameId,
        node: NodeId,
    },
    /// A verb is about to fall on these; whoever might answer is asked before.
    Apply {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    /// It falls.
    Befall {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    /// In which direction and how far each of these goes is still asked.
    SetOut {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    EndFrame,
    /// Begins a text that was triggered.
    Trigger {
        script: Script,
        this: Option<PieceId>,
        it: Option<PieceId>,
        seat: Seat,
        spot: Option<SpotId>,
    },
    /// A normal step toward a place that was face-down, and may have to be paid for (Q23).
    Enter {
        piece: PieceId,
        spot: SpotId,
    },
    /// So many Locations by a card, these ahead and those back, all at the same time (Q30, Q65).
    Walk {
        ahead: Pieces,
        back: Pieces,
        left: u8,
    },
    /// The next of these Locations, one Character after the other.
    Pace {
        ahead: Pieces,
        back: Pieces,
    },
    /// Leaves for this place; for the Title Card at the right end, where there is none.
    Go {
        piece: PieceId,
        to: Option<SpotId>,
        gait: Gait,
    },
    /// Is there, and what that triggers begins.
    Arrive {
        piece: PieceId,
        spot: SpotId,
    },
    /// The same for all who have moved together (Q65).
    Arrivals(Pieces),
    /// HOME, once it has left.
    Homing {
        piece: PieceId,
    },
    /// TITLE, once it has left.
    Titling {
        piece: PieceId,
    },
    /// Q46
    Check,
    /// Q46: these are archived, unless something has saved them.
    Bury(Pieces),
    /// Rules 11: what remains of a turn's beginning.
    Start(Start),

    /// A seat is asked.
    Ask(Question),
}

/// How a Character goes to another Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// By a normal step.
    Step,
    /// FOLLOW
    Follow,
    /// By a text.
    Carried,
}

/// The dice of one throw that lie already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fell {
    pub blue: u8,
    pub gold: u8,
    pub symbols: u8,
}

/// The parts of a turn before its Story Actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Draw,
    Triggers,
    Roll,
    /// Q71: START texts that ask for Story Points.
    Paid,
}
