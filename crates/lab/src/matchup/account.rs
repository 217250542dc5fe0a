//! The sums over the units of a match.

use super::{
    control::{Control, ControlSums},
    outcomes::Outcomes,
    standings::Standings,
    stopping::Stopping,
    tally::Tally,
    unit::Unit,
};

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
    control: Option<ControlSums>,
}

/// A match that is over.
pub(super) struct Finished {
    pub(super) standings: Standings,
    pub(super) outcomes: Outcomes,
}

impl<'a> MatchAccount<'a> {
    /// Returns the empty sums of a match between these bots.
    pub(super) fn new(names: &'a [String], stopping: Stopping) -> MatchAccount<'a> {
        MatchAccount { names, tally: Tally::new(names), counted: 0, stopping, control: None }
    }

    /// Returns these sums with a control variate, if there is one. The match then also stops by the estimate with it.
    pub(super) fn controlled(self, control: Option<Control>) -> MatchAccount<'a> {
        MatchAccount { control: control.map(|control| ControlSums::new(control, self.names.len())), ..self }
    }

    /// Returns the results and the outcomes of the units that were added.
    pub(super) fn finish(self) -> Finished {
        Finished { standings: self.standings(), outcomes: self.tally.outcomes }
    }

    /// Returns the results of the units that were added.
    pub(super) fn standings(&self) -> Standings {
        let controlled = self.control.as_ref().and_then(ControlSums::controlled);
        Standings { controlled, ..Standings::new(self.names, (self.counted, &self.tally), self.stopping.until()) }
    }
}

impl Account for MatchAccount<'_> {
    fn add(&mut self, unit: &Unit) -> bool {
        self.tally.add(unit);
        self.counted += 1;
        if let Some(control) = &mut self.control {
            control.add(unit);
        }
        let MatchAccount { names, tally, control, .. } = self;
        self.stopping.ends(self.counted, || match control {
            Some(control) => control.stopping_reach(),
            None => tally.singles.first().and_then(|sums| sums.stopping_reach(names.len())),
        })
    }

    fn expected(&self) -> u64 {
        self.stopping.expected()
    }
}
