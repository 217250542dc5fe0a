//! The results of a benchmark.

use super::{clock::Clock, limit::LimitReport, search::SearchReport, spread::Spread};
use kernel::Options;
use serde::Serialize;

/// The results of a benchmark. Everything is measured on one core.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    pub game: String,
    pub options: Options,
    pub seats: usize,
    /// The clock of all rates: processor time of this thread, or wall-clock time.
    pub clock: Clock,
    /// The mean number of entries in a game: decisions and outcomes of chance.
    pub entries_per_game: f64,
    pub trusted: DoorReport,
    pub checked: DoorReport,
    /// The rates of the tree search, or `None` if no seat in the game ever has a choice.
    pub ismcts: Option<SearchReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitReport>,
}

/// The rates through one door: the medians, and for games per second also the lowest and the highest rate.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DoorReport {
    pub games_per_second: f64,
    pub games_per_second_min: f64,
    pub games_per_second_max: f64,
    pub entries_per_second: f64,
    pub allocations_per_entry: f64,
}

/// One measurement of the games through one door.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) games: u64,
    pub(super) entries: u64,
    pub(super) seconds: f64,
    pub(super) allocations: u64,
}

impl DoorReport {
    pub(super) fn of(runs: &[Run]) -> Option<DoorReport> {
        let rates =
            |count: fn(&Run) -> u64| Spread::of(runs.iter().map(|run| count(run) as f64 / run.seconds).collect());
        let (games, entries) = (rates(|run| run.games)?, rates(|run| run.entries)?);
        let sum = |count: fn(&Run) -> u64| runs.iter().map(count).sum::<u64>() as f64;
        Some(DoorReport {
            games_per_second: games.median,
            games_per_second_min: games.min,
            games_per_second_max: games.max,
            entries_per_second: entries.median,
            allocations_per_entry: sum(|run| run.allocations) / sum(|run| run.entries).max(1.0),
        })
    }
}
