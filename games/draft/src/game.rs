//! The game at one table, with its options and its cards. It never changes.

use crate::{Catalog, Rules};
use kernel::Seat;

/// The game at one table: its options and its cards.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(crate) rules: Rules,
    pub(crate) catalog: Catalog,
    /// The seat for which one Story has another text in an experiment, with the cards as they score for this seat.
    pub(crate) exception: Option<(Seat, Catalog)>,
}

impl Draft {
    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// Returns the cards as they score for a seat. They are the cards of the table, except in experiments.
    #[inline]
    pub(crate) fn catalog_of(&self, seat: Seat) -> &Catalog {
        match &self.exception {
            Some((of, catalog)) if *of == seat => catalog,
            Some(_) | None => &self.catalog,
        }
    }
}
