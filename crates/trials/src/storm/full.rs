//! Full disks. If root runs the trial, the trial fills a small file system that it mounts. For other accounts, the
//! trial limits the length of files instead.

use super::{
    blow::{Cause, FULL, Tally, strike},
    stage::Stage,
};
use crate::{binary::Binary, limits::Limits, mount::Mount, process, report::Report};
use anyhow::Result;
use std::fs;
use tempfile::TempDir;

/// The size of the disk in bytes. There is space for the database, its journal, and not much more.
const SIZE: u64 = 12 << 20;

/// A limit on the length of files that is never reached, in bytes. Under a limit, a write that is too long fails and
/// does not end the process.
const FAR: u64 = 1 << 40;

/// Fills the disk `fills` times.
pub async fn full(binary: &Binary, fills: usize, seed: u64, report: &mut Report) -> Result<()> {
    let mut mounts = Vec::new();
    for mount in [Mount::tmpfs(SIZE), Mount::ext4(SIZE)] {
        match mount {
            Ok(mount) => mounts.push(mount),
            Err(fault) => report.line(format!("full: a small file system cannot be mounted: {fault:#}")),
        }
    }
    if mounts.is_empty() {
        return limited(binary, fills, seed, report).await;
    }
    let share = fills.div_ceil(mounts.len());
    for mount in mounts {
        let mut stage = Stage::new(binary, &mount.path().join("data"), None, seed).await?;
        let mut tally = Tally::default();
        for _ in 0..share {
            strike(&mut stage, &[FULL], &mut tally, async |_| mount.fill(), async |_| mount.free()).await?;
        }
        stage.doctor().await?;
        tally.report(&format!("full disk ({})", mount.kind()), report);
        drop(stage);
    }
    Ok(())
}

/// The cause that SQLite reports for a file at its length limit. SQLite reports the same cause for other faults of a
/// disk.
const REFUSED: Cause = Cause { name: "other", words: "could not be stored" };

async fn limited(binary: &Binary, fills: usize, seed: u64, report: &mut Report) -> Result<()> {
    let folder = TempDir::new()?;
    let limits = Limits { file_size: Some(FAR), ..Limits::default() };
    let mut stage = Stage::with(binary, (folder.path(), None), seed, |play| play.limits(limits)).await?;
    let mut tally = Tally::default();
    for _ in 0..fills {
        let longest = fs::metadata(folder.path().join("brickroad.db-wal"))?.len();
        strike(
            &mut stage,
            &[FULL, REFUSED],
            &mut tally,
            async |stage| process::limit_file_size(stage.server.id(), Some(longest)),
            async |stage| process::limit_file_size(stage.server.id(), None),
        )
        .await?;
    }
    stage.doctor().await?;
    tally.report("full disk (RLIMIT_FSIZE)", report);
    Ok(())
}
