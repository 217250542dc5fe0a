//! The arguments of the list trial.

use clap::Args;

/// The arguments of the list trial: the number of games, the time limits, and the database.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The number of finished games in the store
    #[arg(long, default_value_t = 10_000, value_name = "NUMBER")]
    pub games: usize,
    /// The time for which to open tables, in seconds
    #[arg(long, default_value_t = 15, value_name = "SECONDS")]
    pub seconds: u64,
    /// The time limit for lists and statistics, and for a decision while tables are opened, in milliseconds
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS")]
    pub within: u64,
    /// The address of an empty PostgreSQL database; the default is SQLite
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<String>,
}
