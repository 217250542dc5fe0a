//! The rules of one table: its options and its cards, which never change.

use crate::{CardId, Cards, Catalog, Fate, Means, Rules, roles::Roles};
use kernel::Seat;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Duel {
    pub(crate) rules: Rules,
    pub(crate) catalog: Catalog,
    pub(crate) roles: Roles,
    /// All cards of both decks.
    pub(crate) everything: Cards,
    seats: [Seat; SEATS],
}

/// Rules 1.
pub(crate) const SEATS: usize = 2;

impl Duel {
    /// A table with these cards.
    pub fn new(rules: Rules, catalog: Catalog) -> Duel {
        let roles = Roles::of(&catalog);
        let everything = catalog.ids().collect();
        let seats = [0, 1].map(|number| Seat::new(number, SEATS).expect("both numbers are below the seats"));
        Duel { rules, catalog, roles, everything, seats }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// Rules 1: who plays the forces of good.
    #[inline]
    pub fn good(&self) -> Seat {
        self.seats[0]
    }

    #[inline]
    pub fn evil(&self) -> Seat {
        self.seats[1]
    }

    /// Rules 3: a seat's own cards.
    #[inline]
    pub fn deck_of(&self, seat: Seat) -> Cards {
        if seat == self.good() { self.roles.good } else { self.roles.evil }
    }

    /// From whose deck a card came.
    #[inline]
    pub fn owner(&self, card: CardId) -> Seat {
        if self.roles.good.contains(card) { self.good() } else { self.evil() }
    }

    /// The fate that an attack brings to Characters or to a Location, if it brings one.
    #[inline]
    pub fn fate_of(&self, means: Means) -> Option<Fate> {
        match means {
            Means::Card(card) => self.roles.facts(card).fate.map(|(fate, _)| fate),
            Means::Capture => Some(Fate::Captured),
            Means::NegateCapture | Means::NegateControl => None,
        }
    }
}
