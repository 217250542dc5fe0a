//! The faults of setting up a table and of reading a record. Every fault says what was expected.

use crate::Unreadable;
use kernel::{Illegal, NamesFault, OptionFault};

/// The reason why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenFault {
    /// There is no game with this name.
    #[error("the game {found:?} is not known; expected {expected}")]
    Game {
        /// The requested name.
        found: String,
        /// The names of the known games.
        expected: String,
    },
    /// The options or the number of seats do not fit.
    #[error(transparent)]
    Options(#[from] OptionFault),
    /// The names do not fit.
    #[error(transparent)]
    Names(#[from] NamesFault),
    /// The record was made with other cards.
    #[error("made with the cards {found}; expected {expected}, the cards of this version")]
    Cards {
        /// The card set of the record.
        found: String,
        /// The card set of this version.
        expected: String,
    },
    /// A pack of cards differs from the one with which the record was made.
    #[error(
        "made with the pack {packs} as it was then, with the cards {cards:?} with the hash {hash:?}; it has changed or is gone: expected it as {files} among the packs, or kept with a table"
    )]
    Packs {
        /// The keys of the packs, or the key of the only one.
        packs: String,
        /// The name of the card set of the record.
        cards: String,
        /// The hash of the card set of the record.
        hash: String,
        /// The names of the files that were looked for.
        files: String,
    },
    /// The record was made with another version of the rules.
    #[error("made with version {found} of the rules; expected version {expected}")]
    Rules {
        /// The version of the record.
        found: u32,
        /// The version of this program.
        expected: u32,
    },
}

/// A fault in a record and its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordFault {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The fault.
    pub why: Why,
}

/// A fault in one line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// The line is not well formed.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The table of the header cannot be set up.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// The entry breaks the rules.
    #[error("{why}; expected {expected}")]
    Illegal {
        /// The reason.
        why: Illegal,
        /// The entries that are possible here, in words.
        expected: String,
    },
    /// The entry was refused for another reason.
    #[error(transparent)]
    Table(TableFault),
}

/// The reason why a table refuses a request. A refused request leaves the table unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableFault {
    /// The rules do not allow the entry.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// The scene has no choice with this index.
    #[error("choice {found} is not there; expected a number below {offered}")]
    NoSuchChoice {
        /// The index that was given.
        found: usize,
        /// The number of choices.
        offered: usize,
    },
    /// The game cannot read this action or outcome.
    #[error("found {found}; expected {expected}")]
    Unreadable {
        /// The text that was found, shortened.
        found: String,
        /// A description of the expected value.
        expected: String,
    },
    /// The digest of the line differs from the digest of the position.
    #[error("the digest is {found}; expected {expected}")]
    Digest {
        /// The digest of the line.
        found: String,
        /// The digest of the position.
        expected: String,
    },
    /// The record has no room for another line.
    #[error("the record of this game is full; expected at most {most} bytes in all")]
    RecordFull {
        /// The greatest allowed size of a record, in bytes.
        most: usize,
    },
    /// The game has as many entries as it may have.
    #[error("one entry too many; expected at most {longest} in this game")]
    TooLong {
        /// The greatest number of entries.
        longest: usize,
    },
    /// The transcript has fewer entries than the given number.
    #[error("there are {entries} entries; expected a number up to that")]
    NoSuchEntry {
        /// The number of entries in the transcript.
        entries: usize,
    },
    /// The seat may not take back its last decision.
    #[error("the last entry cannot be taken back: it is not yours, or it has shown you something new")]
    CannotUndo,
}
