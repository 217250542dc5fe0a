//! The fault of a text that cannot be read. The fault quotes the text.

use kernel::is_unseen;
use serde_json::Value;

/// The fault of a text that differs from the expected text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found {found}; expected {expected}")]
pub struct Unreadable {
    /// The text that was found, shortened if it is long.
    pub found: String,
    /// A description of the text that was expected.
    pub expected: String,
}

/// Returns a JSON value as a fault quotes it.
pub(crate) fn excerpt(value: &Value) -> String {
    quote(&value.to_string())
}

/// Returns a text from outside as a fault quotes it: shortened, and with escape sequences in place of invisible
/// characters, which could control a terminal.
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
