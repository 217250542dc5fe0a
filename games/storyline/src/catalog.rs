//! The cards and Locations of one table, read from pack files, checked once and trusted afterwards.

mod note;
mod fields;
mod pack;
mod lexicon;
mod face;
mod sense;
mod rules;
mod pool;
mod asked;
mod vain;
pub(crate) mod own;

use crate::{Card, CardId, Lexicon, Location, LocationId};
use kernel::{CardSet, Words};

pub use note::{PackNote, Weight};
pub use pack::MOST_PACK_BYTES;

/// What one table plays with. Cards stand in the order of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    pub set: CardSet,
    pub profile: Profile,
    cards: Vec<Card>,
    locations: Vec<Location>,
    lexicon: Lexicon,
    libraries: Vec<Library>,
    folio: Vec<(LocationId, u8)>,
    aliases: Aliases,
}

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Profile {
    /// The Card Game of Oz: one Library for all Authors.
    Oz,
    /// The Epic Card Game: a Library for each Author.
    Epic,
}

/// The cards that one Author draws from; in `oz`, all Authors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    pub id: String,
    pub name: Words,
    /// How many copies of each card, in the order of the file.
    pub copies: Vec<(CardId, u8)>,
}

/// A pack file as somebody hands it in.
#[derive(Clone, Copy, Debug)]
pub struct PackFile<'a> {
    /// For the notes: where it was found.
    pub name: &'a str,
    pub bytes: &'a [u8],
}

/// Other titles for what has one that belongs to somebody, in the order of cards, Locations and names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Aliases {
    cards: Vec<Option<Words>>,
    locations: Vec<Option<Words>>,
    names: Vec<Option<Words>>,
}

impl Profile {
    pub const ALL: [Profile; 2] = [Profile::Oz, Profile::Epic];

    /// As pack files and options have it.
    pub fn name(self) -> &'static str {
        match self {
            Profile::Oz => "oz",
            Profile::Epic => "epic",
        }
    }

    /// The pack that is built in.
    pub fn built_in(self) -> PackFile<'static> {
        let (name, text) = match self {
            Profile::Oz => ("oz-core.toml", include_str!("../cards/oz-core.toml")),
            Profile::Epic => ("epic-starter.toml", include_str!("../cards/epic-starter.toml")),
        };
        PackFile { name, bytes: text.as_bytes() }
    }
}

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
        pool::catalog(packs)
    }

    /// All that is to be said of one pack: its faults, or else its warnings.
    pub fn check(pack: PackFile<'_>) -> Vec<PackNote> {
        pool::check(pack)
    }

    /// The same cards under titles that belong to nobody.
    pub fn with_aliases(mut self) -> Catalog {
        let renamed = |title: &mut Words, alias: &Option<Words>| {
            if let Some(alias) = alias {
                title.clone_from(alias);
            }
        };
        self.cards.iter_mut().zip(&self.aliases.cards).for_each(|(card, alias)| renamed(&mut card.title, alias));
        let locations = self.locations.iter_mut().zip(&self.aliases.locations);
        locations.for_each(|(location, alias)| renamed(&mut location.title, alias));
        self.lexicon.titles().zip(&self.aliases.names).for_each(|(title, alias)| renamed(title, alias));
        self
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card with this id, which a position holds or [`Catalog::ids`] has listed.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).map(CardId::from_index)
    }

    /// The card with this id in its file, such as `O13`.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.ids().find(|place| self.card(*place).id == id)
    }

    pub fn locations(&self) -> &[Location] {
        &self.locations
    }

    /// The Location with this id, which a position holds or [`Catalog::location_ids`] has listed.
    #[inline]
    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[id.index()]
    }

    pub fn location_ids(&self) -> impl Iterator<Item = LocationId> + use<> {
        (0..self.locations.len()).map(LocationId::from_index)
    }

    /// The Location with this id in its file, such as `L08`.
    pub fn find_location(&self, id: &str) -> Option<LocationId> {
        self.location_ids().find(|place| self.location(*place).id == id)
    }

    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// One in `oz`; in `epic` at least one.
    pub fn libraries(&self) -> &[Library] {
        &self.libraries
    }

    /// The Locations from which Storylines are laid, and how many copies of each.
    pub fn folio(&self) -> &[(LocationId, u8)] {
        &self.folio
    }
}
