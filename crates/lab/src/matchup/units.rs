//! The units of a match: the parts that are played whole, each with its number.

use super::{entrants::Entrants, plan::Plan, seating::Seating};
use crate::LabFault;
use kernel::Game;
use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
};

/// The units of a match. Unit N is deal N, played once for each rotation of the seats. Its result depends on nothing but
/// these fields and its number, so units can be played in any order, on any thread and on any machine.
pub(super) struct Units<'a, G: Game> {
    game: &'a G,
    entrants: &'a Entrants<G>,
    seed: u64,
    count: u64,
}

impl<'a, G: Game> Units<'a, G> {
    /// Returns the units of a match. Returns an error if there is not one bot for each seat, or if the number of games is
    /// not allowed.
    pub(super) fn new(game: &'a G, entrants: &'a Entrants<G>, plan: &Plan) -> Result<Units<'a, G>, LabFault> {
        let (bots, seats) = (entrants.names().len(), game.seats());
        if bots != seats {
            return Err(LabFault::Seats { bots, seats });
        }
        Ok(Units { game, entrants, seed: plan.seed, count: plan.lucks(bots)? })
    }

    /// Returns the names of the bots, in the order of the line-up.
    pub(super) fn names(&self) -> &'a [String] {
        self.entrants.names()
    }

    /// Returns the greatest number of units that the match can have.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Returns the bots of one thread, which play one unit after another.
    pub(super) fn seating(&self) -> Seating<'a, G> {
        Seating::new(self.game, self.entrants, self.seed)
    }
}

/// The numbers of the units that are still to be played, for several threads to take in ascending order.
pub(super) struct Todo {
    next: AtomicU64,
    end: u64,
    done: BTreeSet<u64>,
}

impl Todo {
    /// Returns the numbers from `next` up to but not including `end`, without those that are `done`.
    pub(super) fn new(next: u64, end: u64, done: BTreeSet<u64>) -> Todo {
        Todo { next: AtomicU64::new(next), end, done }
    }

    /// Returns the number of the lowest unit that nobody has taken yet, or `None` if all are taken.
    pub(super) fn take(&self) -> Option<u64> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.end {
                return None;
            }
            if !self.done.contains(&number) {
                return Some(number);
            }
        }
    }

    /// Leaves the units that nobody has taken yet.
    pub(super) fn close(&self) {
        self.next.store(self.end, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_that_are_done_are_not_taken_again() {
        let todo = Todo::new(2, 9, BTreeSet::from([4, 5, 8]));
        let taken: Vec<u64> = std::iter::from_fn(|| todo.take()).collect();
        assert_eq!(taken, [2, 3, 6, 7]);
    }

    #[test]
    fn nobody_takes_units_that_are_left() {
        let todo = Todo::new(0, 9, BTreeSet::new());
        assert_eq!(todo.take(), Some(0));
        todo.close();
        assert_eq!(todo.take(), None);
    }
}
