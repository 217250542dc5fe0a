//! The rules of one table: its options and its cards, which never change.

use crate::{Catalog, Rules};

/// The options and the cards of one table.
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
