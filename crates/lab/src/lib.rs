//! Self-play, which measures the strength of bots, the balance of games and their speed. Programs of others can play, too.
//!
//! **Invariant:** the same seed gives the same result on any number of threads, and after any interruption. *Enforced by*
//! streams of random numbers that depend only on the seed and the number of the deal, and by a report that counts the
//! deals in ascending order.
//!
//! In this crate, a *luck* is one deal, identified by a number. A match plays each luck once for every rotation of the
//! seats, with the same random numbers. A league plays a match for each line-up of its bots, and rates them.

mod balance;
mod bench;
mod exact;
mod league;
mod ledger;
mod linear;
mod matchup;
mod review;
mod sweep;
mod train;
mod seats;
mod exec;
mod player;
mod forfeit;
mod fault;

pub use balance::{
    AheadRow, Balance, BalanceReport, Bounds, Broken, CardEffect, CardRow, Choices, Decided, Effects, FILES, Holders,
    Lead, Lengths, Measure, SideRow, card_effects,
};
pub use bench::{
    Allocations, Bench, BenchReport, Clock, Door, DoorReport, Driver, LimitReport, MAX_SECONDS, ModeReport,
    SearchReport, SizeReport, Spread,
};
pub use exact::{
    Exact, ExactReport, ExactRow, LateReport, LateRow, MAX_ENDINGS, MAX_NODES, MAX_SAMPLES, MAX_TIMES, MAX_WORLDS,
    Regret,
};
pub use exec::{Command, CommandFault, HouseBot, HouseFault, Limits, TimeFault, read_time};
pub use fault::LabFault;
pub use league::{League, LeagueReport, RatingRow};
pub use ledger::{LedgerReport, LedgerRow, LedgerRun};
pub use matchup::{
    BotRow, Contender, ContenderFault, Control, ControlFault, Controlled, EndingRow, Entrants, Estimate, Length,
    LostRow, MAX_AHEAD, MAX_GAMES, Match, MatchReport, Plan, PoolRow, Progress, Queue, QueueFault, Results, SeatRow,
    Standings, Until, play_match,
};
pub use review::{DecisionRow, Review, ReviewReport};
pub use sweep::{Sweep, SweepReport, SweepRow};
pub use train::{Bin, FeatureRow, MAX_TRAINING_GAMES, Reliability, SeatsReport, Train, TrainReport};
