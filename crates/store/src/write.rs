//! A write as a value that owns all of its data, so that it can be sent to the task that performs it.

use crate::{
    GatheringItem, KeptPack, KeyItem, NoteItem, PlayerItem, RatedItem, Row, Setup, Summary, TableId, TalkItem,
    TournamentItem,
    columns::{SetupColumns, is_rated},
    list::searched,
};
use protocol::Pace;

/// A call of a [`crate::Store`] that changes the stored data.
#[derive(Debug)]
pub(crate) enum Write {
    Create(CreateWrite),
    Append {
        id: TableId,
        after: u64,
        rows: Vec<String>,
        summary: Summary,
    },
    Summarise {
        id: TableId,
        rows: u64,
        summary: Summary,
    },
    SetPace {
        id: TableId,
        pace: Pace,
    },
    /// Replaces the part of a table that only one seat knows.
    KeepPrivate {
        id: TableId,
        seat: i64,
        known: String,
    },
    /// Raises the number of a person's newest notice about a table.
    ClaimNotice {
        id: TableId,
        person: String,
        number: i64,
    },
    Remove {
        id: TableId,
    },
    KeepPack(KeptPack),
    Gather(GatheringItem),
    /// Replaces the gathering of the version before this one.
    Regather(GatheringItem),
    Disband {
        id: TableId,
    },
    /// Removes the gatherings that were made before this time.
    Expire {
        before: i64,
    },
    Key(KeyWrite),
    /// Stores a line of the talk, and removes the lines of its side beyond the newest `most`.
    Say {
        id: TableId,
        line: TalkItem,
        most: i64,
    },
    Note(NoteWrite),
    KeepPlayer(PlayerItem),
    Rate(RatedItem),
    KeepTournament(TournamentItem),
    Rename {
        id: TableId,
        rows: u64,
        setup: SetupColumns,
        searched: String,
        summary: Summary,
    },
    /// Stores a key, and puts its person in the place of a guest.
    Merge {
        guest: String,
        device: KeyItem,
        /// The link that is spent by this.
        link: Option<String>,
    },
    /// Puts one person in the place of another, of whom nothing else is kept.
    Unkeep {
        person: String,
        by: String,
    },
}

/// The creation of a table.
#[derive(Debug)]
pub(crate) struct CreateWrite {
    pub(crate) id: TableId,
    /// The version of the gathering whose place the table takes.
    pub(crate) gathered: Option<i64>,
    pub(crate) setup: SetupColumns,
    pub(crate) game: String,
    /// The text about this table that searches look in.
    pub(crate) searched: String,
    /// True if the game is rated.
    pub(crate) to_rate: bool,
    pub(crate) rows: Vec<String>,
    pub(crate) summary: Summary,
}

/// A change of the notes.
#[derive(Debug)]
pub(crate) enum NoteWrite {
    Keep(NoteItem),
    Remove {
        id: String,
    },
    /// Removes the reports that were made before this time.
    Expire {
        before: i64,
    },
}

/// A change of the keys of people.
#[derive(Debug)]
pub(crate) enum KeyWrite {
    Keep(KeyItem),
    /// Removes a key that counts once, and stores another one.
    Spend {
        hash: String,
        then: Option<KeyItem>,
    },
    Remove {
        hash: String,
        person: String,
    },
    /// Removes the keys that count once and were made before this time.
    Expire {
        before: i64,
    },
}

impl Write {
    pub(crate) fn create(id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Write {
        Write::Create(CreateWrite {
            id: id.clone(),
            gathered: None,
            setup: SetupColumns::of(setup),
            game: setup.header.game.clone(),
            searched: searched(setup.header.daily, &setup.seats),
            // A copy of another game is never rated.
            to_rate: rows.is_empty() && is_rated(&setup.header),
            rows: rows.iter().map(Row::print).collect(),
            summary: summary.clone(),
        })
    }

    pub(crate) fn begin(id: &TableId, version: u64, setup: &Setup, summary: &Summary) -> Write {
        Write::Create(CreateWrite {
            id: id.clone(),
            gathered: Some(version.cast_signed()),
            setup: SetupColumns::of(setup),
            game: setup.header.game.clone(),
            searched: searched(setup.header.daily, &setup.seats),
            to_rate: is_rated(&setup.header),
            rows: Vec::new(),
            summary: summary.clone(),
        })
    }

    pub(crate) fn rename(id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Write {
        Write::Rename {
            id: id.clone(),
            rows,
            setup: SetupColumns::of(setup),
            searched: searched(setup.header.daily, &setup.seats),
            summary: summary.clone(),
        }
    }

    pub(crate) fn append(id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Write {
        let rows = rows.iter().map(Row::print).collect();
        Write::Append { id: id.clone(), after, rows, summary: summary.clone() }
    }
}
