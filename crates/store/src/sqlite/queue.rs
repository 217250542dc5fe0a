//! The queue of writes. All waiting writes share one transaction, so that they wait for the disk only once. Each write is
//! acknowledged after the commit. A refused write does not affect the others.

use super::{do_write, lasting::Lasting, writing::Writing};
use crate::{Cause, Deed, StoreFault, write::Write};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The queue of writes.
#[derive(Debug)]
pub(super) struct Queue(mpsc::Sender<Job>);

/// A write, and the channel for its result.
#[derive(Debug)]
struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreFault>>,
}

/// The task that performs the writes as long as the queue exists.
struct Writer {
    file: Arc<Lasting>,
}

/// The greatest number of writes in the queue and in one transaction. Further callers wait.
const MOST: usize = 256;

impl Queue {
    /// Starts the task that performs the writes.
    pub(super) fn start(file: Arc<Lasting>) -> Queue {
        let (queue, jobs) = mpsc::channel(MOST);
        tokio::spawn(Writer { file }.work(jobs));
        Queue(queue)
    }

    /// Waits until a write is stored, or refused.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreFault> {
        let (done, answer) = oneshot::channel();
        self.0.send(Job { write, done }).await.map_err(|_| ended())?;
        answer.await.map_err(|_| ended())?
    }
}

fn ended() -> StoreFault {
    StoreFault::Failed { deed: Deed::Written, cause: Cause::Away, why: "the writer has ended".to_owned() }
}

impl Writer {
    async fn work(self, mut jobs: mpsc::Receiver<Job>) {
        let mut group = Vec::new();
        while jobs.recv_many(&mut group, MOST).await > 0 {
            // The write of a caller that has given up is dropped.
            group.retain(|job: &Job| !job.done.is_closed());
            if group.len() > 1
                && let Some(answers) = self.together(&group).await
            {
                for (Job { done, .. }, answer) in group.drain(..).zip(answers) {
                    let _ = done.send(answer);
                }
                continue;
            }
            for Job { write, done } in group.drain(..) {
                let _ = done.send(self.alone(&write).await);
            }
        }
    }

    /// Performs one write in a transaction of its own.
    async fn alone(&self, write: &Write) -> Result<(), StoreFault> {
        let mut writing = Writing::begin(&self.file).await?;
        do_write(writing.on(), write).await?;
        writing.commit().await
    }

    /// Performs all these writes in one transaction. Returns `None` if the database fails. In that case no write is
    /// acknowledged, and the caller tries each write alone. A write that was stored in spite of the failure finds its
    /// number taken.
    async fn together(&self, group: &[Job]) -> Option<Vec<Result<(), StoreFault>>> {
        let mut writing = Writing::begin(&self.file).await.ok()?;
        let mut answers = Vec::with_capacity(group.len());
        for Job { write, .. } in group {
            writing.run("SAVEPOINT one").await.ok()?;
            let answer = do_write(writing.on(), write).await;
            match &answer {
                Ok(()) => {}
                // The transaction itself may have ended.
                Err(StoreFault::Failed { .. }) => return None,
                Err(_) => writing.run("ROLLBACK TO one").await.ok()?,
            }
            writing.run("RELEASE one").await.ok()?;
            answers.push(answer);
        }
        writing.commit().await.ok()?;
        Some(answers)
    }
}
