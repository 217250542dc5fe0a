//! The tasks that concern the whole workspace, such as running every check and printing the files that are made from
//! code.

mod arrows;
mod ci;
mod circles;
mod clippy;
mod paths;
#[cfg(test)]
mod planted;
mod command;
mod fixtures;
mod licences;
mod machine;
mod module;
mod modules;
mod needs;
mod new_game;
mod packages;
mod printed;
mod results;
mod rust_version;
mod sizes;
mod step;
mod tests;
mod tools;
mod types;
mod unused;
mod wasm;
mod web;
mod weight;
mod words;
mod workspace;

use clap::{Parser, Subcommand};
use std::{ffi::OsString, process::ExitCode};

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "Work on the workspace as a whole")]
struct Xtask {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check, or only the steps named
    Ci(ci::Plan),
    /// Print the web client's message types from the Rust messages
    Types {
        /// Change nothing; fail if the file is not up to date
        #[arg(long)]
        check: bool,
    },
    /// Print the fixtures of the web client's tests and stage, from real games
    Fixtures {
        /// Change nothing; fail if a file is not up to date
        #[arg(long)]
        check: bool,
    },
    /// Run a test program for cargo, with as many tests at a time as suit its crate
    #[command(hide = true)]
    RunTest {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<OsString>,
    },
    /// Create a new game under `games/` by copying a small complete game
    NewGame { name: String },
}

fn main() -> ExitCode {
    let outcome = match Xtask::parse().task {
        Task::Ci(plan) => ci::run(&plan),
        Task::Types { check: true } => types::check(),
        Task::Types { check: false } => types::write(),
        Task::Fixtures { check: true } => fixtures::check(),
        Task::Fixtures { check: false } => fixtures::write(),
        Task::RunTest { words } => tests::run(&words),
        Task::NewGame { name } => new_game::run(&name),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault:#}");
            ExitCode::FAILURE
        }
    }
}
