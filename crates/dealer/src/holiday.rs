//! Holidays: times in which no time by days runs out for a person.

/// A holiday of a person, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Holiday {
    /// The time at which it begins.
    pub from: u64,
    /// The time at which it is over.
    pub until: u64,
}

/// Returns the end of the holiday that contains `now`, together with those that follow it without a break.
pub(crate) fn until(holidays: &[Holiday], now: u64) -> Option<u64> {
    let mut end = now;
    for Holiday { from, until } in in_order(holidays) {
        if from <= end && until > end {
            end = until;
        }
    }
    (end > now).then_some(end)
}

/// Returns the time at which `time` has passed since `since`, outside of these holidays. Time that has run out before a
/// holiday begins does not come back.
pub(crate) fn end(since: u64, time: u64, holidays: &[Holiday]) -> u64 {
    let (mut end, mut counted) = (since.saturating_add(time), since);
    for Holiday { from, until } in in_order(holidays) {
        if from >= end {
            break;
        }
        // Holidays that overlap count once.
        let begun = from.max(counted);
        if until > begun {
            end = end.saturating_add(until - begun);
            counted = until;
        }
    }
    end
}

fn in_order(holidays: &[Holiday]) -> Vec<Holiday> {
    let mut sorted = holidays.to_vec();
    sorted.sort_unstable();
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(holidays: &[(u64, u64)]) -> Vec<Holiday> {
        holidays.iter().map(|(from, until)| Holiday { from: *from, until: *until }).collect()
    }

    #[test]
    fn holidays_put_the_end_of_time_off() {
        for (holidays, expected) in [
            (&[][..], 30),
            (&[(12, 15)], 33),
            (&[(0, 15)], 35),
            (&[(29, 40)], 41),
            (&[(30, 40)], 30),
            (&[(0, 10)], 30),
            (&[(12, 15), (20, 21)], 34),
            (&[(20, 21), (12, 15)], 34),
            (&[(12, 18), (14, 16), (15, 20)], 38),
            (&[(25, 35), (36, 40)], 44),
        ] {
            assert_eq!(end(10, 20, &days(holidays)), expected, "{holidays:?}");
        }
        assert_eq!(end(u64::MAX - 1, 20, &days(&[(0, u64::MAX)])), u64::MAX);
    }

    #[test]
    fn a_person_is_away_until_the_last_of_the_holidays_that_touch() {
        let holidays = days(&[(10, 20), (20, 30), (15, 18), (40, 50)]);
        for (now, expected) in [(9, None), (10, Some(30)), (19, Some(30)), (30, None), (45, Some(50)), (50, None)] {
            assert_eq!(until(&holidays, now), expected, "at {now}");
        }
    }
}
