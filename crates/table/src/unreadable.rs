//! A fault of reading, and the text that it quotes.

use kernel::is_unseen;
use serde_json::Value;

/// A text that is not as expected at its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found {found}; expected {expected}")]
pub struct Unreadable {
    /// The text that was found, shortened.
    pub found: String,
    /// A description of the expected text.
    pub expected: String,
}

/// Returns a value in the form in which a fault quotes it.
pub(crate) fn excerpt(value: &Value) -> String {
    quote(&value.to_string())
}

/// Returns a text from outside in the form in which a fault quotes it: shortened, and without characters that would
/// control a terminal.
pub(crate) fn quote(words: &str) -> String {
    const SHOWN: usize = 120;
    let mut quoted = String::new();
    for character in words.chars().take(SHOWN) {
        if is_unseen(character) {
            quoted.extend(character.escape_default());
        } else {
            quoted.push(character);
        }
    }
    if words.chars().nth(SHOWN).is_some() {
        quoted.push('…');
    }
    quoted
}
