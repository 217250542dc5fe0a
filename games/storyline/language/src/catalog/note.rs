//! What is wrong with a pack file, and what is odd about it.

use crate::nearest::nearest;
use std::{fmt, ops::Range};
use toml::Spanned;

/// One thing to be said of a pack file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackNote {
    pub weight: Weight,
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// Counted in characters, from 1.
    pub column: usize,
    /// The bytes it is about.
    pub span: Range<usize>,
    /// The id of the card or Location it is about.
    pub card: Option<String>,
    pub found: String,
    pub expected: String,
    /// What may have been meant.
    pub suggestion: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Nobody can play with such a pack.
    Fault,
    /// Somebody can, but probably meant something else.
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

/// More notes than these are not taken: nobody reads them, and a file could ask for a million.
const MOST_NOTES: usize = 200;

/// The notes of one file, in the order in which they are made.
pub(super) struct Notes<'a> {
    file: &'a str,
    text: &'a str,
    /// Whose the notes are at the moment.
    card: Option<String>,
    notes: Vec<PackNote>,
    /// Faults and warnings beyond those.
    left_out: [usize; 2],
}

impl<'a> Notes<'a> {
    pub(super) fn of(file: &'a str, text: &'a str) -> Notes<'a> {
        Notes { file, text, card: None, notes: Vec::new(), left_out: [0; 2] }
    }

    /// What follows is about this card, or about the file.
    pub(super) fn about(&mut self, card: Option<&str>) {
        self.card = card.map(short);
    }

    pub(super) fn fault(&mut self, span: Range<usize>, found: impl Into<String>, expected: impl Into<String>) {
        self.note(Weight::Fault, span, found.into(), expected.into());
    }

    pub(super) fn warning(&mut self, span: Range<usize>, found: impl Into<String>, expected: impl Into<String>) {
        self.note(Weight::Warning, span, found.into(), expected.into());
    }

    /// A fault where one of these words was expected.
    pub(super) fn unknown<'k>(
        &mut self,
        span: Range<usize>,
        found: &str,
        expected: impl Into<String>,
        known: impl IntoIterator<Item = &'k str>,
    ) {
        self.fault(span, quoted(found), expected);
        // Looking for what is nearest takes a while, so nobody looks for what is not taken.
        if self.notes.len() < MOST_NOTES {
            self.suggest(nearest(found, known).map(|word| quoted(&word)));
        }
    }

    /// Adds to the last note what may have been meant.
    pub(super) fn suggest(&mut self, suggestion: Option<String>) {
        if let Some(note) = self.notes.last_mut() {
            note.suggestion = suggestion;
        }
    }

    /// The word or name at this character of a text, counted from 1; or the whole text, where the file does not write it
    /// as it is.
    pub(super) fn letter(&self, text: &Spanned<String>, at: usize) -> Range<usize> {
        let value = text.get_ref();
        let byte = value.char_indices().map(|(byte, _)| byte).chain([value.len()]).nth(at.saturating_sub(1));
        let place = self.begin(text).zip(byte);
        place.map_or(text.span(), |(begin, byte)| begin + byte..begin + byte + word(&value[byte..]).len())
    }

    /// Where these words stand in a text; or the whole text, where they do not stand there.
    pub(super) fn within(&self, text: &Spanned<String>, words: &str) -> Range<usize> {
        let place = self.begin(text).zip(text.get_ref().find(words));
        place.map_or(text.span(), |(begin, byte)| begin + byte..begin + byte + words.len())
    }

    /// The byte at which the words of a text begin, after the quotation mark.
    fn begin(&self, text: &Spanned<String>) -> Option<usize> {
        let begin = text.span().start + 1;
        self.text.get(begin..)?.starts_with(text.get_ref().as_str()).then_some(begin)
    }

    /// Whether something is wrong so far.
    pub(super) fn fail(&self) -> bool {
        self.left_out[0] > 0 || self.notes.iter().any(|note| note.weight == Weight::Fault)
    }

    /// In the order of the file; how many more there are comes last.
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

/// The name or word with which a text begins; or else its first letter.
fn word(text: &str) -> &str {
    let name = text.strip_prefix('"').and_then(|name| name.find('"')).map(|end| end + 2);
    let end = name.or_else(|| text.find(|sign: char| !sign.is_alphanumeric() && sign != '-')).unwrap_or(text.len());
    let first = text.chars().next().map_or(0, char::len_utf8);
    &text[..end.max(first)]
}

/// The line and the column of a byte.
pub(super) fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() + 1, line.chars().count() + 1)
}

/// Something from a file, as a note shows it.
pub(super) fn quoted(text: &str) -> String {
    format!("{:?}", short(text))
}

/// As much of it as a note has room for.
pub(super) fn short(text: &str) -> String {
    const MOST: usize = 60;
    let mut begin: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        begin.push('…');
    }
    begin
}
