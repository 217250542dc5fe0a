//! One match whose processes are disturbed at random moments.

use crate::{binary::Binary, postgres::Postgres};
use anyhow::{Context, Result, bail, ensure};
use kernel::Rng;
use std::{path::Path, process::Stdio, time::Duration};
use tokio::{
    process::{Child, Command},
    time::{sleep, timeout},
};

/// One match, which is disturbed at random moments.
pub(super) struct Round<'a> {
    pub(super) binary: &'a Binary,
    /// The arguments of each process.
    pub(super) words: &'a [&'a str],
    /// The longest time between two blows.
    pub(super) longest: Duration,
    /// The greatest number of blows.
    pub(super) wanted: usize,
}

/// A way to play a match.
pub(super) enum Way<'a> {
    /// One process, with a file in this folder and this number of threads.
    File { folder: &'a Path, jobs: &'a str },
    /// Two processes, which share a queue, and what happens to them.
    Queue(&'a mut Postgres, Blow),
}

/// A blow to a match with a queue.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Blow {
    /// One of the processes is killed and started again.
    Process,
    /// The database is killed and started again, while the processes wait for it.
    Database,
}

impl Way<'_> {
    /// Returns the number of processes that play together.
    pub(super) fn processes(&self) -> usize {
        match self {
            Way::File { .. } => 1,
            Way::Queue(..) => 2,
        }
    }

    /// Makes a place for the match of another round, and returns the arguments with this place.
    pub(super) fn afresh(&self, round: usize) -> Result<Vec<String>> {
        let words = match self {
            Way::File { folder, jobs } => {
                ["--out", &folder.join(format!("{round}.jsonl")).display().to_string(), "--jobs", jobs]
                    .map(str::to_owned)
            }
            Way::Queue(postgres, _) => {
                postgres.run("DROP TABLE IF EXISTS lab, lab_units, lab_blocks, lab_matches")?;
                ["--queue", &postgres.address(), "--jobs", "1"].map(str::to_owned)
            }
        };
        Ok(words.to_vec())
    }
}

/// The time after which a match that is not over has failed.
const PATIENCE: Duration = Duration::from_secs(600);

impl Round<'_> {
    /// Plays the match to its end. Returns the number of blows that hit it before its end, and the report of each process.
    pub(super) async fn play(&self, way: &mut Way<'_>, luck: &mut Rng) -> Result<(usize, Vec<String>)> {
        let played = async {
            let mut playing: Vec<Child> = (0..way.processes()).map(|_| self.spawn()).collect::<Result<_>>()?;
            let mut struck = 0;
            while struck < self.wanted {
                let moment = luck.below(self.longest.as_millis().clamp(20, 600_000) as u32);
                sleep(Duration::from_millis(moment.into())).await;
                let mut alive = Vec::new();
                for (at, child) in playing.iter_mut().enumerate() {
                    if child.try_wait()?.is_none() {
                        alive.push(at);
                    }
                }
                let Some(at) = luck.pick(&alive).copied() else { break };
                struck += 1;
                match way {
                    Way::Queue(postgres, Blow::Database) => {
                        postgres.kill()?;
                        postgres.start_again()?;
                    }
                    Way::File { .. } | Way::Queue(_, Blow::Process) => {
                        playing[at].kill().await?;
                        playing[at] = self.spawn()?;
                    }
                }
            }
            let mut reports = Vec::new();
            for child in playing {
                reports.push(report(child).await?);
            }
            anyhow::Ok((struck, reports))
        };
        match timeout(PATIENCE, played).await {
            Ok(played) => played,
            Err(_) => bail!("a match is not over after {} seconds", PATIENCE.as_secs()),
        }
    }

    fn spawn(&self) -> Result<Child> {
        let mut command = Command::new(self.binary.path());
        let pipes = command.args(self.words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        pipes.kill_on_drop(true).spawn().context("a process of a match")
    }
}

/// Waits for the end of a process, which must succeed, and returns what it printed.
async fn report(child: Child) -> Result<String> {
    let output = child.wait_with_output().await?;
    let words = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "a process of a match ended with {}: {words}", output.status);
    Ok(String::from_utf8(output.stdout)?)
}
