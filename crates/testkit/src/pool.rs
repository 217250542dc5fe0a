//! Actions and outcomes that have occurred in games.

use crate::step::EntryOf;
use kernel::{Entry, Game};

/// The greatest number of different actions that are kept. It is also the greatest number of different outcomes. Kept
/// actions and outcomes are tried later at positions where they are illegal.
pub(crate) const KEPT: usize = 256;

/// A pool of actions and outcomes to try at positions where they are illegal. Some are from other positions, and some
/// would occur in no game.
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
