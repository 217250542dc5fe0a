//! What a viewer knows: all that lies open, the own hand, and what was seen of the others.

mod imagine;

pub(crate) use imagine::{can_be_saved, on_the_way};

use crate::{Board, Knowledge, Known, MOST_PLACED, MOST_SAVED, Placed, Seats, State};
use arrayvec::ArrayVec;
use kernel::{SeatMap, Viewer};
use language::CardId;

/// The position as somebody with a perfect memory knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    pub board: Board,
    pub hands: SeatMap<HandView>,
    /// Q40: what was paid is open, the card is its owner's alone.
    pub saved: SeatMap<ArrayVec<SavedView, MOST_SAVED>>,
    pub libraries: SeatMap<DeckView>,
}

/// What a viewer knows of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandView {
    /// The whole hand where it is the viewer's own; otherwise what the viewer knows of it and of the face-down Events.
    pub cards: Known,
    /// How many cards the hand has.
    pub count: u8,
    /// What everybody knows.
    pub open: Known,
    /// How many cards were drawn since each seat last looked.
    pub since: SeatMap<Option<u8>>,
    /// What each seat knows of it, where it is the viewer's own.
    pub known: Option<SeatMap<Known>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedView {
    pub paid: u8,
    pub card: Option<CardId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckView {
    pub top: ArrayVec<PlacedView, MOST_PLACED>,
    pub rest: u8,
    pub bottom: ArrayVec<PlacedView, MOST_PLACED>,
    pub sunk: u8,
}

/// A card in its place in a Library, which somebody has seen there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedView {
    pub card: Option<CardId>,
    pub by: Seats,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let State { board, hands, saved, libraries } = state;
        let is_own = |seat| viewer == Viewer::Seat(seat);
        let placed = |Placed { card, by }: &Placed| {
            let seen = matches!(viewer, Viewer::Seat(seat) if by.contains(seat));
            PlacedView { card: seen.then_some(*card), by: *by }
        };
        View {
            viewer,
            board: board.clone(),
            hands: hands.map(|seat, hand| {
                let crate::Hand { cards, known: Knowledge { by, open, since } } = hand;
                let shown = match viewer {
                    Viewer::Seat(own) if own == seat => Known { hand: *cards, ..Known::default() },
                    Viewer::Seat(other) => by[other],
                    Viewer::Table => *open,
                };
                let known = is_own(seat).then(|| by.clone());
                HandView { cards: shown, count: cards.len() as u8, open: *open, since: since.clone(), known }
            }),
            saved: saved.map(|seat, saved| {
                let shown =
                    |saved: &crate::Saved| SavedView { paid: saved.paid, card: is_own(seat).then_some(saved.card) };
                saved.iter().map(shown).collect()
            }),
            libraries: libraries.map(|_, deck| {
                let crate::Deck { top, rest, bottom, sunk } = deck;
                DeckView {
                    top: top.iter().map(placed).collect(),
                    rest: rest.len() as u8,
                    bottom: bottom.iter().map(placed).collect(),
                    sunk: *sunk,
                }
            }),
        }
    }
}

impl DeckView {
    pub fn len(&self) -> usize {
        self.top.len() + usize::from(self.rest) + self.bottom.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
