//! Carries out the messages of a client.

use super::{Open, Session};
use crate::{
    identity::seat_link,
    lobby::{Change, Onlooker, Sought, Wish},
    room::{Ask, Opening, ToRoom, Watching},
    talk::{Line, Listener},
};
use dealer::Person;
use host::{Refusal, SaltFault};
use luck::{Hex, Salt};
use protocol::{Find, FromClient, FromServer, SeatPlan};
use std::{collections::VecDeque, mem};
use store::{SaltStage, TableId};
use tokio::sync::{mpsc, oneshot};

impl Session {
    pub(super) async fn answer(&mut self, message: FromClient) -> Result<Option<FromServer>, Refusal> {
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
            FromClient::Seek { game, name, terms } => {
                let person = self.person.ok_or(Refusal::NoGatherings)?;
                let sought = Sought { game, name, terms: terms.unwrap_or_default(), salt: self.salt };
                let id = self.lobby.seek(sought, person).await?;
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
            FromClient::Hint { at } => {
                let (hint, coming) = oneshot::channel();
                self.ask(Ask::Hint { at, hint }).await?;
                if let Some(open) = &mut self.open {
                    open.hint = Some(coming);
                }
            }
            FromClient::Review { seat, from } => {
                let (review, coming) = oneshot::channel();
                self.ask(Ask::Review { seat, from, review }).await?;
                if let Some(open) = &mut self.open {
                    open.review = Some(coming);
                }
            }
            FromClient::Ledger { seat } => {
                let (ledger, coming) = oneshot::channel();
                self.ask(Ask::Ledger { seat, ledger }).await?;
                if let Some(open) = &mut self.open {
                    open.ledger = Some(coming);
                }
            }
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
        self.open = Some(Open {
            id,
            room,
            watching,
            waiting: VecDeque::new(),
            sent,
            rematch,
            hint: None,
            review: None,
            ledger: None,
            talk,
        });
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
    pub(super) fn at_gathering(&self) -> Result<(Person, &Onlooker), Refusal> {
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

fn named(table: &str) -> Result<TableId, Refusal> {
    TableId::parse(table).ok_or(Refusal::NoSuchTable)
}
