//! What was to be seen between two decisions. A battle can be rolled and over before anybody is asked again; without
//! this nobody would ever see its dice.

use catalog::AnyTable;
use kernel::{Contest, Lang, Viewer};

/// Of more than these, only the last are shown: nobody should have to wait for long.
const MOST: usize = 3;

/// Follows what is being fought out while a table runs on.
pub(crate) struct Moments {
    contest: Option<Contest>,
    /// Since when it has stood so, if its dice lie open and nobody has seen it yet.
    since: Option<usize>,
    past: Vec<usize>,
}

impl Moments {
    /// What stands on the table now, everybody has seen.
    pub(crate) fn after(table: &dyn AnyTable) -> Moments {
        Moments { contest: contest(table), since: None, past: Vec::new() }
    }

    /// An entry has come.
    pub(crate) fn look(&mut self, table: &dyn AnyTable) {
        let now = contest(table);
        if now == self.contest {
            return;
        }
        self.past.extend(self.since.take());
        self.since = now.as_ref().is_some_and(is_rolled).then(|| table.entries());
        self.contest = now;
    }

    /// After how many entries there was something to see that is over by now, in order.
    pub(crate) fn over(mut self) -> Vec<usize> {
        let spare = self.past.len().saturating_sub(MOST);
        self.past.split_off(spare)
    }
}

/// It is the same for everybody.
fn contest(table: &dyn AnyTable) -> Option<Contest> {
    table.contest(Viewer::Table, Lang::En)
}

fn is_rolled(contest: &Contest) -> bool {
    contest.sides.iter().any(|side| side.die.is_some())
}
