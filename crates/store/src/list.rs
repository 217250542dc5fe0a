//! Lists of tables: what can be asked for, and what comes.

use crate::{Summary, TableId};
use kernel::searchable;
use protocol::SeatPlan;
use std::ops::Range;
use table::Header;

/// The tables that somebody looks for. A table must fit all that is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pub words: Vec<Word>,
    /// When the table changed last, in seconds since 1970.
    pub changed: Option<Range<u64>>,
    /// Whether the game is over. A table of which that is not known goes on.
    pub over: Option<bool>,
    /// Only tables that changed before the one with this [`Listed::turn`].
    pub before: Option<u64>,
    /// No more tables than this.
    pub most: usize,
}

/// A word that somebody looks for. A table fits if one of its seats has the word in its name, or if its game is one of
/// these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// As [`kernel::searchable`] returns it.
    pub text: String,
    pub games: Vec<String>,
}

/// Some tables, the latest change first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub tables: Vec<Listed>,
    /// Whether there are more after these.
    pub more: bool,
}

/// A table in a list. Parts that cannot be read are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: TableId,
    /// The place of its last change among all changes. It does not depend on the clock.
    pub turn: u64,
    /// When it last changed, in seconds since 1970.
    pub changed: u64,
    /// The number of rows in its log.
    pub rows: u64,
    pub header: Option<Header>,
    pub seats: Option<Vec<SeatPlan>>,
    /// None where nobody has said yet what the log comes to.
    pub summary: Option<Summary>,
}

/// Returns what words are looked for in: the names at a table.
pub(crate) fn searched(seats: &[SeatPlan]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| searchable(&seat.name)).collect();
    names.join("\n")
}
