//! Runs one blow. While its cause is present, refusals must name the cause. After the cause has ended, nothing that was
//! acknowledged may be missing.

use super::{
    person::{Deed, Done, Person},
    stage::{PATIENCE, Stage},
};
use crate::{report::Report, server::Server};
use anyhow::{Context, Result};
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// A cause of refusals, with its name in the server's health and the words that its refusals contain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cause {
    pub(super) name: &'static str,
    pub(super) words: &'static str,
}

pub(super) const FULL: Cause = Cause { name: "full", words: "is full" };
pub(super) const READ_ONLY: Cause = Cause { name: "read-only", words: "may only be read" };
pub(super) const BUSY: Cause = Cause { name: "busy", words: "Another program holds" };
pub(super) const MOVED: Cause = Cause { name: "moved", words: "was removed or moved" };
pub(super) const CORRUPT: Cause = Cause { name: "corrupt", words: "is damaged" };
pub(super) const LIMITS: Cause = Cause { name: "limits", words: "no more files or memory" };
pub(super) const AWAY: Cause = Cause { name: "away", words: "does not answer" };

/// The counts for one kind of blow.
#[derive(Debug, Default)]
pub(super) struct Tally {
    blows: usize,
    acknowledged: usize,
    refused: usize,
    compared: usize,
    slowest_ill: Duration,
    slowest_well: Duration,
    /// True if the answer to the last deed took longer than `SLOW`.
    is_slow: bool,
    faults: Vec<String>,
}

/// The time within which the server's health must report a change.
const PROMPT: Duration = Duration::from_secs(5);

/// The time after which an answer counts as slow.
const SLOW: Duration = Duration::from_secs(2);

/// The greatest number of deeds until one is refused. If none of them is refused, the trial fails.
const MOST_DEEDS: usize = 3_000;

/// The number of deeds before each blow and after it.
pub(super) const DEEDS: usize = 8;

/// Runs one blow. `begin` starts the cause of the blow, and `end` stops the cause. In between, refusals must name one
/// of `causes`.
pub(super) async fn strike(
    stage: &mut Stage,
    causes: &[Cause],
    tally: &mut Tally,
    begin: impl AsyncFnOnce(&Stage) -> Result<()>,
    end: impl AsyncFnOnce(&Stage) -> Result<()>,
) -> Result<()> {
    tally.acknowledged += stage.play(DEEDS).await?;
    begin(stage).await?;
    let suffered = suffer(stage, causes, tally).await;
    end(stage).await?;
    suffered?;
    tally.until_well(&stage.server).await?;
    tally.acknowledged += stage.play(DEEDS).await?;
    tally.compared += stage.check().await?;
    Ok(())
}

/// Plays while the cause of a blow is present. Waits until a deed is refused and the server's health reports the cause,
/// and then tries each kind of deed once.
pub(super) async fn suffer(stage: &mut Stage, causes: &[Cause], tally: &mut Tally) -> Result<()> {
    tally.blows += 1;
    let before = tally.faults.len();
    let Stage { server, person, bots, .. } = stage;
    let suffered = async {
        tally.until_felt(server, person, causes).await?;
        for deed in Deed::ALL {
            // If answers are slow, the first deed is enough.
            if !tally.is_slow {
                tally.attempt(person, server, deed, causes).await?;
            }
        }
        Ok(())
    };
    // The bots play at the same time. They do not stop by themselves while the server is running.
    let suffered = tokio::select! {
        suffered = suffered => suffered,
        () = bots.persist(server) => Ok(()),
    };
    std::mem::take(&mut bots.refused).iter().for_each(|words| tally.judge(words, causes));
    if tally.faults.len() > before {
        eprintln!("storm: {}", stage.log());
    }
    suffered
}

impl Tally {
    /// Adds the counts and faults of this kind of blow to the report.
    pub(super) fn report(self, kind: &str, report: &mut Report) {
        let Tally { blows, acknowledged, refused, compared, slowest_ill, slowest_well, is_slow: _, faults } = self;
        report.line(format!(
            "{kind}: {blows} blows; {acknowledged} deeds acknowledged, {refused} refused; ill after {:.1} s, well after {:.1} s at \
             most; {compared} things read back",
            slowest_ill.as_secs_f64(),
            slowest_well.as_secs_f64()
        ));
        for fault in faults {
            report.fault(format!("{kind}: {fault}"));
        }
    }

    /// Adds acknowledged deeds and compared things that `strike` did not count.
    pub(super) fn add(&mut self, acknowledged: usize, compared: usize) {
        (self.acknowledged, self.compared) = (self.acknowledged + acknowledged, self.compared + compared);
    }

    pub(super) fn blow(&mut self) {
        self.blows += 1;
    }

    pub(super) fn fault(&mut self, fault: impl Into<String>) {
        let fault = fault.into();
        if !self.faults.contains(&fault) {
            // The fault is also printed at once, because a trial that fails with an error never prints its report.
            eprintln!("storm: {fault}");
            self.faults.push(fault);
        }
    }

    /// Tries deeds until one is refused or not answered. Also waits until the server's health reports a cause. Adds a
    /// fault if the server's health reports the cause late or reports none of `causes`.
    async fn until_felt(&mut self, server: &Server, person: &mut Person, causes: &[Cause]) -> Result<()> {
        let illness = async {
            loop {
                if let Some(cause) = health(server).await? {
                    return anyhow::Ok((Instant::now(), cause));
                }
                sleep(Duration::from_millis(100)).await;
            }
        };
        let mut felt = None;
        let deeds = async {
            for _ in 0..MOST_DEEDS {
                let (deed, asked) = (person.draw(), Instant::now());
                if !self.attempt(person, server, deed, causes).await? {
                    felt = Some(asked);
                    break;
                }
            }
            felt.with_context(|| format!("{MOST_DEEDS} deeds were acknowledged, and none was refused"))
        };
        let (ill, felt) = tokio::join!(timeout(4 * PROMPT + PATIENCE, illness), deeds);
        let felt = felt?;
        let Ok(ill) = ill else {
            self.fault("health never became ill");
            return Ok(());
        };
        let (ill, cause) = ill?;
        // The time counts from the first refused deed, because a cause may have no effect at once. An example is a disk
        // that is not quite full.
        let late = ill.saturating_duration_since(felt);
        self.slowest_ill = self.slowest_ill.max(late);
        if late > PROMPT {
            self.fault(format!("health became ill only after {:.1} s", late.as_secs_f64()));
        }
        if !causes.iter().any(|known| known.name == cause) {
            self.fault(format!("health names {cause:?}; expected {}", names(causes)));
        }
        Ok(())
    }

    /// Tries deeds of all kinds until `work` is done. Refusals must name one of `causes`.
    pub(super) async fn meanwhile(
        &mut self,
        stage: &mut Stage,
        causes: &[Cause],
        work: impl Future<Output = Result<()>>,
    ) -> Result<()> {
        let Stage { server, person, bots, .. } = stage;
        let deeds = async {
            loop {
                let deed = person.draw();
                if let Err(fault) = self.attempt(person, server, deed, causes).await {
                    break fault;
                }
            }
        };
        let done = tokio::select! {
            done = work => done,
            fault = deeds => Err(fault),
            () = bots.persist(server) => Ok(()),
        };
        std::mem::take(&mut bots.refused).iter().for_each(|words| self.judge(words, causes));
        done
    }

    /// Tries this many deeds on the open socket, because it may be impossible to open a new socket. Refusals must name
    /// one of `causes`.
    pub(super) async fn stay(&mut self, stage: &mut Stage, causes: &[Cause], deeds: usize) -> Result<()> {
        for _ in 0..deeds {
            let deed = stage.person.draw();
            match timeout(PATIENCE, stage.person.act(deed)).await.context("a deed is not answered")?? {
                Done::Acknowledged => self.acknowledged += 1,
                Done::Refused(words) => self.judge(&words, causes),
            }
        }
        Ok(())
    }

    /// Tries a deed. Returns true if it was acknowledged.
    pub(super) async fn attempt(
        &mut self,
        person: &mut Person,
        server: &Server,
        deed: Deed,
        causes: &[Cause],
    ) -> Result<bool> {
        let asked = Instant::now();
        let done = timeout(PATIENCE, person.act(deed)).await;
        self.is_slow = asked.elapsed() > SLOW;
        match done {
            Ok(Ok(Done::Acknowledged)) => {
                self.acknowledged += 1;
                return Ok(true);
            }
            Ok(Ok(Done::Refused(words))) => self.judge(&words, causes),
            // The connection was closed, which happens at a limit of connections, for example.
            Ok(Err(_)) | Err(_) => self.refused += 1,
        }
        if !matches!(timeout(PATIENCE, person.arrive(server)).await, Ok(Ok(()))) {
            person.leave();
        }
        Ok(false)
    }

    /// Counts a refusal. If its words name none of `causes`, adds a fault.
    fn judge(&mut self, words: &str, causes: &[Cause]) {
        self.refused += 1;
        if !causes.iter().any(|cause| words.contains(cause.words)) {
            self.fault(format!("refused with {words:?}; expected words for {}", names(causes)));
        }
    }

    /// Waits until the server's health reports that the server is well.
    pub(super) async fn until_well(&mut self, server: &Server) -> Result<()> {
        let ended = Instant::now();
        let wellness = async {
            while health(server).await?.is_some() {
                sleep(Duration::from_millis(100)).await;
            }
            anyhow::Ok(ended.elapsed())
        };
        let Ok(well) = timeout(4 * PROMPT, wellness).await else {
            self.fault("health never became well again");
            return Ok(());
        };
        let well = well?;
        self.slowest_well = self.slowest_well.max(well);
        if well > PROMPT {
            self.fault(format!("health became well only after {:.1} s", well.as_secs_f64()));
        }
        Ok(())
    }
}

fn names(causes: &[Cause]) -> String {
    causes.iter().map(|cause| cause.name).collect::<Vec<_>>().join(" or ")
}

/// Requests the health of a server. Returns the cause if the server is ill, and `None` if it is well.
pub(super) async fn health(server: &Server) -> Result<Option<String>> {
    let answer = server.get("/api/health").await?;
    let said: Value = serde_json::from_str(&answer.body)?;
    match answer.status {
        200 => Ok(None),
        _ => Ok(Some(said["cause"].as_str().unwrap_or_default().to_owned())),
    }
}
