//! Views: the open table, the viewer's own hand, and the hidden cards that the viewer has seen.

mod imagine;

pub(crate) use imagine::{can_be_saved, on_the_way};

use crate::{Board, Knowledge, Known, MOST_PLACED, MOST_SAVED, Placed, Seats, State};
use arrayvec::ArrayVec;
use kernel::{SeatMap, Viewer};
use language::CardId;
use serde::{Deserialize, Serialize};

/// The position as a viewer with a perfect memory knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub viewer: Viewer,
    pub board: Board,
    pub hands: SeatMap<HandView>,
    /// The face-down Events. Everybody knows the price that was paid, and only the owner knows the card (Q40).
    pub saved: SeatMap<ArrayVec<SavedView, MOST_SAVED>>,
    pub libraries: SeatMap<DeckView>,
}

/// A hand as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HandView {
    /// The whole hand if it is the viewer's own. Otherwise the cards of this hand and of its Author's face-down Events
    /// that the viewer knows.
    pub cards: Known,
    /// The number of cards in the hand.
    pub count: u8,
    /// The cards that everybody knows of this hand and of the face-down Events.
    pub open: Known,
    /// For each seat, the number of cards that the Author has drawn since the seat last looked at the hand, or `None`
    /// if the seat has never looked.
    pub since: SeatMap<Option<u8>>,
    /// If the hand is the viewer's own, the cards of the hand and of the face-down Events that each seat knows.
    pub known: Option<SeatMap<Known>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedView {
    pub paid: u8,
    pub card: Option<CardId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DeckView {
    pub top: ArrayVec<PlacedView, MOST_PLACED>,
    pub rest: u8,
    pub bottom: ArrayVec<PlacedView, MOST_PLACED>,
    pub sunk: u8,
}

/// A card whose place in a Library at least one seat has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
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
