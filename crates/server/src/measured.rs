//! A store that measures the time of its calls.

use crate::measures;
use dealer::Person;
use protocol::Pace;
use std::{sync::Arc, time::Instant};
use store::{
    Cause, Finished, Gathered, Gathering, Invited, Item, Kept, KeptPack, Key, KeyHash, Page, Player, PlayerId, Query,
    Ranked, Rated, Reached, Row, Season, Setup, Store, StoreFault, Summary, TableId, Unrated,
};

#[derive(Debug)]
pub(crate) struct Measured(pub(crate) Arc<dyn Store>);

/// Waits for a call, and counts it under its name.
async fn measure<T>(call: &'static str, work: impl Future<Output = Result<T, StoreFault>>) -> Result<T, StoreFault> {
    let begun = Instant::now();
    let done = work.await;
    measures::stored(call, &done, begun.elapsed());
    done
}

#[async_trait::async_trait]
impl Store for Measured {
    fn place(&self) -> String {
        self.0.place()
    }

    fn cause_of_silence(&self) -> Cause {
        self.0.cause_of_silence()
    }

    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        measure("create", self.0.create(id, setup, rows, summary)).await
    }

    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        measure("append", self.0.append(id, after, rows, summary)).await
    }

    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault> {
        measure("summarise", self.0.summarise(id, rows, summary)).await
    }

    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault> {
        measure("load", self.0.load(id)).await
    }

    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault> {
        measure("rows", self.0.rows(id)).await
    }

    async fn list(&self, query: &Query) -> Result<Page, StoreFault> {
        measure("list", self.0.list(query)).await
    }

    async fn finished(
        &self,
        holder: Option<Person>,
        reader: Option<Person>,
        most: usize,
    ) -> Result<Vec<Finished>, StoreFault> {
        measure("finished", self.0.finished(holder, reader, most)).await
    }

    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault> {
        measure("unsummarised", self.0.unsummarised()).await
    }

    async fn clocked(&self) -> Result<Vec<TableId>, StoreFault> {
        measure("clocked", self.0.clocked()).await
    }

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
        measure("set_pace", self.0.set_pace(id, pace)).await
    }

    async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
        measure("remove", self.0.remove(id)).await
    }

    async fn gather(&self, id: &TableId, gathering: &Gathering) -> Result<(), StoreFault> {
        measure("gather", self.0.gather(id, gathering)).await
    }

    async fn gathering(&self, id: &TableId) -> Result<Gathered, StoreFault> {
        measure("gathering", self.0.gathering(id)).await
    }

    async fn regather(&self, id: &TableId, version: u64, gathering: &Gathering) -> Result<(), StoreFault> {
        measure("regather", self.0.regather(id, version, gathering)).await
    }

    async fn begin(&self, id: &TableId, version: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
        measure("begin", self.0.begin(id, version, setup, summary)).await
    }

    async fn disband(&self, id: &TableId) -> Result<(), StoreFault> {
        measure("disband", self.0.disband(id)).await
    }

    async fn expire(&self, before: u64) -> Result<(), StoreFault> {
        measure("expire", self.0.expire(before)).await
    }

    async fn gatherings(&self, invited: Invited, most: usize) -> Result<Vec<Gathered>, StoreFault> {
        measure("gatherings", self.0.gatherings(invited, most)).await
    }

    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault> {
        measure("key", self.0.key(hash)).await
    }

    async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault> {
        measure("keys", self.0.keys(person)).await
    }

    async fn keep_key(&self, key: &Key) -> Result<(), StoreFault> {
        measure("keep_key", self.0.keep_key(key)).await
    }

    async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault> {
        measure("spend_key", self.0.spend_key(hash, then)).await
    }

    async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault> {
        measure("remove_key", self.0.remove_key(hash, person)).await
    }

    async fn expire_keys(&self, before: u64) -> Result<(), StoreFault> {
        measure("expire_keys", self.0.expire_keys(before)).await
    }

    async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
        measure("keep_player", self.0.keep_player(person, id)).await
    }

    async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault> {
        measure("player", self.0.player(id)).await
    }

    async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault> {
        measure("players", self.0.players(people)).await
    }

    async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault> {
        measure("unkeep", self.0.unkeep(person, by)).await
    }

    async fn rename(&self, id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
        measure("rename", self.0.rename(id, rows, setup, summary)).await
    }

    async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault> {
        measure("unrated", self.0.unrated()).await
    }

    async fn counted(&self, game: &str) -> Result<u64, StoreFault> {
        measure("counted", self.0.counted(game)).await
    }

    async fn rate(&self, rated: &Rated) -> Result<(), StoreFault> {
        measure("rate", self.0.rate(rated)).await
    }

    async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault> {
        measure("rated", self.0.rated(game, after, most)).await
    }

    async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault> {
        measure("reached", self.0.reached(game, person)).await
    }

    async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault> {
        measure("course", self.0.course(game, person, most)).await
    }

    async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault> {
        measure("ladder", self.0.ladder(season)).await
    }

    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault> {
        measure("keep_pack", self.0.keep_pack(pack)).await
    }

    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault> {
        measure("pack", self.0.pack(key, hash)).await
    }

    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault> {
        measure("snapshot", self.0.snapshot(take)).await
    }

    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault> {
        measure("restore", self.0.restore(items)).await
    }

    async fn probe(&self) -> Result<(), StoreFault> {
        measure("probe", self.0.probe()).await
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreFault> {
        measure("integrity", self.0.integrity()).await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}
