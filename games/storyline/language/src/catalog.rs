//! The cards and Locations of one table, read from pack files, checked once and trusted afterwards.

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
    /// The Core Pack.
    pub fn oz() -> Catalog {
        Catalog::built_in(Profile::Oz)
    }

    /// The Epic starter set.
    pub fn epic() -> Catalog {
        Catalog::built_in(Profile::Epic)
    }

    pub fn built_in(profile: Profile) -> Catalog {
        Catalog::parse(&[profile.built_in()]).expect("the files are part of this crate, and its tests read them")
    }

    /// Reads the packs of one table: one of `oz`, or several of `epic`, whose Libraries and Locations are pooled. All
    /// faults are reported, not the first.
    pub fn parse(packs: &[PackFile<'_>]) -> Result<Catalog, Vec<PackNote>> {
        let all: Vec<_> = packs.iter().map(|pack| (*pack, Wanted::All)).collect();
        pool::catalog(&all)
    }

    /// The same, with those Libraries alone that somebody plays with: they follow one another as in their packs.
    pub fn parse_for(packs: &[(PackFile<'_>, Wanted<'_>)]) -> Result<Catalog, Vec<PackNote>> {
        pool::catalog(packs)
    }

    /// All that is to be said of one pack: its faults, or else its warnings.
    pub fn check(pack: PackFile<'_>) -> Vec<PackNote> {
        pool::check(pack)
    }
}
