//! The queue of writes. All waiting writes share one transaction, so that they wait for the disk only once. A write is
//! acknowledged after the commit. If one write is refused, the others are still stored.

use super::{do_write, lasting::Lasting, writing::Writing};
use crate::{Cause, Deed, StoreFault, write::Write};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The sender for writes to the task that performs them.
#[derive(Debug)]
pub(super) struct Queue(mpsc::Sender<Job>);

/// A write, and the channel for the result of the write.
#[derive(Debug)]
struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreFault>>,
}

/// The task that performs the writes as long as the queue exists.
struct Writer {
    file: Arc<Lasting>,
}

/// The greatest number of writes in the queue. It is also the greatest number in one transaction. Callers beyond this
/// number wait.
const MOST: usize = 256;

impl Queue {
    /// Starts the task that performs the writes, and returns its queue.
    pub(super) fn start(file: Arc<Lasting>) -> Queue {
        let (queue, jobs) = mpsc::channel(MOST);
        tokio::spawn(Writer { file }.work(jobs));
        Queue(queue)
    }

    /// Adds a write to the queue, and waits until the write is stored or refused.
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
            // If the caller of a write no longer waits for the result, the write is dropped.
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

    /// Performs all writes of `group` in one transaction. Returns `None` if the database fails. In that case no write
    /// is acknowledged, and the caller performs each write in its own transaction. If a write was stored in spite of
    /// the failure, its second attempt finds the row number taken.
    async fn together(&self, group: &[Job]) -> Option<Vec<Result<(), StoreFault>>> {
        let mut writing = Writing::begin(&self.file).await.ok()?;
        let mut answers = Vec::with_capacity(group.len());
        for Job { write, .. } in group {
            writing.run("SAVEPOINT one").await.ok()?;
            let answer = do_write(writing.on(), write).await;
            match &answer {
                Ok(()) => {}
                // This fault may have ended the transaction.
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
