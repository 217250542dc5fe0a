//! The commands of the trials.
//!
//! Each trial is a module of the library, with its arguments and a function `run`. The exit status is 1 if a trial
//! finds a fault, and 2 if it cannot run.

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use std::{env, path::PathBuf, process::ExitCode};
use tokio::{
    runtime::Runtime,
    signal::unix::{SignalKind, signal},
};
use trials::{Binary, Report, attack, backup, chaos, lists, load, matches, storm, upgrade, verify};

#[derive(Parser)]
#[command(name = "trials", version, about = "Attacks on the real server, which must lose nothing")]
struct Arguments {
    /// The binary on trial; the default is the one beside this program
    #[arg(long, global = true, value_name = "PATH")]
    brickroad: Option<PathBuf>,
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Subcommand)]
enum Trial {
    /// Blows from outside: kills, full disks, moved folders, limits
    Storm(storm::Arguments),
    /// Backups under load, to another database and back, and of old data folders
    Backup(backup::Arguments),
    /// Clients that take more than their share: floods, half requests, silence, noise
    Attack(attack::Arguments),
    /// A server with games in progress that a newer version takes over
    Upgrade(upgrade::Arguments),
    /// A store with very many games: lists, searches, openings
    Lists(lists::Arguments),
    /// Very many tables at which people play
    Load(load::Arguments),
    /// Several servers on one database, killed again and again while people and bots play
    Chaos(chaos::Arguments),
    /// Matches between bots, killed at random moments, with a file and with a queue
    Matches(matches::Arguments),
    /// Games whose luck both verifiers check, and changed records that both refuse
    Verify(verify::Arguments),
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(report) if report.is_well() => ExitCode::SUCCESS,
        Ok(report) => {
            eprintln!("{} faults were found", report.faults().len());
            ExitCode::from(1)
        }
        Err(fault) => {
            eprintln!("trials: {fault:#}");
            ExitCode::from(2)
        }
    }
}

fn run(Arguments { brickroad, trial }: Arguments) -> Result<Report> {
    let path = brickroad.map_or_else(beside, Ok)?;
    let binary = Binary::at(&path)?;
    Runtime::new()?.block_on(async {
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        tokio::select! {
            report = tried(trial, &binary) => report,
            // The servers of a trial that is dropped are killed.
            _ = interrupt.recv() => bail!("stopped by a signal"),
            _ = terminate.recv() => bail!("stopped by a signal"),
        }
    })
}

async fn tried(trial: Trial, binary: &Binary) -> Result<Report> {
    match trial {
        Trial::Storm(arguments) => storm::run(&arguments, binary).await,
        Trial::Backup(arguments) => backup::run(&arguments, binary).await,
        Trial::Attack(arguments) => attack::run(&arguments, binary).await,
        Trial::Upgrade(arguments) => upgrade::run(&arguments, binary).await,
        Trial::Lists(arguments) => lists::run(&arguments, binary).await,
        Trial::Load(arguments) => load::run(&arguments, binary).await,
        Trial::Chaos(arguments) => chaos::run(&arguments, binary).await,
        Trial::Matches(arguments) => matches::run(&arguments, binary).await,
        Trial::Verify(arguments) => verify::run(&arguments, binary).await,
    }
}

fn beside() -> Result<PathBuf> {
    let own = env::current_exe().context("cannot tell where this program is; expected --brickroad PATH")?;
    Ok(own.with_file_name(format!("brickroad{}", env::consts::EXE_SUFFIX)))
}
