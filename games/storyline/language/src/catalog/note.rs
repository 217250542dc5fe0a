//! The faults and warnings of a pack file.

use crate::nearest::nearest;
use std::{fmt, ops::Range};
use toml::Spanned;

/// A fault or a warning, with its place in a pack file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackNote {
    pub weight: Weight,
    pub file: String,
    /// The number of the line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The range of bytes that the note points at.
    pub span: Range<usize>,
    /// The id of the card or Location that the note belongs to, if any.
    pub card: Option<String>,
    pub found: String,
    pub expected: String,
    /// A word or name that the writer may have meant.
    pub suggestion: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The pack cannot be played as it is.
    Fault,
    /// The pack can be played, but probably does not mean what its writer intended.
    Warning,
}

impl fmt::Display for PackNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PackNote { weight, file, line, column, span: _, card, found, expected, suggestion } = self;
        write!(f, "{file}:{line}:{column}: {weight}: ")?;
        if let Some(card) = card {
            write!(f, "{card}: ")?;
        }
        write!(f, "found {found}; expected {expected}")?;
        match suggestion {
            Some(suggestion) => write!(f, "; perhaps {suggestion}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Weight::Fault => "fault",
            Weight::Warning => "warning",
        })
    }
}

/// The greatest number of notes for one file. Nobody reads more, and a file could cause a million of them.
const MOST_NOTES: usize = 200;

/// The notes of one file, in the order in which they are made.
pub(super) struct Notes<'a> {
    file: &'a str,
    text: &'a str,
    /// The id of the card that new notes belong to.
    card: Option<String>,
    notes: Vec<PackNote>,
    /// The numbers of faults and of warnings that were left out because the limit had been reached.
    left_out: [usize; 2],
}

impl<'a> Notes<'a> {
    pub(super) fn of(file: &'a str, text: &'a str) -> Notes<'a> {
        Notes { file, text, card: None, notes: Vec::new(), left_out: [0; 2] }
    }

    /// Sets the card that the next notes belong to. `None` means that they belong to the file.
    pub(super) fn about(&mut self, card: Option<&str>) {
        self.card = card.map(short);
    }

    pub(super) fn fault(&mut self, span: Range<usize>, found: impl Into<String>, expected: impl Into<String>) {
        self.note(Weight::Fault, span, found.into(), expected.into());
    }

    pub(super) fn warning(&mut self, span: Range<usize>, found: impl Into<String>, expected: impl Into<String>) {
        self.note(Weight::Warning, span, found.into(), expected.into());
    }

    /// Notes a fault at a place where one of the words `known` was expected. Suggests the word among `known` that is
    /// most similar to `found`, if any is similar.
    pub(super) fn unknown<'k>(
        &mut self,
        span: Range<usize>,
        found: &str,
        expected: impl Into<String>,
        known: impl IntoIterator<Item = &'k str>,
    ) {
        self.fault(span, quoted(found), expected);
        // The search for the nearest word is slow, so notes beyond the limit get no suggestion.
        if self.notes.len() < MOST_NOTES {
            self.suggest(nearest(found, known).map(|word| quoted(&word)));
        }
    }

    /// Adds a suggestion to the last note.
    pub(super) fn suggest(&mut self, suggestion: Option<String>) {
        if let Some(note) = self.notes.last_mut() {
            note.suggestion = suggestion;
        }
    }

    /// Returns the range, in the file, of the word or name that begins at character `at` of a text. Characters are
    /// counted from 1. If the file has the text in escaped form, returns the range of the whole text.
    pub(super) fn letter(&self, text: &Spanned<String>, at: usize) -> Range<usize> {
        let value = text.get_ref();
        let byte = value.char_indices().map(|(byte, _)| byte).chain([value.len()]).nth(at.saturating_sub(1));
        let place = self.begin(text).zip(byte);
        place.map_or(text.span(), |(begin, byte)| begin + byte..begin + byte + word(&value[byte..]).len())
    }

    /// Returns the range, in the file, of `words` within a text. If the words are not found, returns the range of the
    /// whole text.
    pub(super) fn within(&self, text: &Spanned<String>, words: &str) -> Range<usize> {
        let place = self.begin(text).zip(text.get_ref().find(words));
        place.map_or(text.span(), |(begin, byte)| begin + byte..begin + byte + words.len())
    }

    /// Returns the byte at which a text begins, after its quotation mark, or `None` if the file has the text in escaped
    /// form.
    fn begin(&self, text: &Spanned<String>) -> Option<usize> {
        let begin = text.span().start + 1;
        self.text.get(begin..)?.starts_with(text.get_ref().as_str()).then_some(begin)
    }

    /// Reports whether there has been a fault so far.
    pub(super) fn fail(&self) -> bool {
        self.left_out[0] > 0 || self.notes.iter().any(|note| note.weight == Weight::Fault)
    }

    /// Returns the notes in the order of the file. A note with the number of notes beyond the limit comes last.
    pub(super) fn into_notes(mut self) -> Vec<PackNote> {
        self.notes.sort_by_key(|note| (note.line, note.column));
        let [faults, warnings] = self.left_out;
        if let (Some(last), 1..) = (self.notes.last().cloned(), faults + warnings) {
            let weight = if faults > 0 { Weight::Fault } else { Weight::Warning };
            let found = format!("{faults} faults and {warnings} warnings more");
            let expected = format!("at most {MOST_NOTES} in all; the others are shown once these are mended");
            self.notes.push(PackNote { weight, card: None, found, expected, suggestion: None, ..last });
        }
        self.notes
    }

    fn note(&mut self, weight: Weight, span: Range<usize>, found: String, expected: String) {
        if self.notes.len() == MOST_NOTES {
            self.left_out[usize::from(weight == Weight::Warning)] += 1;
            return;
        }
        let (line, column) = place(self.text, span.start);
        let (file, card) = (self.file.to_owned(), self.card.clone());
        self.notes.push(PackNote { weight, file, line, column, span, card, found, expected, suggestion: None });
    }
}

/// Returns the name or word at the beginning of a text, or the first character if it begins with neither.
fn word(text: &str) -> &str {
    let name = text.strip_prefix('"').and_then(|name| name.find('"')).map(|end| end + 2);
    let end = name.or_else(|| text.find(|sign: char| !sign.is_alphanumeric() && sign != '-')).unwrap_or(text.len());
    let first = text.chars().next().map_or(0, char::len_utf8);
    &text[..end.max(first)]
}

/// Returns the line and the column of a byte in a text, both counted from 1.
pub(super) fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() + 1, line.chars().count() + 1)
}

/// Returns a piece of a file in the form in which a note quotes it: shortened, and between quotation marks.
pub(super) fn quoted(text: &str) -> String {
    format!("{:?}", short(text))
}

/// Returns the text, cut to the length that fits into a note.
pub(super) fn short(text: &str) -> String {
    const MOST: usize = 60;
    let mut begin: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        begin.push('…');
    }
    begin
}
