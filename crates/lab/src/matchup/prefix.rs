//! The finished units of a match, counted in ascending order without a gap.

use super::{account::Account, unit::Unit};
use std::collections::{BTreeMap, BTreeSet};

/// The ordered prefix of the units of a match, and the finished units that wait for one before them. A report is always
/// that of a prefix, so it does not depend on the order in which units were finished.
pub(crate) struct Prefix<A> {
    account: A,
    /// The number of units counted, which is also the number of the next unit to count.
    counted: u64,
    waiting: BTreeMap<u64, Unit>,
    is_over: bool,
}

impl<A: Account> Prefix<A> {
    /// Returns an empty prefix, whose units will be added to these sums.
    pub(crate) fn new(account: A) -> Prefix<A> {
        Prefix { account, counted: 0, waiting: BTreeMap::new(), is_over: false }
    }

    /// Adds a finished unit. Units beyond the end of the match are left out.
    pub(super) fn add(&mut self, unit: Unit) {
        self.waiting.insert(unit.number, unit);
        while !self.is_over
            && let Some(unit) = self.waiting.remove(&self.counted)
        {
            self.counted += 1;
            self.is_over = self.account.add(&unit);
        }
        if self.is_over {
            self.waiting.clear();
        }
    }

    /// Reports whether a unit with this number has been added.
    pub(super) fn has(&self, number: u64) -> bool {
        number < self.counted || self.waiting.contains_key(&number)
    }

    /// Reports whether the match is over: no further unit can change the report.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Returns the number of units counted.
    pub(super) fn counted(&self) -> u64 {
        self.counted
    }

    /// Returns the numbers of the units that wait for one before them.
    pub(super) fn waiting(&self) -> BTreeSet<u64> {
        self.waiting.keys().copied().collect()
    }

    /// Returns the number of finished units.
    pub(super) fn finished(&self) -> u64 {
        self.counted + self.waiting.len() as u64
    }

    /// Returns the number of units that the match will probably have.
    pub(super) fn expected(&self) -> u64 {
        if self.is_over { self.counted } else { self.account.expected() }
    }

    /// Returns the sums of the units that are counted.
    pub(super) fn finish(self) -> A {
        self.account
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matchup::{
        account::MatchAccount,
        plan::Plan,
        played::{End, Played},
        stopping::Stopping,
        unit::rotated,
    };
    use kernel::{Course, SeatMap};
    use std::num::NonZeroUsize;

    /// A unit of two games. The first seat has as many points as the number of the unit, and the other seat has three.
    fn unit(number: u64) -> Unit {
        let game = |rotation| {
            let scores = SeatMap::new(2, |seat| if seat.index() == 0 { number as i32 } else { 3 });
            let numbers = (4 + number as u32, SeatMap::new(2, |_| 2));
            let course = Course::default();
            Played::new(rotated(2, rotation), End::Scored { scores, course }, numbers)
        };
        Unit { number, games: vec![game(0), game(1)], effects: None }
    }

    fn prefix(names: &[String], games: u64, until: Option<f64>) -> Prefix<MatchAccount<'_>> {
        let plan = Plan { games, until, seed: 1, jobs: NonZeroUsize::MIN };
        Prefix::new(MatchAccount::new(names, Stopping::new(&plan, games / 2)))
    }

    #[test]
    fn the_order_of_arrival_does_not_matter() {
        let names = ["one".to_owned(), "two".to_owned()];
        let [mut ordered, mut shuffled] = [prefix(&names, 14, None), prefix(&names, 14, None)];
        (0..7).for_each(|number| ordered.add(unit(number)));
        [3, 0, 6, 5, 1, 4].into_iter().for_each(|number| shuffled.add(unit(number)));
        assert_eq!((shuffled.counted(), shuffled.finished(), shuffled.is_over()), (2, 6, false));
        assert_eq!(shuffled.waiting(), BTreeSet::from([3, 4, 5, 6]));
        assert!(shuffled.has(1) && !shuffled.has(2) && shuffled.has(3));
        shuffled.add(unit(2));
        assert!(shuffled.is_over());
        assert_eq!(shuffled.finish().standings(), ordered.finish().standings());
    }

    #[test]
    fn units_beyond_the_end_are_left_out() {
        let names = ["one".to_owned(), "two".to_owned()];
        // Both bots win half of each unit, so the match stops at the first checkpoint.
        let mut prefix = prefix(&names, 1_000, Some(0.1));
        (1..=60).rev().for_each(|number| prefix.add(unit(number)));
        assert_eq!((prefix.counted(), prefix.is_over()), (0, false));
        prefix.add(unit(0));
        prefix.add(unit(61));
        assert_eq!((prefix.counted(), prefix.finished(), prefix.is_over()), (50, 50, true));
        assert_eq!(prefix.finish().standings().games, 100);
    }
}
