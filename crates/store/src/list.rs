//! Lists of tables: queries and their results.

use crate::{Summary, TableId};
use kernel::searchable;
use protocol::SeatPlan;
use std::ops::Range;
use table::{Day, Header};

/// A query for tables. A table must match all parts of the query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pub words: Vec<Word>,
    /// The time of the last change, in seconds since 1970.
    pub changed: Option<Range<u64>>,
    /// True for games that are over. A table without a summary counts as not over.
    pub over: Option<bool>,
    /// The exclusive upper bound on [`Listed::turn`], if there is one.
    pub before: Option<u64>,
    /// The greatest number of tables.
    pub most: usize,
}

/// A word of a search. A table matches it if the name of one of its seats contains the text, or if its game is one of
/// `games`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word in the form that [`kernel::searchable`] returns.
    pub text: String,
    pub games: Vec<String>,
}

/// A page of a list, with the most recently changed table first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub tables: Vec<Listed>,
    /// True if there are more tables after these.
    pub more: bool,
}

/// A table in a list. Parts that cannot be read are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: TableId,
    /// The sequence number of the table's last change among the changes of all tables. It does not depend on the clock.
    pub turn: u64,
    /// The time of the table's last change, in seconds since 1970.
    pub changed: u64,
    /// The number of rows in the table's log.
    pub rows: u64,
    pub header: Option<Header>,
    pub seats: Option<Vec<SeatPlan>>,
    /// The summary, or `None` if there is none yet.
    pub summary: Option<Summary>,
}

/// Returns the text that searches look in: the names at a table, and the day of a daily deal.
pub(crate) fn searched(daily: Option<Day>, seats: &[SeatPlan]) -> String {
    let names = seats.iter().map(|seat| searchable(&seat.name));
    let found: Vec<String> = names.chain(daily.map(|day| daily_word(Some(day)))).collect();
    found.join("\n")
}

/// Returns the search word for the daily deals of a day, or of all days. A search for it also finds tables where the
/// name of a seat contains it.
pub fn daily_word(day: Option<Day>) -> String {
    format!("daily {}", day.map(|day| day.to_string()).unwrap_or_default())
}
