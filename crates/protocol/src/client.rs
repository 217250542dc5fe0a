//! The messages of a client.

use crate::{Orders, Saying};
use kernel::{Lang, Options, Seat, Terms};
use serde::{Deserialize, Serialize};
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FromClient {
    /// The first message. A client sends it again to change the language or to get the current list of games. The
    /// server answers with `welcome`, and with the position if a table is open.
    Hello { lang: Lang },
    /// Requests a page of the list of tables. The server answers with `tables`.
    Tables(Find),
    /// Sets up a new game and opens it. The server answers with `position`.
    Create { game: String, options: Options, seats: Vec<SeatPlan> },
    /// Starts the lesson of a game, for a person with this name, and opens its table. The server answers with
    /// `position`.
    Lesson { game: String, name: String },
    /// Requests the daily deals of the person with this name. The server answers with `dailies`.
    Dailies { name: String },
    /// Opens the table at which the person with this name plays a game's daily deal of this day. Without a day, the
    /// server takes the deal of today. If there is no such table, the server sets it up. The server answers with
    /// `position`.
    Daily { game: String, day: Option<String>, name: String },
    /// Ends the lesson at this table. The game continues like any other game.
    EndLesson,
    /// Invites people to a table that has not begun. A seat of `seats` is `null` if it is free, has a bot's level if a bot
    /// plays it, and otherwise belongs to the sender. If `public` is true, everybody finds the gathering in the list of
    /// tables. The server answers with `gathering`. If no seat is free, the table begins at once, as for `create`.
    Gather {
        game: String,
        options: Options,
        seats: Vec<Option<SeatPlan>>,
        public: bool,
        /// The terms of the game. Without them, it has no clock.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<Terms>,
    },
    /// Finds a game under this name: takes a seat at the oldest public gathering with this game, its usual options and the
    /// same time, or else makes such a gathering for two. The server answers with `gathering`.
    Seek {
        game: String,
        name: String,
        /// The terms of a gathering that is made. Without them, the game has no clock. `time` and `rated` also say which
        /// gatherings fit.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<Terms>,
    },
    /// Takes a free seat of the open gathering under this name. The server answers with `gathering`.
    Take { seat: Seat, name: String },
    /// Takes a seat of the open gathering that is promised to a link, under this name. `link` is the secret of the link,
    /// which counts once. The server answers with `gathering`.
    Redeem { seat: Seat, name: String, link: String },
    /// Frees a seat of the open gathering, which the sender has taken. The person who has made the gathering may free any
    /// seat. The server answers with `gathering`.
    Release { seat: Seat },
    /// Lets a bot of this level play a free seat of the open gathering under this name. Only the person who has made the
    /// gathering may do this. The server answers with `gathering`.
    Fill { seat: Seat, name: String, bot: String },
    /// Says that this client draws salts: for the seats that its person takes from now on, the server waits for one.
    /// There is no answer.
    Salts,
    /// Promises the salt of a seat in a gathering, which need not be open, before anybody knows the salts. The server
    /// answers with `gathering` if it is open.
    Commit {
        /// The id of the gathering.
        table: String,
        /// The attempt to begin.
        attempt: u32,
        seat: Seat,
        /// The commitment of the salt: 64 hexadecimal digits.
        commitment: String,
    },
    /// Sends the salt that was promised, after the commitments of all salts are known. The server answers with
    /// `gathering` if it is open.
    Salt {
        /// The id of the gathering.
        table: String,
        /// The attempt to begin.
        attempt: u32,
        seat: Seat,
        /// The salt: 64 hexadecimal digits.
        salt: String,
    },
    /// Lets the open gathering begin without the salts that have not come. Only the person who has made the gathering
    /// may do this. The server answers with `gathering`.
    BeginNow,
    /// Removes the open gathering. Only the person who has made it may do this. The server answers with `tables`.
    Disband,
    /// Proposes to play the finished game of the open table once more, or agrees to it. The others who held seats have a
    /// seat kept for them in a gathering, and everybody at the table gets `rematch`. If the sender held all seats of
    /// people, the new table begins at once, and the server answers with `position`.
    Rematch,
    /// Watches a table, or looks at a gathering. If one person plays, the client gets the view of that person's seat. If several play, the
    /// screen waits behind a curtain until one of them sits down.
    Open { table: String },
    /// Opens a table again after a break of the connection. `row` is the row of the position that the client still has:
    /// the newest one, for the seat that the client has when it opens the table. The server answers with `update` if it
    /// can tell what has changed since then, and with `position` otherwise.
    Resume {
        table: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// Stops watching. The server answers with `tables`.
    Leave,
    /// Requests the view of this seat. Without a seat, requests the view of a spectator.
    Sit { seat: Option<Seat> },
    /// Requests that all hands are shown. The server refuses before the game is over.
    Unveil,
    /// Requests the whole position again, because an update does not fit the client's position.
    Again,
    /// Plays the choice with this index in the position at this row. The server refuses if that position is no longer
    /// the newest. If the same decision is stored already, it counts once, and the server answers with `position`.
    Act {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
        choice: usize,
    },
    /// Takes back the last decision, if the position at this row is still the newest.
    Undo {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
    },
    /// Asks for a hint in the position at this row, if it is still the newest. The server answers with `hint`.
    Hint {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
    },
    /// Asks what a bot thinks of the first decision of this seat at or after the entry `from`, once the game is over. The
    /// server answers with `review`.
    Review { seat: Seat, from: usize },
    /// Asks how much of the result of this seat was luck, and how much was decided, once the game is over. The server answers
    /// with `ledger`.
    Ledger { seat: Seat },
    /// Gives up the seat at this screen. In a game of two, the other seat wins. In a game of more, a bot plays on.
    Resign,
    /// Proposes to call the game off, so that it ends without a result once everybody agrees.
    Propose,
    /// Agrees to call the game off, or declines.
    Answer { agree: bool },
    /// Gives the standing orders of the seat at this screen for windows for answers. Nobody else hears of them.
    Orders { orders: Orders },
    /// Says aloud that the seat at this screen lets all windows for answers pass until this turn of the game ends.
    LetPass { turn: u32 },
    /// Shows the position after this number of entries, or, without a number, the newest position.
    Step { entry: Option<usize> },
    /// Requests the page of the log before the lines that this client has. `before` is the entry of the client's first
    /// line. The server answers with `log`.
    Log { before: usize },
    /// Requests the record of the game, or the part of it that this client may have. The server answers with `record`.
    Record,
    /// Requests an overview of the game, in the language and for the viewer of the position. The server answers with
    /// `landmarks`.
    Landmarks,
    /// Requests the whole game as a code that fits into a link. The server answers with `shared`, and refuses before
    /// the game is over.
    Share,
    /// Starts a new game from the position after this number of entries.
    Fork { entry: usize },
    /// Sets the pace of the bots at this table.
    Pace { pace: Pace },
    /// Opens the game of this record as a new table. The record is JSON Lines or the code of a shared game.
    Import { record: String },
    /// Removes a table permanently. The server answers with `tables`.
    Remove { table: String },
    /// Says something at the open table, to its players or to its spectators. The server answers everybody who may hear
    /// it with `talk`. A line with a `token` that the sender has used at this table counts once.
    Talk {
        said: Saying,
        token: String,
        /// The name under which a spectator speaks. Players speak under the names of their seats.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Blocks the person who has said this line at the open table, or, without a line, the one who has made the open
    /// gathering: the sender hears nothing of that person any more, and
    /// that person takes no seat at the sender's gatherings. At a table, the server answers with `talk`.
    Block {
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        line: Option<u64>,
    },
    /// Reports this line of the open table to the host, with the lines around it.
    Report {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        line: u64,
        /// What the sender says about it.
        words: String,
    },
    /// Tells that the reader has seen a warning, which then does not come again.
    Heed { warning: String },
    /// Asks for a sign of life. The server answers with `pong`. Unlike other messages, it does not count as a sign that
    /// somebody uses the connection.
    Ping,
}

/// A search for tables. The list contains the tables that match all members of the search that are present.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Find {
    /// The words to search for. Each word must occur in the name of a seat or of the game. Accents and capitals are
    /// ignored.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The earliest time of the last change, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// The time before which the last change was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// True for tables whose game is over, false for tables whose game is not over.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<bool>,
    /// The value of `more` on the previous page. The list continues after that page.
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<u64>,
}

/// A seat, and the person or bot that plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatPlan {
    /// The name of the seat at the table.
    pub name: String,
    /// The level of the bot, such as `ismcts:1000`, or `null` for a person.
    pub bot: Option<String>,
}

/// The pace of bots: the time that a bot waits before it acts, so that people can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Pace {
    /// A long pause.
    Calm,
    /// A short pause.
    #[default]
    Brisk,
    /// No pause.
    Instant,
}

impl Pace {
    /// Returns the time that a bot waits before it thinks.
    pub fn pause(self) -> Duration {
        match self {
            Pace::Calm => Duration::from_millis(2000),
            Pace::Brisk => Duration::from_millis(600),
            Pace::Instant => Duration::ZERO,
        }
    }
}
