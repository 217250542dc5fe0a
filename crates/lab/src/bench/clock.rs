//! How much time this thread has had.

use serde::Serialize;
use std::time::Instant;

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
        if cpu_seconds().is_some() { Clock::Cpu } else { Clock::Wall }
    }

    /// Does some work and says how many seconds it took.
    pub fn time<T>(self, work: impl FnOnce() -> T) -> (T, f64) {
        match self {
            Clock::Wall => on_the_wall(work),
            Clock::Cpu => {
                let before = cpu_seconds();
                let (done, wall) = on_the_wall(work);
                let spent = before.zip(cpu_seconds()).map(|(before, after)| after - before);
                // Linux adds up a thread's time at its ticks, so that very short work can seem to take none.
                (done, spent.filter(|spent| *spent > 0.0).unwrap_or(wall))
            }
        }
    }
}

fn on_the_wall<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed().as_secs_f64())
}

fn cpu_seconds() -> Option<f64> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = told.split_whitespace().next()?.parse().ok()?;
    (nanoseconds > 0.0).then_some(nanoseconds / 1e9)
}
