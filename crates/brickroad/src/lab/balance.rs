//! `brickroad lab balance`: lets bots play, and reports how balanced a game and its cards are.

use super::{
    conduct::{Conduct, USUAL_GAMES, watched},
    report::print,
};
use crate::{options::Table, output};
use anyhow::{Context, Result};
use clap::{Args, value_parser};
use lab::{Balance, Bounds, Contender, FILES, MAX_GAMES};
use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: Table,
    /// One bot, which plays every seat, or one for each seat: random, greedy, ismcts:N for a search of N iterations,
    /// greedy:earlier, or exec:COMMAND for a program of your own
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Contender>,
    /// The number of seats (default: the number of bots; for one bot 3, or the nearest number that the game allows)
    #[arg(long, value_name = "K")]
    seats: Option<usize>,
    /// The number of games; with different bots it is rounded up to whole rotations of the seats
    #[arg(long, value_name = "N", default_value_t = USUAL_GAMES, value_parser = value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// Measure the effect of each card: play each deal again with each card blank for each seat, which is many games
    #[arg(long)]
    effects: bool,
    /// Add each finished deal to games.jsonl in this folder, and in the end write balance.csv and balance.html; if
    /// games.jsonl is there, play only the deals that it lacks; with --queue the deals are only there
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Compare the figures with the bounds in this file (TOML); if one is broken, the exit code is 1
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    #[command(flatten)]
    conduct: Conduct,
}

pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    let Arguments { table, bots, seats, games, effects, out, check, conduct } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let (seed, jobs, limits) = (conduct.seed, conduct.jobs(), conduct.limits());
    let balance = Balance { game: table.game, options, shelf, bots, seats, games, seed, jobs, limits, effects };
    // Bounds that make no sense are refused before a game is played.
    let bounds = check.map(|file| read(&balance, &file)).transpose()?;
    let mut queue = conduct.queue()?;
    let report = watched(|heard| match (&out, &mut queue) {
        (out, Some(queue)) => balance.run_on((queue, out.as_deref()), heard),
        (None, None) => balance.run(heard),
        (Some(folder), None) => balance.run_in(folder, heard),
    })?;
    print(&report, conduct.json)?;
    if let Some(folder) = out.filter(|_| !conduct.json) {
        let [_, cards, page] = FILES.map(|name| folder.join(name).display().to_string());
        output::print(&format!("The page is {page}, and the cards are in {cards}.\n"))?;
    }
    let Some(bounds) = bounds else { return Ok(ExitCode::SUCCESS) };
    let (broken, compared) = bounds.broken(&report);
    broken.iter().for_each(|broken| output::remark(&format!("broken: {broken}\n")));
    let within = compared - broken.len();
    output::remark(&format!("{within} of {compared} figures are within their bounds.\n"));
    Ok(if broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read(balance: &Balance, file: &Path) -> Result<Bounds> {
    let named = || format!("the bounds in {}", file.display());
    let text = fs::read_to_string(file).with_context(named)?;
    balance.bounds(&text).with_context(named)
}
