//! Queries for the list of tables, and their results.

use crate::{Summary, TableId};
use dealer::Person;
use kernel::searchable;
use protocol::SeatPlan;
use std::ops::Range;
use table::{Day, Header};

/// A query for tables. The result contains the tables that match all parts of the query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pub words: Vec<Word>,
    /// The person who holds a seat, or `None` for the tables of everybody.
    pub holder: Option<Person>,
    /// The person who reads the list, to whom it shows tables that were public, and those at which the person holds a
    /// seat. `None` for a reader who may see all tables.
    pub reader: Option<Person>,
    /// The range of the last change, in seconds since 1970, or `None` for any time.
    pub changed: Option<Range<u64>>,
    /// True for games that are over, false for the others, or `None` for both. A table without a summary counts as not
    /// over.
    pub over: Option<bool>,
    /// The exclusive upper bound for [`Listed::turn`], or `None` for no bound.
    pub before: Option<u64>,
    /// The greatest number of tables in the result.
    pub most: usize,
}

/// A word of a search. A table matches the word if the name at one of its seats contains `text`, or if its game is one
/// of `games`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word in the form that [`kernel::searchable`] returns.
    pub text: String,
    pub games: Vec<String>,
}

/// A page of a list of tables. The most recently changed table comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub tables: Vec<Listed>,
    /// True if more tables match than this page contains.
    pub more: bool,
}

/// A table in a list. A part of the table that cannot be read is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: TableId,
    /// The number of the table's last change, counted over the changes of all tables. It does not depend on the clock.
    pub turn: u64,
    /// The time of the table's last change, in seconds since 1970.
    pub changed: u64,
    /// The number of rows in the table's log.
    pub rows: u64,
    pub header: Option<Header>,
    pub seats: Option<Vec<SeatPlan>>,
    /// The person who holds each seat. The list is empty if the seats cannot be read.
    pub holders: Vec<Option<Person>>,
    /// The summary, or `None` if the table has no summary yet.
    pub summary: Option<Summary>,
}

/// Returns the text that searches look in: the names at a table, and the day if the game is a daily deal.
pub(crate) fn searched(daily: Option<Day>, seats: &[SeatPlan]) -> String {
    let names = seats.iter().map(|seat| searchable(&seat.name));
    let found: Vec<String> = names.chain(daily.map(|day| daily_word(Some(day)))).collect();
    found.join("\n")
}

/// Returns the search word that finds the daily deals of a day, or of all days. The search also finds tables where the
/// name at a seat contains this word.
pub fn daily_word(day: Option<Day>) -> String {
    format!("daily {}", day.map(|day| day.to_string()).unwrap_or_default())
}
