//! The times that a program has.

use std::time::Duration;

/// The longest times that a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The time from the start of the program until it is ready.
    pub start: Duration,
    /// The time for each decision.
    pub decision: Duration,
}

impl Default for Limits {
    /// Returns ten seconds for each.
    fn default() -> Limits {
        Limits { start: Duration::from_secs(10), decision: Duration::from_secs(10) }
    }
}

/// The longest time that a limit may be.
const LONGEST: Duration = Duration::from_secs(3_600);

/// The error for a text that is not a time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not a time; expected one from 1ms to 3600s, such as 500ms or 2s")]
pub struct TimeFault {
    found: String,
}

/// Reads a time such as `500ms` or `2s`, from a millisecond to an hour.
pub fn read_time(text: &str) -> Result<Duration, TimeFault> {
    let read = match text.strip_suffix("ms") {
        Some(number) => number.parse().ok().map(Duration::from_millis),
        None => text.strip_suffix('s').and_then(|number| number.parse().ok()).map(Duration::from_secs),
    };
    let fits = |time: &Duration| !time.is_zero() && *time <= LONGEST;
    read.filter(fits).ok_or_else(|| TimeFault { found: text.to_owned() })
}

/// Writes a time as [`read_time`] reads it.
pub(crate) fn print_time(time: Duration) -> String {
    if time.subsec_millis() == 0 { format!("{} s", time.as_secs()) } else { format!("{} ms", time.as_millis()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_unit() {
        let read = ["500ms", "2s", "3600s"].map(|text| read_time(text).unwrap().as_millis());
        assert_eq!(read, [500, 2_000, 3_600_000]);
        for text in ["", "2", "s", "0s", "-1s", "1.5s", "3601s", "2 s", "18446744073709551615s"] {
            assert!(read_time(text).unwrap_err().to_string().ends_with("such as 500ms or 2s"), "{text}");
        }
    }

    #[test]
    fn a_time_is_said_in_the_larger_unit_that_fits() {
        assert_eq!([2_000, 1_500].map(|time| print_time(Duration::from_millis(time))), ["2 s", "1500 ms"]);
    }
}
