//! The limits on concurrent loading of tables. Loading and replaying a log takes memory and time, so only a few logs
//! are loaded at once. Short logs do not wait for long ones.

use tokio::sync::{Semaphore, SemaphorePermit};

/// The permits for loading short logs and long logs.
pub(super) struct Loads {
    short: Semaphore,
    long: Semaphore,
}

/// The greatest number of rows of a short log. Replaying a short log takes a few milliseconds.
const FEW: u64 = 1_000;

/// The number of short logs that may be loaded at the same time.
const SHORT_ONES: usize = 4;
/// The number of long logs that may be loaded at the same time.
const LONG_ONES: usize = 1;

impl Default for Loads {
    fn default() -> Loads {
        Loads { short: Semaphore::new(SHORT_ONES), long: Semaphore::new(LONG_ONES) }
    }
}

impl Loads {
    /// Waits until a log with this number of rows may be loaded. The caller must drop the returned permit after
    /// loading.
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
