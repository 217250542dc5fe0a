//! The store in memory, for tests and for tables that may be lost.

mod gatherings;
mod keys;
mod merges;
mod notes;
mod packs;
mod players;
mod ratings;
mod table;
mod tables;
mod talk;
mod tournaments;

use crate::{Cause, Gathered, Item, Key, KeyHash, Note, PlayerId, Rated, Store, StoreFault, TableId, Tournament};
use dealer::Person;
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};
use table::Table;

/// A store of tables in the memory of this process. The tables are lost when the process ends.
#[derive(Debug, Default)]
pub struct Memory {
    shelf: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    tables: HashMap<TableId, Table>,
    packs: HashMap<(String, String), Vec<u8>>,
    gatherings: BTreeMap<TableId, Gathered>,
    keys: BTreeMap<KeyHash, Key>,
    notes: BTreeMap<String, Note>,
    players: BTreeMap<Person, PlayerId>,
    rated: BTreeMap<(String, u64), Rated>,
    tournaments: BTreeMap<TableId, Tournament>,
    /// The number of changes to all tables so far.
    turns: u64,
}

impl Memory {
    /// Returns a store without tables.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Returns the content of the store. Ignores a poisoned lock, because no panic can leave the content half changed.
    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    fn table(&mut self, id: &TableId) -> Result<&mut Table, StoreFault> {
        self.tables.get_mut(id).ok_or(StoreFault::Missing)
    }

    /// Refuses an id that a table or a gathering has.
    fn refuse_taken(&self, id: &TableId) -> Result<(), StoreFault> {
        let is_taken = self.tables.contains_key(id) || self.gatherings.contains_key(id);
        if is_taken { Err(StoreFault::Taken) } else { Ok(()) }
    }

    fn next_turn(&mut self) -> u64 {
        self.turns += 1;
        self.turns
    }
}

#[async_trait::async_trait]
impl Store for Memory {
    fn place(&self) -> String {
        "memory".to_owned()
    }

    fn cause_of_silence(&self) -> Cause {
        Cause::Busy
    }

    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault> {
        let shelf = self.shelf();
        let people = shelf.gathering_items().chain(shelf.key_items()).chain(shelf.note_items());
        let places = shelf.player_items().chain(shelf.rated_items()).chain(shelf.tournament_items());
        for item in shelf.pack_items().chain(shelf.table_items().chain(people).chain(places).map(Ok)) {
            if !take(item?) {
                break;
            }
        }
        Ok(())
    }

    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let has_people = !shelf.gatherings.is_empty() || !shelf.keys.is_empty() || !shelf.notes.is_empty();
        if !shelf.tables.is_empty() || has_people {
            return Err(StoreFault::NotEmpty);
        }
        let mut restored = Shelf { packs: shelf.packs.clone(), ..Shelf::default() };
        for item in items {
            match item? {
                Item::Pack(item) => restored.take_pack(item),
                Item::Table(item) => restored.take_table(item)?,
                Item::Gathering(item) => restored.take_gathering(item)?,
                Item::Key(item) => restored.keep_key(&item.read()?)?,
                Item::Note(item) => restored.take_note(item)?,
                Item::Player(item) => restored.take_player(&item)?,
                Item::Rated(item) => restored.take_rated(item)?,
                Item::Tournament(item) => restored.take_tournament(item)?,
            }
        }
        *shelf = restored;
        Ok(())
    }

    async fn probe(&self) -> Result<(), StoreFault> {
        Ok(())
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreFault> {
        Ok(Vec::new())
    }

    async fn close(&self) {}
}
