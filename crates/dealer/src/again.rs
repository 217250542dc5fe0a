//! Clients that come back after a break: the position that they still have, and the decision that they send again.

use crate::{Dealer, Screen, access::Held};
use kernel::Turn;

impl Dealer {
    /// Returns the dealer as it was after the first `rows` rows of the log, so that a screen can be shown what has
    /// changed since then. Returns `None` if there are fewer rows, or if a decision was taken back since then.
    pub fn after_rows(&self, rows: u64) -> Option<Dealer> {
        let entries = self.rows.entries_after(rows)?;
        let table = self.table().at(entries).ok()?;
        Some(self.earlier(table, self.rows.first(rows)))
    }

    /// Reports whether the row after the first `at` rows is this choice of one of the seats `held`.
    fn has_row(&self, held: Held, at: u64, choice: usize) -> bool {
        let Some(mut before) = self.rows.entry_in(at).and_then(|entry| self.table().at(entry).ok()) else {
            return false;
        };
        let Turn::Of(seat) = before.turn() else { return false };
        let entry = before.entries();
        let chosen = before.choose(seat, choice);
        held.has(seat) && chosen.is_ok_and(|line| self.table().lines().get(entry) == Some(&line))
    }
}

impl Screen {
    /// Reports whether the log already has this decision for a seat of this screen. A client whose connection breaks
    /// before it hears of its decision sends the decision again, and it counts once.
    pub fn has_decided(&self, at: u64, choice: usize, dealer: &Dealer) -> bool {
        at < dealer.rows() && dealer.has_row(self.held, at, choice)
    }
}
