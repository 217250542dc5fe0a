//! Keys: the secrets by which a server knows a person again, as their hashes.

use crate::{KeyItem, StoreFault, holders::Hash};
use dealer::Person;

/// A secret by which a server knows a person again. The store has only its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The SHA-256 of the secret.
    pub hash: KeyHash,
    pub person: Person,
    pub kind: KeyKind,
    /// The time at which it was made, in seconds since 1970.
    pub made: u64,
    /// What belongs to a key of this kind.
    pub about: String,
}

/// The hash of a secret. It stays out of logs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash(pub [u8; 32]);

/// The kinds of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// The cookie of the browser in which a person came first. Its hash is the person's own. A person who keeps an
    /// identity has one. `about` is the person's name.
    First,
    /// The cookie of another browser of the person.
    Device,
    /// A link that makes another browser a device of the person, once.
    Link,
    /// A code to write down, which makes a browser a device of the person.
    Recovery,
    /// A passkey. The secret is the id of the credential, and `about` the credential as JSON.
    Passkey,
    /// A registration of a passkey, or a sign-in, that has begun. `about` is its state as JSON.
    Ceremony,
}

const KINDS: [(KeyKind, &str); 6] = [
    (KeyKind::First, "first"),
    (KeyKind::Device, "device"),
    (KeyKind::Link, "link"),
    (KeyKind::Recovery, "recovery"),
    (KeyKind::Passkey, "passkey"),
    (KeyKind::Ceremony, "ceremony"),
];

impl KeyKind {
    /// Reports whether a key of this kind counts once, and only for a short time.
    pub fn counts_once(self) -> bool {
        matches!(self, KeyKind::Link | KeyKind::Ceremony)
    }
}

impl KeyHash {
    /// Returns the text of a column with this hash.
    pub(crate) fn print(self) -> String {
        Hash(Person::new(self.0)).print()
    }
}

impl std::fmt::Debug for KeyHash {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("KeyHash(…)")
    }
}

impl KeyItem {
    pub(crate) fn of(key: &Key) -> KeyItem {
        let Key { hash, person, kind, made, about } = key;
        let name = KINDS.iter().find(|(each, _)| each == kind).map_or("", |(_, name)| name);
        KeyItem {
            hash: hash.print(),
            person: Hash(*person).print(),
            kind: name.to_owned(),
            made: made.cast_signed(),
            about: about.clone(),
        }
    }

    pub(crate) fn read(self) -> Result<Key, StoreFault> {
        let KeyItem { hash, person, kind, made, about } = self;
        let read = |text: &str| Hash::parse(text).map(|Hash(person)| person);
        let kind = KINDS.iter().find(|(_, name)| *name == kind).map(|(kind, _)| *kind);
        match (read(&hash), read(&person), kind) {
            (Some(hash), Some(person), Some(kind)) => {
                Ok(Key { hash: KeyHash(*hash.hash()), person, kind, made: made.cast_unsigned(), about })
            }
            _ => Err(StoreFault::damaged("key", "expected two hashes and a kind of key")),
        }
    }
}
