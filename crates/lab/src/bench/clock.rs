//! How much time this thread has had.

use serde::Serialize;
use std::time::{Duration, Instant};

/// Where seconds come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Clock {
    /// What this thread has spent on a processor: a busy neighbour hardly disturbs it. Linux tells.
    Cpu,
    /// The clock on the wall.
    Wall,
}

impl Clock {
    /// The best clock there is here.
    pub fn best() -> Clock {
        if spent_by_thread().is_some() { Clock::Cpu } else { Clock::Wall }
    }

    /// Does some work and says how many seconds it took.
    pub fn time<T>(self, work: impl FnOnce() -> T) -> (T, f64) {
        let before = match self {
            Clock::Cpu => spent_by_thread(),
            Clock::Wall => None,
        };
        let start = Instant::now();
        let done = work();
        let wall = start.elapsed();
        let spent = before.and_then(|before| spent_by_thread()?.checked_sub(before)).unwrap_or(wall);
        // Work that takes no time that a clock can see still has a rate.
        (done, spent.max(Duration::from_nanos(1)).as_secs_f64())
    }
}

#[cfg(target_os = "linux")]
fn spent_by_thread() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(target_os = "linux"))]
fn spent_by_thread() -> Option<Duration> {
    None
}
