//! The storm, in which blows from outside hit a server while games are played. After each blow, everything that was
//! acknowledged must still be stored. Requests that could not be stored must have been refused with the cause.

mod ledger;
mod person;
mod bots;
mod stage;
mod blow;
mod kills;
mod full;
mod files;
mod readonly;
mod wal;
mod clock;
mod twins;
mod limits;
mod database;

pub(crate) use ledger::Ledger;
pub(crate) use stage::Stage;

pub use clock::clock;
pub use database::{full_tablespace, kills_on_postgres, restarts, troubles};
pub use files::moves;
pub use full::full;
pub use kills::kills;
pub use limits::limits;
pub use readonly::read_only;
pub use twins::twins;
pub use wal::wal;

use crate::{binary::Binary, report::Report};
use anyhow::Result;
use clap::{Args, ValueEnum};

/// The arguments of the storm trial: the kinds of blows, the number of each, and the seed.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The kinds of blows to run; the default is all of them
    #[arg(value_enum)]
    only: Vec<Kind>,
    /// The number of servers to kill in the middle of games
    #[arg(long, default_value_t = 300, value_name = "NUMBER")]
    kills: usize,
    /// The number of times to fill the disk
    #[arg(long, default_value_t = 50, value_name = "NUMBER")]
    fills: usize,
    /// The number of blows of every other kind
    #[arg(long, default_value_t = 5, value_name = "NUMBER")]
    blows: usize,
    /// The seed of the decisions and of the moments of the blows
    #[arg(long, default_value_t = 1900, value_name = "NUMBER")]
    seed: u64,
}

/// A kind of blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// The server is killed
    Kills,
    /// The disk is full
    Full,
    /// The folder is moved away and comes back, or is removed
    Moves,
    /// Files or the whole disk are read-only, or the disk is frozen
    ReadOnly,
    /// The journal is removed or cut off
    Wal,
    /// The clock jumps
    Clock,
    /// Two servers share a database
    Twins,
    /// The server can open no more files, or can get no more memory
    Limits,
    /// The server is killed while its tables are in PostgreSQL
    PostgresKills,
    /// PostgreSQL is killed and started again
    PostgresRestarts,
    /// PostgreSQL is read-only, is frozen, or cuts connections
    PostgresTroubles,
    /// The disk of PostgreSQL's tables is full
    PostgresFull,
}

/// Runs the storm, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    let mut report = Report::new("storm");
    let Arguments { only, kills: wanted, fills, blows, seed } = arguments;
    for kind in Kind::value_variants() {
        if !only.is_empty() && !only.contains(kind) {
            continue;
        }
        let done = match kind {
            Kind::Kills => kills(binary, *wanted, *seed, &mut report).await,
            Kind::Full => full(binary, *fills, *seed, &mut report).await,
            Kind::Moves => moves(binary, *blows, *seed, &mut report).await,
            Kind::ReadOnly => read_only(binary, *blows, *seed, &mut report).await,
            Kind::Wal => wal(binary, *blows, *seed, &mut report).await,
            Kind::Clock => clock(binary, *blows, *seed, &mut report).await,
            Kind::Twins => twins(binary, *blows, *seed, &mut report).await,
            Kind::Limits => limits(binary, *blows, *seed, &mut report).await,
            Kind::PostgresKills => kills_on_postgres(binary, *wanted, *seed, &mut report).await,
            Kind::PostgresRestarts => restarts(binary, *blows, *seed, &mut report).await,
            Kind::PostgresTroubles => troubles(binary, *blows, *seed, &mut report).await,
            Kind::PostgresFull => full_tablespace(binary, *fills, *seed, &mut report).await,
        };
        // A fault of one kind of blow does not stop the other kinds.
        if let Err(fault) = done {
            report.fault(format!("{kind:?}: {fault:#}"));
        }
    }
    Ok(report)
}
