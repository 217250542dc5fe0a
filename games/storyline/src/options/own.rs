//! Packs that people have written, and the reason for each pack that cannot be played.

use kernel::{Shelf, Words};
use language::{Catalog, PackFile, Profile};

/// The packs of a shelf.
pub(super) struct OwnPacks {
    packs: Vec<OwnPack>,
    barred: Vec<(String, Bar)>,
}

/// A pack that has no faults and can be played.
pub(super) struct OwnPack {
    pub(super) key: String,
    pub(super) profile: Profile,
    /// For each Library, the word that selects it in an option, and its name. A pack of `oz` has one Library.
    pub(super) libraries: Vec<(String, Words)>,
}

/// The reason why a pack cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bar {
    Faults(usize),
    /// The key of the pack is the name of a built-in pack or Library.
    Taken,
}

/// The character between the key of a pack and the id of one of its Libraries.
const OF: char = '/';

impl OwnPacks {
    pub(super) fn of(shelf: &Shelf, taken: &[&str]) -> OwnPacks {
        let mut own = OwnPacks { packs: Vec::new(), barred: Vec::new() };
        for (key, bytes) in shelf.iter() {
            match Catalog::parse(&[PackFile { name: key, bytes }]) {
                _ if taken.contains(&key) => own.barred.push((key.to_owned(), Bar::Taken)),
                Ok(catalog) => own.packs.push(OwnPack::of(key, &catalog)),
                Err(notes) => own.barred.push((key.to_owned(), Bar::Faults(notes.len()))),
            }
        }
        own
    }

    /// Returns the packs of an edition, in the order of their keys.
    pub(super) fn packs(&self, profile: Profile) -> impl Iterator<Item = &OwnPack> {
        self.packs.iter().filter(move |pack| pack.profile == profile)
    }

    pub(super) fn pack(&self, key: &str) -> Option<&OwnPack> {
        self.packs.iter().find(|pack| pack.key == key)
    }

    /// Returns the keys of the packs that cannot be played.
    pub(super) fn barred(&self) -> impl Iterator<Item = &str> {
        self.barred.iter().map(|(key, _)| key.as_str())
    }

    /// Returns the reason why the pack with this key cannot be played, if there is one.
    pub(super) fn bar(&self, key: &str) -> Option<Bar> {
        self.barred.iter().find(|(barred, _)| barred == key).map(|(_, bar)| *bar)
    }
}

impl OwnPack {
    fn of(key: &str, catalog: &Catalog) -> OwnPack {
        let alone = catalog.libraries().len() == 1;
        let word = |id: &str| if alone { key.to_owned() } else { format!("{key}{OF}{id}") };
        let libraries = catalog.libraries().iter().map(|library| (word(&library.id), library.name.clone()));
        OwnPack { key: key.to_owned(), profile: catalog.profile, libraries: libraries.collect() }
    }
}

/// Returns the key of the pack that the word of an option names.
pub(super) fn key(word: &str) -> &str {
    word.split(OF).next().unwrap_or(word)
}
