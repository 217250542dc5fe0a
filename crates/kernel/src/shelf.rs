//! Packs of cards that people have written.

use std::{collections::BTreeMap, sync::Arc};

/// The packs that somebody has, each under its key, the name of its file. What is in them, the game says that reads
/// them: they may be anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    packs: BTreeMap<String, Arc<[u8]>>,
}

impl Shelf {
    pub const EMPTY: Shelf = Shelf { packs: BTreeMap::new() };

    /// No more packs lie here.
    pub const MOST: usize = 100;

    /// No key is longer, in characters.
    pub const MOST_KEY: usize = 60;

    /// Whether a pack can have this key: it is a word of options, and part of names of files.
    pub fn is_key(key: &str) -> bool {
        let plain = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_' | ' ');
        key.starts_with(char::is_alphanumeric) && key.chars().count() <= Shelf::MOST_KEY && key.chars().all(plain)
    }

    /// Lays a pack here, in place of what had this key. Refused, with nothing changed, is a key that does not fit, and one
    /// pack too many.
    pub fn lay(&mut self, key: &str, bytes: impl Into<Arc<[u8]>>) -> Result<(), ShelfFault> {
        if !Shelf::is_key(key) {
            return Err(ShelfFault::Key { most: Shelf::MOST_KEY });
        }
        if self.packs.len() == Shelf::MOST && !self.packs.contains_key(key) {
            return Err(ShelfFault::Full { most: Shelf::MOST });
        }
        self.packs.insert(key.to_owned(), bytes.into());
        Ok(())
    }

    pub fn get(&self, key: &str) -> Option<&[u8]> {
        self.packs.get(key).map(|bytes| &**bytes)
    }

    /// Every pack with its key, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.packs.iter().map(|(key, bytes)| (key.as_str(), &**bytes))
    }

    /// Those of these keys that are here.
    pub fn only(&self, keys: &[String]) -> Shelf {
        let packs = self.packs.iter().filter(|(key, _)| keys.contains(key));
        Shelf { packs: packs.map(|(key, bytes)| (key.clone(), Arc::clone(bytes))).collect() }
    }
}

/// Why a pack was not laid onto a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShelfFault {
    #[error(
        "expected a name of at most {most} letters, digits, hyphens, underscores and spaces, a letter or digit first"
    )]
    Key { most: usize },
    #[error("expected at most {most} packs")]
    Full { most: usize },
}
