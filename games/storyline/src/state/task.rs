//! The tasks of a position that are unfinished.

use super::{Question, To};
use crate::{FrameId, NodeId, PieceId, Pieces, SpotId};
use kernel::Seat;
use language::{CardId, Script};

/// A task on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A seat draws cards, by chance.
    Draw {
        seat: Seat,
        left: u8,
    },
    /// The active Author rolls these dice, by chance. Each blue die is a bit of `blue`, the die with 6 symbols first.
    Dice {
        blue: u8,
        gold: u8,
        fell: Fell,
    },
    /// A face-down Location is turned up, by chance. `by` is the Character that is about to enter it, if there is one.
    TurnUp {
        spot: SpotId,
        by: Option<PieceId>,
    },
    /// A Location is replaced (Q31), by chance unless the next one of the Folio is known.
    Refill(SpotId),
    /// A seat peeks at the next card of its Library, by chance. `seen` cards have been shown already, and `left` cards
    /// follow.
    Peek {
        frame: FrameId,
        node: NodeId,
        seen: u8,
        left: u8,
    },

    /// A card that was played or revealed takes effect. A cancelled card is archived instead.
    Resolve {
        card: CardId,
        stock: Seat,
        seat: Seat,
        to: To,
    },
    /// A card without a lasting effect is archived.
    Shelve {
        card: CardId,
        stock: Seat,
    },
    /// One sentence of a text is run.
    Run {
        frame: FrameId,
        node: NodeId,
    },
    /// A verb is about to affect these cards. Seats with an answer are asked first.
    Apply {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    /// The verb affects these cards.
    Befall {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    /// The direction and the distance of each of these Characters are asked for, before they walk.
    SetOut {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    EndFrame,
    /// A text that was triggered begins.
    Trigger {
        script: Script,
        this: Option<PieceId>,
        it: Option<PieceId>,
        seat: Seat,
        spot: Option<SpotId>,
    },
    /// A Character enters a place that its normal step has turned up. Its Author may have to pay for it (Q23).
    Enter {
        piece: PieceId,
        spot: SpotId,
    },
    /// A card moves the Characters in `ahead` forward and those in `back` backward, `left` Locations each, all at the
    /// same time (Q30, Q65).
    Walk {
        ahead: Pieces,
        back: Pieces,
        left: u8,
    },
    /// Each of these Characters moves one Location, one after the other.
    Pace {
        ahead: Pieces,
        back: Pieces,
    },
    /// A Character leaves for this place, or for the Title Card at the right end if there is none.
    Go {
        piece: PieceId,
        to: Option<SpotId>,
        gait: Gait,
    },
    /// A Character has arrived, and its texts are triggered.
    Arrive {
        piece: PieceId,
        spot: SpotId,
    },
    /// Characters that have moved together arrive (Q65).
    Arrivals(Pieces),
    /// A Character goes home, after its LEAVES texts (HOME).
    Homing {
        piece: PieceId,
    },
    /// A Character goes onto its Title Card, after its LEAVES texts (TITLE).
    Titling {
        piece: PieceId,
    },
    /// The state is checked (Q46).
    Check,
    /// These Characters are archived, unless they have been saved (Q46).
    Bury(Pieces),
    /// A part of the beginning of a turn is carried out (rule 11).
    Start(Start),

    /// A seat is asked.
    Ask(Question),
}

/// The way in which a Character goes to another Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// By a normal step.
    Step,
    /// By FOLLOW, after another Character.
    Follow,
    /// By a text.
    Carried,
}

/// The dice of one throw that have fallen already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fell {
    pub blue: u8,
    pub gold: u8,
    pub symbols: u8,
}

/// A part of a turn before its Story Actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Draw,
    Triggers,
    Roll,
    /// START texts that ask for Story Points (Q71).
    Paid,
}
