//! The cells before the note of a card: the type letters and the printed Force.

use super::{
    NotationFault, read,
    sign::{MOST_FORCE, describe, nothing},
};
use crate::{Kind, Window};
use winnow::{
    ascii::digit1,
    combinator::{eof, opt},
    error::ContextError,
    prelude::*,
    token::{any, one_of},
};

/// Parses the type letters of a card, such as `CUW`, `SM` or `B`.
///
/// # Errors
///
/// Returns the first fault if the letters stand for no kind of card.
pub fn parse_kind(letters: &str) -> Result<Kind, NotationFault> {
    read(kind, letters)
}

fn kind(input: &mut &str) -> Result<Kind, ContextError> {
    let first = any.verify_map(First::of).context(describe("one of C N I M L A S E B R X")).parse_next(input)?;
    let (kind, end) = match first {
        First::Character => character(input)?,
        First::Spell if opt('M').parse_next(input)?.is_some() => (Kind::SpellModifier, "the end of the letters"),
        First::Spell => (Kind::Spell, "M or the end of the letters"),
        First::Alone(kind) => (kind, "the end of the letters"),
    };
    eof.context(describe(end)).parse_next(input)?;
    Ok(kind)
}

/// The meaning of the first type letter.
#[derive(Clone, Copy)]
enum First {
    Character,
    Spell,
    Alone(Kind),
}

impl First {
    fn of(letter: char) -> Option<First> {
        match letter {
            'C' => Some(First::Character),
            'S' => Some(First::Spell),
            'N' => Some(First::Alone(Kind::Companion)),
            'I' => Some(First::Alone(Kind::Item)),
            'M' => Some(First::Alone(Kind::Modifier)),
            'L' => Some(First::Alone(Kind::Location)),
            'A' => Some(First::Alone(Kind::Attack)),
            'E' => Some(First::Alone(Kind::Event(Window::Adventure))),
            'B' => Some(First::Alone(Kind::Event(Window::Battle))),
            'R' => Some(First::Alone(Kind::Event(Window::Rest))),
            'X' => Some(First::Alone(Kind::Event(Window::Any))),
            _ => None,
        }
    }
}

/// Parses the letters after the C of a Character. Returns the kind, and a description of the letters that may follow.
fn character(input: &mut &str) -> Result<(Kind, &'static str), ContextError> {
    let spellcaster = opt('U').parse_next(input)?.is_some();
    let woman = opt('W').parse_next(input)?.is_some();
    let end = match (spellcaster, woman) {
        (_, true) => "the end of the letters",
        (true, false) => "W or the end of the letters",
        (false, false) => "U, W or the end of the letters",
    };
    Ok((Kind::Character { spellcaster, woman }, end))
}

impl Kind {
    /// Returns the type letters of this kind, as in the published table of cards.
    pub fn letters(self) -> &'static str {
        match self {
            Kind::Character { spellcaster: false, woman: false } => "C",
            Kind::Character { spellcaster: true, woman: false } => "CU",
            Kind::Character { spellcaster: false, woman: true } => "CW",
            Kind::Character { spellcaster: true, woman: true } => "CUW",
            Kind::Companion => "N",
            Kind::Item => "I",
            Kind::Modifier => "M",
            Kind::SpellModifier => "SM",
            Kind::Location => "L",
            Kind::Attack => "A",
            Kind::Spell => "S",
            Kind::Event(Window::Adventure) => "E",
            Kind::Event(Window::Battle) => "B",
            Kind::Event(Window::Rest) => "R",
            Kind::Event(Window::Any) => "X",
        }
    }
}

/// Parses a printed Force, such as `8` or `+3`, or a dash if the card has none.
///
/// # Errors
///
/// Returns a fault if the cell is neither a Force nor a dash.
pub fn parse_force(cell: &str) -> Result<Option<i8>, NotationFault> {
    read(force, cell)
}

fn force(input: &mut &str) -> Result<Option<i8>, ContextError> {
    if !input.is_empty() && nothing(input) {
        return Ok(None);
    }
    let force = (opt(one_of(['+', '-'])), digit1)
        .take()
        .try_map(|text: &str| text.parse::<i8>())
        .verify(|force| (-MOST_FORCE..=MOST_FORCE).contains(force))
        .context(describe("a Force such as 8 or +3, up to 99, or a dash"))
        .parse_next(input)?;
    eof.context(describe("the end of the number")).parse_next(input)?;
    Ok(Some(force))
}

/// Prints a Force so that [`parse_force`] reads it back. The Force of a Character has no sign, and any other Force has
/// one.
pub fn print_force(kind: Kind, force: Option<i8>) -> String {
    match (kind, force) {
        (_, None) => "-".into(),
        (Kind::Character { .. }, Some(force)) => force.to_string(),
        (_, Some(force)) => format!("{force:+}"),
    }
}
