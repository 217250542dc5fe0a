//! The game and its positions.

use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// An ember and its brightness, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Ember(pub u8);

/// The number of embers of each brightness, beginning with 1.
pub const EMBERS: [u8; 5] = [4, 3, 3, 2, 2];
/// The number of embers that each seat is dealt.
pub const HAND: usize = 2;
/// The number of different pledges.
pub const PLEDGES: u8 = 3;

/// The game, at one table.
#[derive(Debug)]
pub struct Embers {
    /// The number of seats.
    pub seats: usize,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The number of embers left of each brightness.
    pub deck: [u8; EMBERS.len()],
    /// The players.
    pub players: SeatMap<Player>,
    /// The next decision or draw.
    pub phase: Phase,
}

/// The cards and secrets of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The embers in hand, in ascending order.
    pub hand: Vec<Ember>,
    /// The pledge, once it is made.
    pub pledge: Option<u8>,
    /// The lit embers, in the order of play.
    pub lit: Vec<Ember>,
    /// The peek at another hand, once it is made.
    pub peek: Option<Peek>,
}

/// The peek of a seat at another hand. The ember is forgotten once an equal one is lit from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peek {
    /// The seat whose hand was seen.
    pub whom: Seat,
    /// The ember that was seen, unless it is forgotten.
    pub ember: Option<Ember>,
}

/// The decision or draw that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// This seat is dealt an ember.
    Deal(Seat),
    /// This seat makes its pledge.
    Pledge(Seat),
    /// This seat draws an ember.
    Draw(Seat),
    /// This seat lights an ember or peeks.
    Act(Seat),
    /// Chance picks the ember that is seen.
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
    /// Pledges this number of lit embers, modulo [`PLEDGES`].
    Pledge(u8),
    /// Lights this ember.
    Light(Ember),
    /// Peeks at the hand of this seat.
    Peek(Seat),
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Chance {
    /// This ember is dealt or drawn.
    Deals(Ember),
    /// This ember is seen in the peek.
    Shows(Ember),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat drew an ember.
    Drew {
        /// The seat.
        seat: Seat,
        /// The ember, for its owner only.
        ember: Option<Ember>,
    },
    /// A seat made its pledge.
    Pledged {
        /// The seat.
        seat: Seat,
        /// The pledge, for its owner only.
        pledge: Option<u8>,
    },
    /// A seat lit an ember.
    Lit {
        /// The seat.
        seat: Seat,
        /// The ember.
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
        /// The seat that peeks.
        by: Seat,
        /// The ember, for the seat that peeked only.
        ember: Option<Ember>,
    },
    /// The game ended, and the pledges are shown.
    Ended {
        /// The pledges of all seats.
        pledges: SeatMap<Option<u8>>,
    },
}
