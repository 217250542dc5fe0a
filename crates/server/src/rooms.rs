//! The tables in memory, and the resources that their tasks share.

use crate::{room::ToRoom, thinkers::Thinkers};
use std::{collections::HashMap, io, sync::Arc};
use store::TableId;
use tokio::sync::{Mutex, MutexGuard, OwnedMutexGuard, mpsc};
use tokio_util::sync::CancellationToken;

/// The tables in memory. Any other table is loaded from the store when somebody opens it.
pub(crate) struct Rooms {
    doors: Mutex<Doors>,
    /// A lock for each table that is being loaded or removed, so that nobody waits for another table.
    gates: std::sync::Mutex<HashMap<TableId, Arc<Mutex<()>>>>,
    thinkers: Thinkers,
    stop: CancellationToken,
}

#[derive(Default)]
pub(crate) struct Doors {
    open: HashMap<TableId, Door>,
    /// The number of tasks started so far, which is the number of the next one.
    seen: u64,
}

/// The inbox of a table's task.
struct Door {
    /// The number of the task, which differs from that of an earlier task of the same table.
    number: u64,
    inbox: mpsc::Sender<ToRoom>,
}

/// The greatest number of messages that wait for a table. Further senders wait.
pub(crate) const INBOX: usize = 64;

impl Rooms {
    /// Starts the threads of the bots, without tables.
    ///
    /// # Errors
    ///
    /// Fails if the threads cannot be started.
    pub(crate) fn new(stop: CancellationToken) -> io::Result<Rooms> {
        Ok(Rooms { doors: Mutex::default(), gates: Default::default(), thinkers: Thinkers::start()?, stop })
    }

    /// Locks the doors. Nobody else opens or leaves a table while the guard is held.
    pub(crate) async fn doors(&self) -> MutexGuard<'_, Doors> {
        self.doors.lock().await
    }

    /// Locks a table. Nobody else loads or removes it while the guard is held.
    pub(crate) async fn gate(&self, id: &TableId) -> OwnedMutexGuard<()> {
        let gate = {
            let mut gates = self.gates.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            gates.retain(|_, gate| Arc::strong_count(gate) > 1);
            Arc::clone(gates.entry(id.clone()).or_default())
        };
        gate.lock_owned().await
    }

    /// Drops a table from memory if only the lobby can still send it a message. Returns false if somebody has it open.
    pub(crate) async fn unload(&self, id: &TableId, number: u64) -> bool {
        let mut doors = self.doors.lock().await;
        match doors.open.get(id) {
            Some(door) if door.number == number && door.inbox.strong_count() > 1 => false,
            Some(door) if door.number == number => {
                doors.open.remove(id);
                true
            }
            // Somebody else has removed this table.
            Some(_) | None => true,
        }
    }

    /// Forgets a task, so that the table gets a new one when it is next opened.
    pub(crate) async fn forget(&self, id: &TableId, number: u64) {
        let mut doors = self.doors.lock().await;
        if doors.open.get(id).is_some_and(|door| door.number == number) {
            doors.open.remove(id);
        }
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    pub(crate) fn stop(&self) -> CancellationToken {
        self.stop.clone()
    }

    /// Waits until the server stops.
    pub(crate) async fn stopping(&self) {
        self.stop.cancelled().await;
    }
}

impl Doors {
    /// Returns the inbox of a table, if its task runs.
    pub(crate) fn open(&self, id: &TableId) -> Option<mpsc::Sender<ToRoom>> {
        self.open.get(id).filter(|door| !door.inbox.is_closed()).map(|door| door.inbox.clone())
    }

    /// Adds a door for a new task of a table. Returns the number of the task and both ends of its inbox.
    pub(crate) fn add(&mut self, id: &TableId) -> (u64, mpsc::Sender<ToRoom>, mpsc::Receiver<ToRoom>) {
        let number = self.seen;
        self.seen += 1;
        let (inbox, messages) = mpsc::channel(INBOX);
        self.open.insert(id.clone(), Door { number, inbox: inbox.clone() });
        (number, inbox, messages)
    }

    /// Removes a table and returns its inbox.
    pub(crate) fn remove(&mut self, id: &TableId) -> Option<mpsc::Sender<ToRoom>> {
        self.open.remove(id).map(|door| door.inbox)
    }
}
