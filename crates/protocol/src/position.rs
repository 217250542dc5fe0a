//! A table as a client sees it, and what happened there.

use crate::{LogLine, NewsLine, Pace};
use kernel::{Lang, Scene, Seat};
use serde::{Deserialize, Serialize};

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
    pub records: Records,
    /// What somebody at this table should know besides the game, such as that a pack of cards has changed since.
    pub notices: Vec<String>,
    pub scene: Scene,
    /// What happened since the position that this client was shown before, oldest first; nothing where this one does not
    /// come after it.
    pub news: Vec<NewsLine>,
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

/// What may be had of a table's record, and with it of a new game that goes on from its past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Records {
    /// All of it: the game is over.
    Whole,
    /// All of it, though it shows every hand: the table is on one's own machine.
    Revealing,
    /// What the seat that looks knows, and no new game: the table is open to others.
    Redacted,
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
