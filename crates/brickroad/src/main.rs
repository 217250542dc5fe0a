//! The one binary: commands over the catalog of games.
//!
//! Each command is a module with its arguments and a function `run`. A command that cannot do what was asked says
//! what was expected on standard error, and ends with exit code 2.

mod cards;
mod replay;

mod cells;
mod language;
mod output;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "brickroad", version, about = "Card games of Oz, to play and to study")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List and show the cards of a game
    #[command(subcommand)]
    Cards(cards::Command),
    /// Print or check the record of a game
    Replay(replay::Arguments),
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            output::complain(&fault);
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Cards(command) => cards::run(command),
        Command::Replay(arguments) => replay::run(&arguments),
    }
}
