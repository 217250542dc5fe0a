//! Marks around the names of cards, while sentences are put together. No card file can have these signs.

pub(super) const BEGIN: char = '\u{e000}';
pub(super) const END: char = '\u{e001}';

pub(super) fn marked(name: &str) -> String {
    format!("{BEGIN}{name}{END}")
}

/// The words without marks.
pub(super) fn unmarked(words: &str) -> String {
    words.replace([BEGIN, END], "")
}

/// From the first letter on, where a mark stands before it.
pub(super) fn past_mark(words: &str) -> &str {
    words.strip_prefix(BEGIN).unwrap_or(words)
}
