//! The packs of cards that people have written.

use std::{collections::BTreeMap, sync::Arc};

/// The packs that somebody owns. The key of each pack is the name of its file. A pack is a sequence of bytes, and the
/// game that reads it decides what the bytes mean.
///
/// ```
/// use kernel::Shelf;
///
/// let mut shelf = Shelf::default();
/// shelf.lay("my-cards", *b"[[card]]")?;
/// assert_eq!(shelf.get("my-cards"), Some(&b"[[card]]"[..]));
/// assert!(shelf.lay("../secret", *b"").is_err());
/// # Ok::<(), kernel::ShelfFault>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    packs: BTreeMap<String, Arc<[u8]>>,
}

impl Shelf {
    /// A shelf without packs.
    pub const EMPTY: Shelf = Shelf { packs: BTreeMap::new() };

    /// The greatest number of packs on a shelf.
    pub const MOST: usize = 100;

    /// The greatest length of a key, in characters.
    pub const MOST_KEY: usize = 60;

    /// Reports whether a pack can have this key. Keys are used as words in options and as parts of file names.
    pub fn is_key(key: &str) -> bool {
        let plain = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_' | ' ');
        key.starts_with(char::is_alphanumeric) && key.chars().count() <= Shelf::MOST_KEY && key.chars().all(plain)
    }

    /// Puts a pack on the shelf. The new pack replaces a pack that has the same key.
    ///
    /// # Errors
    ///
    /// Returns the reason for the refusal: the key has a form that is not allowed, or the shelf is full. In that case
    /// the shelf is unchanged.
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

    /// Returns the content of the pack with this key, or `None` if the shelf has no such pack.
    pub fn get(&self, key: &str) -> Option<&[u8]> {
        self.packs.get(key).map(|bytes| &**bytes)
    }

    /// Returns every pack with its key, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.packs.iter().map(|(key, bytes)| (key.as_str(), &**bytes))
    }

    /// Returns a shelf with only the packs that have these keys.
    pub fn only(&self, keys: &[String]) -> Shelf {
        let packs = self.packs.iter().filter(|(key, _)| keys.contains(key));
        Shelf { packs: packs.map(|(key, bytes)| (key.clone(), Arc::clone(bytes))).collect() }
    }
}

/// The reason why a pack was not put on a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShelfFault {
    /// The key has a form that is not allowed.
    #[error(
        "expected a name of at most {most} letters, digits, hyphens, underscores and spaces, a letter or digit first"
    )]
    Key {
        /// The greatest length of a key, in characters.
        most: usize,
    },
    /// The shelf is full.
    #[error("expected at most {most} packs")]
    Full {
        /// The greatest number of packs on a shelf.
        most: usize,
    },
}
