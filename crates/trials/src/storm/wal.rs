//! Removes or truncates the journal of the database (`brickroad.db-wal`), both while the server is running and while it
//! is stopped.

use super::{
    blow::{CORRUPT, DEEDS, Tally, suffer},
    stage::Stage,
};
use crate::{binary::Binary, report::Report};
use anyhow::{Result, ensure};
use std::{
    fs::{self, OpenOptions},
    path::Path,
};
use tempfile::TempDir;

/// Runs each kind of blow `blows` times.
pub async fn wal(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    let folder = TempDir::new()?;
    let journal = folder.path().join("brickroad.db-wal");
    let mut stage = Stage::new(binary, folder.path(), None, seed).await?;
    removed_while_running(&mut stage, (&journal, blows), report).await?;
    cut_off_while_running(&mut stage, (&journal, blows), report).await?;
    while_stopped(&mut stage, (&journal, blows), report).await
}

/// Removes the journal while the server has it open. The server must save the journal's contents, continue with a new
/// journal, and lose nothing.
async fn removed_while_running(stage: &mut Stage, (journal, blows): (&Path, usize), report: &mut Report) -> Result<()> {
    let mut tally = Tally::default();
    for blow in 0..blows {
        tally.blow();
        tally.add(stage.play(DEEDS).await?, 0);
        fs::remove_file(journal)?;
        tally.add(stage.play(DEEDS).await?, 0);
        tally.until_well(&stage.server).await?;
        ensure!(journal.exists(), "the server goes on without a journal");
        if blow % 2 == 0 {
            stage.kill().await?;
        } else {
            stage.stop().await?;
        }
        tally.add(0, stage.check().await?);
        stage.again().await?;
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    stage.doctor().await?;
    tally.report("journal removed while running", report);
    Ok(())
}

/// Truncates the journal of a running server, which destroys the rows that were only in the journal. The server must
/// report this and acknowledge nothing more. All other rows must be intact.
async fn cut_off_while_running(stage: &mut Stage, (journal, blows): (&Path, usize), report: &mut Report) -> Result<()> {
    let mut tally = Tally::default();
    for _ in 0..blows {
        tally.add(stage.play(DEEDS).await?, 0);
        OpenOptions::new().write(true).open(journal)?.set_len(0)?;
        suffer(stage, &[CORRUPT], &mut tally).await?;
        stage.kill().await?;
        tally.add(0, stage.check_remains().await?);
        stage.again().await?;
        stage.doctor().await?;
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    tally.report("journal cut off while running", report);
    Ok(())
}

/// Removes or truncates the journal after the server was killed. Only the newest entries may be lost. After a clean
/// shutdown there must be no journal.
async fn while_stopped(stage: &mut Stage, (journal, blows): (&Path, usize), report: &mut Report) -> Result<()> {
    let mut tally = Tally::default();
    for blow in 0..blows {
        tally.blow();
        tally.add(stage.play(DEEDS).await?, 0);
        stage.stop().await?;
        ensure!(!journal.exists(), "a journal is left after a clean end");
        tally.add(0, stage.check().await?);
        stage.again().await?;
        tally.add(stage.play(DEEDS).await?, 0);
        stage.kill().await?;
        if blow % 2 == 0 {
            fs::remove_file(journal)?;
        } else {
            OpenOptions::new().write(true).open(journal)?.set_len(fs::metadata(journal)?.len() / 2)?;
        }
        tally.add(0, stage.check_remains().await?);
        stage.again().await?;
        stage.doctor().await?;
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    tally.report("journal removed or cut off while stopped", report);
    Ok(())
}
