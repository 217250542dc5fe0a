//! All tables: opens them, makes new ones, lists them.

mod list;
mod luck;

pub(crate) use luck::Luck;

use crate::{
    held::{Held, Home},
    room::{Room, ToRoom},
    rooms::Rooms,
    store::{Row, Setup, StoreFault, TableId},
    troubles::pack_not_kept,
};
use catalog::Line;
use host::{Refusal, people};
use kernel::{Lang, Options, Shelf};
use list::Summaries;
use packs::{PackFolder, Resumed};
use protocol::{FromServer, Pace, Records, SeatPlan, TableLine};
use std::sync::Arc;
use table::TableFault;
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::spawn_blocking,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub(crate) struct Lobby {
    home: Home,
    rooms: Arc<Rooms>,
    summaries: Mutex<Summaries>,
    luck: Luck,
    tasks: TaskTracker,
}

/// A new table draws another name so many times, if its name is taken.
const MAX_NAMES: usize = 100_000;

impl Lobby {
    pub(crate) fn new(home: Home, luck: Luck, (stop, tasks): (CancellationToken, TaskTracker)) -> Lobby {
        Lobby { home, rooms: Arc::new(Rooms::new(stop)), summaries: Mutex::default(), luck, tasks }
    }

    /// The table's task, which is started if nobody has the table open.
    pub(crate) async fn room(&self, id: &TableId) -> Result<mpsc::Sender<ToRoom>, Refusal> {
        let mut doors = self.rooms.doors().await;
        if let Some(inbox) = doors.open(id) {
            return Ok(inbox);
        }
        let mut held = Held::load(&self.home, id).await?;
        held.catch_up().await?;
        let (number, inbox, messages) = doors.add(id);
        self.tasks.spawn(Room::new(held).run(Arc::clone(&self.rooms), number, messages));
        Ok(inbox)
    }

    /// A new game for these people and bots.
    pub(crate) async fn create(&self, game: &str, options: &Options, seats: Vec<SeatPlan>) -> Result<TableId, Refusal> {
        let seats = people::seat(seats)?;
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let (game, options) = (game.to_owned(), options.clone());
        let (mut header, shelf) = self
            .packs(move |packs| {
                let shelf = packs.shelf();
                let opened = catalog::open(&game, &options, names, &shelf).map_err(Refusal::Setup)?;
                Ok((opened.header().clone(), shelf))
            })
            .await?;
        people::enter(&seats, &mut header);
        self.keep(Setup { header, seats, pace: Pace::default(), seed: 0 }, shelf, Vec::new()).await
    }

    /// The game of this table after so many entries, as a new table.
    pub(crate) async fn fork(&self, id: &TableId, entry: usize) -> Result<TableId, Refusal> {
        let held = Held::load(&self.home, id).await?;
        closed(&held)?;
        let mut lines = held.table().lines();
        let (setup, shelf) = (held.setup().clone(), held.shelf().clone());
        drop(held);
        if entry > lines.len() {
            return Err(TableFault::NoSuchEntry { entries: lines.len() }.into());
        }
        lines.truncate(entry);
        self.keep(setup, shelf, lines).await
    }

    /// The game of a record, as a new table.
    pub(crate) async fn import(&self, record: &str) -> Result<TableId, Refusal> {
        let record = record.to_owned();
        let (mut header, lines, shelf) = self
            .packs(move |packs| {
                let read = catalog::Record::parse(&record).and_then(|record| packs.replay(&record));
                let Resumed { table, shelf, old: _ } = read.map_err(Refusal::Record)?;
                Ok((table.header().clone(), table.lines(), shelf))
            })
            .await?;
        let seats = people::recorded(&header)?;
        // The same game with the names that the table will show.
        people::enter(&seats, &mut header);
        self.keep(Setup { header, seats, pace: Pace::default(), seed: 0 }, shelf, lines).await
    }

    /// Stores a new table with a seed of its own. The packs it is played with are kept first, so that no table is ever
    /// without them.
    async fn keep(&self, setup: Setup, shelf: Shelf, lines: Vec<Line>) -> Result<TableId, Refusal> {
        let header = setup.header.clone();
        self.packs(move |packs| packs.keep(&header, &shelf).map_err(pack_not_kept)).await?;
        let rows: Vec<Row> = lines.into_iter().map(Row::Line).collect();
        for _ in 0..MAX_NAMES {
            let mut luck = self.luck.next().ok_or(Refusal::NotStored)?;
            let id = TableId::draw(&mut luck);
            match self.home.store.create(&id, &Setup { seed: luck.word(), ..setup.clone() }, &rows).await {
                Ok(()) => return Ok(id),
                Err(StoreFault::Taken) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Refusal::NotStored)
    }

    /// Does something with the folder of packs, on a thread that may block.
    async fn packs<T: Send + 'static>(
        &self,
        work: impl FnOnce(&PackFolder) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let packs = self.home.packs.clone();
        spawn_blocking(move || work(&packs)).await.map_err(|_| Refusal::Stopped)?
    }

    /// What can be played, and with which options: packs that have come since are among them.
    pub(crate) async fn welcome(&self, lang: Lang) -> Result<FromServer, Refusal> {
        self.packs(move |packs| Ok(host::welcome(lang, &packs.shelf()))).await
    }

    /// Removes a table for good. Whoever watches it is told.
    pub(crate) async fn remove(&self, id: &TableId) -> Result<(), Refusal> {
        let inbox = self.rooms.doors().await.remove(id);
        if let Some(inbox) = inbox {
            let (reply, closed) = oneshot::channel();
            if inbox.send(ToRoom::Close { reply }).await.is_ok() {
                let _ = closed.await;
            }
        }
        Ok(self.home.store.remove(id).await?)
    }

    /// Every table, the latest first.
    pub(crate) async fn list(&self, lang: Lang) -> Result<Vec<TableLine>, Refusal> {
        self.summaries.lock().await.list(&self.home, lang).await
    }

    /// The record of a table's game.
    pub(crate) async fn record(&self, id: &TableId) -> Result<Record, Refusal> {
        let held = Held::load(&self.home, id).await?;
        closed(&held)?;
        let text = catalog::write_record(held.table());
        Ok(Record { game: held.setup().header.game.clone(), text })
    }
}

/// Whoever has the record of a game in progress, or plays on from its past, knows what others hold.
fn closed(held: &Held) -> Result<(), Refusal> {
    match held.dealer().records() {
        Records::Whole | Records::Revealing => Ok(()),
        Records::Redacted => Err(Refusal::InProgress),
    }
}

pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) text: String,
}
