//! Self-play: which bot is stronger, and how fast a game runs.
//!
//! **Invariant:** the same seed gives the same result, however many threads play. *Enforced by* streams of luck that
//! depend on nothing but the luck's number, and by sums that are whole numbers.

mod bench;
mod fault;
mod matchup;

pub use bench::{
    Allocations, Bench, BenchReport, Clock, Door, DoorReport, Driver, LimitReport, MAX_SECONDS, ModeReport,
    SearchReport, SizeReport, Spread,
};
pub use fault::LabFault;
pub use matchup::{
    BotRow, Contender, ContenderFault, EndingRow, Entrants, Estimate, Length, MAX_GAMES, Match, MatchReport, Plan,
    PoolRow, Results, SeatRow, Standings, play_match,
};
