//! The cards and Locations of one table, trusted once they are read.

use super::{Profile, rules::MOST_LOCATION_COPIES};
use crate::{Card, CardId, Lexicon, Location, LocationId, Source, words::Speech};
use kernel::{CardSet, SeatMap, Words};

/// What one table plays with. Cards stand in the order of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    pub set: CardSet,
    pub profile: Profile,
    pub(super) cards: Vec<Card>,
    pub(super) locations: Vec<Location>,
    pub(super) lexicon: Lexicon,
    pub(super) libraries: Vec<Library>,
    pub(super) folio: Brought,
    /// What the Libraries of the starter set bring, for those that bring no Locations of their own.
    pub(super) spare: Vec<Brought>,
    pub(super) aliases: Aliases,
}

/// Locations that somebody brings, and how many copies of each.
pub(super) type Brought = Vec<(LocationId, u8)>;

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

/// Other titles for what has one that belongs to somebody, in the order of cards, Locations and names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Aliases {
    pub(super) cards: Vec<Option<Words>>,
    pub(super) locations: Vec<Option<Words>>,
    pub(super) names: Vec<Option<Words>>,
}

impl Catalog {
    /// Rules 4: the same cards with the Folio of a table. Each Author of `epic` brings the Locations of their Library, or,
    /// where it has none, those of a Library of the starter set; of each at most two copies are used. An Author alone
    /// walks as long a road as two, and brings all of it twice.
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
    pub fn speech(&self, source: Source) -> Speech<'_> {
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

/// Rules 4: two Authors may bring the same Location; more than two copies are not used.
pub(super) fn put_together(folio: &mut Brought, brought: &Brought) {
    for (place, copies) in brought {
        match folio.iter_mut().find(|(other, _)| other == place) {
            Some((_, sum)) => *sum = (*sum + copies).min(MOST_LOCATION_COPIES),
            None => folio.push((*place, *copies)),
        }
    }
}
