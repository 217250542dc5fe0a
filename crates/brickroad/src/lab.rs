//! `brickroad lab`: lets bots play each other to compare their strength, and measures the speed of a game.

mod allocations;
mod bench;
mod conduct;
mod league;
mod matchup;
mod report;
mod train;

use anyhow::Result;
use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Let bots play a match and compare their strength
    Match(matchup::Arguments),
    /// Let every line-up of bots play a match, and rate the bots
    League(league::Arguments),
    /// Fit the weights from which the chances to win are judged, and test them
    Train(train::Arguments),
    /// Measure how fast a game runs on one core
    Bench(bench::Arguments),
}

pub(crate) fn run(command: Command) -> Result<()> {
    match command {
        Command::Match(arguments) => matchup::run(arguments),
        Command::League(arguments) => league::run(arguments),
        Command::Train(arguments) => train::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
    }
}
