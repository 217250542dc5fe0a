//! Limits of the operating system, under which the server gets no more files or no more memory.

use super::{
    blow::{LIMITS, Tally},
    stage::{PATIENCE, Stage},
};
use crate::{
    binary::Binary,
    client::Client,
    limits::Limits,
    process::{limit_files, limit_memory, open_files},
    report::Report,
};
use anyhow::{Result, ensure};
use futures_util::future::join_all;
use protocol::{Find, FromClient, Lang};
use std::{net::SocketAddr, time::Duration};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

/// Connects many clients that send requests at the same time.
async fn crowd(address: SocketAddr) {
    const CLIENTS: usize = 60;
    let come = (0..CLIENTS).map(|_| async {
        let mut client = Client::connect(address).await?;
        for _ in 0..10 {
            client.say(&FromClient::Hello { lang: Lang::En }).await?;
            client.say(&FromClient::Tables(Find::default())).await?;
        }
        for _ in 0..20 {
            client.hear().await?;
        }
        anyhow::Ok(())
    });
    join_all(come).await;
}

/// The number of deeds while a limit is in force.
const DEEDS: usize = 40;

/// Runs the blows for each kind of limit, `blows` times each.
pub async fn limits(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    few_files(binary, blows, seed, report).await?;
    no_more_files(binary, blows, seed, report).await?;
    no_more_memory(binary, blows, seed, report).await
}

/// Connects more clients than the server may have files open.
async fn few_files(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    const FILES: u64 = 48;
    const CLIENTS: usize = 100;
    let folder = TempDir::new()?;
    let limits = Limits { files: Some(FILES), ..Limits::default() };
    let mut stage = Stage::with(binary, (folder.path(), None), seed, |play| play.limits(limits)).await?;
    let mut tally = Tally::default();
    for _ in 0..blows {
        tally.blow();
        tally.add(stage.play(DEEDS).await?, 0);
        let address = stage.server.address()?;
        let mut crowd = Vec::new();
        for _ in 0..CLIENTS {
            if let Ok(Ok(client)) = timeout(Duration::from_millis(200), Client::connect(address)).await {
                crowd.push(client);
            }
        }
        ensure!(open_files(stage.server.id())? as u64 <= FILES, "more files than the limit");
        // A new client can still connect, because the server disconnects the least active client.
        tally.add(stage.play(DEEDS).await?, 0);
        drop(crowd);
        tally.until_well(&stage.server).await?;
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    stage.doctor().await?;
    tally.report(&format!("{CLIENTS} clients where {FILES} files may be open"), report);
    Ok(())
}

/// Prevents the running server from opening more files or connections.
async fn no_more_files(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    let folder = TempDir::new()?;
    let mut stage = Stage::new(binary, folder.path(), None, seed).await?;
    let mut tally = Tally::default();
    for _ in 0..blows {
        tally.blow();
        tally.add(stage.play(DEEDS).await?, 0);
        stage.person.arrive(&stage.server).await?;
        limit_files(stage.server.id(), Some(3))?;
        let done = tally.stay(&mut stage, &[LIMITS], DEEDS).await;
        limit_files(stage.server.id(), None)?;
        done?;
        tally.until_well(&stage.server).await?;
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    stage.doctor().await?;
    tally.report("no more files", report);
    Ok(())
}

/// Prevents the running server from getting more memory. The server may end, but it must not lose anything.
async fn no_more_memory(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    /// The time within which a server that is out of memory ends.
    const BREAK: Duration = Duration::from_millis(200);
    let folder = TempDir::new()?;
    let mut stage = Stage::new(binary, folder.path(), None, seed).await?;
    let (mut tally, mut ended) = (Tally::default(), 0);
    for blow in 0..blows {
        tally.blow();
        tally.add(stage.play(DEEDS).await?, 0);
        stage.person.arrive(&stage.server).await?;
        let now = stage.server.memory()?.address_space;
        limit_memory(stage.server.id(), Some(now + (blow as u64 % 4) * (1 << 18)))?;
        let crowd = crowd(stage.server.address()?);
        let (done, _) = tokio::join!(tally.stay(&mut stage, &[LIMITS], DEEDS), timeout(PATIENCE, crowd));
        sleep(BREAK).await;
        if stage.server.is_alive()? {
            done?;
            limit_memory(stage.server.id(), None)?;
            tally.until_well(&stage.server).await?;
        } else {
            ended += 1;
            tally.add(0, stage.check().await?);
            stage.again().await?;
        }
        tally.add(stage.play(DEEDS).await?, stage.check().await?);
    }
    stage.doctor().await?;
    tally.report(&format!("no more memory ({ended} servers ended)"), report);
    Ok(())
}
