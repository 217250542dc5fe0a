//! Reads the fields of one table of a pack file, and notes the faults of each field.

use super::note::{Notes, quoted};
use crate::notation::MOST_LINE;
use kernel::is_unseen;
use std::ops::{Range, RangeInclusive};
use toml::{
    Spanned,
    de::{DeString, DeTable, DeValue},
};

/// One table of a file, with the names of the fields that have been read so far.
pub(super) struct Fields<'a> {
    table: &'a DeTable<'a>,
    span: Range<usize>,
    known: Vec<&'static str>,
}

/// A value in a file, with the range of its bytes.
type Value<'a> = &'a Spanned<DeValue<'a>>;

impl<'a> Fields<'a> {
    pub(super) fn of(table: &'a DeTable<'a>, span: Range<usize>) -> Fields<'a> {
        Fields { table, span, known: Vec::new() }
    }

    /// Returns the fields of a value that is a table. If the value is not a table, notes a fault and returns `None`.
    pub(super) fn table(value: Value<'a>, what: &str, notes: &mut Notes<'_>) -> Option<Fields<'a>> {
        match value.get_ref() {
            DeValue::Table(table) => Some(Fields::of(table, value.span())),
            other => {
                notes.fault(value.span(), kind(other), what);
                None
            }
        }
    }

    /// Returns an optional field, if the table has it.
    pub(super) fn may(&mut self, name: &'static str) -> Option<Value<'a>> {
        self.known.push(name);
        self.table.get(name)
    }

    /// Returns a required field, or notes a fault if it is missing.
    pub(super) fn must(&mut self, name: &'static str, notes: &mut Notes<'_>) -> Option<Value<'a>> {
        let value = self.may(name);
        if value.is_none() {
            notes.fault(self.span.clone(), format!("no {name}"), format!("the field {name}"));
        }
        value
    }

    pub(super) fn text(&mut self, name: &'static str, notes: &mut Notes<'_>) -> Option<Spanned<String>> {
        let value = self.must(name, notes)?;
        words(value, notes)
    }

    pub(super) fn may_text(&mut self, name: &'static str, notes: &mut Notes<'_>) -> Option<Spanned<String>> {
        let value = self.may(name)?;
        words(value, notes)
    }

    pub(super) fn number(
        &mut self,
        name: &'static str,
        range: RangeInclusive<u8>,
        notes: &mut Notes<'_>,
    ) -> Option<Spanned<u8>> {
        let value = self.must(name, notes)?;
        number(value, range, notes)
    }

    /// Returns a field that is true or false. A missing field is false.
    pub(super) fn flag(&mut self, name: &'static str, notes: &mut Notes<'_>) -> bool {
        let Some(value) = self.may(name) else { return false };
        match value.get_ref() {
            DeValue::Boolean(truth) => *truth,
            other => {
                notes.fault(value.span(), kind(other), "true or false");
                false
            }
        }
    }

    /// Returns the meaning of the word in a required field, or notes a fault if it is not one of `words`.
    pub(super) fn one_of<T: Copy>(
        &mut self,
        name: &'static str,
        words: &[(&str, T)],
        notes: &mut Notes<'_>,
    ) -> Option<T> {
        let found = self.text(name, notes)?;
        choose(&found, words, notes)
    }

    /// Returns the strings of a list. A missing field is an empty list.
    pub(super) fn texts(&mut self, name: &'static str, notes: &mut Notes<'_>) -> Vec<Spanned<String>> {
        let Some(value) = self.may(name) else { return Vec::new() };
        let DeValue::Array(list) = value.get_ref() else {
            notes.fault(value.span(), kind(value.get_ref()), format!("a list, such as {name} = [\"One\", \"Two\"]"));
            return Vec::new();
        };
        list.iter().filter_map(|value| words(value, notes)).collect()
    }

    /// Returns the tables of a list such as `[[card]]`. A missing list is empty.
    pub(super) fn tables(&mut self, name: &'static str, notes: &mut Notes<'_>) -> Vec<Fields<'a>> {
        let Some(value) = self.may(name) else { return Vec::new() };
        let expected = format!("tables that each begin with [[{name}]]");
        let DeValue::Array(list) = value.get_ref() else {
            notes.fault(value.span(), kind(value.get_ref()), expected);
            return Vec::new();
        };
        list.iter().filter_map(|value| Fields::table(value, &expected, notes)).collect()
    }

    /// Returns every field of the table with its name, in the order of the file. Any name is allowed.
    pub(super) fn all(&self) -> Vec<(Spanned<String>, Value<'a>)> {
        let named =
            |(name, value): (&Spanned<DeString<'a>>, _)| (Spanned::new(name.span(), name.get_ref().to_string()), value);
        let mut all: Vec<_> = self.table.iter().map(named).collect();
        all.sort_by_key(|(name, _)| name.span().start);
        all
    }

    /// Notes a fault for each field that has not been read.
    pub(super) fn end(self, notes: &mut Notes<'_>) {
        for (name, _) in self.all() {
            if !self.known.contains(&name.get_ref().as_str()) {
                let expected = format!("one of the fields {}", self.known.join(", "));
                notes.unknown(name.span(), name.get_ref(), expected, self.known.iter().copied());
            }
        }
    }

    pub(super) fn span(&self) -> Range<usize> {
        self.span.clone()
    }
}

/// Returns the meaning of the word `found`, or notes a fault if it is not one of `words`.
pub(super) fn choose<T: Copy>(found: &Spanned<String>, words: &[(&str, T)], notes: &mut Notes<'_>) -> Option<T> {
    let chosen = words.iter().find(|(word, _)| word == found.get_ref());
    if chosen.is_none() {
        let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        notes.unknown(found.span(), found.get_ref(), known.join(" or "), known.iter().copied());
    }
    chosen.map(|(_, meaning)| *meaning)
}

/// Reports whether a character is invisible or for private use. The words of cards use such characters as marks.
fn has_no_shape(sign: char) -> bool {
    is_unseen(sign) || ('\u{e000}'..='\u{f8ff}').contains(&sign)
}

/// Returns a string that is on one line, is not empty and has no invisible characters. For any other value, notes a
/// fault and returns `None`.
fn words(value: Value<'_>, notes: &mut Notes<'_>) -> Option<Spanned<String>> {
    let found = match value.get_ref() {
        DeValue::String(text) if text.trim().is_empty() => "a text without words".to_owned(),
        DeValue::String(text) if text.len() > MOST_LINE => format!("a text of {} bytes", text.len()),
        DeValue::String(text) if text.contains(['\n', '\r']) => "a text of several lines".to_owned(),
        DeValue::String(text) if text.contains(has_no_shape) => {
            let code = text.chars().find(|sign| has_no_shape(*sign)).map_or(0, u32::from);
            format!("a text with the sign U+{code:04X}, which cannot be seen")
        }
        DeValue::String(text) => return Some(Spanned::new(value.span(), text.to_string())),
        other => kind(other),
    };
    notes.fault(value.span(), found, format!("a text on one line, of at most {MOST_LINE} bytes"));
    None
}

pub(super) fn number(value: Value<'_>, range: RangeInclusive<u8>, notes: &mut Notes<'_>) -> Option<Spanned<u8>> {
    let found = match value.get_ref() {
        DeValue::Integer(number) => {
            let small = u8::from_str_radix(number.as_str(), number.radix()).ok();
            if let Some(number) = small.filter(|number| range.contains(number)) {
                return Some(Spanned::new(value.span(), number));
            }
            number.as_str().chars().take(20).collect()
        }
        other => kind(other),
    };
    notes.fault(value.span(), found, format!("a number from {} to {}", range.start(), range.end()));
    None
}

fn kind(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("the text {}", quoted(text)),
        DeValue::Integer(number) => format!("the number {}", super::note::short(number.as_str())),
        DeValue::Float(number) => format!("the fraction {}", super::note::short(number.as_str())),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
