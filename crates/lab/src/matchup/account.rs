//! The sums over the units of a match.

use super::{outcomes::Outcomes, standings::Standings, stopping::Stopping, tally::Tally, unit::Unit};

/// Sums to which units are added in ascending order. A report is made of them when the match is over.
pub(crate) trait Account {
    /// Adds the next unit. Returns true if the match is over with it.
    fn add(&mut self, unit: &Unit) -> bool;

    /// Returns the number of units that the match will probably have.
    fn expected(&self) -> u64;
}

/// The sums of a match, which compares the bots.
pub(super) struct MatchAccount<'a> {
    names: &'a [String],
    tally: Tally,
    counted: u64,
    stopping: Stopping,
}

/// A match that is over.
pub(super) struct Finished {
    pub(super) standings: Standings,
    pub(super) outcomes: Outcomes,
}

impl<'a> MatchAccount<'a> {
    /// Returns the empty sums of a match between these bots.
    pub(super) fn new(names: &'a [String], stopping: Stopping) -> MatchAccount<'a> {
        MatchAccount { names, tally: Tally::new(names), counted: 0, stopping }
    }

    /// Returns the results and the outcomes of the units that were added.
    pub(super) fn finish(self) -> Finished {
        Finished { standings: self.standings(), outcomes: self.tally.outcomes }
    }

    /// Returns the results of the units that were added.
    pub(super) fn standings(&self) -> Standings {
        Standings::new(self.names, (self.counted, &self.tally), self.stopping.until())
    }
}

impl Account for MatchAccount<'_> {
    fn add(&mut self, unit: &Unit) -> bool {
        self.tally.add(unit);
        self.counted += 1;
        self.stopping.ends(self.counted, self.tally.singles.first(), self.names.len())
    }

    fn expected(&self) -> u64 {
        self.stopping.expected()
    }
}
