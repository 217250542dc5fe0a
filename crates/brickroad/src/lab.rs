//! `brickroad lab`: lets bots play each other to compare their strength, and measures the speed of a game.

mod allocations;

use crate::{options::Table, output};
use anyhow::Result;
use clap::{Args, Subcommand, value_parser};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Bench, Contender, Limits, MAX_GAMES, Match, Plan, Progress, read_time};
use serde::Serialize;
use std::{fmt::Display, num::NonZeroUsize, path::PathBuf, thread::available_parallelism, time::Duration};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Let bots play a match and compare their strength
    Match(MatchArguments),
    /// Measure how fast a game runs on one core
    Bench(BenchArguments),
}

#[derive(Args)]
pub(crate) struct MatchArguments {
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
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The seed of all random numbers; the same seed gives the same result
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of threads, which does not change the result (default: all cores)
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// The time that a program has for each decision, such as 500ms or 2s
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    decision_time: Duration,
    /// The time that a program has to start
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    start_time: Duration,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct BenchArguments {
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

pub(crate) fn run(command: Command) -> Result<()> {
    match command {
        Command::Match(arguments) => play(arguments),
        Command::Bench(arguments) => measure(arguments),
    }
}

fn play(arguments: MatchArguments) -> Result<()> {
    let MatchArguments { table, bots, games, until, out, seed, jobs, decision_time, start_time, json } = arguments;
    let limits = Limits { start: start_time, decision: decision_time };
    let asked = jobs.and_then(|jobs| NonZeroUsize::new(usize::from(jobs)));
    let jobs = asked.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let games = games.unwrap_or(if until.is_some() { MAX_GAMES } else { USUAL_GAMES });
    let plan = Plan { games, until, seed, jobs };
    let played = Match { game: table.game, options, shelf, bots, plan, limits };
    // The progress bar is shown only if standard error is a terminal.
    let bar = ProgressBar::new(games).with_style(ProgressStyle::with_template(BAR)?);
    let heard = |progress| show(&bar, progress);
    let report = match out {
        None => played.run(&heard),
        Some(file) => played.run_in(&file, &heard),
    };
    bar.finish_and_clear();
    print(&report?, json)
}

fn show(bar: &ProgressBar, Progress { games, played, expected }: Progress) {
    if bar.length() != Some(expected) {
        bar.set_length(expected);
    }
    bar.set_position(games);
    if played == 0 {
        // Games that were in the file already say nothing about the speed of the others.
        bar.tick();
        bar.reset_eta();
    }
}

const USUAL_GAMES: u64 = 1000;
const BAR: &str = "{wide_bar} {human_pos} of {human_len} games, {eta} left";

fn measure(arguments: BenchArguments) -> Result<()> {
    let BenchArguments { table, seconds, seats, limit, json } = arguments;
    let shelf = table.shelf()?;
    let options = table.options(&shelf)?;
    let bench = Bench { game: table.game, options, shelf, seats, seconds, limit, allocations: allocations::during };
    print(&bench.run()?, json)
}

fn print(report: &(impl Serialize + Display), json: bool) -> Result<()> {
    let text = if json { serde_json::to_string(report)? } else { report.to_string() };
    output::print(&(text + "\n"))
}
