//! The people of whom somebody who listens wants to hear nothing, on all pages of this person.

use super::blocks::blocked_people;
use bus::Tag;
use dealer::Person;
use host::Refusal;
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, PoisonError},
};
use store::Store;
use tokio::sync::{Mutex, watch};

/// The lists of the people who listen at this server.
#[derive(Default)]
pub(super) struct BlockLists(std::sync::Mutex<BTreeMap<Person, Arc<BlockList>>>);

/// The list of one person.
pub(crate) struct BlockList {
    person: Person,
    blocked: watch::Sender<BTreeSet<Person>>,
    /// A lock from the reading of the store until the list is shown, so that an older list never replaces a newer one.
    reading: Mutex<()>,
}

impl BlockLists {
    /// Returns the list of a person who begins to listen.
    pub(super) fn of(&self, person: Person) -> Arc<BlockList> {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.retain(|_, list| Arc::strong_count(list) > 1);
        let new = || BlockList { person, blocked: watch::Sender::new(BTreeSet::new()), reading: Mutex::default() };
        Arc::clone(lists.entry(person).or_insert_with(|| Arc::new(new())))
    }

    /// Returns the lists of the people who listen and for whom `is_meant` returns true.
    pub(super) fn that(&self, is_meant: impl Fn(Person) -> bool) -> Vec<Arc<BlockList>> {
        let lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.values().filter(|list| is_meant(list.person) && list.blocked.receiver_count() > 0).cloned().collect()
    }
}

impl BlockList {
    pub(super) fn watch(&self) -> watch::Receiver<BTreeSet<Person>> {
        self.blocked.subscribe()
    }

    /// Reads the list from the store, and lets the pages of the person know if it has changed.
    pub(super) async fn read(&self, store: &dyn Store) -> Result<(), Refusal> {
        let _reading = self.reading.lock().await;
        let stored = blocked_people(store, self.person).await?;
        self.blocked.send_if_modified(|blocked| {
            let is_news = *blocked != stored;
            *blocked = stored;
            is_news
        });
        Ok(())
    }
}

/// Returns the tag by which other servers know whose list has changed. It leads to nobody.
pub(super) fn tag(person: Person) -> Tag {
    let hash = Sha256::new().chain_update("blocks").chain_update(person.hash()).finalize();
    Tag::from_be_bytes([hash[0], hash[1], hash[2], hash[3]])
}
