//! The arguments of the trial of lists.

use clap::Args;

/// The size and limits of the trial of lists.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The number of finished games in the store
    #[arg(long, default_value_t = 10_000, value_name = "NUMBER")]
    pub games: usize,
    /// The time for which to open tables, in seconds
    #[arg(long, default_value_t = 15, value_name = "SECONDS")]
    pub seconds: u64,
    /// The time within which the first list, and acts beside openings, must be shown, in milliseconds
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS")]
    pub within: u64,
    /// The address of an empty PostgreSQL database; the default is SQLite
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<String>,
}
