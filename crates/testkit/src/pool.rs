//! Actions and outcomes that have come up in games.

use crate::step::EntryOf;
use kernel::{Entry, Game};

/// The number of different actions, and of outcomes, that are kept to be tried where they do not fit.
pub(crate) const KEPT: usize = 256;

/// Actions and outcomes of other positions, and some that no game would produce.
pub(crate) struct Pool<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) chances: Vec<G::Chance>,
}

impl<G: Game> Pool<G> {
    pub(crate) fn new() -> Self {
        Pool { actions: Vec::new(), chances: Vec::new() }
    }

    pub(crate) fn note(&mut self, entry: &EntryOf<G>) {
        match entry {
            Entry::Action(_, action) => keep(&mut self.actions, *action, KEPT),
            Entry::Chance(chance) => keep(&mut self.chances, *chance, KEPT),
        }
    }
}

pub(crate) fn keep<T: Ord>(kept: &mut Vec<T>, new: T, most: usize) {
    if let Err(place) = kept.binary_search(&new)
        && kept.len() < most
    {
        kept.insert(place, new);
    }
}
