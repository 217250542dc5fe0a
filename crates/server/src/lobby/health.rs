//! The health check of the store. A store is healthy if it can be written to.

use std::{sync::Arc, time::Duration};
use store::{Cause, Store, StoreFault};
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

/// The time and the result of the last check. The result is reused for a while, so that frequent requests cause little
/// load.
#[derive(Default)]
pub(super) struct Health(Mutex<Option<(Instant, Result<(), &'static str>)>>);

/// The time for which the result of a check is reused.
const FRESH: Duration = Duration::from_secs(1);

/// The time after which a store that has not answered counts as failed.
const PATIENCE: Duration = Duration::from_secs(3);

impl Health {
    /// Checks whether the store can be written to.
    ///
    /// # Errors
    ///
    /// Returns the name of the cause if the store cannot be written to.
    pub(super) async fn of(&self, store: &Arc<dyn Store>) -> Result<(), &'static str> {
        let mut last = self.0.lock().await;
        if let Some((asked, answer)) = *last
            && asked.elapsed() < FRESH
        {
            return answer;
        }
        let answer = match timeout(PATIENCE, store.probe()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(StoreFault::Failed { cause, .. })) => Err(cause.name()),
            Ok(Err(_)) => Err(Cause::Other.name()),
            Err(_) => Err(store.cause_of_silence().name()),
        };
        *last = Some((Instant::now(), answer));
        answer
    }
}
