//! The decisions of the host about people and tables. `brickroad admin` stores them as notes, also while the server runs,
//! and the server reads them again and again.

use crate::{
    lobby::{Change, Lobby, now},
    room::ToRoom,
    troubles::refusal,
};
use dealer::Person;
use host::{Refusal, written};
use protocol::FromServer;
use std::{collections::HashMap, sync::Arc, time::Duration};
use store::{Invited, Note, NoteKind, Query, StoreFault, TableId};
use tokio::{
    sync::{oneshot, watch},
    time::sleep,
};

/// The time between two readings, after which a decision counts at the latest.
const PAUSE: Duration = Duration::from_secs(10);

/// The greatest number of decisions of one kind that are read.
const MOST: usize = 10_000;

/// The decisions that count now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decided {
    bans: HashMap<Person, Ban>,
    /// The warnings that a person has not seen yet, each with its id, the oldest first.
    warnings: HashMap<Person, Vec<(String, String)>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ban {
    why: String,
    ends: Option<u64>,
}

/// The decisions as all clients of this server follow them.
#[derive(Default)]
pub(crate) struct Decisions(watch::Sender<Arc<Decided>>);

/// News of the decisions for one client.
pub(crate) struct HostNews {
    person: Option<Person>,
    decided: watch::Receiver<Arc<Decided>>,
    /// The ids of the warnings that this client has received.
    told: Vec<String>,
}

/// A piece of news for one client.
pub(crate) enum FromHost {
    /// A message to send.
    Warned(String),
    /// The person may not stay.
    Banned(Refusal),
}

impl Decisions {
    /// Refuses a person whom the host has banned.
    pub(crate) fn admit(&self, person: Option<Person>) -> Result<(), Refusal> {
        person.and_then(|person| self.0.borrow().ban(person)).map_or(Ok(()), Err)
    }

    /// Returns the news for a new client of this person.
    pub(crate) fn news(&self, person: Option<Person>) -> HostNews {
        let mut decided = self.0.subscribe();
        decided.mark_changed();
        HostNews { person, decided, told: Vec::new() }
    }

    fn show(&self, decided: Decided) {
        self.0.send_if_modified(|last| {
            let is_news = **last != decided;
            *last = Arc::new(decided);
            is_news
        });
    }
}

impl Decided {
    fn ban(&self, person: Person) -> Option<Refusal> {
        let Ban { why, ends } = self.bans.get(&person)?;
        let counts = ends.is_none_or(|ends| now() < ends);
        counts.then(|| Refusal::Banned { why: why.clone(), ends: *ends })
    }
}

impl HostNews {
    /// Waits for the next news. At a server for its own machine, waits forever. The call is cancel safe.
    pub(crate) async fn next(&mut self) -> FromHost {
        let Some(person) = self.person else { return std::future::pending().await };
        loop {
            if self.decided.changed().await.is_err() {
                return std::future::pending().await;
            }
            let decided = Arc::clone(&self.decided.borrow_and_update());
            if let Some(refusal) = decided.ban(person) {
                return FromHost::Banned(refusal);
            }
            let due = decided.warnings.get(&person).into_iter().flatten();
            if let Some((id, words)) = due.clone().find(|(id, _)| !self.told.contains(id)) {
                self.told.push(id.clone());
                // There may be another warning.
                self.decided.mark_changed();
                let warned = FromServer::Warned { warning: id.clone(), words: words.clone() };
                return FromHost::Warned(written(&warned));
            }
        }
    }
}

impl Lobby {
    /// Reads the decisions of the host again and again, until the server stops.
    pub(crate) async fn follow_host(self: Arc<Lobby>) {
        let stop = self.stopping();
        loop {
            if let Err(why) = self.read_decisions().await {
                tracing::warn!(kind = why.kind(), "the decisions of the host count after the next try");
            }
            tokio::select! {
                () = sleep(PAUSE) => {}
                () = stop.cancelled() => return,
            }
        }
    }

    async fn read_decisions(&self) -> Result<(), Refusal> {
        let notes = async |kind| self.store().notes(kind, None, MOST).await.map_err(refusal);
        let (bans, mut warnings) = (notes(NoteKind::Ban).await?, notes(NoteKind::Warning).await?);
        warnings.reverse();
        let mut decided = Decided::default();
        for Note { person, words, ends, .. } in bans.iter().filter(|ban| ban.counts(now())) {
            if let Some(person) = person {
                decided.bans.insert(*person, Ban { why: words.clone(), ends: *ends });
            }
        }
        for Note { id, person, words, .. } in warnings {
            if let Some(person) = person {
                decided.warnings.entry(person).or_default().push((id, words));
            }
        }
        self.decisions().show(decided);
        for ban in bans.into_iter().filter(|ban| !ban.done) {
            if let Some(person) = ban.person {
                self.send_away(person).await?;
            }
            tracing::info!(note = ban.id, "the host has banned a person");
            self.store().keep_note(&Note { done: true, ..ban }).await.map_err(refusal)?;
        }
        for Note { id, table, .. } in notes(NoteKind::Close).await? {
            if let Some(table) = table {
                self.call_off(&table).await?;
            }
            self.forget(&id).await?;
        }
        Ok(())
    }

    /// Takes note that a person has seen a warning.
    pub(crate) async fn heed(&self, person: Person, id: &str) -> Result<(), Refusal> {
        let own = self.store().notes(NoteKind::Warning, Some(person), MOST).await.map_err(refusal)?;
        if !own.iter().any(|note| note.id == id) {
            return Err(Refusal::NoSuchWarning);
        }
        self.forget(id).await
    }

    async fn forget(&self, note: &str) -> Result<(), Refusal> {
        match self.store().remove_note(note).await {
            Ok(()) | Err(StoreFault::Missing) => Ok(()),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Ends the game of a table without a result, if it is not over.
    async fn call_off(&self, table: &TableId) -> Result<(), Refusal> {
        let (reply, done) = oneshot::channel();
        self.tell(table, ToRoom::CallOff { reply }).await;
        // A table that does not exist, or whose game is over, needs nothing more.
        let _ = done.await;
        tracing::info!(table = table.as_str(), "the host has closed a table");
        Ok(())
    }

    /// Lets a person resign at every table whose game is not over, and leave every gathering.
    async fn send_away(&self, person: Person) -> Result<(), Refusal> {
        let query = Query { holder: Some(person), over: Some(false), most: MOST, ..Query::default() };
        for listed in self.store().list(&query).await.map_err(refusal)?.tables {
            let (reply, done) = oneshot::channel();
            self.tell(&listed.id, ToRoom::Expel { person, reply }).await;
            let _ = done.await;
        }
        for gathered in self.store().gatherings(Invited::Person(person), MOST).await.map_err(refusal)? {
            let id = &gathered.id;
            if gathered.gathering.by == person {
                let _ = self.gatherings().disband(id, person).await;
                continue;
            }
            for seat in gathered.gathering.seats_of(person) {
                let _ = self.gatherings().change(id, person, &Change::Release { seat }).await;
            }
        }
        Ok(())
    }

    /// Sends a message to a table, which is loaded first. A table that cannot be loaded is left as it is.
    async fn tell(&self, table: &TableId, message: ToRoom) {
        match self.room(table).await {
            Ok(room) => drop(room.send(message).await),
            Err(why) => tracing::info!(kind = why.kind(), table = table.as_str(), "a table cannot be opened"),
        }
    }
}
