//! The times at a table between people, as they run down between two messages of the server.

use crate::{Table, Words};
use protocol::{Seat, TurnInfo};
use std::time::Duration;
use time::OffsetDateTime;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Table {
    /// Returns the remaining time of a seat at the time `now`, or `None` for a seat without a clock.
    pub(crate) fn left(&self, seat: Seat, now: Duration) -> Option<Duration> {
        let clock = self.position.clock.as_ref()?;
        let left = Duration::from_millis(clock.left.get(seat.index()).copied().flatten()?);
        Some(if clock.runs == Some(seat) { left.saturating_sub(now.saturating_sub(self.since)) } else { left })
    }

    /// Returns the day and the hour, in UTC, at which the running time of a seat ends.
    pub(crate) fn ends(&self, seat: Seat) -> Option<String> {
        moment(self.since + self.left(seat, self.since)?)
    }

    /// Returns the day and the hour, in UTC, until which the person at a seat is on holiday, if the person is.
    pub(crate) fn holiday(&self, seat: Seat) -> Option<String> {
        let until = self.position.clock.as_ref()?.away.get(seat.index()).copied().flatten()?;
        moment(Duration::from_millis(until))
    }

    /// Returns the remaining time of the open window for answers, if there is one with a length.
    pub(crate) fn window_left(&self, now: Duration) -> Option<Duration> {
        let open = self.position.windows.as_ref()?.open.as_ref()?;
        Some(Duration::from_millis(open.left?).saturating_sub(now.saturating_sub(self.since)))
    }

    /// Returns the time until a time on the screen changes, or `None` if no time runs.
    pub(crate) fn until_tick(&self, now: Duration) -> Option<Duration> {
        if self.position.turn == TurnInfo::Over {
            return None;
        }
        let running = self.position.clock.as_ref().and_then(|clock| self.left(clock.runs?, now));
        let times = running.into_iter().chain(self.window_left(now)).filter(|left| !left.is_zero());
        times.map(to_tick).min()
    }
}

/// Returns the day and the hour, in UTC, of a time since 1970. Returns `None` for a time beyond the calendar.
pub(crate) fn moment(at: Duration) -> Option<String> {
    let at = OffsetDateTime::from_unix_timestamp(at.as_secs().try_into().ok()?).ok()?;
    let (day, hour, minute) = (at.date(), at.hour(), at.minute());
    Some(format!("{day} {hour:02}:{minute:02} UTC"))
}

/// Returns the time after which the words for a remaining time change.
fn to_tick(left: Duration) -> Duration {
    let unit = if left >= DAY { MINUTE } else { Duration::from_secs(1) };
    let over = left.as_millis() % unit.as_millis();
    Duration::from_millis(u64::try_from(over).unwrap_or(0) + 1)
}

/// Returns a remaining time in words: days and hours, hours, minutes and seconds, or minutes and seconds.
pub(crate) fn told(left: Duration, words: Words) -> String {
    if left >= DAY {
        let hours = (left.as_secs() % DAY.as_secs()) / HOUR.as_secs();
        let days = left.as_secs() / DAY.as_secs();
        return words.fill("clock-days", &[("days", days.into()), ("hours", hours.into())]);
    }
    let (hours, rest) = (left.as_secs() / HOUR.as_secs(), left.as_secs() % HOUR.as_secs());
    let (minutes, seconds) = (rest / MINUTE.as_secs(), rest % MINUTE.as_secs());
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Lang;

    #[test]
    fn a_time_has_the_units_that_matter() {
        let told = |seconds| super::told(Duration::from_secs(seconds), Words(Lang::En));
        assert_eq!([told(0), told(9), told(754)], ["0:00", "0:09", "12:34"]);
        assert_eq!([told(3_600), told(86_399)], ["1:00:00", "23:59:59"]);
        assert_eq!([told(86_400), told(266_400)], ["1 d 0 h", "3 d 2 h"]);
    }

    #[test]
    fn the_screen_changes_when_the_words_do() {
        assert_eq!(to_tick(Duration::from_millis(9_300)), Duration::from_millis(301));
        assert_eq!(to_tick(DAY + Duration::from_secs(90)), Duration::from_millis(30_001));
    }
}
