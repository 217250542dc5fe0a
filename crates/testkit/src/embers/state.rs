//! The game Embers and its positions.

use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// An ember and its brightness, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Ember(pub u8);

/// The number of embers of each brightness, from brightness 1 to 5.
pub const EMBERS: [u8; 5] = [4, 3, 3, 2, 2];
/// The number of embers that are dealt to each seat.
pub const HAND: usize = 2;
/// The number of different pledges: 0, 1 and 2.
pub const PLEDGES: u8 = 3;

/// The game Embers at one table.
#[derive(Debug)]
pub struct Embers {
    /// The number of seats.
    pub seats: usize,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The number of embers of each brightness that are left to draw.
    pub deck: [u8; EMBERS.len()],
    /// The cards and secrets of each seat.
    pub players: SeatMap<Player>,
    /// The next decision or draw.
    pub phase: Phase,
}

/// The cards and secrets of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The embers in hand, in ascending order.
    pub hand: Vec<Ember>,
    /// The pledge, or `None` before it is made.
    pub pledge: Option<u8>,
    /// The lit embers, in the order in which they were lit.
    pub lit: Vec<Ember>,
    /// The peek at another hand, or `None` before it is made.
    pub peek: Option<Peek>,
}

/// A seat's peek at another hand. The seat forgets the seen ember once an equal ember is lit from that hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peek {
    /// The seat whose hand was seen.
    pub whom: Seat,
    /// The ember that was seen, or `None` once it is forgotten.
    pub ember: Option<Ember>,
}

/// The next decision or draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Chance deals an ember to this seat.
    Deal(Seat),
    /// This seat makes its pledge.
    Pledge(Seat),
    /// Chance draws an ember for this seat.
    Draw(Seat),
    /// This seat lights an ember or peeks at a hand.
    Act(Seat),
    /// Chance decides which ember the peek shows.
    Peek {
        /// The seat that peeks.
        by: Seat,
        /// The seat whose hand is seen.
        whom: Seat,
    },
    /// The game is over.
    Over,
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Action {
    /// The seat pledges this number of lit embers, modulo [`PLEDGES`].
    Pledge(u8),
    /// The seat lights this ember of its hand.
    Light(Ember),
    /// The seat peeks at the hand of this other seat.
    Peek(Seat),
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Chance {
    /// The seat is dealt this ember, or draws it.
    Deals(Ember),
    /// The peek shows this ember.
    Shows(Ember),
}

/// An event that seats can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat drew an ember.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The ember that was drawn, or `None` for viewers other than the seat that drew it.
        ember: Option<Ember>,
    },
    /// A seat made its pledge.
    Pledged {
        /// The seat that made the pledge.
        seat: Seat,
        /// The pledge, or `None` for viewers other than the seat that made it.
        pledge: Option<u8>,
    },
    /// A seat lit an ember.
    Lit {
        /// The seat that lit the ember.
        seat: Seat,
        /// The ember that was lit.
        ember: Ember,
    },
    /// A seat peeks at a hand.
    Peeks {
        /// The seat that peeks.
        by: Seat,
        /// The seat whose hand is seen.
        whom: Seat,
    },
    /// A seat saw an ember in a hand.
    Saw {
        /// The seat that peeked.
        by: Seat,
        /// The ember that was seen, or `None` for viewers other than the seat that peeked.
        ember: Option<Ember>,
    },
    /// The game ended, and the pledges were shown.
    Ended {
        /// The pledge of each seat.
        pledges: SeatMap<Option<u8>>,
    },
}
