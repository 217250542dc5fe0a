//! A position, what changes it, and what can be seen of a change.

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
pub use event::{Die, Ending, Event, Expense, From, Hitch, Landmark, Onto, Room, Way};
pub use task::{Fell, Gait, Start, Task};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub board: Board,
    pub hands: SeatMap<Hand>,
    /// Q40
    pub saved: SeatMap<ArrayVec<Saved, MOST_SAVED>>,
    /// In `oz` the first seat's is everybody's.
    pub libraries: SeatMap<Deck>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub cards: Bag,
    /// What is known of it and of the face-down Events beside it.
    pub known: Knowledge,
}

/// An Event that lies face-down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saved {
    pub card: CardId,
    pub paid: u8,
}

/// A Library: it has no order but where somebody has looked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// On top, the next to be drawn first.
    pub top: ArrayVec<Placed, MOST_PLACED>,
    pub rest: Bag,
    /// At the bottom, the last of all last.
    pub bottom: ArrayVec<Placed, MOST_PLACED>,
    /// How many cards were put there since the Library was shuffled. Everybody saw that, and once the rest is drawn
    /// nothing else tells of it.
    pub sunk: u8,
}

/// Q61: cards at one end of a Library whose place somebody knows.
pub const MOST_PLACED: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub card: CardId,
    /// Who has seen it there.
    pub by: Seats,
}

impl State {
    /// A card comes into a hand.
    pub(crate) fn put_in_hand(&mut self, seat: Seat, card: CardId) {
        self.hands[seat].cards.insert(card);
        self.board.held[seat] = self.board.held[seat].saturating_add(1);
    }

    /// A card that is in a hand leaves it.
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

    /// Returns whether one more card can be looked at, after so many; all of them may go to the bottom.
    pub(crate) fn has_room_to_peek(&self, seen: u8) -> bool {
        let seen = usize::from(seen);
        (seen < self.top.len() || !self.top.is_full()) && self.bottom.len() + seen < MOST_PLACED
    }

    /// All of its cards.
    pub fn cards(&self) -> Bag {
        let placed: Bag = self.top.iter().chain(&self.bottom).map(|placed| placed.card).collect();
        self.rest.plus(placed)
    }
}
