//! The clocks of a game between people. This crate has no clock of its own, so the driver hands in the time.

use crate::{Dealer, Moment, Row, Stamp, Step};
use kernel::{Seat, Time, Turn};
use protocol::ClockInfo;

/// The greatest time in milliseconds that a person gets back for a decision that took long on its way. A clock that has
/// run down ends the game only this much later, so that a decision that was made in time can still arrive.
const MOST_LAG: u64 = 1_000;

/// A clock that runs.
struct Running {
    seat: Seat,
    /// The time at which it began to run, in milliseconds since 1970.
    since: u64,
    /// The remaining time at that moment, in milliseconds.
    left: u64,
    /// The time in milliseconds for which the end of the clock waits for a decision on its way.
    grace: u64,
}

impl Dealer {
    /// Writes the time into a step, if the game has a clock or windows for answers. The person who has decided pays for the time since the
    /// decision before. Chance, bots and passes of the table cost nothing, and nor does a person's first decision.
    pub fn stamp(&self, mut step: Step, moment: Moment) -> Step {
        let terms = self.terms();
        if terms.time.is_none() && terms.windows.is_none() {
            return step;
        }
        let Some(Row::Line(last)) = step.rows.iter().rfind(|row| matches!(row, Row::Line(_))).cloned() else {
            return step;
        };
        let stamp = Stamp { at: moment.now, left: self.left_after(terms.time, step.decided, moment) };
        let place = step.rows.iter().rposition(|row| matches!(row, Row::Line(_))).expect("it was found");
        step.rows[place] = Row::Timed(last, stamp.clone());
        step.stamp = Some(stamp);
        step
    }

    /// Returns the time at which the driver must ask [`Dealer::time_up`] or show the table again, in milliseconds since
    /// 1970. Returns `None` if no clock runs, or if it has run out without consequences.
    pub fn due(&self, moment: Moment) -> Option<u64> {
        let Running { since, left, grace, .. } = self.running(moment)?;
        let due = since + left + grace;
        (moment.now < due || self.time_up(moment).is_some()).then_some(due)
    }

    /// Returns the seat to move if the person has no time left.
    pub(crate) fn overdue(&self, moment: Moment) -> Option<Seat> {
        let Running { seat, since, left, grace } = self.running(moment)?;
        (moment.now >= since + left + grace).then_some(seat)
    }

    /// Returns the clocks as they stand at this moment, or `None` if the game has none.
    pub fn clock(&self, moment: Moment) -> Option<ClockInfo> {
        let time = self.terms().time?;
        let running = self.running(moment);
        let left = |seat: Seat| match &running {
            _ if self.level(seat).is_some() => None,
            Some(Running { seat: runs, since, left, .. }) if *runs == seat => {
                Some(left.saturating_sub(moment.now.saturating_sub(*since)))
            }
            Some(_) | None => Some(self.kept(time, seat)),
        };
        let seats = Seat::all(self.table().header().seats.len());
        let away = self.away(moment.now);
        Some(ClockInfo {
            runs: running.as_ref().map(|running| running.seat),
            left: seats.map(left).collect(),
            away: if away.iter().any(Option::is_some) { away } else { Vec::new() },
        })
    }

    /// Returns the clock that runs: that of the person to move, once the first entry has been dealt. No clock runs in a
    /// window for answers, because its length limits the time already.
    fn running(&self, moment: Moment) -> Option<Running> {
        let (time, stamp) = (self.terms().time?, self.last_stamp()?);
        let Turn::Of(seat) = self.turn() else { return None };
        if self.level(seat).is_some() || self.full().is_some() || self.stops_clock() {
            return None;
        }
        let left = self.kept(time, seat);
        Some(match time {
            // While the server is down, nobody can decide. So the clock of a live game does not run.
            Time::Live { .. } => Running { seat, since: stamp.at.max(moment.since), left, grace: MOST_LAG },
            Time::Days(_) => {
                let left = self.end_by_days(seat, stamp.at, left) - stamp.at;
                Running { seat, since: stamp.at, left, grace: 0 }
            }
        })
    }

    /// Returns the remaining time of a seat when its clock begins to run, in milliseconds.
    fn kept(&self, time: Time, seat: Seat) -> u64 {
        let kept = self.last_stamp().and_then(|stamp| stamp.left.get(seat.index()).copied().flatten());
        kept.unwrap_or_else(|| time.whole())
    }

    /// Returns the remaining times after a decision at `decided`, or after chance or a pass.
    fn left_after(&self, time: Option<Time>, decided: Option<Seat>, moment: Moment) -> Vec<Option<u64>> {
        let Some(Time::Live { increment, .. }) = time else { return Vec::new() };
        let mut left = self.last_stamp().map(|stamp| stamp.left.clone()).unwrap_or_default();
        left.resize(self.table().header().seats.len(), None);
        let running = self.running(moment).filter(|running| decided == Some(running.seat));
        if let Some(Running { seat, since, left: kept, .. }) = running {
            let spent = moment.now.saturating_sub(since).saturating_sub(moment.lag.min(MOST_LAG));
            let own = &mut left[seat.index()];
            *own = Some(match own {
                Some(_) => kept.saturating_sub(spent) + u64::from(increment) * 1_000,
                None => kept,
            });
        }
        left
    }
}
