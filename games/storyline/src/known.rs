//! The knowledge that seats have of another Author's hidden cards.

use crate::Bag;
use kernel::SeatMap;
use language::CardId;
use serde::{Deserialize, Serialize};

/// The known cards in a hand and among the face-down Events of the same Author. Cards that are not listed are unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Known {
    /// The known cards that are in the hand.
    pub hand: Bag,
    /// The known Events that are face-down.
    pub saved: Bag,
    /// The known Events that are either in the hand or face-down, because they were in the hand when an unknown Event
    /// was laid face-down.
    pub either: Bag,
}

impl Known {
    pub fn all(self) -> Bag {
        self.hand.plus(self.saved).plus(self.either)
    }

    pub fn len(self) -> usize {
        self.hand.len() + self.saved.len() + self.either.len()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Records that a card has been shown and has left the hand.
    pub(crate) fn left_hand(&mut self, card: CardId) {
        let from = if self.hand.contains(card) { &mut self.hand } else { &mut self.either };
        from.remove(card);
    }

    /// Records that a face-down Event has been shown and has left its place.
    pub(crate) fn turned_over(&mut self, card: CardId) {
        let from = if self.saved.contains(card) { &mut self.saved } else { &mut self.either };
        from.remove(card);
    }

    /// Records that an unknown Event of the hand is laid face-down. `events` has all Events of the game, and each known
    /// card of the hand that is among them may be the Event that was laid.
    pub(crate) fn one_saved(&mut self, events: Bag) {
        self.either = self.either.plus(self.hand.of(events));
        self.hand = self.hand.without(events);
    }

    /// Records that the hand is shown. The Events of `either` that are not in the hand are face-down.
    pub(crate) fn looked(&mut self, hand: Bag) {
        self.saved = self.saved.plus(self.either.minus(hand));
        self.either = Bag::EMPTY;
        self.hand = hand;
    }
}

/// The knowledge about the hidden cards of one Author: the part that each seat has, and the part that everybody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    pub by: SeatMap<Known>,
    pub open: Known,
    /// For each seat, the number of cards that the Author has drawn since the seat last looked, or `None` if the seat
    /// has never looked. Everybody sees this number.
    pub since: SeatMap<Option<u8>>,
}

impl Knowledge {
    pub(crate) fn none(seats: usize) -> Knowledge {
        Knowledge {
            by: SeatMap::new(seats, |_| Known::default()),
            open: Known::default(),
            since: SeatMap::new(seats, |_| None),
        }
    }

    /// Makes the same change to the knowledge of each seat and to the knowledge that everybody has.
    pub(crate) fn each(&mut self, change: impl Fn(&mut Known)) {
        for seat in self.by.seats() {
            change(&mut self.by[seat]);
        }
        change(&mut self.open);
    }

    pub(crate) fn drawn(&mut self) {
        for seat in self.since.seats() {
            self.since[seat] = self.since[seat].map(|drawn| drawn.saturating_add(1));
        }
    }
}
