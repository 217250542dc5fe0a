//! Parses the line of a card into a tree. `RULES.md` has the grammar, under "The card language".

mod sentence;
mod standing;
mod steps;
mod verb;
mod given;
mod filter;
mod union;
mod sign;
mod suggest;
mod meant;
mod print;

use crate::{Lexicon, Text};
use sign::{Line, Stop};

pub use sign::MOST_NUMBER;

pub use print::print;
pub use union::{fits_name, fits_word};

/// The place where a line cannot be parsed, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {at}: found {found}; expected {expected}{}", suggested(.suggestion))]
pub struct NotationFault {
    /// The column in characters, counted from 1.
    pub at: usize,
    pub found: String,
    pub expected: String,
    /// The known word or name that is nearest to the one found, as it is written in notation.
    pub suggestion: Option<String>,
}

/// The greatest length of a line in bytes, both parsed and printed.
pub(crate) const MOST_LINE: usize = 2_000;

/// Parses a line of notation. An empty line or a dash means an empty text.
///
/// # Errors
///
/// Returns the first place where the line cannot be parsed, or a fault if the line is too long.
pub fn parse(line: &str, lexicon: &Lexicon) -> Result<Text, NotationFault> {
    length(line.len(), "bytes")?;
    let mut input = Line { input: line, state: lexicon };
    let text = sentence::text(&mut input).map_err(|stop| fault(line, lexicon, stop))?;
    length(print(&text, lexicon).len(), "bytes, written out in full")?;
    Ok(text)
}

fn length(bytes: usize, what: &str) -> Result<(), NotationFault> {
    if bytes <= MOST_LINE {
        return Ok(());
    }
    let expected = format!("at most {MOST_LINE} bytes");
    Err(NotationFault { at: 1, found: format!("{bytes} {what}"), expected, suggestion: None })
}

fn fault(line: &str, lexicon: &Lexicon, stop: Stop) -> NotationFault {
    let (before, rest) = line.split_at(line.len() - stop.rest);
    NotationFault {
        at: before.chars().count() + 1,
        found: sign::text_of(rest),
        suggestion: suggest::suggestion((before, rest), &stop.expected, lexicon),
        expected: stop.expected.into_owned(),
    }
}

fn suggested(suggestion: &Option<String>) -> String {
    suggestion.as_ref().map(|nearest| format!("; perhaps {nearest}")).unwrap_or_default()
}
