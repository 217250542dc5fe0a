//! Taking back a decision.

use crate::{Dealer, Row, Step};
use catalog::{TableFault, UndoBar};
use kernel::{Lang, Seat, Viewer};

impl Dealer {
    /// Returns a step that takes back the last decision of `seat`. The table changes when the step is committed.
    ///
    /// # Errors
    ///
    /// Returns an error if the seat may not take back the decision, or if the record is [full](Dealer::full).
    pub fn undo(&self, seat: Seat) -> Result<Step, TableFault> {
        self.full().map_or(Ok(()), Err)?;
        if self.undo_bar(seat).is_some() {
            return Err(TableFault::CannotUndo);
        }
        let mut table = self.table().copy();
        let rows = vec![Row::Undo; table.undo(seat, self.passes(seat))?];
        Ok(self.step_of(table, rows))
    }

    /// Returns the reason why `seat` may not take back its last decision, or `None` if it may do so. A person who looks
    /// from the seat of a bot has decided nothing there.
    pub(crate) fn undo_bar(&self, seat: Seat) -> Option<UndoBar> {
        if self.level(seat).is_some() || self.parted().end().is_some() {
            return Some(UndoBar::Nothing);
        }
        if self.has_opened_key() {
            return Some(UndoBar::Shown);
        }
        if self.terms().time.is_some() {
            // A person who takes a decision back would gain its time once more.
            return Some(UndoBar::Others);
        }
        let bar = self.table().undo_bar(seat, self.passes(seat));
        let bar = bar.or_else(|| self.is_about_a_window(seat).then_some(UndoBar::Others));
        bar.or_else(|| self.is_before_a_departure(seat).then_some(UndoBar::Others))
            .or_else(|| self.is_told(seat).then_some(UndoBar::Shown))
    }

    /// Reports whether a window for answers is open, or would open again if `seat` took back its last decision. Its length
    /// has begun to run, and an answer to it has already had its time.
    fn is_about_a_window(&self, seat: Seat) -> bool {
        let mut before = self.table().copy();
        self.has_windows()
            && (self.open_window().is_some()
                || before.undo(seat, self.passes(seat)).is_ok() && before.window().is_some())
    }

    /// Reports whether somebody has left since the last decision of `seat`, which the seat could otherwise take back.
    fn is_before_a_departure(&self, seat: Seat) -> bool {
        let mut before = self.table().copy();
        self.parted().barrier > 0
            && before.undo(seat, self.passes(seat)).is_ok()
            && before.entries() < self.parted().barrier
    }

    /// Reports whether other people who hold seats were told of the last decision of `seat`, which the seat could take
    /// back if it were alone.
    fn is_told(&self, seat: Seat) -> bool {
        let mut others = self.access().others(seat).peekable();
        if others.peek().is_none() {
            return false;
        }
        let (entries, mut before) = (self.table().entries(), self.table().copy());
        let Ok(taken_back) = before.undo(seat, self.passes(seat)) else { return true };
        others.any(|other| {
            let news = self.table().news(entries - taken_back..entries, Viewer::Seat(other), Lang::En);
            news.iter().any(|(_, news)| news.words.is_some() || !news.happened.is_empty())
        })
    }
}
