//! Turns at loading tables. A log that is loaded is in memory and is replayed, so only some are at the same time; short ones do not
//! wait for long ones.

use tokio::sync::{Semaphore, SemaphorePermit};

/// The queues of tables that are to be loaded.
pub(super) struct Loads {
    short: Semaphore,
    long: Semaphore,
}

/// A log of no more rows is short: it is replayed within some milliseconds.
const FEW: u64 = 1_000;

/// So many short logs are loaded at the same time, and so many long ones.
const SHORT_ONES: usize = 4;
const LONG_ONES: usize = 1;

impl Default for Loads {
    fn default() -> Loads {
        Loads { short: Semaphore::new(SHORT_ONES), long: Semaphore::new(LONG_ONES) }
    }
}

impl Loads {
    /// Waits until a log of so many rows may be loaded. The turn ends with what is returned.
    pub(super) async fn turn(&self, rows: u64) -> SemaphorePermit<'_> {
        let lane = if rows <= FEW { &self.short } else { &self.long };
        lane.acquire().await.expect("the lanes are never closed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn short_logs_do_not_wait_for_long_ones() {
        let loads = Loads::default();
        let _long = loads.turn(15_000).await;
        let mut next = std::pin::pin!(loads.turn(15_000));
        tokio::select! {
            biased;
            _ = &mut next => panic!("one long log at a time"),
            _ = loads.turn(90) => {}
        }
    }
}
