//! The end of the wait for salts that do not come.

use super::{Gatherings, TRIES, salts};
use crate::troubles::refusal;
use host::Refusal;
use store::{Gathered, StoreFault, TableId};

impl Gatherings {
    /// Lets a gathering go on without the salts that have not come until `now`, in milliseconds since 1970.
    pub(in crate::lobby) async fn end_wait(&self, id: &TableId, now: u64) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let found = self.maker.home.store.gathering(id).await;
            let Gathered { id, version, mut gathering } = match found {
                Ok(gathered) => gathered,
                Err(StoreFault::Missing) => return Ok(()),
                Err(fault) => return Err(refusal(fault)),
            };
            if gathering.due.is_none_or(|due| due > now) {
                return Ok(());
            }
            let before = gathering.clone();
            salts::give_up(&mut gathering)?;
            let gathering = self.settled(&before, gathering)?;
            tracing::info!(table = id.as_str(), "a gathering waits no longer for salts");
            if self.replace(Gathered { id, version, gathering }).await? {
                return Ok(());
            }
        }
        Err(Refusal::Contended)
    }
}
