//! Moves and removes the data folder while the server is running.

use super::{
    blow::{DEEDS, MOVED, Tally, strike, suffer},
    stage::Stage,
};
use crate::{binary::Binary, report::Report};
use anyhow::{Result, ensure};
use std::fs;
use tempfile::TempDir;

/// Moves the data folder away and back, then moves only its database file, and then removes the folder. Each of these
/// happens `blows` times.
pub async fn moves(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    let home = TempDir::new()?;
    let (here, there) = (home.path().join("here"), home.path().join("there"));
    let mut stage = Stage::new(binary, &here, None, seed).await?;
    let mut tally = Tally::default();
    for _ in 0..blows {
        let (away, back) =
            (async |_: &Stage| Ok(fs::rename(&here, &there)?), async |_: &Stage| Ok(fs::rename(&there, &here)?));
        strike(&mut stage, &[MOVED], &mut tally, away, back).await?;
    }
    tally.report("folder moved away and back", report);

    let (file, aside) = (here.join("brickroad.db"), here.join("aside"));
    let mut tally = Tally::default();
    for _ in 0..blows {
        let (away, back) =
            (async |_: &Stage| Ok(fs::rename(&file, &aside)?), async |_: &Stage| Ok(fs::rename(&aside, &file)?));
        strike(&mut stage, &[MOVED], &mut tally, away, back).await?;
    }
    stage.doctor().await?;
    tally.report("file moved aside and back", report);

    let mut tally = Tally::default();
    for _ in 0..blows {
        tally.add(stage.play(DEEDS).await?, 0);
        fs::remove_dir_all(&here)?;
        suffer(&mut stage, &[MOVED], &mut tally).await?;
        ensure!(!here.exists(), "the server created the folder again while it ran");
        // The tables are lost with the folder, and the server's health has reported this. The next server starts
        // without tables.
        stage.kill().await?;
        stage.forget();
        stage.again().await?;
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    stage.doctor().await?;
    tally.report("folder removed", report);
    Ok(())
}
