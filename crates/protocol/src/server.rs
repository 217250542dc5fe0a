//! What the server says.

use crate::{Pace, SeatPlan, Update};
use kernel::{Lang, OptionSpec, Scene, Seat, Wording};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FromServer {
    /// What can be played here, and against whom.
    Welcome { lang: Lang, games: Vec<GameInfo>, bots: Vec<BotInfo> },
    /// Every table, the latest first.
    Tables { tables: Vec<TableLine> },
    /// The table as this client may see it: when somebody sits down, behind a curtain, in another language, back at an
    /// earlier position, after something was taken back, and where an update would not do.
    Position(Box<Position>),
    /// The same after what happened since.
    Update(Box<Update>),
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

/// A table as one client may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Position {
    pub table: String,
    pub game: String,
    pub title: String,
    /// How many rows the table's log has. Unlike the number of entries it never comes again: what is taken back is a row
    /// of its own.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// How many entries the game has.
    pub entries: usize,
    /// How many of them are shown; fewer while an earlier position is looked at.
    pub shown: usize,
    /// The digest of what these eyes know of the position shown; it is not the one that records have.
    pub digest: String,
    pub seats: Vec<SeatInfo>,
    /// Through whose eyes; nobody's in particular without one.
    pub viewer: Option<Seat>,
    pub lang: Lang,
    /// The person to whom the screen is to be passed before anything of theirs is shown.
    pub pass_to: Option<Seat>,
    pub turn: TurnInfo,
    pub can_undo: bool,
    pub pace: Pace,
    /// What somebody at this table should know besides the game, such as that a pack of cards has changed since.
    pub notices: Vec<String>,
    pub scene: Scene,
    /// The newest of what happened up to the position shown, oldest first.
    pub log: Vec<LogLine>,
    /// Whether there is more before it to be asked for.
    pub has_earlier: bool,
    /// The nearest position before the one shown at which something was told; none before the first.
    pub stop_before: Option<usize>,
    /// The nearest position after the one shown at which something was told; none after the newest.
    pub stop_after: Option<usize>,
}

/// What happened before the lines that a client has, in the language and through the eyes that it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LogPage {
    pub table: String,
    pub viewer: Option<Seat>,
    pub lang: Lang,
    /// Oldest first; none if there is nothing before.
    pub lines: Vec<LogLine>,
    pub has_earlier: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    pub name: String,
    /// The bot's level; a person without one.
    pub bot: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnInfo {
    Chance,
    Seat(Seat),
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogLine {
    /// How many entries there were when this had happened: the position to step to.
    pub entry: usize,
    pub words: Wording,
}
