//! All tables: opens them, makes new ones, lists them.

mod list;
mod luck;
mod people;

pub(crate) use luck::Luck;

use crate::{
    held::Held,
    refusal::Refusal,
    room::{INBOX, MAX_THINKERS, Room, ToRoom},
    store::{Row, Setup, Sqlite, StoreFault, TableId},
};
use catalog::{Header, Line};
use kernel::{Lang, Options};
use list::Summaries;
use protocol::{Pace, SeatPlan, TableLine};
use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};
use table::TableFault;
use tokio::sync::{Mutex, Semaphore, mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub(crate) struct Lobby {
    store: Sqlite,
    /// The tables in memory. A table not here is loaded from the store when somebody opens it.
    rooms: Mutex<HashMap<TableId, Door>>,
    rooms_seen: AtomicU64,
    summaries: Mutex<Summaries>,
    luck: Luck,
    thinkers: Arc<Semaphore>,
    stop: CancellationToken,
    tasks: TaskTracker,
}

/// Where a table's task takes messages.
struct Door {
    /// Tells a table's task from an earlier one of the same table.
    number: u64,
    inbox: mpsc::Sender<ToRoom>,
}

/// A new table draws another name so many times, if its name is taken.
const MAX_NAMES: usize = 100_000;

impl Lobby {
    pub(crate) fn new(store: Sqlite, luck: Luck, stop: CancellationToken, tasks: TaskTracker) -> Lobby {
        Lobby {
            store,
            rooms: Mutex::default(),
            rooms_seen: AtomicU64::new(0),
            summaries: Mutex::default(),
            luck,
            thinkers: Arc::new(Semaphore::new(MAX_THINKERS)),
            stop,
            tasks,
        }
    }

    /// The table's task, which is started if nobody has the table open.
    pub(crate) async fn room(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<ToRoom>, Refusal> {
        let mut rooms = self.rooms.lock().await;
        if let Some(door) = rooms.get(id).filter(|door| !door.inbox.is_closed()) {
            return Ok(door.inbox.clone());
        }
        let mut held = Held::load(&self.store, id).await?;
        held.catch_up().await?;
        let number = self.rooms_seen.fetch_add(1, Ordering::Relaxed);
        let (inbox, messages) = mpsc::channel(INBOX);
        rooms.insert(id.clone(), Door { number, inbox: inbox.clone() });
        self.tasks.spawn(Room::new(held).run(Arc::clone(self), number, messages));
        Ok(inbox)
    }

    /// Lets go of a table in memory, if nobody but the lobby can still send it a message.
    pub(crate) async fn unload(&self, id: &TableId, number: u64) -> bool {
        let mut rooms = self.rooms.lock().await;
        match rooms.get(id) {
            Some(door) if door.number == number && door.inbox.strong_count() > 1 => false,
            Some(door) if door.number == number => {
                rooms.remove(id);
                true
            }
            // Somebody has removed this table.
            Some(_) | None => true,
        }
    }

    /// Whoever opens the table next gets a new task.
    pub(crate) async fn forget(&self, id: &TableId, number: u64) {
        let mut rooms = self.rooms.lock().await;
        if rooms.get(id).is_some_and(|door| door.number == number) {
            rooms.remove(id);
        }
    }

    /// A new game for these people and bots.
    pub(crate) async fn create(&self, game: &str, options: &Options, seats: Vec<SeatPlan>) -> Result<TableId, Refusal> {
        let seats = people::seat(seats)?;
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let mut header = catalog::open(game, options, names).map_err(Refusal::Setup)?.header().clone();
        people::enter(&seats, &mut header);
        self.keep(header, seats, Pace::default(), Vec::new()).await
    }

    /// The game of this table after so many entries, as a new table.
    pub(crate) async fn fork(&self, id: &TableId, entry: usize) -> Result<TableId, Refusal> {
        let held = Held::load(&self.store, id).await?;
        let mut lines = held.table().lines();
        let Setup { header, seats, pace, seed: _ } = held.setup().clone();
        drop(held);
        if entry > lines.len() {
            return Err(TableFault::NoSuchEntry { entries: lines.len() }.into());
        }
        lines.truncate(entry);
        self.keep(header, seats, pace, lines).await
    }

    /// The game of a record, as a new table.
    pub(crate) async fn import(&self, record: &str) -> Result<TableId, Refusal> {
        let read = catalog::read_record(record).map_err(Refusal::Record)?;
        let seats = people::recorded(read.header())?;
        // The same game with the names that the table will show.
        let (mut header, lines) = (read.header().clone(), read.lines());
        drop(read);
        people::enter(&seats, &mut header);
        self.keep(header, seats, Pace::default(), lines).await
    }

    async fn keep(
        &self,
        header: Header,
        seats: Vec<SeatPlan>,
        pace: Pace,
        lines: Vec<Line>,
    ) -> Result<TableId, Refusal> {
        let rows: Vec<Row> = lines.into_iter().map(Row::Line).collect();
        for _ in 0..MAX_NAMES {
            let mut luck = self.luck.next().ok_or(Refusal::NotStored)?;
            let id = TableId::draw(&mut luck);
            let setup = Setup { header: header.clone(), seats: seats.clone(), seed: luck.word(), pace };
            match self.store.create(&id, &setup, &rows).await {
                Ok(()) => return Ok(id),
                Err(StoreFault::Taken) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Refusal::NotStored)
    }

    /// Removes a table for good. Whoever watches it is told.
    pub(crate) async fn remove(&self, id: &TableId) -> Result<(), Refusal> {
        let door = self.rooms.lock().await.remove(id);
        if let Some(door) = door {
            let (reply, closed) = oneshot::channel();
            if door.inbox.send(ToRoom::Close { reply }).await.is_ok() {
                let _ = closed.await;
            }
        }
        Ok(self.store.remove(id).await?)
    }

    /// Every table, the latest first.
    pub(crate) async fn list(&self, lang: Lang) -> Result<Vec<TableLine>, Refusal> {
        self.summaries.lock().await.list(&self.store, lang).await
    }

    /// The record of a table's game.
    pub(crate) async fn record(&self, id: &TableId) -> Result<Record, Refusal> {
        let held = Held::load(&self.store, id).await?;
        let text = catalog::write_record(held.table());
        Ok(Record { game: held.setup().header.game.clone(), text })
    }

    pub(crate) fn thinkers(&self) -> &Arc<Semaphore> {
        &self.thinkers
    }

    /// Ends when the server stops.
    pub(crate) async fn stopping(&self) {
        self.stop.cancelled().await;
    }
}

pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) text: String,
}
