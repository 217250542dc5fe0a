//! The session of one client: the table that the client has open, and the handling of the client's messages.

mod talk;

use crate::{
    decisions::HostNews,
    identity::seat_link,
    lobby::{Change, GatheringNews, Gatherings, Lobby, Onlooker, Seen, Wish, next},
    measures,
    room::{Ask, Drawn, Look, Opening, Shown, ToRoom, Watching},
    talk::{Line, Listener},
};
use axum::extract::ws::Utf8Bytes;
use dealer::Person;
use host::{Refusal, SaltFault, read, written};
use kernel::Lang;
use luck::{Hex, Salt};
use protocol::{Company, Find, FromClient, FromServer, SeatPlan, TalkNews};
use std::{collections::VecDeque, future, mem, sync::Arc, time::Duration};
use store::{SaltStage, TableId};
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) struct Session {
    lobby: Arc<Lobby>,
    /// The person at the client, or `None` at a server for its own machine.
    person: Option<Person>,
    lang: Lang,
    open: Option<Open>,
    /// The gathering that the client looks at. No table is open meanwhile.
    looking: Option<Onlooker>,
    /// The salt of each seat that the person takes in a gathering: awaited if the client draws salts.
    salt: SaltStage,
    /// The time that the last ping took to the client and back.
    lag: Duration,
}

/// The outcome of a message.
pub(crate) struct Heard {
    pub(crate) answer: Option<Utf8Bytes>,
    /// True if the message shows that somebody uses the connection.
    pub(crate) is_use: bool,
}

/// The table that the client has open.
struct Open {
    id: TableId,
    room: mpsc::Sender<ToRoom>,
    watching: Watching,
    /// The positions that have not been sent to this client yet, oldest first.
    waiting: VecDeque<Arc<Drawn>>,
    /// The look of the position that this client received last, as a whole or as an update.
    sent: Option<Look>,
    /// The news of the rematch. At a server for its own machine, there is none.
    rematch: Option<Onlooker>,
    /// The talk at the table. At a server for its own machine, there is none.
    talk: Option<Listener>,
}

impl Session {
    pub(crate) fn new(lobby: Arc<Lobby>, person: Option<Person>, lang: Lang) -> Session {
        Session { lobby, person, lang, open: None, looking: None, salt: SaltStage::Without, lag: Duration::ZERO }
    }

    /// Returns the news of the host for this client.
    pub(crate) fn host_news(&self) -> HostNews {
        self.lobby.decisions().news(self.person)
    }

    /// Takes note of the time that a ping took to the client and back.
    pub(crate) fn heard_after(&mut self, lag: Duration) {
        self.lag = lag;
    }

    /// Handles a message. Returns the answer, except for positions, which come through [`Session::news`].
    pub(crate) async fn hear(&mut self, text: &str) -> Heard {
        let message = read(text);
        let is_use = !matches!(message, Ok(FromClient::Ping));
        let lobby = Arc::clone(&self.lobby);
        let _turn = match &message {
            Ok(FromClient::Record) => Some(lobby.outgoing().turn().await),
            _ => None,
        };
        let answer = match message {
            // A person whom the host has banned still learns that the connection lives.
            Ok(message) if is_use && let Err(refusal) = lobby.decisions().admit(self.person) => {
                drop(message);
                Err(refusal)
            }
            Ok(message) => self.answer(message).await.and_then(|answer| self.keep(answer)),
            Err(refusal) => Err(refusal),
        };
        Heard { answer: answer.unwrap_or_else(|refusal| Some(self.refuse(&refusal))), is_use }
    }

    pub(crate) fn refuse(&self, refusal: &Refusal) -> Utf8Bytes {
        measures::refused(refusal);
        tracing::debug!(kind = refusal.kind(), table = self.table(), "a message was refused");
        written(&FromServer::Refused { reason: refusal.words(self.lang) }).into()
    }

    /// Returns the id of the table or the gathering that is open.
    fn table(&self) -> Option<&str> {
        let table = self.open.as_ref().map(|open| &open.id);
        table.or_else(|| self.looking.as_ref().map(Onlooker::id)).map(TableId::as_str)
    }

    /// Writes an answer as text, and reserves memory for the text until it is sent.
    fn keep(&self, answer: Option<FromServer>) -> Result<Option<Utf8Bytes>, Refusal> {
        let Some(answer) = answer else { return Ok(None) };
        let kept = self.lobby.outgoing().keep(written(&answer))?;
        Ok(Some(Utf8Bytes::try_from(kept).expect("JSON is UTF-8")))
    }

    /// Waits for the next message about the open table or gathering that this client has not received. If none is open,
    /// waits forever. The call is cancel safe.
    pub(crate) async fn news(&mut self) -> Utf8Bytes {
        if let Some(looking) = &mut self.looking {
            return match looking.next().await {
                GatheringNews::Seen(seen) => self.look(seen),
                GatheringNews::Company(company) => {
                    let table = looking.id().as_str().to_owned();
                    written(&FromServer::Company { table, company }).into()
                }
            };
        }
        let Some(open) = &mut self.open else { return future::pending().await };
        loop {
            if let Some(drawn) = open.waiting.pop_front() {
                // If there is no message for this client, the position is too old, and a newer one follows.
                let Some(message) = drawn.message(open.sent) else { continue };
                open.sent = Some(drawn.look());
                return message;
            }
            let changed = tokio::select! {
                // A client gets the table first.
                biased;
                changed = open.watching.shown.changed() => changed,
                trouble = trouble_news(&mut open.watching.trouble) => return self.refuse(&trouble),
                company = company_news(&mut open.watching.company) => {
                    return written(&FromServer::Company { table: open.id.as_str().to_owned(), company }).into();
                }
                seen = rematch_news(&mut open.rematch) => {
                    let message = rematch((self.lobby.gatherings(), &open.id), &seen, (self.person, self.lang));
                    return written(&message).into();
                }
                talk = talk_news(&mut open.talk, self.lang) => return written(&open.talk(talk)).into(),
            };
            let shown = match changed {
                Ok(()) => open.watching.shown.borrow_and_update().clone(),
                // The task of the table has ended without a reason.
                Err(_) => Shown::Gone(Refusal::Stopped),
            };
            match shown {
                Shown::Positions(recent) => open.waiting = after(open.sent, &recent),
                Shown::Gone(refusal) => {
                    self.open = None;
                    return self.refuse(&refusal);
                }
            }
        }
    }

    /// Returns the message about a gathering. After its end, the client looks at it no longer.
    fn look(&mut self, seen: Seen) -> Utf8Bytes {
        let (gathered, begun) = match seen {
            Seen::Gathered(gathered) => (gathered, false),
            Seen::Begun(gathered) => (gathered, true),
            // A gathering that has become a table is opened as a table.
            Seen::Played => {
                self.looking = None;
                return self.refuse(&Refusal::Begun);
            }
            Seen::Gone(refusal) => {
                self.looking = None;
                return self.refuse(&refusal);
            }
        };
        if begun {
            self.looking = None;
        }
        let gathering = Box::new(self.lobby.gatherings().shown(&gathered, (self.person, self.lang)));
        written(&FromServer::Gathering { gathering, begun }).into()
    }

    /// Reports whether the client has a table or a gathering open.
    pub(crate) fn is_at_table(&self) -> bool {
        self.open.is_some() || self.looking.is_some()
    }

    pub(crate) async fn leave(&mut self) {
        self.looking = None;
        if let Some(Open { room, watching, .. }) = self.open.take() {
            let _ = room.send(ToRoom::Leave { watcher: watching.watcher }).await;
        }
    }

    async fn answer(&mut self, message: FromClient) -> Result<Option<FromServer>, Refusal> {
        match message {
            FromClient::Hello { lang } => {
                self.lang = lang;
                self.looking.iter_mut().for_each(Onlooker::again);
                if let Some(open) = &mut self.open {
                    open.rematch.iter_mut().for_each(Onlooker::again);
                    open.talk.iter_mut().for_each(Listener::again);
                    self.ask(Ask::Speak(lang)).await?;
                }
                return self.lobby.welcome(lang).await.map(Some);
            }
            FromClient::Tables(find) => return self.lobby.list(self.lang, find, self.person).await.map(Some),
            FromClient::Leave => {
                self.leave().await;
                return self.tables().await.map(Some);
            }
            FromClient::Remove { table } => {
                self.remove(&table).await?;
                return self.tables().await.map(Some);
            }
            FromClient::Create { game, options, seats } => {
                let id = self.lobby.create(game, options, seats, (self.person, self.salt)).await?;
                self.open(id).await?;
            }
            FromClient::Lesson { game, name } => {
                let id = self.lobby.lesson(&game, name, self.person).await?;
                self.open(id).await?;
            }
            FromClient::Gather { game, options, seats, public, terms } => {
                let person = self.person.ok_or(Refusal::NoGatherings)?;
                let id =
                    self.lobby.gather(Wish { game, options, seats, public, terms, salt: self.salt }, person).await?;
                self.open(id).await?;
            }
            FromClient::Take { seat, name } => {
                self.change(Change::Take { seat, name, salt: self.salt, link: None }).await?;
            }
            FromClient::Redeem { seat, name, link } => {
                let link = Some(seat_link(&link)?);
                self.change(Change::Take { seat, name, salt: self.salt, link }).await?;
            }
            FromClient::Release { seat } => self.change(Change::Release { seat }).await?,
            FromClient::Fill { seat, name, bot } => {
                self.change(Change::Fill { seat, plan: SeatPlan { name, bot: Some(bot) } }).await?;
            }
            FromClient::Salts => {
                self.person.ok_or(Refusal::NoGatherings)?;
                self.salt = SaltStage::Awaited;
            }
            FromClient::Commit { table, attempt, seat, commitment } => {
                let commitment: Hex<32> = commitment.parse().map_err(|_| SaltFault::Form)?;
                self.add(&table, Change::Commit { attempt, seat, commitment }).await?;
            }
            FromClient::Salt { table, attempt, seat, salt } => {
                let Hex(salt) = salt.parse().map_err(|_| SaltFault::Form)?;
                self.add(&table, Change::Open { attempt, seat, salt: Salt::new(salt) }).await?;
            }
            FromClient::BeginNow => self.change(Change::Begin).await?,
            FromClient::Disband => {
                self.disband().await?;
                return self.tables().await.map(Some);
            }
            FromClient::Rematch => {
                let person = self.person.ok_or(Refusal::NoGatherings)?;
                let open = self.open.as_ref().ok_or(Refusal::NoTableOpen)?;
                if let Some(id) = self.lobby.rematch(&open.id, (person, self.salt)).await? {
                    self.open(id).await?;
                }
            }
            FromClient::Dailies { name } => return self.lobby.dailies(self.lang, &name, self.person).await.map(Some),
            FromClient::Daily { game, day, name } => {
                let id = self.lobby.daily(&game, day.as_deref(), &name, self.person).await?;
                self.open(id).await?;
            }
            FromClient::Open { table } => self.open(named(&table)?).await?,
            FromClient::Resume { table, row } => self.open_from(named(&table)?, Some(row)).await?,
            FromClient::Fork { entry } => {
                let open = self.open.as_ref().ok_or(Refusal::NoTableOpen)?;
                let id = self.lobby.fork(&open.id, entry, self.person).await?;
                self.open(id).await?;
            }
            FromClient::Import { record } => {
                let id = self.lobby.import(record.into_bytes(), self.person).await?;
                self.open(id).await?;
            }
            FromClient::Sit { seat } => return self.ask(Ask::Sit(seat)).await,
            FromClient::Act { at, choice } => return self.ask(Ask::Act { at, choice, lag: self.lag }).await,
            FromClient::Undo { at } => return self.ask(Ask::Undo { at }).await,
            FromClient::Resign => return self.ask(Ask::Resign).await,
            FromClient::Propose => return self.ask(Ask::Propose).await,
            FromClient::Orders { orders } => return self.ask(Ask::Orders(orders)).await,
            FromClient::LetPass { turn } => return self.ask(Ask::LetPass { turn }).await,
            FromClient::Answer { agree } => return self.ask(Ask::Answer { agree }).await,
            FromClient::EndLesson => return self.ask(Ask::EndLesson).await,
            FromClient::Step { entry } => return self.ask(Ask::Step(entry)).await,
            FromClient::Pace { pace } => return self.ask(Ask::Pace(pace)).await,
            FromClient::Again => {
                self.open.as_mut().ok_or(Refusal::NoTableOpen)?.sent = None;
                return self.ask(Ask::Again).await;
            }
            FromClient::Record => return self.ask(Ask::Record).await,
            FromClient::Unveil => return self.ask(Ask::Unveil).await,
            FromClient::Landmarks => return self.ask(Ask::Landmarks).await,
            FromClient::Share => return self.ask(Ask::Share).await,
            FromClient::Log { before } => return self.ask(Ask::Log { before }).await,
            FromClient::Talk { said, token, name } => self.say(Line { said, token, name }).await?,
            FromClient::Block { line } => self.block(line).await?,
            FromClient::Report { line, words } => self.report(line, &words).await?,
            FromClient::Heed { warning } => {
                self.lobby.heed_warning(self.person.ok_or(Refusal::NoTalk)?, &warning).await?
            }
            FromClient::Ping => return Ok(Some(FromServer::Pong)),
        }
        Ok(None)
    }

    async fn tables(&self) -> Result<FromServer, Refusal> {
        self.lobby.list(self.lang, Find::default(), self.person).await
    }

    /// Opens a table or a gathering. If this fails, the one that is open now stays open.
    async fn open(&mut self, id: TableId) -> Result<(), Refusal> {
        self.open_from(id, None).await
    }

    /// Opens a table or a gathering, for a client that still has the position at the row `row`, if any.
    async fn open_from(&mut self, id: TableId, row: Option<u64>) -> Result<(), Refusal> {
        // At a server for its own machine, there are no gatherings.
        if let Some(person) = self.person
            && let Some(looking) = self.lobby.gatherings().look(&id, person).await?
        {
            self.leave().await;
            tracing::info!(table = id.as_str(), "a guest looks at a gathering");
            self.looking = Some(looking);
            return Ok(());
        }
        let (room, mut watching) = self.watch(&id, row).await?;
        let talk = self.listen(&id, mem::take(&mut watching.seats), watching.is_over.clone()).await?;
        let is_over = *watching.is_over.borrow();
        let rematch = match self.person {
            Some(_) => Some(self.lobby.gatherings().follow(&id, is_over).await?),
            None => None,
        };
        self.leave().await;
        let sent = watching.had;
        tracing::info!(table = id.as_str(), "a client watches a table");
        self.open = Some(Open { id, room, watching, waiting: VecDeque::new(), sent, rematch, talk });
        Ok(())
    }

    /// Starts to watch a table. If the table's task ends in the meantime, tries once more.
    async fn watch(&self, id: &TableId, row: Option<u64>) -> Result<(mpsc::Sender<ToRoom>, Watching), Refusal> {
        let opening = Opening { lang: self.lang, person: self.person, row };
        for _ in 0..2 {
            let room = self.lobby.room(id).await?;
            let (reply, watching) = oneshot::channel();
            if room.send(ToRoom::Watch { opening, reply }).await.is_ok() {
                return Ok((room, watching.await.map_err(|_| Refusal::Stopped)??));
            }
        }
        Err(Refusal::Stopped)
    }

    /// Changes the gathering that the client looks at. The change comes through [`Session::news`].
    async fn change(&mut self, change: Change) -> Result<(), Refusal> {
        let (person, looking) = self.at_gathering()?;
        let changed = self.lobby.gatherings().change(looking.id(), person, &change).await;
        self.unless_over(changed)
    }

    /// Adds to the luck of a gathering, at which the client need not look. If the table has begun meanwhile, nothing is to
    /// be done: the same salt came from another browser, or the wait was over.
    async fn add(&self, table: &str, change: Change) -> Result<(), Refusal> {
        let person = self.person.ok_or(Refusal::NoGatherings)?;
        match self.lobby.gatherings().change(&named(table)?, person, &change).await {
            Err(Refusal::Begun) => Ok(()),
            done => done,
        }
    }

    async fn disband(&mut self) -> Result<(), Refusal> {
        let (person, looking) = self.at_gathering()?;
        let disbanded = self.lobby.gatherings().disband(looking.id(), person).await;
        self.unless_over(disbanded)?;
        self.looking = None;
        Ok(())
    }

    /// Stops looking at the gathering if a refusal says that it is over, so that no news says so once more.
    fn unless_over(&mut self, done: Result<(), Refusal>) -> Result<(), Refusal> {
        if let Err(Refusal::Begun | Refusal::Disbanded) = done {
            self.looking = None;
        }
        done
    }

    /// Returns the person at the client, and the gathering that the client looks at.
    fn at_gathering(&self) -> Result<(Person, &Onlooker), Refusal> {
        let person = self.person.ok_or(Refusal::NoGatherings)?;
        Ok((person, self.looking.as_ref().ok_or(Refusal::NoGatheringOpen)?))
    }

    async fn remove(&mut self, table: &str) -> Result<(), Refusal> {
        let id = named(table)?;
        self.lobby.may_remove(&id, self.person).await?;
        if self.open.as_ref().is_some_and(|open| open.id == id) {
            self.leave().await;
        }
        self.lobby.remove(&id).await
    }

    async fn ask(&mut self, ask: Ask) -> Result<Option<FromServer>, Refusal> {
        let open = self.open.as_ref().ok_or(Refusal::NoTableOpen)?;
        let (reply, answer) = oneshot::channel();
        let message = ToRoom::Ask { watcher: open.watching.watcher, ask, reply };
        open.room.send(message).await.map_err(|_| open.ended())?;
        answer.await.map_err(|_| open.ended())?
    }
}

impl Open {
    /// Returns the reason why the open table takes no more messages: the reason that this client's screen has received,
    /// or [`Refusal::Stopped`] if it has received none.
    fn ended(&self) -> Refusal {
        match &*self.watching.shown.borrow() {
            Shown::Gone(why) => why.clone(),
            Shown::Positions(_) => Refusal::Stopped,
        }
    }
}

/// Waits for the next news of the people at a table. The call is cancel safe.
async fn company_news(company: &mut watch::Receiver<Option<Company>>) -> Company {
    while company.changed().await.is_ok() {
        if let Some(company) = company.borrow_and_update().clone() {
            return company;
        }
    }
    // The end of the table is told with its positions.
    future::pending().await
}

/// Waits for the next reason why a table waits for the store. The call is cancel safe.
async fn trouble_news(trouble: &mut watch::Receiver<Option<Refusal>>) -> Refusal {
    while trouble.changed().await.is_ok() {
        if let Some(refusal) = trouble.borrow_and_update().clone() {
            return refusal;
        }
    }
    // The end of the table is told with its positions.
    future::pending().await
}

/// Waits for the next news of a rematch. The call is cancel safe.
async fn rematch_news(rematch: &mut Option<Onlooker>) -> Seen {
    match rematch {
        Some(onlooker) => onlooker.news().await,
        None => future::pending().await,
    }
}

/// Waits for the next news of the talk. The call is cancel safe.
async fn talk_news(talk: &mut Option<Listener>, lang: Lang) -> TalkNews {
    match talk {
        Some(listener) => listener.news(lang).await,
        None => future::pending().await,
    }
}

/// Returns the message about the rematch of a table.
fn rematch(
    (gatherings, table): (&Gatherings, &TableId),
    seen: &Seen,
    (reader, lang): (Option<Person>, Lang),
) -> FromServer {
    let (gathering, begun) = match seen {
        Seen::Gathered(gathered) => (Some(Box::new(gatherings.shown(gathered, (reader, lang)))), false),
        Seen::Begun(_) | Seen::Played => (None, true),
        Seen::Gone(_) => (None, false),
    };
    FromServer::Rematch { table: table.as_str().to_owned(), next: next(table).as_str().to_owned(), gathering, begun }
}

fn named(table: &str) -> Result<TableId, Refusal> {
    TableId::parse(table).ok_or(Refusal::NoSuchTable)
}

/// Returns the positions in `recent` that follow the position with the look `sent`, oldest first. `sent` is the look of
/// the position that the client received last. Returns only the newest position if `recent` does not contain the
/// position with that look, or if that position is the newest.
fn after(sent: Option<Look>, recent: &[Arc<Drawn>]) -> VecDeque<Arc<Drawn>> {
    let newest = recent.len().saturating_sub(1);
    let known = sent.and_then(|sent| recent.iter().rposition(|drawn| drawn.look() == sent));
    let from = known.map_or(newest, |known| newest.min(known + 1));
    recent.iter().skip(from).cloned().collect()
}
