//! The game at one table, with its options and its cards. It never changes.

use crate::{Catalog, Rules};

/// The game at one table: its options and its cards.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(crate) rules: Rules,
    pub(crate) catalog: Catalog,
}

impl Draft {
    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }
}
