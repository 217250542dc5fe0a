//! The types of a position, of actions and outcomes of chance, and of events.

use crate::{Character, Column, ColumnId, Columns, Counts, StoryId, StorySet};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// A position. A deck is the multiset of its cards, since its order does not exist before a card is laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub step: Step,
    /// The round, counted from 1.
    pub round: u8,
    pub deck: Counts,
    pub story_deck: StorySet,
    /// The Characters that are out of play, except those left out from the start with two players (G13).
    pub discard: Counts,
    pub columns: Columns,
    /// The Trio that counts for everybody, if the option is on (G18).
    pub open: Option<StoryId>,
    pub players: SeatMap<Player>,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Chance opens a Trio (G18).
    OpenTrio,
    /// Chance names the first player (G2).
    NameFirst,
    /// Chance puts a discarded Character back, for the last round of four players (G14).
    Recycle {
        first: Seat,
    },
    /// Chance lays out a column (G3).
    LayColumn {
        first: Seat,
    },
    /// A player takes a column (Rules 4).
    Take(Seat),
    /// A player turns a Story down (Rules 6).
    TurnDown(Seat),
    Over,
}

/// The cards of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub hand: Counts,
    pub up: StorySet,
    pub down: StorySet,
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Action {
    Take(ColumnId),
    TurnDown(StoryId),
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Chance {
    OpenTrio(StoryId),
    First(Seat),
    Recycle(Character),
    Column(Column),
}

/// An event, as everybody at the table sees it. This game hides none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    TrioOpened {
        story: StoryId,
    },
    FirstNamed {
        seat: Seat,
    },
    Recycled {
        character: Character,
    },
    ColumnLaid {
        round: u8,
        place: ColumnId,
        column: Column,
    },
    Taken {
        seat: Seat,
        place: ColumnId,
        column: Column,
    },
    TurnedDown {
        seat: Seat,
        story: StoryId,
    },
    /// The column that nobody took goes out of play.
    Discarded {
        place: ColumnId,
        column: Column,
    },
    Ended,
}
