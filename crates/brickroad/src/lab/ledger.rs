//! `brickroad lab ledger`: splits the results of games between bots into luck and skill.

use super::{
    conduct::{Conduct, watched},
    report::print,
};
use crate::options::Table;
use anyhow::Result;
use clap::{Args, value_parser};
use lab::{Contender, LedgerRun, MAX_GAMES, Match, Plan};

/// The number of games if none is given. A ledger takes much longer than its game.
const USUAL_GAMES: u64 = 100;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// One bot for each seat, as in a match
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Contender>,
    /// The number of games, rounded up to whole rotations of the seats
    #[arg(long, value_name = "N", default_value_t = USUAL_GAMES, value_parser = value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    #[command(flatten)]
    conduct: Conduct,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { table, bots, games, conduct } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let plan = Plan { games, until: None, seed: conduct.seed, jobs: conduct.jobs() };
    let asked = Match { game: table.game, options, shelf, bots, plan, limits: conduct.limits(), control: None };
    print(&watched(|heard| LedgerRun(asked).run(heard))?, conduct.json)
}
