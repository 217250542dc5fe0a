//! The knowledge of seats: everything that each has seen and done since the first position, in order (perfect recall).

use kernel::{Game, Seat};
use std::collections::HashMap;

/// The number of something that one seat may know. Two histories that a seat cannot tell apart lead to the same mind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Mind(u32);

/// A register of minds, so that equal ones have equal numbers.
pub(super) struct Knowledge<G: Game> {
    /// For each seat, the views of the first positions, each with its mind.
    first: Vec<Vec<(G::View, Mind)>>,
    /// For each mind, the minds that it can turn into.
    next: HashMap<Mind, Vec<(Step<G>, Mind)>>,
    count: u32,
}

/// An action of the seat, if it acted, and the events that it saw next.
struct Step<G: Game> {
    own: Option<G::Action>,
    seen: Vec<G::Event>,
}

impl<G: Game> Knowledge<G> {
    pub(super) fn new(seats: usize) -> Knowledge<G> {
        Knowledge { first: (0..seats).map(|_| Vec::new()).collect(), next: HashMap::new(), count: 0 }
    }

    /// Returns the mind of a seat that has this view of a first position.
    pub(super) fn first(&mut self, seat: Seat, view: G::View) -> Mind {
        if let Some((_, known)) = self.first[seat.index()].iter().find(|(known, _)| *known == view) {
            return *known;
        }
        let mind = self.fresh();
        self.first[seat.index()].push((view, mind));
        mind
    }

    /// Returns the mind after an action of the seat, if it acted, and after the events that it saw.
    pub(super) fn after(&mut self, mind: Mind, own: Option<G::Action>, seen: Vec<G::Event>) -> Mind {
        if own.is_none() && seen.is_empty() {
            return mind;
        }
        let step = Step { own, seen };
        let mut known = self.next.get(&mind).into_iter().flatten();
        if let Some((_, known)) = known.find(|(known, _)| known.own == step.own && known.seen == step.seen) {
            return *known;
        }
        let fresh = self.fresh();
        self.next.entry(mind).or_default().push((step, fresh));
        fresh
    }

    fn fresh(&mut self) -> Mind {
        self.count += 1;
        Mind(self.count)
    }
}
