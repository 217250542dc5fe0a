//! `brickroad bot`: plays at a seat over standard input and output, as a program of others would.

use crate::options::Table;
use anyhow::Result;
use catalog::Level;
use clap::Args;
use lab::HouseBot;
use std::io::{stdin, stdout};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// The bot: random, greedy, or ismcts:N for a search of N iterations
    level: Level,
    /// The number of seats that the table must have (default: any)
    #[arg(long, value_name = "K")]
    seats: Option<usize>,
    /// A number that changes random choices; games of the same seeds are played alike
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { table, level, seats, seed } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let bot = HouseBot { game: table.game, level, options, seats, shelf, seed };
    Ok(bot.play(&mut stdin().lock(), &mut stdout().lock())?)
}
