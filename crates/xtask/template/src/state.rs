//! A position, what changes it, and what can be seen of a change.

use crate::{Card, Cards};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// From 1.
    pub round: u8,
    pub step: Step,
    pub deck: Cards,
    pub hands: SeatMap<Cards>,
    pub discard: Cards,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Rules 2: chance brings this seat a card.
    Draw(Seat),
    /// Rules 3: this seat has drawn a card and decides.
    Decide {
        seat: Seat,
        drawn: Card,
    },
    Over,
}

/// What a seat decides.
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

/// What somebody could watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Only the seat itself sees the card.
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
    /// Rules 4: hands are shown.
    Ended {
        hands: SeatMap<Cards>,
    },
}
