//! The types of positions, actions, chances and events.

use crate::{Character, Column, ColumnId, Columns, Counts, StoryId, StorySet};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// A position. A deck is a multiset of cards, because cards have no order before they are laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub step: Step,
    /// The current round, counted from 1.
    pub round: u8,
    pub deck: Counts,
    pub story_deck: StorySet,
    /// The Characters that are out of play. With two players, the cards that are left out from the start are not among
    /// them (G13).
    pub discard: Counts,
    pub columns: Columns,
    /// The open Trio, which counts for everybody, if the option is on (G18).
    pub open: Option<StoryId>,
    pub players: SeatMap<Player>,
}

/// The next step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Step {
    /// A Trio is opened by chance (G18).
    OpenTrio,
    /// The first player is named by chance (G2).
    NameFirst,
    /// A discarded Character comes back by chance, for the last round of four players (G14).
    Recycle {
        first: Seat,
    },
    /// A column is laid out by chance (G3).
    LayColumn {
        first: Seat,
    },
    /// A player takes a column (Rules 4).
    Take(Seat),
    /// A player turns a Story face-down (Rules 6).
    TurnDown(Seat),
    Over,
}

/// The cards of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
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

/// An event. Everybody at the table sees the whole event, because this game hides nothing.
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
    /// The column that nobody took was put out of play.
    Discarded {
        place: ColumnId,
        column: Column,
    },
    Ended,
}
