//! Exact checks: the last parts of games, small enough to be solved, and how far bots are from optimal play there.

mod form;
mod response;
mod cfr;
mod solve;
mod knowledge;
mod grow;
mod played;
mod ending;
mod variant;
mod policy;
mod judged;
mod sampled;
mod report;
mod print;
mod run;

pub use report::{ExactReport, ExactRow, LateReport, LateRow, Regret};
pub use run::{Exact, MAX_ENDINGS, MAX_NODES, MAX_SAMPLES, MAX_TIMES, MAX_WORLDS};
