//! `brickroad lab sweep`: plays the same match with several values of an option.

use super::{
    conduct::{Conduct, USUAL_GAMES, watched},
    report::print,
};
use crate::options::{Table, Varied};
use anyhow::Result;
use clap::{Args, value_parser};
use lab::{Contender, MAX_GAMES, Match, Plan, Sweep};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// One bot for each seat, as in a match
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Contender>,
    /// The option to vary and its values, such as openTrio=false,true
    #[arg(long, value_name = "NAME=VALUE,VALUE", required = true)]
    vary: Varied,
    /// The number of games for each value, rounded up to whole rotations of the seats
    #[arg(long, value_name = "N", default_value_t = USUAL_GAMES, value_parser = value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// Add the finished deals of each value to a file in this folder; if the files are there, play only what they lack
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[command(flatten)]
    conduct: Conduct,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { table, bots, vary, games, out, conduct } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let (option, values) = vary.read(&table, &shelf)?;
    let plan = Plan { games, until: None, seed: conduct.seed, jobs: conduct.jobs() };
    let base = Match { game: table.game, options, shelf, bots, plan, limits: conduct.limits(), control: None };
    let sweep = Sweep { base, option, values };
    let report = watched(|heard| match out {
        None => sweep.run(heard),
        Some(folder) => sweep.run_in(&folder, heard),
    })?;
    print(&report, conduct.json)
}
