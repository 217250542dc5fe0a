//! A position, what changes it, and what can be seen of a change.

use crate::{Character, Column, ColumnId, Columns, Counts, StoryId, StorySet};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// A position. Decks are what is left in them: no order exists before a card is laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub step: Step,
    /// From 1.
    pub round: u8,
    pub deck: Counts,
    pub story_deck: StorySet,
    /// Characters out of play, save those left out from the start with two players (G13).
    pub discard: Counts,
    pub columns: Columns,
    /// G18: the Trio that counts for everybody.
    pub open: Option<StoryId>,
    pub players: SeatMap<Player>,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// G18: chance opens a Trio.
    OpenTrio,
    /// G2: chance names the first player.
    NameFirst,
    /// G14: chance puts a discarded Character back, for the last round of four.
    Recycle {
        first: Seat,
    },
    /// G3: chance lays out a column.
    LayColumn {
        first: Seat,
    },
    /// Rules 4.
    Take(Seat),
    /// Rules 6.
    TurnDown(Seat),
    Over,
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub hand: Counts,
    pub up: StorySet,
    pub down: StorySet,
}

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Action {
    Take(ColumnId),
    TurnDown(StoryId),
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Chance {
    OpenTrio(StoryId),
    First(Seat),
    Recycle(Character),
    Column(Column),
}

/// What anyone at the table saw. This game hides nothing that happens.
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
    /// What nobody took goes out of play.
    Discarded {
        place: ColumnId,
        column: Column,
    },
    Ended,
}
