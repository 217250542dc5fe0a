//! Attackers at work, and what they count together.

use super::target::Target;
use crate::line::{Line, connect_from};
use anyhow::Result;
use std::{
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
};
use tokio::{net::TcpStream, task::JoinSet};

/// Attackers, each a task.
pub(super) struct Crew {
    pub(super) target: Target,
    pub(super) tally: Arc<Tally>,
    tasks: JoinSet<()>,
    /// Those that end by themselves, when all is sent.
    errands: JoinSet<()>,
}

/// The counts of what attackers have done.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Connections that were opened.
    pub(super) opened: AtomicUsize,
    /// Messages, requests and parts of them that were sent.
    pub(super) sent: AtomicUsize,
    /// Connections that the server has closed.
    pub(super) closed: AtomicUsize,
    faults: Mutex<Vec<String>>,
}

/// One attacker: its number, its target, and where it counts.
#[derive(Clone)]
pub(super) struct Attacker {
    pub(super) number: usize,
    pub(super) target: Target,
    pub(super) tally: Arc<Tally>,
}

impl Crew {
    pub(super) fn new(target: Target, tally: Arc<Tally>) -> Crew {
        Crew { target, tally, tasks: JoinSet::new(), errands: JoinSet::new() }
    }

    /// Adds so many attackers, who do this again and again.
    pub(super) fn again_and_again(&mut self, count: usize, work: impl AsyncWork) {
        for number in 0..count {
            let (attacker, work) = (self.attacker(number), work.clone());
            self.tasks.spawn(async move {
                loop {
                    // The server may close any attacker's connection; the next one is opened at once.
                    if work(attacker.clone()).await.is_err() {
                        attacker.tally.closed.fetch_add(1, Relaxed);
                        tokio::task::yield_now().await;
                    }
                }
            });
        }
    }

    /// Adds so many attackers, who do this once and then hold what they have.
    pub(super) fn once(&mut self, count: usize, work: impl AsyncWork) {
        for number in 0..count {
            let (attacker, work) = (self.attacker(number), work.clone());
            self.tasks.spawn(async move {
                if work(attacker.clone()).await.is_err() {
                    attacker.tally.closed.fetch_add(1, Relaxed);
                }
            });
        }
    }

    /// Adds so many attackers with something to get done.
    pub(super) fn errands(&mut self, count: usize, work: impl AsyncWork) {
        for number in 0..count {
            let (attacker, work) = (self.attacker(number), work.clone());
            self.errands.spawn(async move {
                if let Err(fault) = work(attacker.clone()).await {
                    attacker.tally.fault(format!("{fault:#}"));
                }
            });
        }
    }

    /// Returns whether somebody has something to get done.
    pub(super) fn has_work(&mut self) -> bool {
        while self.errands.try_join_next().is_some() {}
        !self.errands.is_empty()
    }

    /// Ends all of them, with their connections.
    pub(super) async fn end(mut self) {
        self.tasks.shutdown().await;
        self.errands.shutdown().await;
    }

    fn attacker(&self, number: usize) -> Attacker {
        Attacker { number, target: self.target.clone(), tally: Arc::clone(&self.tally) }
    }
}

/// Something that an attacker does.
pub(super) trait AsyncWork: Fn(Attacker) -> Doing + Clone + Send + Sync + 'static {}

impl<F: Fn(Attacker) -> Doing + Clone + Send + Sync + 'static> AsyncWork for F {}

pub(super) type Doing = std::pin::Pin<Box<dyn Future<Output = Result<()>> + Send>>;

impl Attacker {
    /// Opens a connection.
    pub(super) async fn connect(&self) -> Result<TcpStream> {
        let stream = connect_from(self.target.source(self.number), self.target.server).await?;
        // An end without a farewell leaves no port waiting.
        stream.set_zero_linger()?;
        self.tally.opened.fetch_add(1, Relaxed);
        Ok(stream)
    }

    /// Opens a socket.
    pub(super) async fn open(&self) -> Result<Line> {
        let line = Line::open(self.target.source(self.number), self.target.server).await?;
        self.tally.opened.fetch_add(1, Relaxed);
        Ok(line)
    }

    /// Counts something that was sent.
    pub(super) fn sent(&self) {
        self.tally.sent.fetch_add(1, Relaxed);
    }
}

impl Tally {
    /// Notes something that must not be.
    pub(super) fn fault(&self, about: String) {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(about);
    }

    /// Returns what must not have been.
    pub(super) fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [opened, sent, closed] = [&self.opened, &self.sent, &self.closed].map(|count| count.load(Relaxed));
        write!(out, "{opened} connections, {sent} messages or parts, {closed} closed or refused")
    }
}
