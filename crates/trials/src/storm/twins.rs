//! Two servers that share one database. At times, games at the same table are played on both servers, and one of the
//! servers is killed from time to time.

use super::{
    blow::{Tally, health},
    bots::Bots,
    person::{Deed, Done},
    stage::Stage,
};
use crate::{binary::Binary, postgres::Postgres, report::Report};
use anyhow::{Result, bail};
use tempfile::TempDir;

/// The number of deeds on each server between two checks.
const DEEDS: usize = 30;

/// Plays `rounds` rounds on two servers, first on SQLite, and then on PostgreSQL if it is installed.
pub async fn twins(binary: &Binary, rounds: usize, seed: u64, report: &mut Report) -> Result<()> {
    both(binary, None, (rounds, seed), report).await?;
    match Postgres::start()? {
        Some(postgres) => both(binary, Some(&postgres.address()), (rounds, seed), report).await,
        None => {
            report.line("two servers on PostgreSQL: not tried, it is not installed (Debian's package postgresql)");
            Ok(())
        }
    }
}

async fn both(
    binary: &Binary,
    database: Option<&str>,
    (rounds, seed): (usize, u64),
    report: &mut Report,
) -> Result<()> {
    let folder = TempDir::new()?;
    let mut one = Stage::new(binary, folder.path(), database, seed).await?;
    let mut two = Stage::new(binary, folder.path(), database, seed + 1).await?;
    let mut tally = Tally::default();
    let mut moved_on = 0;
    for round in 0..rounds {
        tally.blow();
        tally.add(one.play(DEEDS).await? + two.play(DEEDS).await?, 0);
        // The same person and bots play at the same table on both servers.
        two.person.join(&one.person);
        two.bots = Bots::beside(&one.bots);
        let (first, second) = tokio::join!(race(&mut one), race(&mut two));
        moved_on += first? + second?;
        for stage in [&one, &two] {
            if let Some(cause) = health(&stage.server).await? {
                tally.fault(format!("one of two servers is ill: {cause}"));
            }
        }
        if round % 2 == 1 {
            two.kill().await?;
            tally.add(one.play(DEEDS).await?, two.check().await?);
            two.again().await?;
        }
        tally.add(2 * DEEDS, one.check().await? + two.check().await?);
        // From here on, only the ledgers of the first server contain the shared tables.
        two.forget();
    }
    one.doctor().await?;
    let place = if database.is_some() { "PostgreSQL" } else { "SQLite" };
    tally.report(&format!("two servers on {place} ({moved_on} decisions came second)"), report);
    Ok(())
}

/// Plays fast at a table at which another client also plays fast. Returns the number of decisions that were refused
/// because the other client decided first.
async fn race(stage: &mut Stage) -> Result<usize> {
    let Stage { server, person, bots, .. } = stage;
    person.arrive(server).await?;
    let mut moved_on = 0;
    let people = async {
        for _ in 0..DEEDS {
            match person.act(Deed::Act).await? {
                Done::Acknowledged => {}
                Done::Refused(words) if words.contains("moved on") || words.contains("not this seat") => moved_on += 1,
                Done::Refused(words) => bail!("refused while all is well: {words}"),
            }
        }
        anyhow::Ok(())
    };
    let (people, bots) = tokio::join!(people, bots.play(server, DEEDS));
    people?;
    bots?;
    Ok(moved_on)
}
