//! Tests backups that are taken under load, moved to another database and back, or restored into a database of the
//! first layout.

mod old;

use crate::{
    binary::Binary,
    postgres::Postgres,
    report::Report,
    storm::{Ledger, Stage},
};
use anyhow::{Context, Result, ensure};
use clap::Args;
use std::{fs, path::Path};
use tempfile::TempDir;

/// The arguments of the backup trial: the number of backups, the number of moves, and the seed.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The number of backups to take while games are played
    #[arg(long, default_value_t = 20, value_name = "NUMBER")]
    backups: usize,
    /// The number of times to move games to another database and back, and to open an old data folder
    #[arg(long, default_value_t = 3, value_name = "NUMBER")]
    journeys: usize,
    /// The seed of the games and decisions
    #[arg(long, default_value_t = 1939, value_name = "NUMBER")]
    seed: u64,
}

/// The number of deeds before each backup, and during it.
const DEEDS: usize = 25;

/// Runs the backup trial, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    let mut report = Report::new("backup");
    let Arguments { backups, journeys, seed } = arguments;
    let done = [
        under_load(binary, *backups, *seed, &mut report).await,
        there_and_back(binary, *journeys, *seed, &mut report).await,
        from_layout_1(binary, *journeys, *seed, &mut report).await,
    ];
    for fault in done.into_iter().filter_map(Result::err) {
        report.fault(format!("{fault:#}"));
    }
    Ok(report)
}

/// Takes backups while games are played. Each backup must contain everything that the server acknowledged before the
/// backup began.
pub async fn under_load(binary: &Binary, backups: usize, seed: u64, report: &mut Report) -> Result<()> {
    let folder = TempDir::new()?;
    let mut stage = Stage::new(binary, folder.path(), None, seed).await?;
    let (mut compared, mut deeds) = (0, 0);
    for _ in 0..backups {
        deeds += stage.play(DEEDS).await?;
        // The ledgers are compared without paces, because a pace may change while the backup is taken.
        let before = stage.ledgers().map(Ledger::without_paces);
        let taken = Stage::take_backup(binary, stage.keeping(), stage.own.path());
        let (taken, played) = tokio::join!(taken, stage.person.play_forward(DEEDS));
        deeds += played?;
        let other = TempDir::new()?;
        restore(binary, &taken?, (other.path(), None)).await?;
        let mut restored = Stage::new(binary, other.path(), None, seed).await?;
        restored.take_over(before);
        compared += restored.check().await?;
        restored.doctor().await?;
    }
    compared += stage.check().await?;
    report
        .line(format!("{backups} taken while {deeds} deeds were acknowledged; {compared} things read back from them"));
    Ok(())
}

/// Moves games in progress from SQLite to PostgreSQL and back. The games must continue in each database.
pub async fn there_and_back(binary: &Binary, journeys: usize, seed: u64, report: &mut Report) -> Result<()> {
    let mut compared = 0;
    for journey in 0..journeys {
        let Some(postgres) = Postgres::start().context("PostgreSQL")? else {
            report.line("to PostgreSQL and back: not tried, it is not installed (Debian's package postgresql)");
            return Ok(());
        };
        let (first, second, third) = (TempDir::new()?, TempDir::new()?, TempDir::new()?);
        let address = postgres.address();
        let mut stage = Stage::new(binary, first.path(), None, seed + journey as u64).await?;
        for place in [(second.path(), Some(address.as_str())), (third.path(), None)] {
            stage.play(DEEDS).await?;
            stage = travel(binary, stage, place).await?;
            compared += stage.check().await?;
            stage.play(DEEDS).await?;
            compared += stage.check().await?;
            stage.doctor().await?;
        }
        drop(stage);
    }
    report.line(format!("{journeys} times to PostgreSQL and back with games in progress; {compared} things read back"));
    Ok(())
}

/// Opens data folders of the first layout that contain games in progress. The games must continue.
pub async fn from_layout_1(binary: &Binary, folders: usize, seed: u64, report: &mut Report) -> Result<()> {
    let mut compared = 0;
    for number in 0..folders {
        let (first, second) = (TempDir::new()?, TempDir::new()?);
        let mut stage = Stage::new(binary, first.path(), None, seed + number as u64).await?;
        stage.play(DEEDS).await?;
        stage.stop().await?;
        let backup = stage.backup().await?;
        old::write(&second.path().join("brickroad.db"), &backup).await?;
        let mut stage = stage.at(binary, (second.path(), None)).await?;
        compared += stage.check().await?;
        stage.play(DEEDS).await?;
        compared += stage.check().await?;
        stage.doctor().await?;
    }
    report.line(format!("{folders} data folders of layout 1 with games in progress; {compared} things read back"));
    Ok(())
}

/// Stops a server, moves its tables to another folder or database, and starts a server there.
async fn travel(binary: &Binary, mut stage: Stage, place: (&Path, Option<&str>)) -> Result<Stage> {
    stage.stop().await?;
    let backup = stage.backup().await?;
    restore(binary, &backup, place).await?;
    stage.at(binary, place).await
}

async fn restore(binary: &Binary, backup: &str, (data, database): (&Path, Option<&str>)) -> Result<()> {
    let own = TempDir::new()?;
    let file = own.path().join("tables.backup");
    fs::write(&file, backup)?;
    let (file, data) = (file.display().to_string(), data.display().to_string());
    let mut words = vec!["restore", &file, "--data", &data];
    words.extend(database.iter().flat_map(|address| ["--database", address]));
    let said = binary.prints(&words, "").await?;
    ensure!(said.starts_with("Restored "), "{said}");
    Ok(())
}
