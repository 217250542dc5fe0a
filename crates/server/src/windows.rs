//! The driver's part of windows for answers: it ends them in time, and stores the parts that only one seat knows.

use crate::{held::Held, pause, troubles::refusal};
use host::Refusal;
use kernel::Seat;
use protocol::Orders;

impl Held {
    /// Returns the time at which [`Held::end_window`] is due, in milliseconds since 1970.
    pub(crate) fn window_due(&self) -> Option<u64> {
        self.dealer().window_due(self.moment(), self.pause())
    }

    /// Passes for the seat to move in a window for answers, or lets its answer take effect, if this is due. Returns false if
    /// nothing has happened.
    pub(crate) async fn end_window(&mut self) -> Result<bool, Refusal> {
        let is_due = |held: &Held| held.window_due().is_some_and(|due| due <= held.moment().now);
        if !is_due(self) {
            return Ok(false);
        }
        // The person may have given other orders, or an answer, to another process.
        self.read_privates().await?;
        match self.dealer().end_window(self.moment(), self.pause())? {
            Some(step) => self.keep(self.dealer().stamp(step, self.moment())).await.map(|()| true),
            None => Ok(false),
        }
    }

    /// Returns the time until which the answer of a bot must wait, if it must, in milliseconds since 1970. A bot that has
    /// thought for longer than the pause waits for another one, so that the time shows little of its thoughts.
    pub(crate) fn bot_waits(&self) -> Option<u64> {
        let (now, due) = (self.moment().now, self.dealer().bot_due(self.moment(), self.pause())?);
        Some(if now < due { due } else { now + pause::drawn() })
    }

    /// Stores the standing orders of a seat.
    pub(crate) async fn order(&mut self, seat: Seat, orders: Orders) -> Result<(), Refusal> {
        let private = self.dealer().ordered(seat, orders)?;
        self.keep_private(seat, private).await
    }

    /// Lets all windows of a turn pass for a seat.
    pub(crate) async fn let_pass(&mut self, seat: Seat, turn: u32) -> Result<(), Refusal> {
        let step = self.dealer().let_pass(seat, turn)?;
        self.keep(self.dealer().stamp(step, self.moment())).await
    }

    /// Reads the parts that only one seat knows from the store, if the table has windows.
    pub(crate) async fn read_privates(&mut self) -> Result<(), Refusal> {
        if self.dealer().has_windows() {
            let privates = self.store().privates(self.id()).await.map_err(refusal)?;
            privates.into_iter().for_each(|(seat, private)| self.note_private(seat, private));
        }
        Ok(())
    }
}
