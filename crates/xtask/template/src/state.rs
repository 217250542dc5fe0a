//! A position, the actions and outcomes that change it, and the events of a change.

use crate::{Card, Cards};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The round, counted from 1.
    pub round: u8,
    pub step: Step,
    pub deck: Cards,
    pub hands: SeatMap<Cards>,
    pub discard: Cards,
}

/// The next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Chance deals this seat a card (rules 2).
    Draw(Seat),
    /// This seat has drawn a card and decides (rules 3).
    Decide {
        seat: Seat,
        drawn: Card,
    },
    Over,
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Action {
    Keep,
    ThrowAway,
}

/// The card that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(pub Card);

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat drew a card. Only that seat sees the card.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Kept {
        seat: Seat,
    },
    ThrewAway {
        seat: Seat,
        card: Card,
    },
    /// The game ended, and all hands are shown (rules 4).
    Ended {
        hands: SeatMap<Cards>,
    },
}
