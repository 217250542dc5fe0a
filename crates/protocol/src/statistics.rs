//! Statistics of finished games, which a client requests separately from the messages.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The statistics of the finished games on a server, without those that began as a lesson or as a copy of another game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// The statistics of all people together, and then of each person, the person with the most games first. The list
    /// is empty if no person has finished a game.
    pub people: Vec<PersonStatistics>,
    /// True if there are earlier games, which are not counted.
    pub more: bool,
}

/// The statistics of a person. They count the games in which somebody with this name held a seat. A game of several
/// people counts for each of these people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonStatistics {
    /// The name in its newest spelling, or `null` for all people together.
    pub name: Option<String>,
    /// The statistics of each game that was played, in the order in which the games are offered.
    pub games: Vec<GameStatistics>,
}

/// The results of one person, or of all people together, in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// The name of the game.
    pub game: String,
    /// The results of all games that are counted.
    pub tally: Tally,
    /// The results against each opponent, the most frequent first. A game against several opponents counts for each of
    /// them.
    pub opponents: Vec<OpponentTally>,
    /// The results at each seat, in the order of the seats.
    pub seats: Vec<SeatTally>,
    /// The results of the games with opponents in which the person's seat decided first.
    pub first: Tally,
    /// The results of the games in which another seat decided first.
    pub later: Tally,
    /// The results on each day with a game, the latest day first.
    pub days: Vec<DayTally>,
}

/// The numbers of games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// The number of games in which the seat alone had the highest score, or played alone and reached its aim.
    pub won: u32,
    /// The number of games in which the seat shared the highest score with others.
    pub drawn: u32,
    /// The number of all other games.
    pub lost: u32,
}

/// The results against one opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpponentTally {
    pub opponent: Opponent,
    pub tally: Tally,
}

/// An opponent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum Opponent {
    /// There was no opponent.
    Nobody,
    /// A bot of this level, such as `ismcts:1000`.
    Bot { level: String },
    /// A person of this name.
    Person { name: String },
}

/// The results at one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatTally {
    pub seat: Seat,
    pub tally: Tally,
}

/// The results of one day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayTally {
    /// The day in UTC, such as `2026-11-25`.
    pub day: String,
    pub tally: Tally,
}
