//! The part of the contract about the keys of people who keep their identity.

use crate::{Key, KeyHash, StoreFault};
use dealer::Person;
use std::fmt::Debug;

/// A store of the keys of people who keep their identity. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait KeyStore: Debug + Send + Sync {
    /// Returns the key with this hash, or `None` if there is none.
    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault>;

    /// Returns all keys of a person, oldest first.
    async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault>;

    /// Stores a key. A key of the same kind and the same person with this hash is replaced. Returns
    /// [`StoreFault::Taken`] if another key has this hash.
    async fn keep_key(&self, key: &Key) -> Result<(), StoreFault>;

    /// Removes a [`KeyKind::Link`](crate::KeyKind::Link) or [`KeyKind::Ceremony`](crate::KeyKind::Ceremony) with this
    /// hash, and stores the key `then`. Returns [`StoreFault::Missing`] if there is none, so that it counts once.
    async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault>;

    /// Removes a key of this person.
    async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault>;

    /// Removes the keys that count once and were made before this time, in seconds since 1970.
    async fn expire_keys(&self, before: u64) -> Result<(), StoreFault>;
}
