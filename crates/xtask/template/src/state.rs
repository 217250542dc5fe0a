//! A position, the actions and chances that change it, and the events that report the changes.

use crate::{Card, Cards};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The current round, counted from 1.
    pub round: u8,
    pub step: Step,
    pub deck: Cards,
    pub hands: SeatMap<Cards>,
    pub discard: Cards,
}

/// The next step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A card is drawn by chance for this seat (rules 2).
    Draw(Seat),
    /// This seat has drawn a card and decides what to do with it (rules 3).
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

/// The card that a seat draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(pub Card);

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat drew a card, which only that seat sees.
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
    /// The game ended and all hands were shown (rules 4).
    Ended {
        hands: SeatMap<Cards>,
    },
}
