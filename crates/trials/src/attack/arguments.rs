//! The arguments of the attack trial.

use clap::{Args, ValueEnum};

/// The arguments of the attack trial: the attacks, their sizes, the addresses they come from, and the limits.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The duration of each attack, in seconds
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    pub seconds: f64,
    /// The number of invalid or damaged messages to send
    #[arg(long, default_value_t = 20_000, value_name = "NUMBER")]
    pub messages: usize,
    /// The number of silent sockets to hold open
    #[arg(long, default_value_t = 2_000, value_name = "NUMBER")]
    pub sockets: usize,
    /// The number of bot searches of the highest level to start and abandon
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    pub thoughts: usize,
    /// An attack to run; the default is all of them
    #[arg(long, value_name = "ATTACK")]
    pub only: Vec<Attack>,
    /// The addresses of the attackers: one, many, or first one and then many
    #[arg(long, default_value = "both", value_name = "FROM")]
    pub from: From,
    /// The seed of the random messages
    #[arg(long, default_value_t = 1900, value_name = "NUMBER")]
    pub seed: u64,
    /// The time within which an honest client must be answered, in milliseconds
    #[arg(long, default_value_t = 1_000, value_name = "MILLISECONDS")]
    pub within: u64,
    /// The address of a PostgreSQL database; the default is SQLite
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<String>,
}

/// A kind of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Attack {
    /// Invalid or damaged messages, and frames that do not belong to the protocol
    Fuzz,
    /// Sockets on which nothing is sent
    Silent,
    /// Requests, bodies and frames that arrive one byte at a time
    Halves,
    /// Frames of the greatest length, each without its last byte
    Hoards,
    /// Clients that request large answers and read nothing
    Readers,
    /// Connections that open and close
    Connects,
    /// Messages as fast as the server answers them
    Messages,
    /// Searches of the list of tables
    Lists,
    /// Requests that create tables
    Creates,
    /// Uploads of records, valid and damaged
    Uploads,
    /// Long games, opened and downloaded repeatedly
    Openings,
    /// Abandoned bot searches of the highest level
    Thoughts,
}

/// The addresses from which attacks come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum From {
    /// The address of the honest client
    One,
    /// Many addresses of this machine; half of the sockets answer pings
    Many,
    Both,
}
