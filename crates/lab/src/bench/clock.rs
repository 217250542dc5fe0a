//! Measures the time that this thread has used, or wall-clock time.

use serde::Serialize;
use std::time::{Duration, Instant};

/// The clock that measures seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Clock {
    /// The processor time of this thread, which other busy programs hardly affect. Only Linux reports it.
    Cpu,
    /// Wall-clock time.
    Wall,
}

impl Clock {
    /// Returns the processor time of this thread as the clock if the system reports it, and otherwise the wall clock.
    pub fn best() -> Clock {
        if spent_by_thread().is_some() { Clock::Cpu } else { Clock::Wall }
    }

    /// Runs some work. Returns its result and the seconds it took.
    pub fn time<T>(self, work: impl FnOnce() -> T) -> (T, f64) {
        let before = match self {
            Clock::Cpu => spent_by_thread(),
            Clock::Wall => None,
        };
        let start = Instant::now();
        let done = work();
        let wall = start.elapsed();
        let spent = before.and_then(|before| spent_by_thread()?.checked_sub(before)).unwrap_or(wall);
        // A rate needs a time above 0, even if the work is too short for the clock.
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
