//! `brickroad lab`: lets bots play each other to compare their strength, reports the balance of a game, and measures its
//! speed.

mod allocations;
mod balance;
mod bench;
mod conduct;
mod league;
mod ledger;
mod matchup;
mod queue;
mod report;
mod review;
mod sweep;
mod train;

use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Let bots play a match and compare their strength
    Match(matchup::Arguments),
    /// Let every line-up of bots play a match, and rate the bots
    League(league::Arguments),
    /// Let bots play, and report how balanced the seats and the cards of a game are
    Balance(balance::Arguments),
    /// Let bots play the same match with several values of an option, and compare them
    Sweep(sweep::Arguments),
    /// Split the results of games between bots into luck and skill
    Ledger(ledger::Arguments),
    /// Fit the weights from which the chances to win are judged, and test them
    Train(train::Arguments),
    /// Tell what each decision of a recorded game has lost
    Review(review::Arguments),
    /// Measure how fast a game runs on one core
    Bench(bench::Arguments),
}

pub(crate) fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Match(arguments) => matchup::run(arguments),
        Command::League(arguments) => league::run(arguments),
        Command::Balance(arguments) => return balance::run(arguments),
        Command::Sweep(arguments) => sweep::run(arguments),
        Command::Ledger(arguments) => ledger::run(arguments),
        Command::Train(arguments) => train::run(arguments),
        Command::Review(arguments) => review::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
    }
    .map(|()| ExitCode::SUCCESS)
}
