//! Makes the clock jump forwards, backwards, and to a time before 1970. Debian's libfaketime changes the clock of the
//! server only.

use super::{
    blow::{Tally, health},
    stage::Stage,
};
use crate::{binary::Binary, client::person, report::Report};
use anyhow::{Result, bail, ensure};
use protocol::{FromClient, FromServer, Options};
use std::{
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;

/// The settings of the clock in order, each relative to the real time.
const JUMPS: [&str; 6] = ["+1h", "-1h", "+10y", "-10y", "-80y", "+0"];

/// The number of deeds between two jumps.
const DEEDS: usize = 12;

/// Makes the clock jump forwards and backwards in `rounds` rounds.
pub async fn clock(binary: &Binary, rounds: usize, seed: u64, report: &mut Report) -> Result<()> {
    let Some(library) = library() else {
        report.line("clock jumps: not tried, libfaketime is not installed (Debian's package libfaketime)");
        return Ok(());
    };
    let folder = TempDir::new()?;
    let (data, time) = (folder.path().join("data"), folder.path().join("time"));
    fs::write(&time, "+0")?;
    let mut stage = Stage::with(binary, (&data, None), seed, |play| {
        play.environment("LD_PRELOAD", &library)
            .environment("FAKETIME_TIMESTAMP_FILE", &time)
            .environment("FAKETIME_NO_CACHE", "1")
            // The monotonic clock must not jump.
            .environment("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .environment("DONT_FAKE_MONOTONIC", "1")
    })
    .await?;
    let mut tally = Tally::default();
    let mut spread: (u64, u64) = (u64::MAX, 0);
    for round in 0..rounds {
        for jump in JUMPS {
            tally.blow();
            fs::write(&time, jump)?;
            tally.add(stage.play(DEEDS).await?, 0);
            if let Some(cause) = health(&stage.server).await? {
                tally.fault(format!("ill after a jump of the clock by {jump}: {cause}"));
            }
            let newest = newest(&stage).await?;
            spread = (spread.0.min(newest), spread.1.max(newest));
        }
        if round % 2 == 0 {
            stage.kill().await?;
            stage.again().await?;
        }
        tally.add(0, stage.check().await?);
    }
    ensure!(spread.1 - spread.0 > 1 << 28, "the clock of the server did not jump: {spread:?}");
    stage.doctor().await?;
    tally.report("clock jumps", report);
    Ok(())
}

/// Creates a table, and checks that it is near the top of the list whatever the clock says. Returns the time of the
/// latest change, in seconds since 1970.
async fn newest(stage: &Stage) -> Result<u64> {
    /// The number of lines at the top of the list among which the new table must be. The table need not be in the first
    /// line, because other games change too.
    const TOP: usize = 4;
    let mut client = stage.server.client().await?;
    let seats = vec![person("Ann"), person("Ben")];
    let made = client.ask(&FromClient::Create { game: "draft".into(), options: Options::new(), seats }).await?.table;
    client.say(&FromClient::Tables(Default::default())).await?;
    let FromServer::Tables { tables, .. } = client.hear().await? else { bail!("expected the list of tables") };
    ensure!(tables.iter().take(TOP).any(|line| line.id == made), "a new table is not at the top of the list");
    Ok(tables.first().map_or(0, |first| first.changed))
}

fn library() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").ok()?.filter_map(|folder| Some(folder.ok()?.path()));
    let all = folders.chain([PathBuf::from("/usr/lib")]).map(|folder| folder.join("faketime/libfaketimeMT.so.1"));
    all.into_iter().find(|library| Path::exists(library))
}
