//! `brickroad lab league`: lets every line-up of several bots play a match, and rates the bots.

use super::{
    conduct::{Conduct, USUAL_GAMES, watched},
    report::print,
};
use crate::options::Table;
use anyhow::Result;
use clap::{Args, value_parser};
use lab::{Contender, League, MAX_GAMES};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// The bots, all different and at least as many as seats: random, greedy, ismcts:N for a search of N iterations,
    /// greedy:earlier, or exec:COMMAND for a program of your own
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Contender>,
    /// The number of seats (default: 3, or the nearest number that the game allows)
    #[arg(long, value_name = "K")]
    seats: Option<usize>,
    /// The number of games of each line-up, rounded up to whole rotations of the seats
    #[arg(long, value_name = "N", default_value_t = USUAL_GAMES, value_parser = value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// The bot whose rating is 0 (default: the mean of all ratings is 0)
    #[arg(long, value_name = "BOT")]
    anchor: Option<Contender>,
    /// Add the finished deals of each line-up to a file in this folder; if the files are there, play only what they lack
    #[arg(long, value_name = "FOLDER", conflicts_with = "queue")]
    out: Option<PathBuf>,
    #[command(flatten)]
    conduct: Conduct,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { table, bots, seats, games, anchor, out, conduct } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let (seed, jobs, limits) = (conduct.seed, conduct.jobs(), conduct.limits());
    let league = League { game: table.game, options, shelf, bots, seats, anchor, games, seed, jobs, limits };
    let mut queue = conduct.queue()?;
    let report = watched(|heard| match (&out, &mut queue) {
        (None, None) => league.run(heard),
        (None, Some(queue)) => league.run_on(queue, heard),
        (Some(folder), _) => league.run_in(folder, heard),
    })?;
    print(&report, conduct.json)
}
