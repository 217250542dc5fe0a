//! The page of a player and the ladder of a season, which a client requests separately from the messages.

use crate::{Opponent, TableLine, Tally};
use serde::{Deserialize, Serialize};

/// The page of a person who keeps an identity, as its reader may see it. The person's own page counts all finished games,
/// and that of somebody else those at public tables and those in which the reader held a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// The public id, which leads to nothing but this page.
    pub id: String,
    pub name: String,
    /// The time since which the identity is kept, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// True for the reader's own page.
    pub mine: bool,
    /// The games that were played, in the order in which they are offered.
    pub games: Vec<PlayedGame>,
}

/// The results of a player in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedGame {
    /// The name of the game.
    pub game: String,
    pub tally: Tally,
    /// The results against each opponent, the most frequent first.
    pub opponents: Vec<Met>,
    /// The rating, or `null` before the first rated game.
    pub rating: Option<RatingInfo>,
}

/// The results of a player against one opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Met {
    pub opponent: Opponent,
    /// The id of the opponent's page, or `null` if there is none.
    pub player: Option<String>,
    pub tally: Tally,
}

/// A rating in whole points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingInfo {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub rating: i64,
    /// The skill is that far above or below the rating, in 19 of 20 cases.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub interval: i64,
    /// True while the interval is wide.
    pub provisional: bool,
    /// The number of rated games.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: u64,
    /// The ratings after the newest games, oldest first.
    pub course: Vec<RatingPoint>,
}

/// The rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingPoint {
    /// The time at which the game ended, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: u64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub rating: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub interval: i64,
}

/// A page of the finished games of a player that the reader may see, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Archive {
    pub tables: Vec<ArchivedTable>,
    /// The number with which the next page continues, or `null` if there are no more games.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub more: Option<u64>,
}

/// A finished game of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ArchivedTable {
    pub line: TableLine,
    /// For each seat, the id of its person's page, or `null` if there is none.
    pub players: Vec<Option<String>>,
}

/// The ladder of a game in a season, which is a quarter of a year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ladder {
    /// The name of the game.
    pub game: String,
    /// The season, such as `2026-4`.
    pub season: String,
    /// The time at which it ends, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: u64,
    /// The season before it.
    pub before: String,
    /// The season after it, or `null` if that has not begun.
    pub after: Option<String>,
    /// The number of rated games in the season from which on a person is listed.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub least: u64,
    /// The people, ordered by the lower end of their interval, the highest first.
    pub rungs: Vec<Rung>,
}

/// A line of a ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rung {
    /// The id of the person's page.
    pub player: String,
    pub name: String,
    /// The rating after the last game of the season.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub rating: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub interval: i64,
    /// The number of rated games in the season.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: u64,
}
