//! Kills the server at random moments without warning, while bots and a fast person play. All positions that they
//! received must still be stored afterwards, and every game must continue.

use super::{blow::Tally, person::Done, stage::Stage};
use crate::{binary::Binary, report::Report};
use anyhow::{Result, bail, ensure};
use kernel::Rng;
use std::{path::Path, time::Duration};
use tempfile::TempDir;
use tokio::time::sleep;

/// The greatest number of servers that are started for each wanted kill.
const LIVES_EACH: usize = 20;

/// The initial limit of a server's life, in milliseconds. It is so short that some servers are killed before they can
/// answer. Each such early kill raises the limit.
const LONGEST_LIFE: u32 = 300;

/// Kills `wanted` servers in the middle of games, and others while they start.
pub async fn kills(binary: &Binary, wanted: usize, seed: u64, report: &mut Report) -> Result<()> {
    let folder = TempDir::new()?;
    kill(binary, (folder.path(), None), (wanted, seed), ("kills", report)).await
}

/// Kills servers in the same way as [`kills`], with the tables in a folder or in a database.
pub(super) async fn kill(
    binary: &Binary,
    (data, database): (&Path, Option<&str>),
    (wanted, seed): (usize, u64),
    (kind, report): (&str, &mut Report),
) -> Result<()> {
    let mut stage = Stage::new(binary, data, database, seed).await?;
    let mut tally = Tally::default();
    let mut luck = Rng::new(seed);
    let (mut kills, mut early, mut longest_life) = (0, 0, LONGEST_LIFE);
    for _ in 0..LIVES_EACH * wanted {
        let moment = Duration::from_millis(luck.below(longest_life).into());
        let heard = stage.heard();
        let died = tokio::select! {
            () = sleep(moment) => Ok(()),
            died = stage.live() => died,
        };
        stage.kill().await?;
        died?;
        if stage.heard() > heard {
            kills += 1;
            tally.blow();
            let acknowledged = stage.heard() - heard;
            // Alternately, the next server or the reader that checks the tables is the first process to open the tables
            // after a kill.
            if kills % 2 == 0 {
                stage.server = stage.play.spawn()?;
            }
            tally.add(acknowledged, stage.check().await?);
        } else {
            (early, longest_life) = (early + 1, longest_life + LONGEST_LIFE / 20);
        }
        if kills == wanted {
            break;
        }
        if !stage.server.is_alive()? {
            stage.server = stage.play.spawn()?;
        }
    }
    ensure!(kills == wanted, "only {kills} of {wanted} servers died in the middle of a game");
    stage.again().await?;
    tally.add(stage.play(50).await?, stage.check().await?);
    ensure!(stage.bots.refused.is_empty(), "bots were refused while all was well: {:?}", stage.bots.refused);
    stage.doctor().await?;
    tally.report(&format!("{kind} ({early} more before anything was heard)"), report);
    Ok(())
}

impl Stage {
    /// Returns the number of positions that the person and the bots have received so far.
    fn heard(&self) -> usize {
        self.person.ledger.heard() + self.bots.ledger.heard()
    }

    /// Waits until the server listens, and then plays until the server is gone.
    async fn live(&mut self) -> Result<()> {
        if self.server.address().is_err() {
            self.server.listen().await?;
        }
        let Stage { server, person, bots, .. } = self;
        person.arrive(server).await?;
        let play = async {
            loop {
                let deed = person.draw();
                if let Done::Refused(words) = person.act(deed).await? {
                    bail!("{deed:?} was refused while all is well: {words}");
                }
            }
        };
        tokio::select! {
            ended = play => ended,
            ended = bots.play_on(server) => ended,
        }
    }
}
