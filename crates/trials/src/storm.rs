//! The storm: blows from outside while games are played. What was acknowledged is still there after each.

mod game;
mod kills;

pub use kills::kills;

use crate::{binary::Binary, report::Report};
use anyhow::Result;
use clap::Args;

/// The size of a storm.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// Kill so many servers in the middle of games
    #[arg(long, default_value_t = 300, value_name = "NUMBER")]
    kills: usize,
    /// The seed of the moments at which blows come
    #[arg(long, default_value_t = 1900, value_name = "NUMBER")]
    seed: u64,
}

/// Runs the storm.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    let mut report = Report::new("storm");
    kills(binary, arguments.kills, arguments.seed, &mut report).await?;
    Ok(report)
}
