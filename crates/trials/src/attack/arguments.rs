//! The arguments of the trial of attacks.

use clap::{Args, ValueEnum};

/// The size of the attacks.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// Go on with each attack for so many seconds
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    pub seconds: f64,
    /// Send so many messages that are none, or are spoiled
    #[arg(long, default_value_t = 20_000, value_name = "NUMBER")]
    pub messages: usize,
    /// Hold so many sockets that say nothing
    #[arg(long, default_value_t = 2_000, value_name = "NUMBER")]
    pub sockets: usize,
    /// Begin so many thoughts of the greatest level, and leave them
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    pub thoughts: usize,
    /// An attack to try; all of them without one
    #[arg(long, value_name = "ATTACK")]
    pub only: Vec<Attack>,
    /// Attack from one address, from many, or first so and then so
    #[arg(long, default_value = "both", value_name = "FROM")]
    pub from: From,
    /// The seed of what is sent
    #[arg(long, default_value_t = 1900, value_name = "NUMBER")]
    pub seed: u64,
    /// An honest client is to be answered within so many milliseconds
    #[arg(long, default_value_t = 1_000, value_name = "MILLISECONDS")]
    pub within: u64,
    /// The address of a PostgreSQL database; without, the tables are in SQLite
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<String>,
}

/// One way to attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Attack {
    /// Messages that are none, or are spoiled, and frames of no protocol
    Fuzz,
    /// Sockets that say nothing
    Silent,
    /// Requests, bodies and frames that come in drops
    Halves,
    /// Frames that are nearly whole, each as long as may be
    Hoards,
    /// Clients that ask for much and read nothing
    Readers,
    /// Connections that come and go
    Connects,
    /// Messages as fast as they are answered
    Messages,
    /// Searches of the list of tables
    Lists,
    /// New tables
    Creates,
    /// Records as files, whole ones and others
    Uploads,
    /// Long games, opened and saved again and again
    Openings,
    /// Thoughts of the greatest level, abandoned
    Thoughts,
}

/// The addresses from which attacks come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum From {
    /// That of the honest client
    One,
    /// Many of this machine; half of the sockets answer pings
    Many,
    Both,
}
