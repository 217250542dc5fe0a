//! The arguments of the chaos trial.

use clap::{Args, ValueEnum};

/// The arguments of the chaos trial: its length, the games, the servers, and what breaks.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The length of the trial, in minutes
    #[arg(long, default_value_t = 10.0, value_name = "NUMBER")]
    pub minutes: f64,
    /// The number of games that are played at the same time
    #[arg(long, default_value_t = 200, value_name = "NUMBER")]
    pub games: usize,
    /// The number of servers; SQLite has one
    #[arg(long, default_value_t = 3, value_name = "NUMBER")]
    pub nodes: usize,
    /// The database that the servers share
    #[arg(long, value_enum, default_value_t = Kept::Postgres)]
    pub store: Kept,
    /// The bus through which the servers hear of each other, if they share PostgreSQL
    #[arg(long, value_enum, default_value_t = Wired::Postgres)]
    pub bus: Wired,
    /// The time between two kills, in seconds
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    pub kill_every: f64,
    /// The time between two restarts of the database, in seconds
    #[arg(long, default_value_t = 60.0, value_name = "SECONDS")]
    pub restart_every: f64,
    /// The time that people take for a decision, in milliseconds
    #[arg(long, default_value_t = 1_000, value_name = "MILLISECONDS")]
    pub every: u64,
    /// The time within which people go on once a server and the database can be reached, in milliseconds
    #[arg(long, default_value_t = 3_000, value_name = "MILLISECONDS")]
    pub within: u64,
}

/// A kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kept {
    Postgres,
    Sqlite,
}

/// A kind of bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Wired {
    Postgres,
    Nats,
}
