//! The messages of the server.

use crate::{
    Company, Dailies, Find, GatheringInfo, Hint, Landmarks, Ledger, LogPage, Position, Review, SeatPlan, TalkNews,
    Update,
};
use kernel::{Lang, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FromServer {
    /// The games and bots that this server offers. `gathers` is true if the server hosts for others, so that people can
    /// invite each other with `gather`.
    Welcome { lang: Lang, games: Vec<GameInfo>, bots: Vec<BotInfo>, gathers: bool },
    /// A page of the tables that match `find`, the latest change first. If `more` is a number, a search with this
    /// number as `before` returns the next page.
    Tables {
        tables: Vec<TableLine>,
        find: Find,
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        more: Option<u64>,
        /// The gatherings that the reader has made or has a seat in, and those that are public, the latest first. They
        /// are on the first page of the whole list, at a server that hosts for others.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gatherings: Option<Vec<GatheringInfo>>,
    },
    /// The whole table as this client may see it. It is sent when somebody sits down, while a curtain is closed, after
    /// a change of the language, for an earlier position, after an undo, and in any other case in which an update is
    /// not possible.
    Position(Box<Position>),
    /// The changes of the table since the last position or update.
    Update(Box<Update>),
    /// A gathering that the client looks at. It is sent when the client opens the gathering, and after each change. If
    /// `begun` is true, the table has begun, and the client can open it under the id of the gathering.
    Gathering { gathering: Box<GatheringInfo>, begun: bool },
    /// The rematch of the open table, if somebody has proposed one. It is sent when the client opens the table, and after
    /// each change.
    Rematch {
        /// The id of the open table.
        table: String,
        /// The id of the gathering, and later that of the next table.
        next: String,
        /// The gathering, or `null` once it is over.
        gathering: Option<Box<GatheringInfo>>,
        /// True if the next table has begun.
        begun: bool,
    },
    /// The people at the open table, at a server that hosts for others. It is sent when the client opens the table, and
    /// after each change.
    Company {
        /// The id of the open table.
        table: String,
        company: Company,
    },
    /// News of the talk at the open table, at a server that hosts for others. The whole talk is sent when the client
    /// opens the table, and each line after that.
    Talk {
        /// The id of the open table.
        table: String,
        talk: TalkNews,
    },
    /// A warning of the host. It comes on every page until the reader has seen it.
    Warned { warning: String, words: String },
    /// The daily deals of a person.
    Dailies(Dailies),
    /// The record of the game as JSON Lines. If `redacted` is true, the text is the event log as the viewer saw it, and
    /// it cannot be replayed.
    Record { text: String, redacted: bool },
    /// An earlier page of the log.
    Log(LogPage),
    /// An overview of the game.
    Landmarks(Landmarks),
    /// The choices that look best, as far as the reader can see.
    Hint(Hint),
    /// What a bot thinks of a decision in a finished game.
    Review(Review),
    /// How much of the result of a seat was luck, and how much was decided.
    Ledger(Ledger),
    /// The whole game as a code that fits into a link.
    Shared { code: String },
    /// The answer to `ping`.
    Pong,
    /// The request cannot be granted. Nothing has changed. `reason` is in the reader's language and says what was
    /// expected.
    Refused { reason: String },
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name of the game in messages and records.
    pub name: String,
    /// The title of the game, as players see it.
    pub title: String,
    /// A description in one sentence. The text is empty if the game has none.
    pub about: String,
    /// The smallest number of seats.
    pub fewest_seats: usize,
    /// The greatest number of seats.
    pub most_seats: usize,
    /// The name of each seat's side. The list is empty if the sides have no names.
    pub seat_titles: Vec<String>,
    /// The options of a table.
    pub options: Vec<OptionSpec>,
    /// True if the game has a lesson.
    pub has_lesson: bool,
    /// True if the game has windows for answers, whose length can be chosen.
    pub has_windows: bool,
}

/// A bot that can be played against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotInfo {
    /// The level of the bot, as in a seat plan, such as `ismcts:1000`.
    pub level: String,
    /// The name of the bot, as players see it.
    pub label: String,
    /// A description of how the bot plays, in one sentence.
    pub help: String,
}

/// One line in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLine {
    /// The id of the table.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The title of the game, in the reader's language.
    pub title: String,
    /// The seats, in order.
    pub seats: Vec<SeatPlan>,
    /// The stage of the game, or its result.
    pub heading: String,
    /// The number of entries.
    pub entries: usize,
    /// True if the game is over.
    pub over: bool,
    /// The seat that decides now, or `null` if no seat decides or the seat is not known.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The result, if the game is over and its result is known.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// The time of the last change, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameResult {
    /// The seats with the highest score. A seat that played alone is among them if it reached its aim.
    pub won: Vec<Seat>,
    /// The score of each seat, in order. The list is empty in a game whose scores only distinguish the winners from the
    /// others.
    pub scores: Vec<i32>,
}
