//! What lies open on the table: Characters in units, what is attached to them, who holds whom, Locations and piles.

use crate::{Attack, Cards, CharacterId, Characters, Means, Step, Units};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};

/// Everything that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub step: Step,
    /// Whose turn it is.
    pub active: Seat,
    pub fronts: SeatMap<Front>,
    /// What is attached to each Character in play or held captive.
    pub attached: [Cards; CharacterId::MOST],
    /// D30: the Character that keeps a captive, or a Character under control, where there is one.
    pub captors: [Option<CharacterId>; CharacterId::MOST],
    /// Rules 19: Incapacitated Characters, captives among them (D36).
    pub tokens: Characters,
    /// Declared and not yet done; the first is the one being fought (D21, D42).
    pub attacks: ArrayVec<Attack, { CharacterId::MOST }>,
    pub this_turn: ThisTurn,
}

/// What lies before one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Front {
    /// Characters in play under this player's control, viable or not.
    pub party: Characters,
    /// D10: the viable ones of the party, each in exactly one unit.
    pub units: Units,
    /// Rules 21: Characters this player holds captive.
    pub captives: Characters,
    /// Location cards under this player's control.
    pub locations: Cards,
    /// D4: cards go to the piles of the deck they came from.
    pub discard: Cards,
    pub killed: Cards,
    pub exiled: Cards,
    /// D1: own turns begun.
    pub turns: u8,
    /// D1: own turns in a row, from the sixth on, that ended without a viable Character.
    pub barren: u8,
}

/// What lasts a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThisTurn {
    /// Items with which a hand was looked at.
    pub looked: Cards,
    /// D44: who has left a unit, and who has joined one, in this Summon Phase.
    pub left: Characters,
    pub joined: Characters,
    /// Rules 10, D29: who has attacked, and the means of the one attack without a card.
    pub attacked: Characters,
    pub free: Option<Means>,
    /// D39: who was assigned in this Rest Phase.
    pub assigned: Characters,
}

impl Board {
    /// Who sits opposite.
    #[inline]
    pub fn foe(&self, seat: Seat) -> Seat {
        self.fronts.after(seat)
    }

    /// Rules 6, D2: viable Characters under a seat's control.
    #[inline]
    pub fn viable(&self, seat: Seat) -> Characters {
        self.fronts[seat].party - self.tokens
    }

    /// D35: Incapacitated Characters under a seat's control.
    #[inline]
    pub fn idle(&self, seat: Seat) -> Characters {
        self.fronts[seat].party & self.tokens
    }

    /// Under whose control a Character is in play.
    #[inline]
    pub fn controller(&self, character: CharacterId) -> Option<Seat> {
        self.fronts.seats().find(|seat| self.fronts[*seat].party.contains(character))
    }

    /// Who holds a Character captive.
    #[inline]
    pub fn holder(&self, character: CharacterId) -> Option<Seat> {
        self.fronts.seats().find(|seat| self.fronts[*seat].captives.contains(character))
    }

    /// Those whom this captor holds or controls.
    #[inline]
    pub fn kept_by(&self, captor: CharacterId) -> Characters {
        let kept = self.captors.iter().enumerate().filter(|(_, by)| **by == Some(captor));
        kept.map(|(index, _)| CharacterId::from_index(index)).collect()
    }
}
