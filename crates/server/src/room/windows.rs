//! Windows for answers in a room: standing orders, answers that only their seat may see, and the end of time.

use super::{Room, bot::BotTurn};
use crate::measures::By;
use dealer::OrdersFault;
use host::Refusal;
use kernel::Seat;
use protocol::Orders;
use std::time::Duration;

impl Room {
    /// Gives standing orders for the seat at the screen with the index `at`.
    pub(super) async fn order(&mut self, at: usize, orders: Orders) -> Result<(), Refusal> {
        let seat = self.ordering(at)?;
        self.held.order(seat, orders).await?;
        self.show_own(seat);
        Ok(())
    }

    /// Lets all windows of a turn pass for the seat at the screen with the index `at`.
    pub(super) async fn let_pass(&mut self, at: usize, turn: u32) -> Result<(), Refusal> {
        let seat = self.ordering(at)?;
        let done = self.held.let_pass(seat, turn).await;
        self.came_of(at, done)
    }

    fn ordering(&self, at: usize) -> Result<Seat, Refusal> {
        if self.held.dealer().has_windows() { self.seat(at) } else { Err(OrdersFault::NoWindows.into()) }
    }

    /// Ends a window for answers, or takes the seat or the game from a person who has no time left, and shows the table. If
    /// this function returns a refusal, the room ends.
    pub(super) async fn end_of_time(&mut self) -> Result<(), Refusal> {
        match self.held.come_due().await {
            Ok(true) | Err(Refusal::MovedOn) => {
                self.changed();
                Ok(())
            }
            // The person has given other orders meanwhile, which nobody else may notice.
            Ok(false) => Ok(()),
            Err(refusal) => self.suffer(refusal),
        }
    }

    /// Lets a bot decide, now or at the time `until`, in milliseconds since 1970.
    pub(super) async fn bot_decides(&mut self, seat: Seat, choice: usize, until: Option<u64>) -> Result<(), Refusal> {
        if let Some(until) = until {
            self.bot = BotTurn::Held { seat, choice, until, clock: self.held.clock().clone() };
            return Ok(());
        }
        match self.decide(seat, choice, (By::Bot, Duration::ZERO)).await {
            // If another process has stored a step first, the table has been loaded again.
            Ok(_) | Err(Refusal::MovedOn) => {
                self.changed();
                Ok(())
            }
            Err(refusal) => self.suffer(refusal),
        }
    }

    /// Shows the table again on the screens of this seat alone, after a change that nobody else may notice.
    pub(super) fn show_own(&mut self, seat: Seat) {
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.screen.viewer() == Some(seat)) {
            let shown = watcher.shown(&self.held);
            watcher.show(shown);
        }
    }
}
