//! The arguments of the trial of lists.

use clap::Args;

/// The size of the store.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// Fill the store with so many games that are over
    #[arg(long, default_value_t = 10_000, value_name = "NUMBER")]
    pub games: usize,
    /// Open tables for so many seconds
    #[arg(long, default_value_t = 15, value_name = "SECONDS")]
    pub seconds: u64,
    /// The first list, and acts beside openings, are to be shown within so many milliseconds
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS")]
    pub within: u64,
    /// The address of an empty PostgreSQL database; without, the store is in SQLite
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<String>,
}
