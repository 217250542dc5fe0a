//! The faults of setting up a table and of reading a record. The message of each fault says what was expected.

use crate::Unreadable;
use kernel::{Illegal, NamesFault, OptionFault};

/// The reason why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenFault {
    /// The catalog has no game with this name.
    #[error("the game {found:?} is not known; expected {expected}")]
    Game {
        /// The name that was requested.
        found: String,
        /// The names of the known games.
        expected: String,
    },
    /// The options or the number of seats do not fit the game.
    #[error(transparent)]
    Options(#[from] OptionFault),
    /// The names of the players are not allowed.
    #[error(transparent)]
    Names(#[from] NamesFault),
    /// The record was made with a different card set.
    #[error("made with the cards {found}; expected {expected}, the cards of this version")]
    Cards {
        /// The card set in the record.
        found: String,
        /// The card set in this version of the program.
        expected: String,
    },
    /// A pack of cards that the record was made with has changed or is missing.
    #[error(
        "made with the pack {packs} as it was then, with the cards {cards:?} with the hash {hash:?}; it has changed or is gone: expected it as {files} among the packs, or kept with a table"
    )]
    Packs {
        /// The key of the pack, or the keys if there are several packs.
        packs: String,
        /// The name of the card set in the record.
        cards: String,
        /// The hash of the card set in the record.
        hash: String,
        /// The names of the files that were looked for.
        files: String,
    },
    /// The record was made with a different version of the rules.
    #[error("made with version {found} of the rules; expected version {expected}")]
    Rules {
        /// The version of the rules in the record.
        found: u32,
        /// The version of the rules in this program.
        expected: u32,
    },
}

/// A fault in a record, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordFault {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The fault in this line.
    pub why: Why,
}

/// A fault in one line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// The line does not have the form of a record's line.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The table that the header describes cannot be set up.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// The rules do not allow the entry in this line.
    #[error("{why}; expected {expected}")]
    Illegal {
        /// The reason why the rules do not allow the entry.
        why: Illegal,
        /// A description of the entries that are possible at this position.
        expected: String,
    },
    /// The table refused the entry in this line for another reason.
    #[error(transparent)]
    Table(TableFault),
}

/// The reason why a table refuses a request. A refused request leaves the table unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableFault {
    /// The rules do not allow this entry.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// The scene has no choice with this index.
    #[error("choice {found} is not there; expected a number below {offered}")]
    NoSuchChoice {
        /// The index that the caller gave.
        found: usize,
        /// The number of choices in the scene.
        offered: usize,
    },
    /// The action or the outcome cannot be read in the game's encoding.
    #[error("found {found}; expected {expected}")]
    Unreadable {
        /// The text that was found, shortened.
        found: String,
        /// A description of the expected value.
        expected: String,
    },
    /// The digest in the line differs from the digest of the position after the entry.
    #[error("the digest is {found}; expected {expected}")]
    Digest {
        /// The digest in the line.
        found: String,
        /// The digest of the position after the entry.
        expected: String,
    },
    /// A drawn number has another bound than the outcomes at this position.
    #[error("a number below {found}; expected one below {expected}, the sum of the weights of the outcomes")]
    Bound {
        /// The bound that was given.
        found: u64,
        /// The sum of the weights.
        expected: u64,
    },
    /// A drawn number is not below its bound.
    #[error("the drawn number {number}; expected one below {bound}")]
    Number {
        /// The number that was given.
        number: u64,
        /// Its bound.
        bound: u64,
    },
    /// The outcome of chance is not the one that the drawn number gives.
    #[error("the outcome is {found}; expected {expected}, which the drawn number {number} gives")]
    Outcome {
        /// The number that was drawn.
        number: u64,
        /// The outcome that was given, shortened.
        found: String,
        /// The outcome that the number gives, shortened.
        expected: String,
    },
    /// The record has no room for another line.
    #[error("the record of this game is full; expected at most {most} bytes in all")]
    RecordFull {
        /// The greatest allowed size of a record, in bytes.
        most: usize,
    },
    /// The game already has the greatest allowed number of entries.
    #[error("one entry too many; expected at most {longest} in this game")]
    TooLong {
        /// The greatest allowed number of entries.
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
