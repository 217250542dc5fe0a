//! The game and its positions.

use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Ember(pub u8);

/// How many embers there are of each brightness, from 1.
pub const EMBERS: [u8; 5] = [4, 3, 3, 2, 2];
pub const HAND: usize = 2;
pub const PLEDGES: u8 = 3;

#[derive(Debug)]
pub struct Embers {
    pub seats: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// By brightness.
    pub deck: [u8; EMBERS.len()],
    pub players: SeatMap<Player>,
    pub phase: Phase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// In ascending order.
    pub hand: Vec<Ember>,
    pub pledge: Option<u8>,
    /// In the order of play.
    pub lit: Vec<Ember>,
    pub peek: Option<Peek>,
}

/// What a seat saw in another hand; the ember is gone once one like it was lit from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peek {
    pub whom: Seat,
    pub ember: Option<Ember>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Deal(Seat),
    Pledge(Seat),
    Draw(Seat),
    Act(Seat),
    Peek { by: Seat, whom: Seat },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Action {
    Pledge(u8),
    Light(Ember),
    Peek(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Chance {
    Deals(Ember),
    Shows(Ember),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Drew { seat: Seat, ember: Option<Ember> },
    Pledged { seat: Seat, pledge: Option<u8> },
    Lit { seat: Seat, ember: Ember },
    Peeks { by: Seat, whom: Seat },
    Saw { by: Seat, ember: Option<Ember> },
    Ended { pledges: SeatMap<Option<u8>> },
}
