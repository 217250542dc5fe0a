//! The notation of a card: its type letters, its Force and its note. `RULES.md` describes the grammar.

mod cells;
mod clause;
mod print;
mod sign;

use crate::{Clause, MOST_CLAUSES, Note};
use arrayvec::ArrayVec;
use sign::{describe, space};
use winnow::{combinator::eof, error::ContextError, prelude::*};

pub use cells::{parse_force, parse_kind, print_force};
pub use print::print;
pub(crate) use print::print_clause;
pub(crate) use sign::text_of;

/// A fault in a cell, with its position in the cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {at}: found {found}; expected {expected}")]
pub struct NotationFault {
    /// The position of the fault in the cell, in characters, counted from 1.
    pub at: usize,
    pub found: String,
    pub expected: String,
}

/// The greatest length of a cell, in bytes. All notes of the published cards are shorter.
const MOST_BYTES: usize = 200;

/// Parses a note. A dash or an empty cell is a note without clauses.
///
/// # Errors
///
/// Returns the first fault if the note does not follow the grammar.
pub fn parse(note: &str) -> Result<Note, NotationFault> {
    Ok(parse_placed(note)?.into_iter().map(|placed| placed.clause).collect())
}

/// A clause, with the position of its first character in the note, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) at: usize,
    pub(crate) clause: Clause,
}

pub(crate) type PlacedNote = ArrayVec<Placed, MOST_CLAUSES>;

/// Parses a note, and keeps the position of each clause, so that a fault can point at a clause that makes no sense on
/// its card.
pub(crate) fn parse_placed(note: &str) -> Result<PlacedNote, NotationFault> {
    read(|input: &mut &str| clauses(input, note.len()), note).map(|offsets| {
        let place = |(offset, clause)| Placed { at: place(note, offset), clause };
        offsets.into_iter().map(place).collect()
    })
}

fn clauses(input: &mut &str, whole: usize) -> Result<ArrayVec<(usize, Clause), MOST_CLAUSES>, ContextError> {
    let mut clauses = ArrayVec::new();
    if sign::nothing(input) {
        return Ok(clauses);
    }
    loop {
        space(input)?;
        clauses.push((whole - input.len(), clause::clause(input)?));
        space(input)?;
        let full = clauses.is_full();
        if full || !input.starts_with(';') {
            let end =
                if full { "the end of the note, after three clauses" } else { "a semicolon or the end of the note" };
            eof.context(describe(end)).parse_next(input)?;
            return Ok(clauses);
        }
        ';'.parse_next(input)?;
    }
}

/// Runs a parser on a cell. The parser must consume the whole cell.
fn read<'i, T>(mut parser: impl Parser<&'i str, T, ContextError>, cell: &'i str) -> Result<T, NotationFault> {
    if cell.len() > MOST_BYTES {
        let found = format!("{} bytes", cell.len());
        return Err(NotationFault { at: 1, found, expected: format!("at most {MOST_BYTES} bytes") });
    }
    parser.parse(cell).map_err(|error| {
        let offset = error.offset().min(cell.len());
        let rest = cell.get(offset..).unwrap_or_default();
        NotationFault { at: place(cell, offset), found: text_of(rest), expected: sign::expected(error.inner()) }
    })
}

/// Returns the position of the character at this byte offset, counted in characters from 1.
fn place(cell: &str, offset: usize) -> usize {
    cell.get(..offset).unwrap_or_default().chars().count() + 1
}
