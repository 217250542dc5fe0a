//! The keys of people of the store in memory.

use super::{Memory, Shelf};
use crate::{Item, Key, KeyHash, KeyItem, KeyStore, StoreFault};
use dealer::Person;

#[async_trait::async_trait]
impl KeyStore for Memory {
    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault> {
        Ok(self.shelf().keys.get(&hash).cloned())
    }

    async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault> {
        let mut found: Vec<Key> = self.shelf().keys.values().filter(|key| key.person == person).cloned().collect();
        found.sort_by_key(|key| key.made);
        Ok(found)
    }

    async fn keep_key(&self, key: &Key) -> Result<(), StoreFault> {
        self.shelf().keep_key(key)
    }

    async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let spent = shelf.keys.get(&hash).filter(|key| key.kind.counts_once()).cloned().ok_or(StoreFault::Missing)?;
        if let Some(key) = then {
            shelf.keep_key(key)?;
        }
        shelf.keys.remove(&spent.hash);
        Ok(())
    }

    async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let is_own = shelf.keys.get(&hash).is_some_and(|key| key.person == person);
        if is_own { shelf.keys.remove(&hash).map(drop).ok_or(StoreFault::Missing) } else { Err(StoreFault::Missing) }
    }

    async fn expire_keys(&self, before: u64) -> Result<(), StoreFault> {
        self.shelf().keys.retain(|_, key| !key.kind.counts_once() || key.made >= before);
        Ok(())
    }
}

impl Shelf {
    pub(super) fn keep_key(&mut self, key: &Key) -> Result<(), StoreFault> {
        if self.keys.get(&key.hash).is_some_and(|kept| (kept.person, kept.kind) != (key.person, key.kind)) {
            return Err(StoreFault::Taken);
        }
        self.keys.insert(key.hash, key.clone());
        Ok(())
    }

    /// Returns the keys for a backup, oldest first.
    pub(super) fn key_items(&self) -> impl Iterator<Item = Item> + '_ {
        let mut keys: Vec<&Key> = self.keys.values().collect();
        keys.sort_by_key(|key| key.made);
        keys.into_iter().map(|key| Item::Key(KeyItem::of(key)))
    }
}
