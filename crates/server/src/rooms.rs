//! The tables in memory, and the resources that their tasks share.

use crate::{room::ToRoom, thinkers::Thinkers};
use bus::{Hint, Link, NodeId};
use std::{
    collections::{BTreeMap, HashMap},
    io,
    sync::Arc,
    time::Duration,
};
use store::TableId;
use tokio::sync::{Mutex, MutexGuard, Notify, OwnedMutexGuard, mpsc};
use tokio_util::sync::CancellationToken;

/// The tables in memory. A table that is not in memory is loaded from the store when somebody opens it.
pub(crate) struct Rooms {
    /// The door of each table in memory.
    doors: Mutex<Doors>,
    /// A lock for each table that is being loaded or removed. Requests for other tables do not wait for this lock.
    gates: std::sync::Mutex<HashMap<TableId, Arc<Mutex<()>>>>,
    thinkers: Thinkers,
    link: Link,
    stop: CancellationToken,
}

/// The doors of the tables in memory. The door of a table leads to the task that owns the table.
#[derive(Default)]
pub(crate) struct Doors {
    open: BTreeMap<TableId, Door>,
    /// The number of tasks that have been started. The next task gets this number.
    seen: u64,
}

/// A table's entry in [`Doors`]: the inbox of the table's task, and the number of the task.
struct Door {
    /// The number of the task. An earlier task of the same table had another number.
    number: u64,
    inbox: mpsc::Sender<ToRoom>,
    news: Arc<Notify>,
}

/// The receiving end of a table's door.
pub(crate) struct Inbox {
    pub(crate) messages: mpsc::Receiver<ToRoom>,
    /// Notified when another server may have stored something. Several hints count as one.
    pub(crate) news: Arc<Notify>,
}

/// The greatest number of messages that wait for a table. Senders beyond this number wait.
pub(crate) const INBOX: usize = 64;

impl Rooms {
    /// Returns rooms without tables, and starts the threads of the bots, which think for at most `thought`. The tables
    /// tell the other servers through `link`.
    ///
    /// # Errors
    ///
    /// Returns an error if the threads cannot be started.
    pub(crate) fn new(stop: CancellationToken, thought: Duration, link: Link) -> io::Result<Rooms> {
        let thinkers = Thinkers::start(thought)?;
        Ok(Rooms { doors: Mutex::default(), gates: Default::default(), thinkers, link, stop })
    }

    /// Returns the link to the other servers.
    pub(crate) fn link(&self) -> &Link {
        &self.link
    }

    /// Locks the list of tables in memory. While the caller holds the guard, nobody else can look up, add or remove a
    /// table's task.
    pub(crate) async fn doors(&self) -> MutexGuard<'_, Doors> {
        self.doors.lock().await
    }

    /// Locks one table. While the caller holds the guard, nobody else loads or removes this table.
    pub(crate) async fn gate(&self, id: &TableId) -> OwnedMutexGuard<()> {
        let gate = {
            let mut gates = self.gates.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            gates.retain(|_, gate| Arc::strong_count(gate) > 1);
            Arc::clone(gates.entry(id.clone()).or_default())
        };
        gate.lock_owned().await
    }

    /// Drops the table of the task with the number `number` from memory, unless somebody other than the lobby can send
    /// messages to the task. Returns false if somebody else can do so, because the table is then still open.
    pub(crate) async fn unload(&self, id: &TableId, number: u64) -> bool {
        let mut doors = self.doors.lock().await;
        match doors.open.get(id) {
            Some(door) if door.number == number && door.inbox.strong_count() > 1 => false,
            Some(door) if door.number == number => {
                doors.open.remove(id);
                true
            }
            // The table was already removed, or a new task owns it.
            Some(_) | None => true,
        }
    }

    /// Removes the door of a table if its task has the number `number`. When the table is next opened, a new task is
    /// started.
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
    /// Returns the inbox of a table, or `None` if the table has no running task.
    pub(crate) fn open(&self, id: &TableId) -> Option<mpsc::Sender<ToRoom>> {
        self.open.get(id).filter(|door| !door.inbox.is_closed()).map(|door| door.inbox.clone())
    }

    /// Adds a door for a new task of a table. Returns the number of the task, and the sending and the receiving end of
    /// its inbox.
    pub(crate) fn add(&mut self, id: &TableId) -> (u64, mpsc::Sender<ToRoom>, Inbox) {
        let number = self.seen;
        self.seen += 1;
        let ((inbox, messages), news) = (mpsc::channel(INBOX), Arc::new(Notify::new()));
        self.open.insert(id.clone(), Door { number, inbox: inbox.clone(), news: Arc::clone(&news) });
        (number, inbox, Inbox { messages, news })
    }

    /// Lets a table read what another server may have stored.
    pub(crate) fn news(&self, id: &TableId) {
        if let Some(door) = self.open.get(id) {
            door.news.notify_one();
        }
    }

    /// Passes on a hint to a table, unless too many messages wait for it.
    pub(crate) fn pass(&self, id: &TableId, (from, hint): (NodeId, Hint)) {
        if let Some(door) = self.open.get(id) {
            let _ = door.inbox.try_send(ToRoom::Heed { from, hint });
        }
    }

    /// Lets every table read the store, and tell the other servers who is there.
    pub(crate) fn rejoin(&self) {
        for door in self.open.values() {
            door.news.notify_one();
            let _ = door.inbox.try_send(ToRoom::Rejoin);
        }
    }

    /// Reports whether a table is in memory.
    pub(crate) fn has(&self, id: &TableId) -> bool {
        self.open.contains_key(id)
    }

    /// Removes the door of a table and returns its inbox, or `None` if the table has no door.
    pub(crate) fn remove(&mut self, id: &TableId) -> Option<mpsc::Sender<ToRoom>> {
        self.open.remove(id).map(|door| door.inbox)
    }
}
