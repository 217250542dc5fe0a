//! Why a table cannot be set up, and why a record cannot be read. Every fault says what was expected.

use crate::Unreadable;
use kernel::{Illegal, NamesFault, OptionFault};

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenFault {
    #[error("the game {found:?} is not known; expected {expected}")]
    Game { found: String, expected: String },
    #[error(transparent)]
    Options(#[from] OptionFault),
    #[error(transparent)]
    Names(#[from] NamesFault),
    #[error("made with the cards {found}; expected {expected}, the cards of this version")]
    Cards { found: String, expected: String },
    #[error(
        "made with the pack {packs} as it was then, with the cards {cards:?} with the hash {hash:?}; it has changed or is gone: expected it as {files} among the packs, or kept with a table"
    )]
    Packs { packs: String, cards: String, hash: String, files: String },
    #[error("made with version {found} of the rules; expected version {expected}")]
    Rules { found: u32, expected: u32 },
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordFault {
    /// The line of the file, from 1.
    pub line: usize,
    pub why: Why,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Open(#[from] OpenFault),
    #[error("{why}; expected {expected}")]
    Illegal { why: Illegal, expected: String },
    #[error(transparent)]
    Table(TableFault),
}

/// Why a table refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableFault {
    #[error("{0}")]
    Illegal(#[from] Illegal),
    #[error("choice {found} is not there; expected a number below {offered}")]
    NoSuchChoice { found: usize, offered: usize },
    #[error("found {found}; expected {expected}")]
    Unreadable { found: String, expected: String },
    #[error("the digest is {found}; expected {expected}")]
    Digest { found: String, expected: String },
    #[error("one entry too many; expected at most {longest} in this game")]
    TooLong { longest: usize },
    #[error("there are {entries} entries; expected a number up to that")]
    NoSuchEntry { entries: usize },
    #[error("the last entry cannot be taken back: it is not yours, or it has shown you something new")]
    CannotUndo,
}
