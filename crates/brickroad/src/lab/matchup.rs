//! `brickroad lab match`: lets bots play a match, and compares their strength.

use super::{
    conduct::{Conduct, USUAL_GAMES, watched},
    report::print,
};
use crate::options::Table;
use anyhow::Result;
use clap::{Args, value_parser};
use lab::{Contender, Control, MAX_GAMES, Match, Plan};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// One bot for each seat: random, greedy, ismcts:N for a search of N iterations, greedy:earlier, or exec:COMMAND for
    /// a program of your own
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Contender>,
    /// The number of games, rounded up to whole rotations of the seats (default: 1000); with --until the greatest number
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..=MAX_GAMES))]
    games: Option<u64>,
    /// Stop when the 95 % interval of the first bot's win share reaches at most this far to either side, such as 0.02
    #[arg(long, value_name = "WIDTH")]
    until: Option<f64>,
    /// Add each finished deal to this file (JSON Lines); if the file is there, play only the deals that it lacks
    #[arg(long, value_name = "FILE", conflicts_with = "queue")]
    out: Option<PathBuf>,
    /// Estimate the first bot's win share a second time, with its luck as control variate: luck, or luck:N to judge luck
    /// N decisions ahead
    #[arg(long, value_name = "VARIATE")]
    control: Option<Control>,
    #[command(flatten)]
    conduct: Conduct,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { table, bots, games, until, out, control, conduct } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let games = games.unwrap_or(if until.is_some() { MAX_GAMES } else { USUAL_GAMES });
    let plan = Plan { games, until, seed: conduct.seed, jobs: conduct.jobs() };
    let played = Match { game: table.game, options, shelf, bots, plan, limits: conduct.limits(), control };
    let mut queue = conduct.queue()?;
    let report = watched(|heard| match (&out, &mut queue) {
        (None, None) => played.run(heard),
        (None, Some(queue)) => played.run_on(queue, heard),
        (Some(file), _) => played.run_in(file, heard),
    })?;
    print(&report, conduct.json)
}
