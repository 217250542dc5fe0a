//! Days of the calendar.

use serde::Serialize;
use std::{fmt, str::FromStr};

/// A day in UTC from 1970 to 9999, in the form `2026-11-25`.
///
/// ```
/// use table::Day;
///
/// let day: Day = "2026-11-25".parse().unwrap();
/// assert_eq!(day, Day::at(1_795_564_800));
/// assert_eq!(day.to_string(), "2026-11-25");
/// assert!("2026-02-29".parse::<Day>().is_err());
/// assert!("2026-2-8".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
pub struct Day(u32);

/// The fault of a string that is not a valid day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day; expected one such as 2026-11-25")]
pub struct DayFault;

/// The number of days from 1970-01-01 to 9999-12-31.
const LAST: u32 = 2_932_896;
const SECONDS: u64 = 24 * 60 * 60;

impl Day {
    /// Returns the day in UTC that contains this time, given in seconds since the beginning of 1970. A time after the
    /// year 9999 gives the last day of that year.
    pub fn at(seconds: u64) -> Day {
        Day((seconds / SECONDS).min(u64::from(LAST)) as u32)
    }

    /// Returns the time at which the day begins, in seconds since the beginning of 1970.
    pub fn begins(self) -> u64 {
        u64::from(self.0) * SECONDS
    }

    /// Returns the year, the month and the day of the month.
    pub fn date(self) -> (u32, u32, u32) {
        // Here a year begins on the first of March, so that a leap day is the last day of its year (Hinnant 2013).
        let days = self.0 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let march = (5 * day + 2) / 153;
        let month = if march < 10 { march + 3 } else { march - 9 };
        (400 * era + year + u32::from(month <= 2), month, day - (153 * march + 2) / 5 + 1)
    }

    fn of(year: u32, month: u32, day: u32) -> Option<Day> {
        let march = (month + 9) % 12;
        let year = year.checked_sub(u32::from(month <= 2))?;
        let before = 365 * year + year / 4 - year / 100 + year / 400;
        (before + (153 * march + 2) / 5 + day).checked_sub(719_469).filter(|days| *days <= LAST).map(Day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl FromStr for Day {
    type Err = DayFault;

    fn from_str(text: &str) -> Result<Day, DayFault> {
        let mut parts = text.split('-').map(|part| part.parse::<u16>().ok());
        let mut part = || parts.next().flatten().map(u32::from);
        let (year, month, day) = (part().ok_or(DayFault)?, part().ok_or(DayFault)?, part().ok_or(DayFault)?);
        let read = Day::of(year, month, day).ok_or(DayFault)?;
        // If the text is an existing day in the usual form, printing the day gives the same text again.
        if read.to_string() == text { Ok(read) } else { Err(DayFault) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_comes_back_as_it_was_written() {
        let mut before = String::new();
        for number in 0..=LAST {
            let written = Day(number).to_string();
            assert_eq!(written.parse(), Ok(Day(number)));
            assert!(before < written, "{before} and then {written}");
            before = written;
        }
        assert_eq!((Day(0).to_string(), before), ("1970-01-01".to_owned(), "9999-12-31".to_owned()));
        assert_eq!(Day::at(u64::MAX), Day(LAST));
        assert_eq!((Day::at(86_399), Day::at(86_400)), (Day(0), Day(1)));
    }

    #[test]
    fn other_texts_are_not_days() {
        for text in [
            "",
            "today",
            "2026-13-01",
            "2026-00-01",
            "2026-04-31",
            "2100-02-29",
            "1969-12-31",
            "02026-01-01",
            "2026-11-25 ",
        ] {
            assert_eq!(text.parse::<Day>(), Err(DayFault), "{text}");
        }
    }
}
