//! The public ids of the people who keep an identity. With them, a name leads to the page of a player.

use dealer::Person;
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use store::{Store, StoreFault};
use tokio::time::Instant;

/// The ids that this server has read. Messages that name people are written from here, without a query for each of them.
pub(crate) struct PlayerIds {
    store: Arc<dyn Store>,
    known: Mutex<HashMap<Person, Known>>,
}

struct Known {
    /// The public id, or `None` for somebody who keeps no identity.
    id: Option<String>,
    read: Instant,
}

/// The time after which an id is read again, because the person may have begun to keep an identity or may have left.
const FRESH: Duration = Duration::from_secs(60);

/// The greatest number of people who are known. Beyond it, those who were not met lately are forgotten.
const MOST: usize = 20_000;

impl PlayerIds {
    pub(crate) fn new(store: Arc<dyn Store>) -> PlayerIds {
        PlayerIds { store, known: Mutex::default() }
    }

    /// Returns the public id of a person, as it was last read.
    pub(crate) fn of(&self, person: Person) -> Option<String> {
        self.lock().get(&person)?.id.clone()
    }

    /// Reads the ids of those of these people whose ids are not fresh. If the store cannot be read, their names lead to
    /// no page, and nothing else depends on that.
    pub(crate) async fn learn(&self, people: impl IntoIterator<Item = Person>) {
        let now = Instant::now();
        let is_fresh = |known: &Known| now < known.read + FRESH;
        let mut wanted: Vec<Person> = {
            let known = self.lock();
            people.into_iter().filter(|person| !known.get(person).is_some_and(is_fresh)).collect()
        };
        wanted.sort();
        wanted.dedup();
        if wanted.is_empty() {
            return;
        }
        match read(&*self.store, &wanted).await {
            Ok(mut ids) => {
                let mut known = self.lock();
                if known.len() + wanted.len() > MOST {
                    known.retain(|_, known| is_fresh(known));
                }
                if known.len() + wanted.len() > MOST {
                    known.clear();
                }
                known.extend(wanted.into_iter().map(|person| (person, Known { id: ids.remove(&person), read: now })));
            }
            Err(fault) => tracing::debug!(%fault, "names lead to no pages"),
        }
    }

    /// Forgets a person who begins to keep an identity, or who leaves.
    pub(crate) fn forget(&self, person: Person) {
        self.lock().remove(&person);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Person, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the public ids of those of these people who have one.
pub(crate) async fn read(store: &dyn Store, people: &[Person]) -> Result<BTreeMap<Person, String>, StoreFault> {
    let players = store.players(people).await?;
    Ok(players.into_iter().map(|player| (player.person, player.id.as_str().to_owned())).collect())
}
