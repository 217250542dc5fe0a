//! What the server says.

use crate::{Find, LogPage, Position, SeatPlan, Update};
use kernel::{Lang, OptionSpec};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FromServer {
    /// What can be played here, and against whom.
    Welcome { lang: Lang, games: Vec<GameInfo>, bots: Vec<BotInfo> },
    /// A page of the tables that `find` asked for, the latest change first. Where there are `more`, the next page is
    /// asked for with this number as `before`.
    Tables {
        tables: Vec<TableLine>,
        find: Find,
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        more: Option<u64>,
    },
    /// The table as this client may see it: when somebody sits down, behind a curtain, in another language, back at an
    /// earlier position, after something was taken back, and where an update would not do.
    Position(Box<Position>),
    /// The same after what happened since.
    Update(Box<Update>),
    /// The record of the game as JSON Lines; where it is `redacted`, a log of what the seat knows, which cannot be
    /// replayed.
    Record { text: String, redacted: bool },
    /// A page of what happened earlier.
    Log(LogPage),
    /// What was asked cannot be done; nothing has changed. `reason` is in the reader's language and says what was
    /// expected.
    Refused { reason: String },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    pub name: String,
    pub title: String,
    /// What it is, in a sentence; empty where it has no words for that.
    pub about: String,
    pub fewest_seats: usize,
    pub most_seats: usize,
    /// What each seat is called, such as the side it plays; none where seats have no names of their own.
    pub seat_titles: Vec<String>,
    pub options: Vec<OptionSpec>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotInfo {
    /// As a seat plan names it, such as `ismcts:1000`.
    pub level: String,
    pub label: String,
    /// How it plays, in a sentence.
    pub help: String,
}

/// One line in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLine {
    pub id: String,
    pub game: String,
    pub title: String,
    pub seats: Vec<SeatPlan>,
    /// Where the game is, or how it ended.
    pub heading: String,
    pub entries: usize,
    pub over: bool,
    /// When it last changed, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
}
