//! Faults in card files.

use crate::{NotationFault, Side};
use std::fmt;

/// A fault in a card file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    #[error("{file}: the table begins with {found:?}; expected {expected:?}, with tabs between")]
    Header { file: CardFile, found: String, expected: String },
    #[error("{file}, line {line}: found {found} cells; expected {expected}, with tabs between")]
    Cells { file: CardFile, line: usize, found: usize, expected: usize },
    #[error("{file}, {card}: the id stands twice; expected each id once")]
    Twice { file: CardFile, card: String },
    #[error("{file}, {card}, {cell} {text:?}, {fault}")]
    Cell { file: CardFile, card: String, cell: Cell, text: String, fault: NotationFault },
    #[error("{file}: {card} is missing; expected every card of both decks")]
    Unnamed { file: CardFile, card: String },
    #[error("{file}, {card}: found a card that is in no deck; expected one of the cards of both decks")]
    Stray { file: CardFile, card: String },
    #[error("both decks together: found {found} {what}; expected at most {most}")]
    TooMany { what: &'static str, found: usize, most: usize },
}

/// One of the three card files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFile {
    Good,
    Evil,
    Names,
}

impl fmt::Display for CardFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CardFile::Good => "good.tsv",
            CardFile::Evil => "evil.tsv",
            CardFile::Names => "names.tsv",
        })
    }
}

/// A column of a card file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    Id,
    Name,
    Type,
    Force,
    Notes,
    En,
    Fr,
    Article,
    Tint,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cell::Id => "Id",
            Cell::Name => "Name",
            Cell::Type => "Type",
            Cell::Force => "Force",
            Cell::Notes => "Notes",
            Cell::En => "En",
            Cell::Fr => "Fr",
            Cell::Article => "Article",
            Cell::Tint => "Tint",
        })
    }
}

impl CardFile {
    pub(super) fn of(side: Side) -> CardFile {
        match side {
            Side::Good => CardFile::Good,
            Side::Evil => CardFile::Evil,
        }
    }
}
