//! The time by which the clocks of people run.

use dealer::Moment;
use std::{
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};
use tokio::{sync::watch, time::sleep};

/// The time by which the clocks of people run. Jumps of the system's clock do not change it while the server runs.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    /// The time from which people could decide since the server started, in milliseconds since 1970.
    since: u64,
}

#[derive(Clone, Debug)]
enum Source {
    /// The clock of the system: the time at its start, in milliseconds since 1970, and the time that has passed.
    System { at: u64, start: Instant },
    /// The time that somebody else sets, for tests.
    Set(Arc<watch::Receiver<u64>>),
}

/// The time after the start of a server until live clocks run again, in milliseconds. People need it to come back.
const RETURN: u64 = 10_000;

impl Clock {
    /// Returns the clock of the system.
    pub fn system() -> Clock {
        let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, millis);
        Clock { source: Source::System { at, start: Instant::now() }, since: at + RETURN }
    }

    /// Returns a clock that shows the time in this channel, in milliseconds since 1970.
    pub fn set(time: watch::Receiver<u64>) -> Clock {
        let since = *time.borrow() + RETURN;
        Clock { source: Source::Set(Arc::new(time)), since }
    }

    /// Returns this moment, for a message that takes the time `lag` to its person and back.
    pub(crate) fn moment(&self, lag: Duration) -> Moment {
        Moment { now: self.now(), since: self.since, lag: millis(lag) }
    }

    /// Waits until this time, in milliseconds since 1970. The call is cancel safe.
    pub(crate) async fn until(&self, due: u64) {
        match &self.source {
            Source::System { .. } => sleep(Duration::from_millis(due.saturating_sub(self.now()))).await,
            Source::Set(time) => {
                let mut time = watch::Receiver::clone(time);
                // A test that sets the time no longer is over.
                if time.wait_for(|now| *now >= due).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    fn now(&self) -> u64 {
        match &self.source {
            Source::System { at, start } => at + millis(start.elapsed()),
            Source::Set(time) => *time.borrow(),
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Returns the seconds since 1970 by the clock of the system, or 0 if it is set to a time before 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}
