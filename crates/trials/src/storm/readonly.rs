//! Read-only files, and disks that become read-only or freeze.

use super::{
    blow::{AWAY, BUSY, DEEDS, READ_ONLY, Tally, strike, suffer},
    stage::Stage,
};
use crate::{binary::Binary, mount::Mount, report::Report};
use anyhow::Result;
use std::path::Path;

/// The size of the file system, in bytes.
const SIZE: u64 = 32 << 20;

/// Mounts a small file system and runs each kind of blow there. The files are locked `blows` times and frozen at most
/// twice, and the disk breaks four times as often as the files are locked.
pub async fn read_only(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    let mount = match Mount::ext4(SIZE) {
        Ok(mount) => mount,
        Err(fault) => {
            report.line(format!("read-only: not tried, no small file system can be mounted: {fault:#}"));
            return Ok(());
        }
    };
    let data = mount.path().join("data");
    let mut stage = Stage::new(binary, &data, None, seed).await?;
    files(&mut stage, (&mount, &data), blows, report).await?;
    frozen(&mut stage, &mount, blows.min(2), report).await?;
    // The disk seldom breaks exactly while SQLite commits, so this blow is repeated more often.
    broken(&mut stage, &mount, 4 * blows, report).await?;
    drop(stage);
    Ok(())
}

/// Makes the files immutable, first while a server runs and then before it starts again.
async fn files(stage: &mut Stage, (mount, data): (&Mount, &Path), blows: usize, report: &mut Report) -> Result<()> {
    let all = || ["brickroad.db", "brickroad.db-wal"].map(|name| data.join(name));
    let mut tally = Tally::default();
    for _ in 0..blows {
        let lock = async |_: &Stage| all().iter().try_for_each(|file| mount.lock(file, true));
        let unlock = async |_: &Stage| all().iter().try_for_each(|file| mount.lock(file, false));
        strike(stage, &[READ_ONLY], &mut tally, lock, unlock).await?;
    }
    stage.stop().await?;
    mount.lock(&data.join("brickroad.db"), true)?;
    // The server must start, so that people can read their tables, and must report that it cannot store anything.
    let started = stage.again().await;
    let suffered = match &started {
        Ok(()) => suffer(stage, &[READ_ONLY], &mut tally).await,
        Err(_) => Ok(()),
    };
    mount.lock(&data.join("brickroad.db"), false)?;
    started?;
    suffered?;
    tally.until_well(&stage.server).await?;
    tally.add(stage.play(DEEDS).await?, stage.check().await?);
    tally.report("files that may only be read", report);
    Ok(())
}

/// Freezes the file system, so that writes block instead of failing.
async fn frozen(stage: &mut Stage, mount: &Mount, blows: usize, report: &mut Report) -> Result<()> {
    let mut tally = Tally::default();
    for _ in 0..blows {
        strike(stage, &[BUSY, AWAY], &mut tally, async |_| mount.freeze(true), async |_| mount.freeze(false)).await?;
    }
    tally.report("disk that stands still", report);
    Ok(())
}

/// Triggers an error of the file system, which is then read-only until it is repaired and mounted again.
async fn broken(stage: &mut Stage, mount: &Mount, blows: usize, report: &mut Report) -> Result<()> {
    let mut tally = Tally::default();
    for _ in 0..blows {
        tally.add(stage.play(DEEDS).await?, 0);
        // Deeds are tried in the meantime, because ext4 does not become read-only at once.
        tally.meanwhile(stage, &[READ_ONLY], mount.break_down()).await?;
        suffer(stage, &[READ_ONLY], &mut tally).await?;
        stage.kill().await?;
        mount.mend()?;
        tally.add(0, stage.check().await?);
        stage.again().await?;
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    stage.doctor().await?;
    tally.report("disk that turned read-only", report);
    Ok(())
}
