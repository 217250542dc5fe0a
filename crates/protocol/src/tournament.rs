//! Tournaments, which a client requests separately from the messages.

use kernel::{Options, Terms};
use serde::{Deserialize, Serialize};

/// A tournament that somebody wants to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    pub name: String,
    /// The name of a game that two can play.
    pub game: String,
    /// The options of each table.
    #[serde(default)]
    pub options: Options,
    /// The terms of each game, with a clock.
    pub terms: Terms,
    pub system: TournamentSystem,
    /// The number of minutes within which people come to a game.
    pub come: u32,
    /// The time at which the first round begins, in seconds since 1970, or `null` if the maker begins it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub start: Option<u64>,
    /// The greatest number of people.
    pub most: u16,
}

/// The way in which people are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum TournamentSystem {
    /// Everybody meets everybody, once or twice.
    RoundRobin { twice: bool },
    /// So many rounds, in which people with equally many points meet. People may join
    /// until the round after `late` begins.
    Swiss { rounds: u16, late: u16 },
}

/// The stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TournamentState {
    Coming,
    Running,
    Over,
}

/// The result of a game of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PairingResult {
    First,
    Second,
    Drawn,
    CalledOff,
    /// The first did not come, so the second has won.
    FirstAbsent,
    /// The second did not come, so the first has won.
    SecondAbsent,
    /// Nobody came.
    Absent,
}

/// A line in the list of tournaments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentLine {
    /// The id of the tournament.
    pub id: String,
    pub name: String,
    /// The name of the game.
    pub game: String,
    pub state: TournamentState,
    pub system: TournamentSystem,
    pub terms: Terms,
    /// The number of people.
    pub people: usize,
    /// The greatest number of people.
    pub most: u16,
    /// True if people may join now.
    pub open: bool,
    /// True if the reader takes part.
    pub mine: bool,
    /// The number of rounds that have begun.
    pub begun: usize,
    /// The number of rounds that are planned for the people of now.
    pub planned: usize,
    /// The time at which it begins, in seconds since 1970, or `null` if the maker begins it.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub start: Option<u64>,
    /// The names of those in the first place, once it is over.
    pub winners: Vec<String>,
}

/// A tournament as its reader may see it. Everybody sees everything in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentInfo {
    pub line: TournamentLine,
    /// The options of each table.
    pub options: Options,
    /// The number of its last change.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The name of the maker.
    pub by: String,
    /// True if the reader has made it.
    pub made: bool,
    /// The number of minutes within which people come to a game.
    pub come: u32,
    /// The reader's number among the entrants, or `null` if the reader does not take part.
    pub me: Option<usize>,
    /// The table of the reader's game in this round, if it is not over.
    pub table: Option<String>,
    /// The people, in the order of entry.
    pub entrants: Vec<EntrantInfo>,
    pub rounds: Vec<RoundInfo>,
    /// The places, the first place first.
    pub standings: Vec<StandingInfo>,
}

/// Somebody in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntrantInfo {
    pub name: String,
    /// The id of the person's page, or `null` for somebody who has left the server.
    pub player: Option<String>,
    /// True if the person has withdrawn.
    pub left: bool,
}

/// A round of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundInfo {
    pub pairings: Vec<PairingInfo>,
    /// The number of the entrant without an opponent, or `null` if everybody has one.
    pub bye: Option<usize>,
    /// The time until which people come, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub due: u64,
}

/// A game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PairingInfo {
    /// The number of the entrant at the first seat.
    pub first: usize,
    /// The number of the entrant at the second seat.
    pub second: usize,
    /// The id of the table, and before that of its invitation.
    pub table: String,
    /// The result, or `null` before the end of the game.
    pub result: Option<PairingResult>,
}

/// A place in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingInfo {
    /// The place, from 1. People whom nothing tells apart share it.
    pub place: u32,
    /// The number of the entrant.
    pub entrant: usize,
    /// Half points.
    pub halves: u32,
    /// The half points of all opponents.
    pub buchholz: u32,
    /// The Sonneborn-Berger score, in quarters of a point.
    pub sonneborn: u32,
    /// The half points in the games among those with equally many points.
    pub direct: u32,
    /// The number of games that were won at the table.
    pub wins: u32,
}
