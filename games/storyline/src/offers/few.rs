//! Counts offered actions only as far as needed: none, one or several.

use crate::Action;
use kernel::Sink;

/// A receiver of actions that keeps the first action, and records whether there was another one. Unlike a list, it
/// allocates no memory.
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

/// Offers all of these actions. Calls `for_each`, because chained iterators are faster with internal iteration than
/// with `extend`, which calls `next` for each action.
#[inline]
pub(super) fn give(out: &mut impl Sink<Action>, actions: impl IntoIterator<Item = Action>) {
    actions.into_iter().for_each(|action| out.push(action));
}
