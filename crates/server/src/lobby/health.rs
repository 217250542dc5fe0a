//! Whether the store can still be written to.

use std::{sync::Arc, time::Duration};
use store::{Cause, Store, StoreFault};
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

/// The last time somebody asked, and what came of it: however often it is asked, the store is tried once in a while.
#[derive(Default)]
pub(super) struct Health(Mutex<Option<(Instant, Result<(), &'static str>)>>);

/// For so long an answer holds.
const FRESH: Duration = Duration::from_secs(1);

/// A store that takes longer to answer is ill.
const PATIENCE: Duration = Duration::from_secs(3);

impl Health {
    /// Returns the name of the cause where nothing can be stored.
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
