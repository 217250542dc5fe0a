//! Blows to the PostgreSQL server that stores the tables.

use super::{
    blow::{AWAY, FULL, READ_ONLY, Tally, strike},
    kills::kill,
    stage::Stage,
};
use crate::{binary::Binary, mount::Mount, postgres::Postgres, report::Report};
use anyhow::{Context, Result};
use std::{cell::RefCell, fs, time::Duration};
use tempfile::TempDir;
use tokio::time::sleep;

/// Kills `wanted` servers whose tables are in PostgreSQL.
pub async fn kills_on_postgres(binary: &Binary, wanted: usize, seed: u64, report: &mut Report) -> Result<()> {
    let Some(postgres) = start(report)? else { return Ok(()) };
    let folder = TempDir::new()?;
    let keeping = (folder.path(), Some(postgres.address()));
    kill(binary, (keeping.0, keeping.1.as_deref()), (wanted, seed), ("kills on PostgreSQL", report)).await
}

/// Kills the database server and starts it again, `blows` times.
pub async fn restarts(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    let Some(postgres) = start(report)? else { return Ok(()) };
    let folder = TempDir::new()?;
    let mut stage = Stage::new(binary, folder.path(), Some(&postgres.address()), seed).await?;
    let (mut tally, postgres) = (Tally::default(), RefCell::new(postgres));
    for _ in 0..blows {
        let fall = async |_: &Stage| postgres.borrow_mut().kill();
        strike(&mut stage, &[AWAY], &mut tally, fall, async |_| postgres.borrow_mut().start_again()).await?;
    }
    stage.doctor().await?;
    tally.report("PostgreSQL killed and started again", report);
    Ok(())
}

/// Makes the database server read-only, freezes it, and cuts its connections. Each of these happens `blows` times.
pub async fn troubles(binary: &Binary, blows: usize, seed: u64, report: &mut Report) -> Result<()> {
    let Some(postgres) = start(report)? else { return Ok(()) };
    let folder = TempDir::new()?;
    let mut stage = Stage::new(binary, folder.path(), Some(&postgres.address()), seed).await?;

    let mut tally = Tally::default();
    for _ in 0..blows {
        let set = async |_: &Stage| read_only(&postgres, true);
        strike(&mut stage, &[READ_ONLY], &mut tally, set, async |_| read_only(&postgres, false)).await?;
    }
    tally.report("PostgreSQL read-only", report);

    let mut tally = Tally::default();
    for _ in 0..blows {
        let stop = async |_: &Stage| postgres.freeze(true);
        strike(&mut stage, &[AWAY], &mut tally, stop, async |_| postgres.freeze(false)).await?;
    }
    tally.report("PostgreSQL frozen", report);

    let mut tally = Tally::default();
    for _ in 0..blows {
        cut(&mut stage, &postgres, &mut tally).await?;
    }
    stage.doctor().await?;
    tally.report("connections cut", report);
    Ok(())
}

/// Fills the disk that holds the tablespace of the tables, `fills` times.
pub async fn full_tablespace(binary: &Binary, fills: usize, seed: u64, report: &mut Report) -> Result<()> {
    /// The size of the disk in bytes. There is space for the tables and not much more.
    const SIZE: u64 = 16 << 20;
    let Some(postgres) = start(report)? else { return Ok(()) };
    let mount = match Mount::tmpfs(SIZE) {
        Ok(mount) => mount,
        Err(fault) => {
            report.line(format!("PostgreSQL's disk full: not tried, no small file system can be mounted: {fault:#}"));
            return Ok(());
        }
    };
    let space = mount.path().join("space");
    fs::create_dir(&space)?;
    mount.open_to_all()?;
    postgres.give(&space)?;
    postgres.run(&format!("CREATE TABLESPACE small LOCATION '{}'", space.display()))?;
    postgres.run("CREATE DATABASE oz TABLESPACE small")?;
    let folder = TempDir::new()?;
    let mut stage = Stage::new(binary, folder.path(), Some(&postgres.address_of("oz")), seed).await?;
    let mut tally = Tally::default();
    for _ in 0..fills {
        strike(&mut stage, &[FULL], &mut tally, async |_| mount.fill(), async |_| mount.free()).await?;
    }
    stage.doctor().await?;
    tally.report("PostgreSQL's disk full (tablespace on tmpfs)", report);
    drop((stage, postgres));
    Ok(())
}

/// Cuts every connection to the database repeatedly while games are played. Refusals must name the cause.
async fn cut(stage: &mut Stage, postgres: &Postgres, tally: &mut Tally) -> Result<()> {
    const CUTS: usize = 10;
    const BREAK: Duration = Duration::from_millis(40);
    tally.blow();
    let cut = async {
        for _ in 0..CUTS {
            sleep(BREAK).await;
            postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")?;
        }
        anyhow::Ok(())
    };
    tally.meanwhile(stage, &[AWAY], cut).await?;
    tally.until_well(&stage.server).await?;
    tally.add(stage.play(super::blow::DEEDS).await?, stage.check().await?);
    Ok(())
}

fn read_only(postgres: &Postgres, is: bool) -> Result<()> {
    let word = if is { "on" } else { "off" };
    // Without this statement, the session could not end the read-only mode, because it would be read-only itself.
    let session = "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE";
    let set = format!("ALTER SYSTEM SET default_transaction_read_only = {word}");
    postgres.run_all(&[session, &set, "SELECT pg_reload_conf()"]).map(drop)
}

fn start(report: &mut Report) -> Result<Option<Postgres>> {
    let started = Postgres::start().context("PostgreSQL")?;
    if started.is_none() {
        report.line("PostgreSQL: not tried, it is not installed (Debian's package postgresql)");
    }
    Ok(started)
}
