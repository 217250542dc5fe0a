//! Carries out what the host has decided about people and tables.

use super::{Lobby, gatherings::Change};
use crate::{clock::now, decisions::Decided, room::ToRoom, troubles::refusal};
use dealer::Person;
use host::Refusal;
use std::{sync::Arc, time::Duration};
use store::{Invited, Note, NoteKind, Query, StoreFault, TableId};
use tokio::{sync::oneshot, time::sleep};

/// The time between two readings, after which a decision counts at the latest.
const PAUSE: Duration = Duration::from_secs(10);

/// The greatest number of decisions of one kind that are read.
const MOST: usize = 10_000;

/// Reads the decisions of the host again and again, until the server stops.
pub(crate) async fn follow_host(lobby: Arc<Lobby>) {
    let stop = lobby.rooms.stop();
    loop {
        if let Err(why) = lobby.read_decisions().await {
            tracing::warn!(kind = why.kind(), "the decisions of the host count after the next try");
        }
        tokio::select! {
            () = sleep(PAUSE) => {}
            () = stop.cancelled() => return,
        }
    }
}

impl Lobby {
    async fn read_decisions(&self) -> Result<(), Refusal> {
        let notes = async |kind| self.store().notes(kind, None, MOST).await.map_err(refusal);
        let (bans, mut warnings) = (notes(NoteKind::Ban).await?, notes(NoteKind::Warning).await?);
        warnings.reverse();
        let counting: Vec<Note> = bans.iter().filter(|ban| ban.counts(now())).cloned().collect();
        self.decisions.show(Decided::of(counting, warnings));
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
    pub(crate) async fn heed_warning(&self, person: Person, id: &str) -> Result<(), Refusal> {
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
