//! The cards and Locations of one table, read from pack files, checked once and trusted afterwards.

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
pub(crate) mod own;

use crate::{Card, CardId, Lexicon, Location, LocationId, Source, words::Speech};
use kernel::{CardSet, SeatMap, Words};

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
    folio: Brought,
    /// What the Libraries of the starter set bring, for those that bring no Locations of their own.
    spare: Vec<Brought>,
    aliases: Aliases,
}

/// Locations that somebody brings, and how many copies of each.
pub(crate) type Brought = Vec<(LocationId, u8)>;

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
    /// The Locations that its Author brings; in `oz` those of the pack.
    pub folio: Brought,
}

/// A pack file as somebody hands it in.
#[derive(Clone, Copy, Debug)]
pub struct PackFile<'a> {
    /// For the notes: where it was found.
    pub name: &'a str,
    pub bytes: &'a [u8],
}

/// Which Libraries of a pack come to a table, by their places in it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted<'a> {
    All,
    Only(&'a [usize]),
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

    /// As commands, records and pack files have it.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Oz => "oz",
            Profile::Epic => "epic",
        }
    }

    /// The title players know the game by, which is the same in every language.
    pub fn title(self) -> &'static str {
        match self {
            Profile::Oz => "The Card Game of Oz",
            Profile::Epic => "Epic Card Game",
        }
    }

    /// The pack that is built in. That of `epic` is one text in three files.
    pub fn built_in(self) -> PackFile<'static> {
        const EPIC: &str = concat!(
            include_str!("../cards/epic-starter.toml"),
            include_str!("../cards/epic-nights.toml"),
            include_str!("../cards/epic-north.toml"),
        );
        let (name, text) = match self {
            Profile::Oz => ("oz-core.toml", include_str!("../cards/oz-core.toml")),
            Profile::Epic => ("epic-starter.toml", EPIC),
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
        let all: Vec<_> = packs.iter().map(|pack| (*pack, Wanted::All)).collect();
        pool::catalog(&all)
    }

    /// The same, with those Libraries alone that somebody plays with: they follow one another as in their packs.
    pub(crate) fn parse_for(packs: &[(PackFile<'_>, Wanted<'_>)]) -> Result<Catalog, Vec<PackNote>> {
        pool::catalog(packs)
    }

    /// Rules 4: the same cards with the Folio of a table. Each Author of `epic` brings the Locations of their Library, or,
    /// where it has none, those of a Library of the starter set; of each at most two copies are used. An Author alone
    /// walks as long a road as two, and brings all of it twice.
    pub(crate) fn for_authors(mut self, libraries: &SeatMap<usize>) -> Catalog {
        if self.profile == Profile::Oz {
            return self;
        }
        let mut folio = Brought::new();
        let played: Vec<usize> = libraries.values().copied().collect();
        for (author, library) in played.iter().cycle().take(played.len().max(2)).enumerate() {
            let own = &self.libraries[*library].folio;
            let spare = || &self.spare[author % self.spare.len()];
            pool::put_together(&mut folio, if own.is_empty() { spare() } else { own });
        }
        folio.sort_unstable();
        self.folio = folio;
        self
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
        self.lexicon.rename_tales();
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

    /// The text of a card or Location, with the name it speaks of itself by.
    pub(crate) fn speech(&self, source: Source) -> Speech<'_> {
        match source {
            Source::Card(card) => self.card(card).speech(),
            Source::Location(location) => self.location(location).speech(),
        }
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

    /// The Locations from which Storylines are laid, and how many copies of each. Before it is known who plays, all that
    /// there are.
    pub fn folio(&self) -> &[(LocationId, u8)] {
        &self.folio
    }
}
