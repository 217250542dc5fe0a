//! Offers that are only counted: whether there is anything to choose, and whether there is more than one thing.

use crate::Action;
use kernel::Sink;

/// None, one or several. Unlike a list it needs no memory.
#[derive(Default)]
pub(super) struct Few {
    pub(super) first: Option<Action>,
    pub(super) several: bool,
}

impl Sink<Action> for Few {
    #[inline]
    fn push(&mut self, action: Action) {
        self.several = self.first.is_some();
        self.first = self.first.or(Some(action));
    }
}

/// Offers all of these. A chain of iterators is run through from within, which is faster than to ask for one after the
/// other, as a list does that is extended.
#[inline]
pub(super) fn give(out: &mut impl Sink<Action>, actions: impl IntoIterator<Item = Action>) {
    actions.into_iter().for_each(|action| out.push(action));
}
