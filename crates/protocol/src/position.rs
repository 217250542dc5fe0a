//! A table as a client sees it, and the news from it.

use crate::{ClockInfo, Dealt, Leaving, Lesson, LogLine, NewsLine, Pace, WindowsInfo};
use kernel::{Chronicle, Lang, Scene, Seat};
use serde::{Deserialize, Serialize};

/// A table as one client may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Position {
    /// The id of the table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The title of the game, in the reader's language.
    pub title: String,
    /// The number of rows in the table's log. Unlike the number of entries it never decreases, because taking back an
    /// entry adds a row.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// The number of entries in the game.
    pub entries: usize,
    /// The number of entries at the position shown. It is smaller than `entries` while the client looks at an earlier
    /// position.
    pub shown: usize,
    /// The digest of the view of the position shown. It is not the digest that records contain.
    pub digest: String,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The seat that has this view, or `null` for the view of a spectator.
    pub viewer: Option<Seat>,
    /// True if all hands are shown. In that case there is no viewer, and the game is over.
    pub all_open: bool,
    /// The language of all words.
    pub lang: Lang,
    /// The seat whose person must take over the screen before it shows that seat's view, if any.
    pub pass_to: Option<Seat>,
    /// The decision that is due: that of a seat, that of chance, or none once the game is over.
    pub turn: TurnInfo,
    /// The permission to take back the viewer's last decision, or the reason why there is none.
    pub undo: Undo,
    /// The pace of the bots.
    pub pace: Pace,
    /// The part of the table's record that this client may have.
    pub records: Records,
    /// True if the person who plays here may ask for hints, outside a lesson.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// Notices for the people at this table, for example that a pack of cards has changed.
    pub notices: Vec<String>,
    /// The lesson at this table, until the lesson ends.
    pub lesson: Option<Lesson>,
    /// The daily deal that is played at this table, if any.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Dealt>,
    /// The promise about the luck of this table, if its luck can be checked once the game is over.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckInfo>,
    /// The clocks, if the game has them.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockInfo>,
    /// The people who have left or want to end the game, at a table that is open to others.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaving: Option<Leaving>,
    /// The windows for answers, if the table has them.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub windows: Option<WindowsInfo>,
    /// The scene of the position, ready to be drawn.
    pub scene: Scene,
    /// The news since the position that this client was shown before, oldest first. The list is empty if this position
    /// does not follow that earlier position.
    pub news: Vec<NewsLine>,
    /// The newest lines of the log up to the position shown, oldest first.
    pub log: Vec<LogLine>,
    /// True if the log has earlier lines, which the client can request.
    pub has_earlier: bool,
    /// The nearest earlier position at which the log has a line, or `null` if there is none.
    pub stop_before: Option<usize>,
    /// The nearest later position at which the log has a line, or `null` at the newest position.
    pub stop_after: Option<usize>,
}

/// The page of the log before the lines that a client has, in the language and for the viewer of that client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LogPage {
    /// The id of the table that the lines belong to.
    pub table: String,
    /// The seat that sees this log, or `null` for a spectator.
    pub viewer: Option<Seat>,
    /// The language of the lines.
    pub lang: Lang,
    /// The lines, oldest first. The list is empty if there are no earlier lines.
    pub lines: Vec<LogLine>,
    /// True if the log has earlier lines, which the client can request.
    pub has_earlier: bool,
}

/// An overview of a game: the lines of its log at which a round or a turn begins, and the lines of landmarks such as
/// battles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Landmarks {
    /// The id of the table that the lines belong to.
    pub table: String,
    /// The seat that sees this log, or `null` for a spectator.
    pub viewer: Option<Seat>,
    /// The language of the lines.
    pub lang: Lang,
    /// The number of entries in the game.
    pub entries: usize,
    /// The lines, oldest first.
    pub lines: Vec<LogLine>,
    /// The course of the game in numbers, once it is over.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chronicle: Option<Chronicle>,
}

/// The part of a table's record that a client may have. A client with the whole record may also start a new game from
/// an earlier position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Records {
    /// The whole record, because the game is over or the table is closed.
    Whole,
    /// The whole record, although it shows every hand, because the table is on the reader's own machine.
    Revealing,
    /// The event log as the viewer saw it, from which no new game can start. The record is withheld because the table
    /// is open to others.
    Redacted,
}

/// The permission to take back the viewer's last decision, or the reason why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Undo {
    /// The decision may be taken back.
    May,
    /// The viewer has not decided anything, only watches, or looks from the seat of a bot.
    Nothing,
    /// Somebody else has acted since the decision.
    Others,
    /// Chance has acted since the decision, or the decision itself has shown something new.
    Shown,
    /// An earlier position is shown.
    Past,
    /// The table is closed, because its record is full.
    Closed,
    /// The game has a clock, which each decision stops.
    Timed,
}

impl Position {
    /// Reports whether the viewer may take back its last decision.
    pub fn can_undo(&self) -> bool {
        self.undo == Undo::May
    }
}

/// The promise about the luck of a table. The signed record of the game has the same values in its header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LuckInfo {
    /// The commitment of the key from which the table draws: 64 hexadecimal digits.
    pub commitment: String,
    /// The number of attempts to begin, counted from 1.
    pub attempt: u32,
    /// The public key of the server that will sign the record: 64 hexadecimal digits.
    pub signer: String,
    /// The commitment of the salt of each seat, or `null` for a seat without one. It is left out if no seat has a salt.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salts: Option<Vec<Option<String>>>,
}

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The name of the seat at the table.
    pub name: String,
    /// The level of the bot, or `null` for a person.
    pub bot: Option<String>,
}

/// The decision that is due at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnInfo {
    /// Chance decides.
    Chance,
    /// This seat decides.
    Seat(Seat),
    /// The game is over.
    Over,
}
