//! The view of a viewer. Everything happens in public, so a viewer with a perfect memory knows the whole position. Only
//! scenes hide hands (G5).

use crate::{Columns, Counts, Player, State, Step, StoryId, StorySet};
use kernel::{Seat, SeatMap, Viewer};
use serde::{Deserialize, Serialize};

/// A position, as a viewer with a perfect memory knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub viewer: Viewer,
    pub step: Step,
    pub round: u8,
    /// The Characters that are still in the deck.
    pub deck: Counts,
    /// The Stories that are still in the deck.
    pub story_deck: StorySet,
    pub discard: Counts,
    pub columns: Columns,
    pub open: Option<StoryId>,
    pub players: SeatMap<Player>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let State { step, round, deck, story_deck, discard, columns, open, players } = state;
        View {
            viewer,
            step: *step,
            round: *round,
            deck: *deck,
            story_deck: *story_deck,
            discard: *discard,
            columns: *columns,
            open: *open,
            players: players.map(|_, Player { hand, up, down }| Player { hand: *hand, up: *up, down: *down }),
        }
    }

    /// Returns the position. Only the order of the decks is unknown to the viewer, and a position does not hold that
    /// order.
    pub(crate) fn determinize(&self) -> State {
        State {
            step: self.step,
            round: self.round,
            deck: self.deck,
            story_deck: self.story_deck,
            discard: self.discard,
            columns: self.columns,
            open: self.open,
            players: self.players.clone(),
        }
    }

    /// Returns the seat that has to decide, or `None` if chance decides or the game is over.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Take(seat) | Step::TurnDown(seat) => Some(seat),
            Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. } | Step::Over => None,
        }
    }
}
