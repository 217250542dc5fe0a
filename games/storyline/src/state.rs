//! Positions, the changes of positions, and the events that report the changes.

mod action;
mod task;
mod ask;
mod event;

use crate::{Bag, Board, Knowledge, MOST_SAVED, Seats};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};
use language::CardId;

pub use action::{Action, Chance, To};
pub use ask::{Ask, Question, Why};
pub use event::{Among, Cause, Die, Ending, Event, Expense, From, Hitch, Landmark, Onto, Room, Way};
pub use task::{Fell, Gait, Start, Task};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub board: Board,
    pub hands: SeatMap<Hand>,
    /// The face-down Events of each seat (Q40).
    pub saved: SeatMap<ArrayVec<Saved, MOST_SAVED>>,
    /// The Library of each seat. In `oz`, all seats share the Library of the first seat.
    pub libraries: SeatMap<Deck>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub cards: Bag,
    /// The knowledge that the seats have of this hand and of the face-down Events of its owner.
    pub known: Knowledge,
}

/// A face-down Event, and the price that was paid for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saved {
    pub card: CardId,
    pub paid: u8,
}

/// A Library. Only the cards that some seat has seen in their place have an order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The known cards on top of the Library, beginning with the next card to be drawn.
    pub top: ArrayVec<Placed, MOST_PLACED>,
    pub rest: Bag,
    /// The known cards at the bottom of the Library, ending with the lowest card.
    pub bottom: ArrayVec<Placed, MOST_PLACED>,
    /// The number of cards that were put on the bottom, as everybody saw, since the Library was last shuffled. It is
    /// stored, because it cannot be derived any more once the other cards have been drawn.
    pub sunk: u8,
}

/// The greatest number of known cards at each end of a Library (Q61).
pub const MOST_PLACED: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub card: CardId,
    /// The seats that have seen the card in its place.
    pub by: Seats,
}

impl State {
    /// Puts a card into a hand.
    pub(crate) fn put_in_hand(&mut self, seat: Seat, card: CardId) {
        self.hands[seat].cards.insert(card);
        self.board.held[seat] = self.board.held[seat].saturating_add(1);
    }

    /// Takes a card out of a hand. The hand must contain the card.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: CardId) {
        self.hands[seat].cards.remove(card);
        self.board.held[seat] = self.board.held[seat].saturating_sub(1);
    }
}

impl Deck {
    #[inline]
    pub fn len(&self) -> usize {
        self.top.len() + self.rest.len() + self.bottom.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.rest.is_empty() && self.bottom.is_empty()
    }

    /// Returns true if one more card can be peeked at after `seen` others. The bottom must have room for all peeked
    /// cards, because all of them may go there.
    pub(crate) fn has_room_to_peek(&self, seen: u8) -> bool {
        let seen = usize::from(seen);
        (seen < self.top.len() || !self.top.is_full()) && self.bottom.len() + seen < MOST_PLACED
    }

    /// Returns all cards of the Library.
    pub fn cards(&self) -> Bag {
        let placed: Bag = self.top.iter().chain(&self.bottom).map(|placed| placed.card).collect();
        self.rest.plus(placed)
    }
}
