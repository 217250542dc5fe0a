//! `brickroad lab bench`: measures how fast a game runs on one core.

use super::{allocations, report::print};
use crate::options::Table;
use anyhow::Result;
use clap::Args;
use lab::Bench;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// The seconds for each measurement
    #[arg(long, value_name = "N", default_value_t = 3.0)]
    seconds: f64,
    /// The number of seats (default: 3, or the nearest number that the game allows)
    #[arg(long, value_name = "K")]
    seats: Option<usize>,
    /// A hand-written program to measure in the same run, such as that of bench/limit-draft
    #[arg(long, value_name = "PROGRAM")]
    limit: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { table, seconds, seats, limit, json } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let bench = Bench { game: table.game, options, shelf, seats, seconds, limit, allocations: allocations::during };
    print(&bench.run()?, json)
}
