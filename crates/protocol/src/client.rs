//! What a client says.

use kernel::{Lang, Options, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FromClient {
    /// Comes first, and again when the reader changes the language, or wants to know what can be played by now.
    /// Answered by `welcome`, and by the position if a table is open.
    Hello { lang: Lang },
    /// Asks for a page of the list of tables. Answered by `tables`.
    Tables(Find),
    /// Sets up a new game and opens it. Answered by `position`.
    Create { game: String, options: Options, seats: Vec<SeatPlan> },
    /// Watches a table. Where one person plays, this client sees through that person's eyes; where several do, the
    /// screen waits behind a curtain until one of them sits down.
    Open { table: String },
    /// Stops watching. Answered by `tables`.
    Leave,
    /// Looks through the eyes of this seat; of nobody in particular without one.
    Sit { seat: Option<Seat> },
    /// Asks for the whole position again, where an update does not fit the one that this client has.
    Again,
    /// Takes the choice with this number from the position at this row. Refused if the game has moved on.
    Act {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
        choice: usize,
    },
    /// Takes back the last decision, while the position is that of this row.
    Undo {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
    },
    /// Shows the position after so many entries; the newest without a number.
    Step { entry: Option<usize> },
    /// Asks for what happened before the lines that this client has, of which the first is of entry `before`. Answered by
    /// `log`.
    Log { before: usize },
    /// Asks for the record of the game, or for as much of it as this client may have. Answered by `record`.
    Record,
    /// Goes on from the position after so many entries as a new game.
    Fork { entry: usize },
    /// How fast bots act at this table.
    Pace { pace: Pace },
    /// Opens the game of this record, as JSON Lines, as a new table.
    Import { record: String },
    /// Removes a table for good. Answered by `tables`.
    Remove { table: String },
}

/// The tables that a list is to have: every table that fits all that is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Find {
    /// Words, each in the name of somebody at the table or in that of its game. Accents and capitals say nothing.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// It last changed at this time or later, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// It last changed before this time.
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// Its game is over, or goes on.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<bool>,
    /// It comes after the page that said `more` with this number.
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<u64>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatPlan {
    pub name: String,
    /// The bot's level, such as `ismcts:1000`; a person without one.
    pub bot: Option<String>,
}

/// How long a bot waits before it acts, so that people can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Pace {
    Calm,
    #[default]
    Brisk,
    /// Not at all.
    Instant,
}

impl Pace {
    /// Returns how long a bot waits before it thinks.
    pub fn pause(self) -> Duration {
        match self {
            Pace::Calm => Duration::from_millis(1500),
            Pace::Brisk => Duration::from_millis(600),
            Pace::Instant => Duration::ZERO,
        }
    }
}
