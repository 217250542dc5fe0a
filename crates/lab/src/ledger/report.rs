//! The report on the ledgers of games.

use crate::matchup::Estimate;
use kernel::Options;
use serde::Serialize;

/// The request and the result of a run of ledgers. Nothing in it depends on the time or on the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LedgerReport {
    pub game: String,
    pub options: Options,
    pub seats: usize,
    pub seed: u64,
    /// The number of games that have a ledger: those of the deals in which no game was lost by a fault.
    pub games: u64,
    /// The number of their deals.
    pub lucks: u64,
    /// The greatest distance between the result of a game and the sum of its ledger, in wins.
    pub error: f64,
    /// One row for each seat, in order, over all its bots.
    pub by_seat: Vec<LedgerRow>,
    /// One row for each place in the line-up, in order.
    pub by_bot: Vec<LedgerRow>,
}

/// The means of the ledgers of a seat or of a bot, in wins per game. The first five add up to the win share.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LedgerRow {
    pub name: String,
    /// The worth of the start.
    pub start: Estimate,
    pub luck: Estimate,
    /// The skill in its own decisions, at most 0: what they lost against the best.
    pub skill: Estimate,
    /// The gain by the decisions of others.
    pub others: Estimate,
    /// The part of the best decisions that the judge had not foreseen.
    pub correction: Estimate,
    pub win_share: Estimate,
}
