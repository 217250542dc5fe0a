//! Opens, lists and removes tables.

mod alarm;
mod alarms;
mod belongings;
mod book;
mod daily;
mod expiry;
mod farewell;
mod following;
mod gatherings;
mod health;
mod holidays;
mod hints;
mod lapse;
mod list;
mod loads;
mod luck;
mod ladder;
mod maker;
mod making;
mod moving;
mod players;
mod statistics;
mod tournaments;

pub(crate) use alarms::wake;
pub(crate) use following::follow_host;
pub(crate) use gatherings::{Change, GatheringNews, Gatherings, Onlooker, Seen, Sought, Wish, next};
pub(crate) use hints::heed;
pub(crate) use lapse::lapse;
pub(crate) use luck::Luck;
pub(crate) use tournaments::run_tournaments;

use crate::{
    clock,
    decisions::Decisions,
    held::{Held, Home},
    hosting::Hosting,
    limits::Limits,
    outgoing::Outgoing,
    quotas::Quotas,
    room::{Room, ToRoom},
    rooms::Rooms,
    talk::Talks,
    troubles::refusal,
};
use alarm::Alarm;
use axum::body::Bytes;
use book::Book;
use bus::Link;
use dealer::Person;
use health::Health;
use host::Refusal;
use kernel::Lang;
use list::Damages;
use loads::Loads;
use maker::Maker;
use protocol::{Archive, Find, FromServer, Ladder, Player, Records, Statistics};
use std::{io, sync::Arc, time::Duration};
use store::{PlayerId, Store, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::Instrument;

pub(crate) struct Lobby {
    home: Home,
    rooms: Arc<Rooms>,
    damages: Damages,
    health: Health,
    loads: Loads,
    outgoing: Outgoing,
    maker: Arc<Maker>,
    /// The greatest number of bytes of a record that is imported.
    longest_record: usize,
    /// The greatest number of people in a tournament.
    most_entrants: usize,
    gatherings: Gatherings,
    talks: Talks,
    decisions: Decisions,
    quotas: Arc<Quotas>,
    book: Arc<Book>,
    tasks: TaskTracker,
    alarms: mpsc::UnboundedSender<Alarm>,
    /// The days a year for the holidays of a person.
    holiday_days: u32,
}

impl Lobby {
    /// Returns a lobby without open tables, and the alarms that [`wake`] must wait for. Returns an error if the threads
    /// of the bots cannot be started.
    pub(crate) fn new(
        home: Home,
        (luck, link): (Luck, Link),
        (limits, quotas): (Limits, Arc<Quotas>),
        (stop, tasks): (CancellationToken, TaskTracker),
    ) -> io::Result<(Lobby, mpsc::UnboundedReceiver<Alarm>)> {
        let talks =
            Talks::new((Arc::clone(&home.store), Arc::clone(&home.player_ids)), Arc::clone(&quotas), link.clone());
        let maker = Arc::new(Maker::new(home.clone(), luck, Arc::clone(&quotas), stop.clone()));
        let (alarms, sent) = mpsc::unbounded_channel();
        let lobby = Lobby {
            home,
            rooms: Arc::new(Rooms::new(stop, limits.thought, link)?),
            damages: Damages::default(),
            health: Health::default(),
            loads: Loads::default(),
            outgoing: Outgoing::default(),
            gatherings: Gatherings::new(Arc::clone(&maker), limits.gatherings),
            talks,
            decisions: Decisions::default(),
            quotas,
            maker,
            longest_record: limits.record,
            most_entrants: limits.entrants,
            book: Arc::default(),
            tasks,
            alarms,
            holiday_days: limits.holiday_days,
        };
        Ok((lobby, sent))
    }

    /// Returns the memory that all long answers share.
    pub(crate) fn outgoing(&self) -> &Outgoing {
        &self.outgoing
    }

    /// Returns the inbox of the table's task. Starts the task if the table is not in memory.
    pub(crate) async fn room(&self, id: &TableId) -> Result<mpsc::Sender<ToRoom>, Refusal> {
        if let Some(inbox) = self.rooms.doors().await.open(id) {
            return Ok(inbox);
        }
        let _gate = self.rooms.gate(id).await;
        if let Some(inbox) = self.rooms.doors().await.open(id) {
            return Ok(inbox);
        }
        let mut held = self.load(id).await?;
        held.catch_up().await?;
        let (number, inbox, messages) = self.rooms.doors().await.add(id);
        let span = tracing::error_span!("room", table = id.as_str());
        let (rooms, alarms, table) = (Arc::clone(&self.rooms), self.alarms.clone(), id.clone());
        let run = async move {
            let room = Room::new(held, rooms.link().clone());
            if let Some(due) = room.run(rooms, number, messages).await {
                // Nobody waits for alarms once the server stops.
                let _ = alarms.send(Alarm { table, due });
            }
        };
        self.tasks.spawn(run.instrument(span));
        Ok(inbox)
    }

    /// Loads a table, after waiting until its log may be loaded. If the table is damaged, records the damage for the
    /// list of tables.
    async fn load(&self, id: &TableId) -> Result<Held, Refusal> {
        let rows = self.home.store.rows(id).await.map_err(refusal)?;
        let _turn = self.loads.turn(rows).await;
        let loaded = Held::load(&self.home, id).await;
        if let Err(why) = &loaded
            && let Ok(rows) = self.home.store.rows(id).await
        {
            self.damages.note(id, rows, why);
        }
        loaded
    }

    /// Starts to add summaries, in the background, to tables that an earlier version stored without them.
    pub(crate) fn summarise(&self) {
        let (home, stop) = (self.home.clone(), self.rooms.stop());
        self.tasks.spawn(async move {
            if let Err(fault) = list::summarise(home, stop).await {
                tracing::warn!(%fault, "some tables have no heading in the list until they are played");
            }
        });
    }

    /// Starts to remove old gatherings and links in the background.
    pub(crate) fn expire(&self) {
        self.tasks.spawn(expiry::expire(self.home.clone(), self.rooms.stop()));
    }

    /// Returns the daily deals that the person with this name has begun.
    pub(crate) async fn dailies(&self, lang: Lang, name: &str, by: Option<Person>) -> Result<FromServer, Refusal> {
        let begun = daily::begun(&self.home, lang, (name, by), None).await?;
        Ok(FromServer::Dailies(host::dailies(lang, name, clock::now(), begun)))
    }

    /// Returns the talk at the tables of this server.
    pub(crate) fn talks(&self) -> &Talks {
        &self.talks
    }

    /// Returns the decisions of the host.
    pub(crate) fn decisions(&self) -> &Decisions {
        &self.decisions
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.home.store
    }

    pub(crate) fn quotas(&self) -> &Quotas {
        &self.quotas
    }

    /// Returns the gatherings of this server.
    pub(crate) fn gatherings(&self) -> &Gatherings {
        &self.gatherings
    }

    /// Returns the playable games and their options, which include the packs that are in the folder now.
    pub(crate) async fn welcome(&self, lang: Lang) -> Result<FromServer, Refusal> {
        let games = self.maker.packs(move |packs| Ok(host::games(lang, &packs.shelf()))).await?;
        let gathers = matches!(self.home.hosting, Hosting::Others(_));
        Ok(FromServer::Welcome { lang, games, bots: host::bots(lang), gathers })
    }

    /// Returns the book of cards, which includes the packs that are in the folder now.
    pub(crate) async fn card_book(&self) -> Result<Arc<str>, Refusal> {
        let kept = self.book.clone();
        self.maker.packs(move |packs| Ok(kept.of(packs.shelf()))).await
    }

    /// Refuses a person who may not remove this table.
    pub(crate) async fn may_remove(&self, id: &TableId, person: Option<Person>) -> Result<(), Refusal> {
        match self.home.hosting {
            // On one's own machine, damaged tables can be removed, too. So the table is not read.
            Hosting::Own => Ok(()),
            Hosting::Others(_) => {
                let setup = self.home.store.load(id).await.map_err(refusal)?.setup;
                Ok(self.home.access(&setup).may_remove(person)?)
            }
        }
    }

    /// Removes a table permanently, after a message to the screens that watch it.
    pub(crate) async fn remove(&self, id: &TableId) -> Result<(), Refusal> {
        let _gate = self.rooms.gate(id).await;
        let inbox = self.rooms.doors().await.remove(id);
        if let Some(inbox) = inbox {
            let (reply, closed) = oneshot::channel();
            if inbox.send(ToRoom::Close { reply }).await.is_ok() {
                let _ = closed.await;
            }
        }
        self.home.store.remove(id).await.map_err(refusal)?;
        tracing::info!(table = id.as_str(), "a table was removed");
        Ok(())
    }

    /// Checks whether a decision could be stored now. If not, returns the name of the cause.
    pub(crate) async fn health(&self) -> Result<(), &'static str> {
        self.health.of(&self.home.store).await
    }

    /// Returns the link to the servers that share the store.
    pub(crate) fn link(&self) -> &Link {
        self.rooms.link()
    }

    /// Returns a page of the tables that match a search. The most recently changed table comes first. If the server
    /// knows its guests, the list has only the tables at which `person` holds a seat. The first page of the whole list
    /// then also has the gatherings.
    pub(crate) async fn list(&self, lang: Lang, find: Find, person: Option<Person>) -> Result<FromServer, Refusal> {
        let gatherings = match person.filter(|_| find == Find::default()) {
            Some(person) => Some(self.gatherings.list(lang, person).await?),
            None => None,
        };
        let (tables, more) = list::page(&self.home, &self.damages, lang, (&find, person)).await?;
        Ok(FromServer::Tables { tables, find, more, gatherings })
    }

    /// Returns the statistics of the finished games. If the server knows its guests, only games at which `person` held
    /// a seat count.
    pub(crate) async fn statistics(&self, person: Option<Person>) -> Result<Statistics, Refusal> {
        statistics::statistics(&self.home, person).await
    }

    /// Returns the page of a player as this person may see it.
    pub(crate) async fn player(&self, id: &PlayerId, reader: Person) -> Result<Player, Refusal> {
        players::page(&self.home, id, reader).await
    }

    /// Returns a page of the finished games of a player that this person may see.
    pub(crate) async fn archive(
        &self,
        lang: Lang,
        find: Find,
        (id, reader): (&PlayerId, Person),
    ) -> Result<Archive, Refusal> {
        players::archive(&self.home, &self.damages, lang, (find, id, reader)).await
    }

    /// Returns the ladder of a game in a season, or in the one that contains today.
    pub(crate) async fn ladder(&self, game: &str, season: Option<&str>) -> Result<Ladder, Refusal> {
        ladder::ladder(&self.home, game, season).await
    }

    /// Returns the record of a table. Returns an error if the record would reveal hidden information.
    pub(crate) async fn record(&self, id: &TableId) -> Result<Record, Refusal> {
        let _turn = self.outgoing.turn().await;
        let held = self.load(id).await?;
        closed(&held)?;
        let text = self.outgoing.keep(held.dealer().record())?;
        Ok(Record { game: held.setup().header.game.clone(), text })
    }

    /// Returns the time by which the clocks of people run, in seconds since 1970.
    fn seconds(&self) -> u64 {
        self.home.clock.moment(Duration::ZERO).now / 1_000
    }
}

/// Refuses a table whose record, or whose continuation as another game, would reveal hidden information.
fn closed(held: &Held) -> Result<(), Refusal> {
    match held.dealer().records() {
        Records::Whole | Records::Revealing => Ok(()),
        Records::Redacted => Err(Refusal::InProgress),
    }
}

pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) text: Bytes,
}
