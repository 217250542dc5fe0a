//! The public part of a position: Characters in units, their attachments, captives, Locations and piles.

use crate::{Attack, Cards, CharacterId, Characters, Means, Step, Units};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// The part of a position that every viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Board {
    pub step: Step,
    /// The seat whose turn it is.
    pub active: Seat,
    pub fronts: SeatMap<Front>,
    /// The cards that are attached to each Character in play or held captive.
    pub attached: [Cards; CharacterId::MOST],
    /// The Character that keeps each captive or controlled Character, if any (D30).
    pub captors: [Option<CharacterId>; CharacterId::MOST],
    /// The Characters with an Incapacitated token, including captives (rules 19, D36).
    pub tokens: Characters,
    /// The declared attacks that are not yet resolved, in the order of their declaration. The first one is being
    /// resolved (D21, D42).
    pub attacks: ArrayVec<Attack, { CharacterId::MOST }>,
    pub this_turn: ThisTurn,
}

/// The part of the table in front of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Front {
    /// The Characters in play under this player's control, viable or not.
    pub party: Characters,
    /// The units of the party. Each viable Character of the party is in exactly one unit (D10).
    pub units: Units,
    /// The Characters that this player holds captive (rules 21).
    pub captives: Characters,
    /// The Location cards under this player's control.
    pub locations: Cards,
    /// The discard pile of this player's deck. Each deck has its own piles (D4).
    pub discard: Cards,
    pub killed: Cards,
    pub exiled: Cards,
    /// The number of turns that this player has begun, including the current one (D1).
    pub turns: u8,
    /// The number of turns in a row, from the sixth turn on, that this player ended without a viable Character (D1).
    pub barren: u8,
}

/// The part of a position that lasts for one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThisTurn {
    /// The Items that were used in this turn to look at the other player's hand.
    pub looked: Cards,
    /// The Characters that have left a unit in the Summon Phase of this turn (D44).
    pub left: Characters,
    /// The Characters that have joined a unit in the Summon Phase of this turn (D44).
    pub joined: Characters,
    /// The Characters that have attacked in this turn (rules 10).
    pub attacked: Characters,
    /// The purpose of this turn's Free Attack, or `None` until it is declared (D29).
    pub free: Option<Means>,
    /// The Characters that were assigned in the Rest Phase of this turn (D39).
    pub assigned: Characters,
}

impl Board {
    /// Returns the opponent of a seat.
    #[inline]
    pub fn foe(&self, seat: Seat) -> Seat {
        self.fronts.after(seat)
    }

    /// Returns the viable Characters under a seat's control (rules 6, D2).
    #[inline]
    pub fn viable(&self, seat: Seat) -> Characters {
        self.fronts[seat].party - self.tokens
    }

    /// Returns the Incapacitated Characters under a seat's control (D35).
    #[inline]
    pub fn idle(&self, seat: Seat) -> Characters {
        self.fronts[seat].party & self.tokens
    }

    /// Returns the seat that controls a Character, or `None` if the Character is not in play.
    #[inline]
    pub fn controller(&self, character: CharacterId) -> Option<Seat> {
        self.fronts.seats().find(|seat| self.fronts[*seat].party.contains(character))
    }

    /// Returns the seat that holds a Character captive, or `None` if the Character is not a captive.
    #[inline]
    pub fn holder(&self, character: CharacterId) -> Option<Seat> {
        self.fronts.seats().find(|seat| self.fronts[*seat].captives.contains(character))
    }

    /// Returns the Characters that a captor holds captive or controls.
    #[inline]
    pub fn kept_by(&self, captor: CharacterId) -> Characters {
        let kept = self.captors.iter().enumerate().filter(|(_, by)| **by == Some(captor));
        kept.map(|(index, _)| CharacterId::from_index(index)).collect()
    }
}
