//! Notes: what people have asked of the host about other people, and what the host has decided.

use crate::{NoteItem, StoreFault, TableId, holders::Hash};
use dealer::Person;

/// A note about a person or a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The name of the note, which nobody can guess.
    pub id: String,
    pub kind: NoteKind,
    /// The person whom the note concerns, or who has made it, as its kind says.
    pub person: Option<Person>,
    /// The other person, if the note is about one.
    pub about: Option<Person>,
    pub table: Option<TableId>,
    /// The time at which it was made, in seconds since 1970.
    pub made: u64,
    /// The time at which it ends, in seconds since 1970, or `None` if it does not end by itself.
    pub ends: Option<u64>,
    /// What belongs to a note of this kind.
    pub words: String,
    /// True if the server has done what the note asks for.
    pub done: bool,
}

/// The kinds of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoteKind {
    /// `person` wants nothing to do with `about`. `words` is the name of the other.
    Block,
    /// `person` has reported `about` to the host. `words` is the report as JSON.
    Report,
    /// The host warns `person`, with `words`.
    Warning,
    /// The host refuses `person`, because of `words`.
    Ban,
    /// The host calls the game of `table` off.
    Close,
    /// `person` is on holiday from `made` until `ends`.
    Holiday,
    /// `person` gets notices in the browser whose cookie has the hash `about`. `words` says how, as JSON.
    Device,
    /// `person` gets notices at an address, which `words` has as JSON, with the secret that signs them.
    Hook,
}

const KINDS: [(NoteKind, &str); 8] = [
    (NoteKind::Block, "block"),
    (NoteKind::Report, "report"),
    (NoteKind::Warning, "warning"),
    (NoteKind::Ban, "ban"),
    (NoteKind::Close, "close"),
    (NoteKind::Holiday, "holiday"),
    (NoteKind::Device, "device"),
    (NoteKind::Hook, "hook"),
];

impl NoteKind {
    /// Returns the text of the column `kind`.
    pub(crate) fn name(self) -> &'static str {
        KINDS.iter().find(|(each, _)| *each == self).map_or("", |(_, name)| name)
    }
}

impl Note {
    /// Reports whether the note counts at this time, in seconds since 1970.
    pub fn counts(&self, now: u64) -> bool {
        self.ends.is_none_or(|ends| now < ends)
    }
}

impl NoteItem {
    pub(crate) fn of(note: &Note) -> NoteItem {
        let Note { id, kind, person, about, table, made, ends, words, done } = note;
        NoteItem {
            id: id.clone(),
            kind: kind.name().to_owned(),
            person: person.map(|person| Hash(person).print()),
            about: about.map(|about| Hash(about).print()),
            table_id: table.as_ref().map(|table| table.as_str().to_owned()),
            made: made.cast_signed(),
            ends: ends.map(u64::cast_signed),
            words: words.clone(),
            done: *done,
        }
    }

    pub(crate) fn read(self) -> Result<Note, StoreFault> {
        let NoteItem { id, kind, person, about, table_id, made, ends, words, done } = self;
        let damaged = || StoreFault::damaged("note", "expected a kind of note, people and a table");
        let kind = KINDS.iter().find(|(_, name)| *name == kind).map(|(kind, _)| *kind).ok_or_else(damaged)?;
        let read = |text: String| Hash::parse(&text).map(|Hash(person)| person).ok_or_else(damaged);
        let (person, about) = (person.map(read).transpose()?, about.map(read).transpose()?);
        let table = table_id.map(|id| TableId::parse(&id).ok_or_else(damaged)).transpose()?;
        let (made, ends) = (made.cast_unsigned(), ends.map(i64::cast_unsigned));
        Ok(Note { id, kind, person, about, table, made, ends, words, done })
    }
}
