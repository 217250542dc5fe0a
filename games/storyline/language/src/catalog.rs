//! The cards and Locations of one table. They are read from pack files, checked once and trusted afterwards.

mod profile;
mod content;
mod note;
mod fields;
mod set;
mod title;
mod pack;
mod lexicon;
mod face;
mod sense;
mod rules;
mod pool;
mod asked;
mod vain;
mod idle;

pub use content::{Catalog, Library};
pub use note::{PackNote, Weight};
pub use pack::MOST_PACK_BYTES;
pub use profile::{PackFile, Profile};

pub use pool::Wanted;

impl Catalog {
    /// Returns the catalog of the Core Pack.
    pub fn oz() -> Catalog {
        Catalog::built_in(Profile::Oz)
    }

    /// Returns the catalog of the Epic starter set.
    pub fn epic() -> Catalog {
        Catalog::built_in(Profile::Epic)
    }

    pub fn built_in(profile: Profile) -> Catalog {
        Catalog::parse(&[profile.built_in()]).expect("the files are part of this crate, and its tests read them")
    }

    /// Reads the packs of one table: one of `oz`, or several of `epic`, whose Libraries and Locations are pooled.
    ///
    /// # Errors
    ///
    /// Returns all faults, not only the first.
    pub fn parse(packs: &[PackFile<'_>]) -> Result<Catalog, Vec<PackNote>> {
        let all: Vec<_> = packs.iter().map(|pack| (*pack, Wanted::All)).collect();
        pool::catalog(&all)
    }

    /// Reads the packs like [`Catalog::parse`], but keeps only the wanted Libraries, in the order of their packs.
    ///
    /// # Errors
    ///
    /// Returns all faults, not only the first.
    pub fn parse_for(packs: &[(PackFile<'_>, Wanted<'_>)]) -> Result<Catalog, Vec<PackNote>> {
        pool::catalog(packs)
    }

    /// Returns the faults of one pack, or its warnings if it has no faults.
    pub fn check(pack: PackFile<'_>) -> Vec<PackNote> {
        pool::check(pack)
    }
}
