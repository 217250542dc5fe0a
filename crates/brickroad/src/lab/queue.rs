//! The queue in a PostgreSQL database, whose units several processes play.

use anyhow::{Result, bail};
use lab::{Queue, QueueFault};
use store::{StoreFault, UnitQueue};
use tokio::runtime::{Builder, Runtime};

/// A queue in a database. Its calls block the thread.
pub(super) struct DatabaseQueue {
    runtime: Runtime,
    units: UnitQueue,
}

impl DatabaseQueue {
    /// Opens the queue in the database at this address.
    pub(super) fn open(address: &str) -> Result<DatabaseQueue> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
            bail!("this is not the address of a queue; expected one such as postgres://user@localhost/lab");
        }
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let units = runtime.block_on(UnitQueue::open(address))?;
        Ok(DatabaseQueue { runtime, units })
    }
}

impl Queue for DatabaseQueue {
    fn place(&self) -> String {
        self.units.place().to_owned()
    }

    fn begin(&mut self, key: &str, plan: &str, units: u64) -> Result<String, QueueFault> {
        self.runtime.block_on(self.units.begin(key, plan, units)).map_err(fault)
    }

    fn claim(&mut self, most: u64, next: u64) -> Result<Vec<u64>, QueueFault> {
        self.runtime.block_on(self.units.claim(most, next)).map_err(fault)
    }

    fn exchange(&mut self, finished: &[(u64, String)], next: u64) -> Result<Vec<String>, QueueFault> {
        self.runtime.block_on(self.units.exchange(finished, next)).map_err(fault)
    }
}

fn fault(why: StoreFault) -> QueueFault {
    QueueFault(why.to_string())
}
