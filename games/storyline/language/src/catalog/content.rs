//! The catalog: the cards and Locations of one table.

use super::{Profile, rules::MOST_LOCATION_COPIES};
use crate::{Card, CardId, Lexicon, Location, LocationId, Source, words::Speech};
use kernel::{CardSet, SeatMap, Words};

/// The cards of one table, in the order of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    pub set: CardSet,
    pub profile: Profile,
    pub(super) cards: Vec<Card>,
    pub(super) locations: Vec<Location>,
    pub(super) lexicon: Lexicon,
    pub(super) libraries: Vec<Library>,
    pub(super) folio: Brought,
    /// The Locations of each Library of the starter set, for Libraries that bring no Locations.
    pub(super) spare: Vec<Brought>,
    pub(super) aliases: Aliases,
}

/// A list of Locations, each with its number of copies.
pub(super) type Brought = Vec<(LocationId, u8)>;

/// The cards that one Author draws from. In `oz`, all Authors share one Library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    pub id: String,
    pub name: Words,
    /// Each card with its number of copies, in the order of the file.
    pub copies: Vec<(CardId, u8)>,
    /// The Locations that the Author of this Library brings. In `oz`, they are the Locations of the pack.
    pub folio: Brought,
}

/// The aliases of a catalog: unprotected titles to replace protected titles of cards, Locations and names. The lists
/// have the order of the catalog and of the lexicon.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Aliases {
    pub(super) cards: Vec<Option<Words>>,
    pub(super) locations: Vec<Option<Words>>,
    pub(super) names: Vec<Option<Words>>,
}

impl Catalog {
    /// Returns the catalog with the Folio of a table (rule 4). Each Author of `epic` brings the Locations of the
    /// Library that they play with. If that Library has no Locations, they bring the Locations of a Library of the
    /// starter set. At most two copies of a Location are used. A single Author walks a road as long as that of two
    /// Authors, and brings each Location twice.
    pub fn for_authors(mut self, libraries: &SeatMap<usize>) -> Catalog {
        if self.profile == Profile::Oz {
            return self;
        }
        let mut folio = Brought::new();
        let played: Vec<usize> = libraries.values().copied().collect();
        for (author, library) in played.iter().cycle().take(played.len().max(2)).enumerate() {
            let own = &self.libraries[*library].folio;
            let spare = || &self.spare[author % self.spare.len()];
            put_together(&mut folio, if own.is_empty() { spare() } else { own });
        }
        folio.sort_unstable();
        self.folio = folio;
        self
    }

    /// Returns the catalog with aliases in place of protected titles.
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

    /// Returns the card with this id. The card exists, because every id comes from a position or from [`Catalog::ids`].
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).map(CardId::from_index)
    }

    /// Returns the [`CardId`] of the card with this id in its file, such as `O13`.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.ids().find(|place| self.card(*place).id == id)
    }

    pub fn locations(&self) -> &[Location] {
        &self.locations
    }

    /// Returns the Location with this id. The Location exists, because every id comes from a position or from
    /// [`Catalog::location_ids`].
    #[inline]
    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[id.index()]
    }

    /// Returns the text of a card or Location, together with the name of the card.
    pub fn speech(&self, source: Source) -> Speech<'_> {
        match source {
            Source::Card(card) => self.card(card).speech(),
            Source::Location(location) => self.location(location).speech(),
        }
    }

    pub fn location_ids(&self) -> impl Iterator<Item = LocationId> + use<> {
        (0..self.locations.len()).map(LocationId::from_index)
    }

    /// Returns the [`LocationId`] of the Location with this id in its file, such as `L08`.
    pub fn find_location(&self, id: &str) -> Option<LocationId> {
        self.location_ids().find(|place| self.location(*place).id == id)
    }

    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Returns the Libraries: one in `oz`, and at least one in `epic`.
    pub fn libraries(&self) -> &[Library] {
        &self.libraries
    }

    /// Returns the Locations of the Folio before the Storylines are laid, with the number of copies of each. Before
    /// [`Catalog::for_authors`], these are all Locations.
    pub fn folio(&self) -> &[(LocationId, u8)] {
        &self.folio
    }
}

/// Adds the Locations that an Author brings to a Folio. Two Authors may bring the same Location, but the Folio has at
/// most two copies of it (rule 4).
pub(super) fn put_together(folio: &mut Brought, brought: &Brought) {
    for (place, copies) in brought {
        match folio.iter_mut().find(|(other, _)| other == place) {
            Some((_, sum)) => *sum = (*sum + copies).min(MOST_LOCATION_COPIES),
            None => folio.push((*place, *copies)),
        }
    }
}
