//! The tasks on the agenda, which are the unfinished work of a position.

use super::{Question, To};
use crate::{FrameId, NodeId, PieceId, Pieces, SpotId};
use kernel::Seat;
use language::{CardId, Script};
use serde::{Deserialize, Serialize};

/// A task on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Task {
    /// A seat draws `left` cards. Chance decides each card.
    Draw {
        seat: Seat,
        left: u8,
    },
    /// The active Author rolls the dice that are left, and chance decides the results. `blue` has one bit for each blue
    /// die left, and the lowest bit is the die that has 6 symbols. `gold` is the number of gold dice left.
    Dice {
        blue: u8,
        gold: u8,
        fell: Fell,
    },
    /// Chance turns up a face-down Location. `by` is the Character that is about to enter it, if there is one.
    TurnUp {
        spot: SpotId,
        by: Option<PieceId>,
    },
    /// A Location is replaced (Q31). Chance decides the new one, unless only Locations at the bottom of the Folio are
    /// left.
    Refill(SpotId),
    /// A seat peeks at cards of its Library. Chance decides each card. `seen` cards have been shown already, and `left`
    /// cards are still to be shown.
    Peek {
        frame: FrameId,
        node: NodeId,
        seen: u8,
        left: u8,
    },

    /// A played card or a revealed Event takes effect. If it is cancelled, a [`Task::Shelve`] takes the place of this
    /// task.
    Resolve {
        card: CardId,
        stock: Seat,
        seat: Seat,
        to: To,
    },
    /// A played card that does not stay in play is archived.
    Shelve {
        card: CardId,
        stock: Seat,
    },
    /// One sentence of a text runs.
    Run {
        frame: FrameId,
        node: NodeId,
    },
    /// A verb is about to affect these cards. Seats that may react are asked first.
    Apply {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    /// A verb affects these cards.
    Befall {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    /// The seat of the text is asked for the direction and the distance of each of these Characters, before they walk.
    SetOut {
        frame: FrameId,
        node: NodeId,
        on: Pieces,
    },
    EndFrame,
    /// A triggered text begins.
    Trigger {
        script: Script,
        this: Option<PieceId>,
        it: Option<PieceId>,
        seat: Seat,
        spot: Option<SpotId>,
    },
    /// A Character enters a place that its normal step has turned up. Its Author may have to pay for entering (Q23).
    Enter {
        piece: PieceId,
        spot: SpotId,
    },
    /// A text moves the Characters in `ahead` forward and those in `back` backward, by `left` Locations each, all at
    /// the same time (Q30, Q65).
    Walk {
        ahead: Pieces,
        back: Pieces,
        left: u8,
    },
    /// Each of these Characters moves by one Location, one Character after the other.
    Pace {
        ahead: Pieces,
        back: Pieces,
    },
    /// A Character leaves for the place `to`, or for the Title Card at the right end if `to` is `None`.
    Go {
        piece: PieceId,
        to: Option<SpotId>,
        gait: Gait,
    },
    /// A Character arrives, and the texts about its arrival are triggered.
    Arrive {
        piece: PieceId,
        spot: SpotId,
    },
    /// Characters that moved at the same time arrive (Q65).
    Arrivals(Pieces),
    /// A Character goes home after its LEAVES texts (HOME).
    Homing {
        piece: PieceId,
    },
    /// A Character goes onto its Title Card after its LEAVES texts (TITLE), and its Objects become loose.
    Titling {
        piece: PieceId,
    },
    /// The position is checked, as after every change (Q46).
    Check,
    /// These Characters are archived if they still have no Vitality (Q46).
    Bury(Pieces),
    /// One part of the beginning of a turn is carried out (rule 11).
    Start(Start),

    /// A seat is asked a question.
    Ask(Question),
}

/// The way in which a Character goes to another Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Gait {
    /// The Character takes a normal step, as a Story Action or in Bonus Movement.
    Step,
    /// FOLLOW: the Character follows another one.
    Follow,
    /// A text moves the Character.
    Carried,
}

/// The dice of one throw that have been rolled so far, and their symbols.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Fell {
    pub blue: u8,
    pub gold: u8,
    pub symbols: u8,
}

/// A part of a turn before its Story Actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Start {
    Draw,
    Triggers,
    Roll,
    /// The START texts that ask for Story Points, which run after the Roll (Q71).
    Paid,
}
