//! What a viewer knows. In this game everything was seen by everybody when it happened, so perfect recall knows
//! all there is; hands are hidden only from the eye (G5), which `scene.rs` sees to.

use crate::{Columns, Counts, Player, State, Step, StoryId, StorySet};
use kernel::{Seat, SeatMap, Viewer};

/// The position as somebody with a perfect memory knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    pub step: Step,
    pub round: u8,
    /// Which Characters are still to come: those that no one has seen.
    pub deck: Counts,
    /// Which Stories are still to come.
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

    /// Nothing is unseen but the order of the decks, which does not exist yet.
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

    /// Whose decision it is.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Take(seat) | Step::TurnDown(seat) => Some(seat),
            Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. } | Step::Over => None,
        }
    }
}
