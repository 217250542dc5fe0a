//! The ways in which the host names a person: by a seat, by a line of the talk, or by a report.

use anyhow::{Context, Result};
use std::str::FromStr;
use store::{NoteKind, Person, Store, TableId};

/// A person, as the host names one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// The person for whom the game began at this seat, counted from 1.
    Seat(TableId, usize),
    /// The person who has said this line.
    Line(TableId, u64),
    /// The person whom this report is about.
    Report(String),
}

const EXPECTED: &str = "expected TABLE/SEAT with seats from 1, TABLE:LINE of the talk, or the id of a report";

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        let fault = || format!("no person {text:?}; {EXPECTED}");
        let table = |id: &str| TableId::parse(id).ok_or_else(fault);
        if let Some((id, seat)) = text.split_once('/') {
            let seat = seat.parse().ok().filter(|seat| *seat > 0).ok_or_else(fault)?;
            return Ok(Who::Seat(table(id)?, seat));
        }
        if let Some((id, line)) = text.split_once(':') {
            return Ok(Who::Line(table(id)?, line.parse().map_err(|_| fault())?));
        }
        let is_id = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_id { Ok(Who::Report(text.to_owned())) } else { Err(fault()) }
    }
}

impl Who {
    /// Returns the person.
    pub(super) async fn find(&self, store: &dyn Store) -> Result<Person> {
        let found = match self {
            Who::Seat(table, seat) => store.load(table).await?.setup.holders.get(seat - 1).copied().flatten(),
            Who::Line(table, number) => {
                store.talk(table).await?.into_iter().find(|line| line.number == *number).map(|line| line.person)
            }
            Who::Report(id) => {
                let reports = store.notes(NoteKind::Report, None, usize::MAX >> 1).await?;
                reports.into_iter().find(|report| report.id == *id).and_then(|report| report.about)
            }
        };
        found.with_context(|| format!("nobody is there; {EXPECTED}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_named_by_a_seat_a_line_or_a_report() {
        let table = || TableId::parse("37aba55498f737df").unwrap();
        assert_eq!("37aba55498f737df/2".parse(), Ok(Who::Seat(table(), 2)));
        assert_eq!("37aba55498f737df:12".parse(), Ok(Who::Line(table(), 12)));
        assert_eq!("9f0c3a5b7d1e2846".parse(), Ok(Who::Report("9f0c3a5b7d1e2846".into())));
        for bad in ["", "Ann", "37aba55498f737df/0", "37aba55498f737df/x", "x/1", "37aba55498f737df:", "37aba5"] {
            let fault = bad.parse::<Who>().unwrap_err();
            assert!(fault.contains("expected TABLE/SEAT"), "{fault}");
        }
    }
}
