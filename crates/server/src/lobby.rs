//! Creates, opens, lists and removes tables.

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
mod moving;
mod players;
mod statistics;
mod tournaments;

pub(crate) use alarms::wake;
pub(crate) use daily::now;
pub(crate) use following::follow_host;
pub(crate) use gatherings::{Change, GatheringNews, Gatherings, Onlooker, Seen, Wish, next};
pub(crate) use hints::heed;
pub(crate) use lapse::lapse;
pub(crate) use luck::Luck;
pub(crate) use tournaments::run_tournaments;

use crate::{
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
use catalog::Code;
use dealer::{Person, is_daily_deal};
use health::Health;
use host::{DailyPlan, LessonPlan, Refusal, people};
use kernel::{Lang, Options};
use list::Damages;
use loads::Loads;
use maker::Maker;
use packs::Resumed;
use protocol::{Archive, Find, FromServer, Ladder, Pace, Player, Records, SeatPlan, Statistics};
use std::{io, sync::Arc, time::Duration};
use store::{PlayerId, SaltStage, Setup, Store, TableId};
use table::TableFault;
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::spawn_blocking,
};
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
    /// A lock from the count of a person's days until the holiday is stored.
    resting: Mutex<()>,
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
            resting: Mutex::default(),
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

    /// Creates a table for the people and bots in `seats`. All seats of people belong to `by`, if the server knows its
    /// guests. Returns the id of the table, or of a gathering that waits for the salts of that person's client.
    pub(crate) async fn create(
        &self,
        game: String,
        options: Options,
        seats: Vec<SeatPlan>,
        (by, salt): (Option<Person>, SaltStage),
    ) -> Result<TableId, Refusal> {
        match by {
            Some(by) if salt == SaltStage::Awaited => {
                let seats = seats.into_iter().map(Some).collect();
                self.gather(Wish { game, options, seats, public: false, terms: None, salt }, by).await
            }
            Some(_) | None => self.begin(&game, &options, (seats, by), |_| {}).await,
        }
    }

    /// Creates a table with the lesson of a game for a person with this name. Returns its id.
    pub(crate) async fn lesson(&self, game: &str, name: String, by: Option<Person>) -> Result<TableId, Refusal> {
        let LessonPlan { options, seats, version, pace } = host::lesson(game, name)?;
        let mark = |setup: &mut Setup| (setup.header.lesson, setup.pace) = (Some(version), pace);
        self.begin(game, &options, (seats, by), mark).await
    }

    /// Returns the table at which the person with this name plays a game's daily deal. If there is no such table,
    /// creates it.
    pub(crate) async fn daily(
        &self,
        game: &str,
        day: Option<&str>,
        name: &str,
        by: Option<Person>,
    ) -> Result<TableId, Refusal> {
        let DailyPlan { seats, day } = host::daily(game, day, name, daily::now())?;
        let begun = daily::begun(&self.home, Lang::En, (name, by), Some(day)).await?;
        let table = begun.into_iter().find(|deal| deal.game == game).and_then(|deal| deal.table);
        match table.and_then(|id| TableId::parse(&id)) {
            Some(id) => Ok(id),
            None => self.begin(game, &Options::new(), (seats, by), |setup| setup.header.daily = Some(day)).await,
        }
    }

    /// Returns the daily deals that the person with this name has begun.
    pub(crate) async fn dailies(&self, lang: Lang, name: &str, by: Option<Person>) -> Result<FromServer, Refusal> {
        let begun = daily::begun(&self.home, lang, (name, by), None).await?;
        Ok(FromServer::Dailies(host::dailies(lang, name, daily::now(), begun)))
    }

    /// Invites people to a table. If no seat of the wish is free and no salt is awaited, creates the table. Returns the id
    /// of the gathering or of the table.
    pub(crate) async fn gather(&self, wish: Wish, by: Person) -> Result<TableId, Refusal> {
        let is_salted = wish.salt == SaltStage::Awaited && wish.seats.iter().flatten().any(|seat| seat.bot.is_none());
        match wish.seats.iter().cloned().collect() {
            Some(seats) if !is_salted => {
                let terms = host::terms(wish.terms)?;
                // One person has all seats of people.
                if terms.rated {
                    return Err(Refusal::RatedPeople);
                }
                let mark = |setup: &mut Setup| setup.header.terms = Some(terms);
                self.begin(&wish.game, &wish.options, (seats, Some(by)), mark).await
            }
            Some(_) | None => self.gatherings.gather(wish, by).await,
        }
    }

    /// Proposes to play the finished game of a table once more, or agrees to it. If nobody else is to agree and no salt is
    /// awaited, creates the table and returns its id.
    pub(crate) async fn rematch(
        &self,
        id: &TableId,
        (by, salt): (Person, SaltStage),
    ) -> Result<Option<TableId>, Refusal> {
        let held = self.load(id).await?;
        gatherings::may_propose(&held, by)?;
        let setup = held.setup().clone();
        drop(held);
        if salt == SaltStage::Awaited || !gatherings::is_alone(&setup, by) {
            return self.gatherings.rematch(id, &setup, (by, salt)).await.map(|()| None);
        }
        let Setup { header, seats, pace, .. } = setup;
        let seats = gatherings::turned(&header.game, seats);
        self.begin(&header.game, &header.options, (seats, Some(by)), |setup| setup.pace = pace).await.map(Some)
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

    async fn begin(
        &self,
        game: &str,
        options: &Options,
        (seats, by): (Vec<SeatPlan>, Option<Person>),
        mark: impl FnOnce(&mut Setup),
    ) -> Result<TableId, Refusal> {
        let seats = people::seat(seats)?;
        let (header, shelf) = self.maker.set_up(game, options, &seats).await?;
        let mut setup =
            Setup { header, holders: held_by(by, &seats), seats, pace: Pace::default(), seed: 0, key: None };
        mark(&mut setup);
        self.maker.keep((setup, by), shelf, Vec::new()).await
    }

    /// Creates a table that continues another table's game after its first `entry` entries. Returns the new id.
    pub(crate) async fn fork(&self, id: &TableId, entry: usize, by: Option<Person>) -> Result<TableId, Refusal> {
        let held = self.load(id).await?;
        closed(&held)?;
        let mut lines = held.table().lines();
        let (mut setup, shelf) = (held.setup().clone(), held.shelf().clone());
        // A game that continues from a lesson or a daily deal is itself neither of them. Nor has it a clock, because one
        // person plays it.
        (setup.header.lesson, setup.header.daily) = (None, None);
        setup.header.terms = None;
        setup.holders = held_by(by, &setup.seats);
        drop(held);
        if entry > lines.len() {
            return Err(TableFault::NoSuchEntry { entries: lines.len() }.into());
        }
        lines.truncate(entry);
        self.maker.keep((setup, by), shelf, lines).await
    }

    /// Creates a table from an uploaded record or code. Returns its id.
    pub(crate) async fn import(&self, record: Vec<u8>, by: Option<Person>) -> Result<TableId, Refusal> {
        self.decisions.admit(by)?;
        if record.len() > self.longest_record {
            return Err(Refusal::RecordTooLong { most: self.longest_record });
        }
        let read = move || -> Result<_, Refusal> {
            let code = if Code::is_meant(&record) { Some(Code::parse(&record)?) } else { None };
            let read = code.as_ref().map_or_else(|| catalog::Record::parse(&record), |code| Ok(code.opening()));
            Ok((read.map_err(Refusal::Record)?, code))
        };
        let (record, code) = spawn_blocking(read).await.map_err(|_| Refusal::Stopped)??;
        let kept = self.home.kept(&record.header.value).await?;
        let (mut header, lines, shelf) = self
            .maker
            .packs(move |packs| {
                let Resumed { mut table, shelf, old: _ } = packs.replay(&record, &kept).map_err(Refusal::Record)?;
                if let Some(code) = code {
                    code.play(&mut *table)?;
                }
                let mut header = table.header().clone();
                header.terms = None;
                // If somebody made up the outcomes of chance, the game becomes an ordinary game.
                header.daily = header.daily.filter(|_| is_daily_deal(&*table));
                Ok((header, table.lines(), shelf))
            })
            .await?;
        let seats = people::recorded(&header)?;
        // The names in the header must be the names that the table will show.
        people::enter(&seats, &mut header);
        let setup = Setup { header, holders: held_by(by, &seats), seats, pace: Pace::default(), seed: 0, key: None };
        self.maker.keep((setup, by), shelf, lines).await
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

/// Returns the holders of the seats at a new table: its maker at each seat of a person.
fn held_by(maker: Option<Person>, seats: &[SeatPlan]) -> Vec<Option<Person>> {
    seats.iter().map(|seat| maker.filter(|_| seat.bot.is_none())).collect()
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
