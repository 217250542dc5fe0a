//! What somebody knows of another Author's hidden cards.

use crate::Bag;
use kernel::SeatMap;
use language::CardId;

/// Cards of a hand and of the face-down Events beside it. Whatever is not here is not known, or was drawn since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// In the hand.
    pub hand: Bag,
    /// Face-down.
    pub saved: Bag,
    /// In one of the two: Events that were in the hand when another Event was laid face-down.
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

    /// A card of the hand was shown, and is gone.
    pub(crate) fn left_hand(&mut self, card: CardId) {
        let from = if self.hand.contains(card) { &mut self.hand } else { &mut self.either };
        from.remove(card);
    }

    /// A face-down Event was shown, and is gone.
    pub(crate) fn turned_over(&mut self, card: CardId) {
        let from = if self.saved.contains(card) { &mut self.saved } else { &mut self.either };
        from.remove(card);
    }

    /// Some Event of the hand was laid face-down.
    pub(crate) fn one_saved(&mut self, events: Bag) {
        self.either = self.either.plus(self.hand.of(events));
        self.hand = self.hand.without(events);
    }

    /// The hand was shown: what is known besides lies face-down.
    pub(crate) fn looked(&mut self, hand: Bag) {
        self.saved = self.saved.plus(self.either.minus(hand));
        self.either = Bag::EMPTY;
        self.hand = hand;
    }
}

/// What is known of one Author's hidden cards, by each seat and by all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    pub by: SeatMap<Known>,
    pub open: Known,
    /// How many cards were drawn since each seat last looked, if it ever has: everybody saw that.
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

    /// The same happens to what everybody knows.
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
