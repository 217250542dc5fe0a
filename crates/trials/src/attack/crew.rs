//! Attackers, and the counts that they share.

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

/// The attackers of one attack. Each runs as a task.
pub(super) struct Crew {
    pub(super) target: Target,
    pub(super) tally: Arc<Tally>,
    tasks: JoinSet<()>,
    /// The tasks of attackers that stop by themselves, after they have sent everything.
    errands: JoinSet<()>,
}

/// The counts and faults of all attackers of a crew.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// The number of connections that were opened.
    pub(super) opened: AtomicUsize,
    /// The number of messages, requests and parts of requests that were sent.
    pub(super) sent: AtomicUsize,
    /// The number of connections that the server has closed or refused.
    pub(super) closed: AtomicUsize,
    faults: Mutex<Vec<String>>,
}

/// An attacker, with its number, its target and the shared counts.
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

    /// Adds `count` attackers that repeat their work until the attack ends.
    pub(super) fn again_and_again(&mut self, count: usize, work: impl AsyncWork) {
        for number in 0..count {
            let (attacker, work) = (self.attacker(number), work.clone());
            self.tasks.spawn(async move {
                loop {
                    // The server may close the connection of an attacker, which then opens the next connection at once.
                    if work(attacker.clone()).await.is_err() {
                        attacker.tally.closed.fetch_add(1, Relaxed);
                        tokio::task::yield_now().await;
                    }
                }
            });
        }
    }

    /// Adds `count` attackers that do their work once.
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

    /// Adds `count` attackers, for which the attack waits until their work is done. An error in their work is a fault.
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

    /// Reports whether any errand is unfinished.
    pub(super) fn has_work(&mut self) -> bool {
        while self.errands.try_join_next().is_some() {}
        !self.errands.is_empty()
    }

    /// Stops all attackers and closes their connections.
    pub(super) async fn end(mut self) {
        self.tasks.shutdown().await;
        self.errands.shutdown().await;
    }

    fn attacker(&self, number: usize) -> Attacker {
        Attacker { number, target: self.target.clone(), tally: Arc::clone(&self.tally) }
    }
}

/// The work of an attacker, which can be repeated.
pub(super) trait AsyncWork: Fn(Attacker) -> Doing + Clone + Send + Sync + 'static {}

impl<F: Fn(Attacker) -> Doing + Clone + Send + Sync + 'static> AsyncWork for F {}

pub(super) type Doing = std::pin::Pin<Box<dyn Future<Output = Result<()>> + Send>>;

impl Attacker {
    /// Opens a TCP connection to the target.
    pub(super) async fn connect(&self) -> Result<TcpStream> {
        let stream = connect_from(self.target.source(self.number), self.target.server).await?;
        // The connection ends with a reset, so that it leaves no port in TIME_WAIT.
        stream.set_zero_linger()?;
        self.tally.opened.fetch_add(1, Relaxed);
        Ok(stream)
    }

    /// Opens a WebSocket to the target.
    pub(super) async fn open(&self) -> Result<Line> {
        let line = Line::open(self.target.source(self.number), self.target.server).await?;
        self.tally.opened.fetch_add(1, Relaxed);
        Ok(line)
    }

    /// Counts one message, request or part of a request as sent.
    pub(super) fn sent(&self) {
        self.tally.sent.fetch_add(1, Relaxed);
    }
}

impl Tally {
    /// Records a fault.
    pub(super) fn fault(&self, about: String) {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(about);
    }

    /// Returns the faults recorded so far.
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
