//! Why a table cannot be set up, and why a record cannot be read. Every fault says what was expected.

use crate::TableFault;
use kernel::{Illegal, NamesFault, OptionFault};

/// Something that does not read as what should stand there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found {found}; expected {expected}")]
pub struct Unreadable {
    pub found: String,
    pub expected: String,
}

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
        "made with the pack {packs} as it was then, with the cards {cards:?} with the hash {hash:?}; it has changed or is gone: expected it as {looked}"
    )]
    Packs { packs: String, cards: String, hash: String, looked: String },
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
