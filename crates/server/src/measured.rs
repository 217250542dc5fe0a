//! A store that measures the time of its calls, and tells the other servers of changes.

use crate::measures;
use bus::{Hint, Link};
use dealer::{Person, Private};
use kernel::Seat;
use protocol::Pace;
use std::{sync::Arc, time::Instant};
use store::{
    Cause, Finished, Gathered, Gathering, GatheringStore, Invited, Item, Kept, KeptPack, Key, KeyHash, KeyStore, Newer,
    Note, NoteKind, NoteStore, PackStore, Page, Player, PlayerId, PlayerStore, Query, Ranked, Rated, RatingStore,
    Reached, Row, Season, Setup, Standing, Store, StoreFault, Summary, TableId, TableStore, TalkLine, TalkStore,
    Tournament, TournamentStore, Tourneys, Unrated,
};

#[derive(Debug)]
pub(crate) struct Measured {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) link: Link,
}

/// Waits for a call, and counts it under its name.
async fn measure<T>(call: &'static str, work: impl Future<Output = Result<T, StoreFault>>) -> Result<T, StoreFault> {
    let begun = Instant::now();
    let done = work.await;
    measures::stored(call, &done, begun.elapsed());
    done
}

impl Measured {
    /// Measures a call that changes a table or a gathering. Once it is stored, tells the other servers.
    async fn change(
        &self,
        call: &'static str,
        id: &TableId,
        work: impl Future<Output = Result<(), StoreFault>>,
    ) -> Result<(), StoreFault> {
        measure(call, work).await?;
        self.link.tell(Hint::News(id.clone()));
        Ok(())
    }
}

#[async_trait::async_trait]
impl TableStore for Measured {
    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        self.change("create", id, self.store.create(id, setup, rows, summary)).await
    }

    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        self.change("append", id, self.store.append(id, after, rows, summary)).await
    }

    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault> {
        measure("summarise", self.store.summarise(id, rows, summary)).await
    }

    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault> {
        measure("load", self.store.load(id)).await
    }

    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault> {
        measure("rows", self.store.rows(id)).await
    }

    async fn newer(&self, id: &TableId, after: u64) -> Result<Newer, StoreFault> {
        measure("newer", self.store.newer(id, after)).await
    }

    async fn list(&self, query: &Query) -> Result<Page, StoreFault> {
        measure("list", self.store.list(query)).await
    }

    async fn finished(
        &self,
        holder: Option<Person>,
        reader: Option<Person>,
        most: usize,
    ) -> Result<Vec<Finished>, StoreFault> {
        measure("finished", self.store.finished(holder, reader, most)).await
    }

    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault> {
        measure("unsummarised", self.store.unsummarised()).await
    }

    async fn clocked(&self) -> Result<Vec<TableId>, StoreFault> {
        measure("clocked", self.store.clocked()).await
    }

    async fn standings(&self, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault> {
        measure("standings", self.store.standings(ids)).await
    }

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
        self.change("set_pace", id, self.store.set_pace(id, pace)).await
    }

    async fn rename(&self, id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
        self.change("rename", id, self.store.rename(id, rows, setup, summary)).await
    }

    async fn keep_private(&self, id: &TableId, seat: Seat, private: &Private) -> Result<(), StoreFault> {
        self.change("keep_private", id, self.store.keep_private(id, seat, private)).await
    }

    async fn privates(&self, id: &TableId) -> Result<Vec<(Seat, Private)>, StoreFault> {
        measure("privates", self.store.privates(id)).await
    }

    async fn claim_notice(&self, id: &TableId, person: Person, number: u64) -> Result<(), StoreFault> {
        measure("claim_notice", self.store.claim_notice(id, person, number)).await
    }

    async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
        self.change("remove", id, self.store.remove(id)).await
    }
}

#[async_trait::async_trait]
impl GatheringStore for Measured {
    async fn gather(&self, id: &TableId, gathering: &Gathering) -> Result<(), StoreFault> {
        self.change("gather", id, self.store.gather(id, gathering)).await
    }

    async fn gathering(&self, id: &TableId) -> Result<Gathered, StoreFault> {
        measure("gathering", self.store.gathering(id)).await
    }

    async fn regather(&self, id: &TableId, version: u64, gathering: &Gathering) -> Result<(), StoreFault> {
        self.change("regather", id, self.store.regather(id, version, gathering)).await
    }

    async fn begin(&self, id: &TableId, version: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
        self.change("begin", id, self.store.begin(id, version, setup, summary)).await
    }

    async fn disband(&self, id: &TableId) -> Result<(), StoreFault> {
        self.change("disband", id, self.store.disband(id)).await
    }

    async fn expire(&self, before: u64) -> Result<(), StoreFault> {
        measure("expire", self.store.expire(before)).await
    }

    async fn gatherings(&self, invited: Invited, most: usize) -> Result<Vec<Gathered>, StoreFault> {
        measure("gatherings", self.store.gatherings(invited, most)).await
    }

    async fn due(&self, by: u64, most: usize) -> Result<Vec<TableId>, StoreFault> {
        measure("due", self.store.due(by, most)).await
    }
}

#[async_trait::async_trait]
impl KeyStore for Measured {
    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault> {
        measure("key", self.store.key(hash)).await
    }

    async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault> {
        measure("keys", self.store.keys(person)).await
    }

    async fn keep_key(&self, key: &Key) -> Result<(), StoreFault> {
        measure("keep_key", self.store.keep_key(key)).await
    }

    async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault> {
        measure("spend_key", self.store.spend_key(hash, then)).await
    }

    async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault> {
        measure("remove_key", self.store.remove_key(hash, person)).await
    }

    async fn expire_keys(&self, before: u64) -> Result<(), StoreFault> {
        measure("expire_keys", self.store.expire_keys(before)).await
    }
}

#[async_trait::async_trait]
impl TalkStore for Measured {
    async fn talk(&self, id: &TableId) -> Result<Vec<TalkLine>, StoreFault> {
        measure("talk", self.store.talk(id)).await
    }

    async fn spoken_at(
        &self,
        person: Person,
        after: Option<&TableId>,
        most: usize,
    ) -> Result<Vec<TableId>, StoreFault> {
        measure("spoken_at", self.store.spoken_at(person, after, most)).await
    }

    async fn say(&self, id: &TableId, line: &TalkLine, most: usize) -> Result<(), StoreFault> {
        measure("say", self.store.say(id, line, most)).await?;
        self.link.tell(Hint::Talk(id.clone()));
        Ok(())
    }
}

#[async_trait::async_trait]
impl NoteStore for Measured {
    async fn notes(&self, kind: NoteKind, person: Option<Person>, most: usize) -> Result<Vec<Note>, StoreFault> {
        measure("notes", self.store.notes(kind, person, most)).await
    }

    async fn count_notes(&self, kind: NoteKind) -> Result<u64, StoreFault> {
        measure("count_notes", self.store.count_notes(kind)).await
    }

    async fn keep_note(&self, note: &Note) -> Result<(), StoreFault> {
        measure("keep_note", self.store.keep_note(note)).await
    }

    async fn remove_note(&self, id: &str) -> Result<(), StoreFault> {
        measure("remove_note", self.store.remove_note(id)).await
    }

    async fn expire_reports(&self, before: u64) -> Result<(), StoreFault> {
        measure("expire_reports", self.store.expire_reports(before)).await
    }
}

#[async_trait::async_trait]
impl PlayerStore for Measured {
    async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
        measure("keep_player", self.store.keep_player(person, id)).await
    }

    async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault> {
        measure("player", self.store.player(id)).await
    }

    async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault> {
        measure("players", self.store.players(people)).await
    }

    async fn merge(&self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault> {
        measure("merge", self.store.merge(guest, device, link)).await
    }

    async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault> {
        measure("unkeep", self.store.unkeep(person, by)).await
    }
}

#[async_trait::async_trait]
impl RatingStore for Measured {
    async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault> {
        measure("unrated", self.store.unrated()).await
    }

    async fn counted(&self, game: &str) -> Result<u64, StoreFault> {
        measure("counted", self.store.counted(game)).await
    }

    async fn rate(&self, rated: &Rated) -> Result<(), StoreFault> {
        measure("rate", self.store.rate(rated)).await
    }

    async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault> {
        measure("rated", self.store.rated(game, after, most)).await
    }

    async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault> {
        measure("reached", self.store.reached(game, person)).await
    }

    async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault> {
        measure("course", self.store.course(game, person, most)).await
    }

    async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault> {
        measure("ladder", self.store.ladder(season)).await
    }
}

#[async_trait::async_trait]
impl TournamentStore for Measured {
    async fn keep_tournament(&self, tournament: &Tournament) -> Result<(), StoreFault> {
        measure("keep_tournament", self.store.keep_tournament(tournament)).await
    }

    async fn tournament(&self, id: &TableId) -> Result<Tournament, StoreFault> {
        measure("tournament", self.store.tournament(id)).await
    }

    async fn tournaments(&self, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault> {
        measure("tournaments", self.store.tournaments(wanted, most)).await
    }
}

#[async_trait::async_trait]
impl PackStore for Measured {
    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault> {
        measure("keep_pack", self.store.keep_pack(pack)).await
    }

    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault> {
        measure("pack", self.store.pack(key, hash)).await
    }
}

#[async_trait::async_trait]
impl Store for Measured {
    fn place(&self) -> String {
        self.store.place()
    }

    fn cause_of_silence(&self) -> Cause {
        self.store.cause_of_silence()
    }

    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault> {
        measure("snapshot", self.store.snapshot(take)).await
    }

    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault> {
        measure("restore", self.store.restore(items)).await
    }

    async fn probe(&self) -> Result<(), StoreFault> {
        measure("probe", self.store.probe()).await
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreFault> {
        measure("integrity", self.store.integrity()).await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
