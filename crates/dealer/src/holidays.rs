//! Holidays at a table. They are not part of it, so the driver hands them in.

use crate::{
    Dealer, Holiday,
    holiday::{end, until},
};
use kernel::{Seat, Time};

const SECOND: u64 = 1_000;

impl Dealer {
    /// Sets the holidays of the person at each seat. Seats beyond the end of the list have none. In other games than
    /// those by days, holidays change nothing.
    pub fn keep_holidays(&mut self, holidays: Vec<Vec<Holiday>>) {
        self.holidays = holidays;
    }

    /// Returns the holidays of the person at each seat.
    pub fn holidays(&self) -> &[Vec<Holiday>] {
        &self.holidays
    }

    /// Reports whether holidays matter at this table.
    pub fn has_holidays(&self) -> bool {
        matches!(self.terms().time, Some(Time::Days(_)))
    }

    /// Returns the time until which each person is on holiday, or `None` for a seat whose person is not. A holiday begins
    /// with a whole second, and is shown once it is known.
    pub(crate) fn away(&self, now: u64) -> Vec<Option<u64>> {
        let seats = Seat::all(self.table().header().seats.len());
        seats.map(|seat| self.own_holidays(seat).and_then(|holidays| until(holidays, now + SECOND))).collect()
    }

    /// Returns the time at which `time` has passed for a seat since `since`, outside of holidays.
    pub(crate) fn end_by_days(&self, seat: Seat, since: u64, time: u64) -> u64 {
        end(since, time, self.own_holidays(seat).unwrap_or_default())
    }

    /// Returns the holidays of the person at a seat, if they matter there. A bot has none.
    fn own_holidays(&self, seat: Seat) -> Option<&[Holiday]> {
        let holidays = self.holidays.get(seat.index()).filter(|_| self.has_holidays() && self.level(seat).is_none());
        holidays.map(Vec::as_slice)
    }
}
