//! The program `brickroad`: commands for the games of the catalog.
//!
//! Each command is a module with its arguments and a function `run`. A refused command prints the reason and the
//! expected input on standard error, and the exit code is 2.

mod admin;
mod backup;
mod bot;
mod cards;
mod doctor;
mod lab;
mod play;
mod replay;
mod serve;
mod terminal;
mod verify;

mod cells;
mod keeping;
mod language;
mod options;
mod output;
mod packs;
mod runtime;
mod stop;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "brickroad", version, about = "Card games of Oz, to play and to study")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// See and decide what concerns the people of a server: list, look, reports, warn, ban, close, export
    Admin(admin::Arguments),
    /// Write all tables to a backup file; a server may be running
    Backup(backup::Arguments),
    /// Play at a seat over standard input and output, in lines of JSON
    Bot(bot::Arguments),
    /// List, show or check the cards of a game
    #[command(subcommand)]
    Cards(cards::Command),
    /// Examine the data folder and report what is wrong with it
    Doctor(doctor::Arguments),
    /// Let bots play each other, report the balance of a game, or measure its speed
    #[command(subcommand)]
    Lab(lab::Command),
    /// Play in the browser; this is the default command
    Play(play::Arguments),
    /// Print or check the record of a game
    Replay(replay::Arguments),
    /// Restore a backup to a data folder or database without tables
    Restore(backup::Arguments),
    /// Host tables for people on other machines
    Serve(serve::Arguments),
    /// Play in this terminal
    Terminal(terminal::Arguments),
    /// Check the luck of signed records: signature, commitments, numbers, outcomes and bots
    Verify(verify::Arguments),
}

fn main() -> ExitCode {
    match run(Arguments::parse().command.unwrap_or_else(|| Command::Play(play::Arguments::default()))) {
        Ok(code) => code,
        Err(fault) => {
            output::complain(&fault);
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Admin(arguments) => admin::run(arguments),
        Command::Backup(arguments) => backup::write(arguments),
        Command::Bot(arguments) => bot::run(arguments),
        Command::Cards(command) => cards::run(command),
        Command::Doctor(arguments) => return doctor::run(arguments),
        Command::Lab(command) => return lab::run(command),
        Command::Play(arguments) => play::run(arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Restore(arguments) => backup::read(arguments),
        Command::Serve(arguments) => serve::run(arguments),
        Command::Terminal(arguments) => terminal::run(arguments),
        Command::Verify(arguments) => return verify::run(&arguments),
    }
    .map(|()| ExitCode::SUCCESS)
}
