//! Parses the text of a search for tables.

use protocol::Find;
use time::{Date, Month, PrimitiveDateTime, Time};

/// Parses a search text of words and periods. A period is a day, a month or a year in UTC, such as `2026-11-22`,
/// `2026-11` or `2026`. A table must match all words and all periods.
pub(super) fn sought(text: &str) -> Find {
    let (days, words): (Vec<_>, Vec<_>) =
        text.split_whitespace().map(|word| span(word).ok_or(word)).partition(Result::is_ok);
    let words: Vec<&str> = words.into_iter().filter_map(Result::err).collect();
    let days: Vec<(u64, u64)> = days.into_iter().flatten().collect();
    Find {
        words: (!words.is_empty()).then(|| words.join(" ")),
        since: days.iter().map(|(since, _)| *since).max(),
        until: days.iter().map(|(_, until)| *until).min(),
        ..Find::default()
    }
}

/// Returns the first second of a day, a month or a year, and the first second after that period. Returns `None` if
/// `word` is not a period.
fn span(word: &str) -> Option<(u64, u64)> {
    let parts: Vec<&str> = word.split('-').collect();
    let is_numbers = parts.iter().all(|part| part.bytes().all(|sign| sign.is_ascii_digit()));
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    if !is_numbers || ![&[4][..], &[4, 2], &[4, 2, 2]].contains(&&lengths[..]) {
        return None;
    }
    let number = |at: usize| parts.get(at).map_or(Ok(1), |part| part.parse::<u16>()).ok();
    let (year, month, day) = (i32::from(number(0)?), Month::try_from(number(1)? as u8).ok()?, number(2)? as u8);
    let first = Date::from_calendar_date(year, month, day).ok()?;
    let after = match parts.len() {
        1 => Date::from_calendar_date(year + 1, Month::January, 1).ok()?,
        2 => Date::from_calendar_date(year + i32::from(month == Month::December), month.next(), 1).ok()?,
        _ => first.next_day()?,
    };
    Some((begins(first)?, begins(after)?))
}

/// Returns the start of a day in UTC, in seconds since 1970.
fn begins(day: Date) -> Option<u64> {
    PrimitiveDateTime::new(day, Time::MIDNIGHT).assume_utc().unix_timestamp().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_from_words() {
        let day = 86_400;
        let found = sought("  Zoé 1970-01-03  duel ");
        assert_eq!(
            found,
            Find { words: Some("Zoé duel".into()), since: Some(2 * day), until: Some(3 * day), ..Find::default() }
        );
        assert_eq!((sought("1970-12").since, sought("1970-12").until), (Some(334 * day), Some(365 * day)));
        assert_eq!((sought("1971").since, sought("1971").until), (Some(365 * day), Some(730 * day)));
        assert_eq!((sought("1970 1970-02").since, sought("1970 1970-02").until), (Some(31 * day), Some(59 * day)));
        for word in ["1970-13", "1970-02-30", "70", "19700", "1970-1", "1969", "+197", "-"] {
            assert_eq!(sought(word), Find { words: Some(word.into()), ..Find::default() });
        }
        assert_eq!(sought("  "), Find::default());
    }
}
