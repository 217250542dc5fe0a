//! A limit on the rate at which the messages of one socket are answered.

use crate::limits::Limits;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A limit on the rate of messages. A burst of messages is answered immediately, and further messages at a fixed rate.
/// A message may wait, but is never lost.
pub(crate) struct Pace {
    burst: f64,
    per_second: f64,
    /// The number of messages that may be answered immediately. If it is negative, the next message waits.
    left: f64,
    since: Instant,
}

impl Pace {
    pub(crate) fn new(limits: &Limits) -> Pace {
        let (burst, per_second) = (f64::from(limits.burst.max(1)), f64::from(limits.per_second.max(1)));
        Pace { burst, per_second, left: burst, since: Instant::now() }
    }

    /// Waits until the next message may be answered.
    pub(crate) async fn next(&mut self) {
        let now = Instant::now();
        self.left = self.burst.min(self.left + (now - self.since).as_secs_f64() * self.per_second);
        self.since = now;
        self.left -= 1.0;
        if self.left < 0.0 {
            sleep(Duration::from_secs_f64(-self.left / self.per_second)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_burst_is_let_through_and_a_flood_is_slowed_down() {
        let mut pace = Pace::new(&Limits { burst: 10, per_second: 5, ..Limits::default() });
        let started = Instant::now();
        for _ in 0..10 {
            pace.next().await;
        }
        assert_eq!(started.elapsed(), Duration::ZERO);
        for _ in 0..20 {
            pace.next().await;
        }
        let passed = started.elapsed();
        assert!((Duration::from_millis(3_900)..Duration::from_millis(4_200)).contains(&passed), "{passed:?}");
    }
}
