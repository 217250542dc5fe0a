//! The rules of one table. The options and the cards never change.

use crate::{CardId, Cards, Catalog, Fate, Means, Rules, roles::Roles};
use kernel::Seat;

/// The options and the cards of one table.
#[derive(Clone, Debug)]
pub struct Duel {
    pub(crate) rules: Rules,
    pub(crate) catalog: Catalog,
    pub(crate) roles: Roles,
    /// All cards of both decks.
    pub(crate) everything: Cards,
    /// The cards that are blank in an experiment.
    pub(crate) blank: Cards,
    seats: [Seat; SEATS],
}

/// The number of seats (rules 1).
pub(crate) const SEATS: usize = 2;

impl Duel {
    /// Returns the rules of a table with these options and this card set.
    pub fn new(rules: Rules, catalog: Catalog) -> Duel {
        let roles = Roles::of(&catalog);
        let everything = catalog.ids().collect();
        let seats = [0, 1].map(|number| Seat::new(number, SEATS).expect("both numbers are below the seats"));
        Duel { rules, catalog, roles, everything, blank: Cards::NONE, seats }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// Returns the seat of Good (rules 1).
    #[inline]
    pub fn good(&self) -> Seat {
        self.seats[0]
    }

    /// Returns the seat of Evil (rules 1).
    #[inline]
    pub fn evil(&self) -> Seat {
        self.seats[1]
    }

    /// Returns all cards of a seat's own deck (rules 3).
    #[inline]
    pub fn deck_of(&self, seat: Seat) -> Cards {
        if seat == self.good() { self.roles.good } else { self.roles.evil }
    }

    /// Returns the seat whose deck a card comes from, whoever has the card now.
    #[inline]
    pub fn owner(&self, card: CardId) -> Seat {
        if self.roles.good.contains(card) { self.good() } else { self.evil() }
    }

    /// Returns the fate that an attack with these means brings to its target, or `None` if the attack only negates an
    /// effect.
    #[inline]
    pub fn fate_of(&self, means: Means) -> Option<Fate> {
        match means {
            Means::Card(card) => self.roles.facts(card).fate.map(|(fate, _)| fate),
            Means::Capture => Some(Fate::Captured),
            Means::NegateCapture | Means::NegateControl => None,
        }
    }
}
