//! `brickroad lab train`: fits the weights of a game's features, from which its chances to win are judged.

use super::{
    conduct::{cores, watched},
    report::print,
};
use crate::options::Table;
use anyhow::{Context, Result};
use catalog::Level;
use clap::{Args, value_parser};
use lab::{MAX_TRAINING_GAMES, Train};
use std::{fs, path::PathBuf};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// The bot in every seat: random, greedy, or ismcts:N for a search of N iterations
    bot: Level,
    /// The number of games for each number of seats; one in five tests the weights and is not used to fit them
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = value_parser!(u64).range(1..=MAX_TRAINING_GAMES))]
    games: u64,
    /// A number of seats; may be repeated (default: each from 2 that the game allows)
    #[arg(long, value_name = "K")]
    seats: Vec<usize>,
    /// Test the weights that the game has, and fit no new ones; all games test them
    #[arg(long, conflicts_with = "out")]
    test: bool,
    /// Write the weights to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The seed of all random numbers; the same seed gives the same result
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of threads, which does not change the result (default: all cores)
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { table, bot, games, seats, test, out, seed, jobs, json } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let train = Train { game: table.game, options, shelf, bot, seats, games, seed, jobs: cores(jobs), test };
    let report = watched(|heard| train.run(heard))?;
    // The report comes first, so that the weights are not lost if the file cannot be written.
    print(&report, json)?;
    if let Some(file) = out {
        let text = toml::to_string(&report.file())?;
        fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))?;
    }
    Ok(())
}
