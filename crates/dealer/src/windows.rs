//! Windows for answers: their lengths, the passes of seats that let something happen, and the answers that are kept until
//! a window ends (`docs/windows.md`). This crate has no clock and no generator, so the driver hands in the time and a drawn
//! number.

use crate::{ActFault, Dealer, LetPass, Moment, OrdersFault, Private, Row, Step, fights::Watch, orders::let_happen};
use catalog::{AnyTable, TableFault};
use kernel::{Lang, Length, Seat, Topic, Turn, Windows};
use protocol::{OpenWindow, WindowsInfo};

/// The shortest pause in milliseconds before a seat is passed that lets something happen.
const LEAST_PAUSE: u64 = 1_500;

/// The longest pause in milliseconds before a seat is passed that lets something happen.
const MOST_PAUSE: u64 = 5_000;

/// A window that is open.
pub(crate) struct Open {
    pub(crate) seat: Seat,
    topic: &'static Topic,
    windows: Windows,
}

impl Dealer {
    /// The longest time that [`Dealer::pause`] returns, in milliseconds.
    pub const MOST_PAUSE: u64 = MOST_PAUSE;

    /// Returns the pause in milliseconds before a seat is passed that lets something happen, for a number that was drawn
    /// evenly from all numbers. All pauses from 1,500 to 5,000 milliseconds are equally likely.
    pub fn pause(drawn: u64) -> u64 {
        LEAST_PAUSE + drawn % (MOST_PAUSE - LEAST_PAUSE + 1)
    }

    /// Reports whether this table has windows for answers.
    pub fn has_windows(&self) -> bool {
        self.terms().windows.is_some()
    }

    /// Returns the time at which [`Dealer::end_window`] is due, in milliseconds since 1970. Returns `None` if no window is
    /// open, if a bot decides in it, or if its person is asked and has no other limit than the clock. `pause` is a number
    /// that [`Dealer::pause`] returned for this window. The result depends on hidden information.
    pub fn window_due(&self, moment: Moment, pause: u64) -> Option<u64> {
        let open = self.open_window().filter(|open| self.level(open.seat).is_none())?;
        let end = self.window_end(&open, moment);
        if open.windows.strict || !self.lets_happen(&open) {
            return end;
        }
        let passed = self.window_shown(moment) + pause;
        Some(end.map_or(passed, |end| end.min(passed)))
    }

    /// Returns a step that ends the open window: by the answer that its seat has given at a strict table, and otherwise by
    /// a pass. Returns `None` if this is not due.
    ///
    /// # Errors
    ///
    /// Returns an error if the table does not allow the pass, which is a fault of the rules.
    pub fn end_window(&self, moment: Moment, pause: u64) -> Result<Option<Step>, TableFault> {
        let (Some(open), Some(due)) = (self.open_window(), self.window_due(moment, pause)) else { return Ok(None) };
        if moment.now < due {
            return Ok(None);
        }
        let kept = self.private(open.seat).and_then(|private| private.answer_at(self.table().entries()));
        let answered = kept.and_then(|choice| self.act(open.seat, choice).ok());
        answered.map_or_else(|| self.step(|table| Ok(vec![table.let_happen()?])), Ok).map(Some)
    }

    /// Returns the time before which the answer of a bot must not be shown, in milliseconds since 1970. Returns `None`
    /// outside of windows. So the time of a bot's answer says nothing about its hand either.
    pub fn bot_due(&self, moment: Moment, pause: u64) -> Option<u64> {
        let open = self.open_window().filter(|open| self.level(open.seat).is_some())?;
        let end = self.window_end(&open, moment);
        let passed = self.window_shown(moment) + pause;
        Some(if open.windows.strict { end? } else { end.map_or(passed, |end| end.min(passed)) })
    }

    /// Returns the part that only `seat` knows, with this answer, if the window that is open for the seat keeps answers
    /// until it ends. Returns `None` if the answer takes effect at once.
    ///
    /// # Errors
    ///
    /// Refuses an answer that [`Dealer::act`] refuses.
    pub fn keeps(&self, seat: Seat, choice: usize) -> Result<Option<Private>, ActFault> {
        let is_kept = |open: &Open| open.seat == seat && open.windows.strict && self.level(seat).is_none();
        if !self.open_window().as_ref().is_some_and(is_kept) {
            return Ok(None);
        }
        drop(self.act(seat, choice)?);
        let private = self.private(seat).cloned().unwrap_or_default();
        Ok(Some(private.with_answer(self.table().entries(), choice)))
    }

    /// Returns a step by which a person says aloud that the seat lets all windows of this turn pass. It has no rows if the
    /// person has said so already.
    ///
    /// # Errors
    ///
    /// Refuses a table without windows, a game that is over, a seat that no person plays, and another turn than the current
    /// one.
    pub fn let_pass(&self, seat: Seat, turn: u32) -> Result<Step, OrdersFault> {
        self.can_order(seat)?;
        let expected = self.table().turn_number();
        if turn != expected {
            return Err(OrdersFault::OtherTurn { found: turn, expected });
        }
        let said = LetPass { seat, turn };
        if self.passing.contains(&said) {
            return Ok(self.step_of(self.table().copy(), Vec::new()));
        }
        let passing: Vec<LetPass> = self.passing.iter().copied().chain([said]).collect();
        let mut table = self.table().copy();
        let (mut watch, mut lines) = (Watch::after(&*table), Vec::new());
        self.run_on(&mut *table, (&mut lines, &mut watch), &passing)?;
        let rows = [Row::LetPass(said)].into_iter().chain(lines.into_iter().map(Row::Line)).collect();
        Ok(Step { fights: watch.over(), ..self.step_of(table, rows) })
    }

    /// Returns the seat whose person must decide something now. Returns `None` if nobody needs to: while a bot is to move, in
    /// a window for answers that the seat lets pass, and after the answer that its seat has given to a strict window. The
    /// result depends on hidden information, so only the person at the seat may learn it.
    pub fn awaited(&self) -> Option<Seat> {
        let Turn::Of(seat) = self.turn() else { return None };
        if self.level(seat).is_some() || self.full().is_some() {
            return None;
        }
        let has_answered = || self.private(seat).is_some_and(|own| own.answer_at(self.table().entries()).is_some());
        let is_asked = |open: &Open| !self.lets_happen(open) && !has_answered();
        self.open_window().is_none_or(|open| is_asked(&open)).then_some(seat)
    }

    /// Reports whether the seat to move has said aloud that it lets this window pass.
    pub(crate) fn is_passing(&self, table: &dyn AnyTable, seat: Seat, passing: &[LetPass]) -> bool {
        self.has_windows()
            && self.level(seat).is_none()
            && table.window().is_some()
            && passing.contains(&LetPass { seat, turn: table.turn_number() })
    }

    /// Refuses somebody who cannot give orders for this seat.
    pub(crate) fn can_order(&self, seat: Seat) -> Result<(), OrdersFault> {
        if !self.has_windows() {
            return Err(OrdersFault::NoWindows);
        }
        if self.turn() == Turn::Over || self.full().is_some() {
            return Err(OrdersFault::Over);
        }
        if self.level(seat).is_some() { Err(OrdersFault::NoSeat) } else { Ok(()) }
    }

    /// Returns the window that is open, if any.
    pub(crate) fn open_window(&self) -> Option<Open> {
        let windows = self.terms().windows?;
        let Turn::Of(seat) = self.turn() else { return None };
        let topic = self.table().window().filter(|_| self.full().is_none())?;
        Some(Open { seat, topic, windows })
    }

    /// Reports whether a window with a length is open, during which no clock runs.
    pub(crate) fn stops_clock(&self) -> bool {
        self.open_window().is_some_and(|open| open.windows.length.millis().is_some())
    }

    /// Returns the remaining time of the open window in milliseconds, as everybody may know it.
    pub fn window_left(&self, moment: Moment) -> Option<u64> {
        let open = self.open_window()?;
        self.window_end(&open, moment).map(|end| end.saturating_sub(moment.now))
    }

    /// Returns the windows for answers as a screen may know them. `own` is the seat whose orders the screen may see, and
    /// `left` the remaining time. Returns `None` at a table without windows.
    pub(crate) fn windows_info(&self, own: Option<Seat>, left: Option<u64>, lang: Lang) -> Option<WindowsInfo> {
        self.terms().windows?;
        let turn = self.table().turn_number();
        let passing = self.passing.iter().filter(|said| said.turn == turn).map(|said| said.seat);
        let open = self.open_window();
        Some(WindowsInfo {
            turn,
            passing: passing.collect(),
            own: own.filter(|seat| self.can_order(*seat).is_ok()).map(|seat| self.own_orders(seat, lang)),
            open: open.map(|open| OpenWindow { about: open.topic.id.to_owned(), left }),
        })
    }

    /// Reports whether the seat holds nothing to answer with, or lets it happen by its orders.
    fn lets_happen(&self, open: &Open) -> bool {
        self.table().can_only_pass() || let_happen(&self.orders(open.seat), open.topic)
    }

    /// Returns the time at which a window ends, or `None` if orders alone decide.
    fn window_end(&self, open: &Open, moment: Moment) -> Option<u64> {
        let begin = match open.windows.length {
            // While the server is down, nobody can answer.
            Length::Seconds(_) => self.window_shown(moment),
            Length::Hours(_) | Length::Orders {} => self.opened(moment),
        };
        open.windows.length.millis().map(|length| begin + length)
    }

    /// Returns the time at which the window opened. If the log has no times, it is that of the start of the driver.
    fn opened(&self, moment: Moment) -> u64 {
        self.last_stamp().map_or(moment.since, |stamp| stamp.at)
    }

    /// Returns the time from which people could see the window.
    fn window_shown(&self, moment: Moment) -> u64 {
        self.opened(moment).max(moment.since)
    }
}
