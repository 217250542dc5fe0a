//! The notes of the store in memory.

use super::{Memory, Shelf};
use crate::{Item, Note, NoteItem, NoteKind, NoteStore, StoreFault};
use dealer::Person;

#[async_trait::async_trait]
impl NoteStore for Memory {
    async fn notes(&self, kind: NoteKind, person: Option<Person>, most: usize) -> Result<Vec<Note>, StoreFault> {
        let shelf = self.shelf();
        let is_wanted = |note: &&Note| note.kind == kind && (person.is_none() || note.person == person);
        let mut found: Vec<Note> = shelf.notes.values().filter(is_wanted).cloned().collect();
        found.sort_by_key(|note| std::cmp::Reverse(note.made));
        found.truncate(most);
        Ok(found)
    }

    async fn count_notes(&self, kind: NoteKind) -> Result<u64, StoreFault> {
        Ok(self.shelf().notes.values().filter(|note| note.kind == kind).count() as u64)
    }

    async fn keep_note(&self, note: &Note) -> Result<(), StoreFault> {
        self.shelf().notes.insert(note.id.clone(), note.clone());
        Ok(())
    }

    async fn remove_note(&self, id: &str) -> Result<(), StoreFault> {
        self.shelf().notes.remove(id).map(drop).ok_or(StoreFault::Missing)
    }

    async fn expire_reports(&self, before: u64) -> Result<(), StoreFault> {
        self.shelf().notes.retain(|_, note| note.kind != NoteKind::Report || note.made >= before);
        Ok(())
    }
}

impl Shelf {
    /// Returns the notes for a backup, oldest first.
    pub(super) fn note_items(&self) -> impl Iterator<Item = Item> + '_ {
        let mut notes: Vec<&Note> = self.notes.values().collect();
        notes.sort_by_key(|note| note.made);
        notes.into_iter().map(|note| Item::Note(NoteItem::of(note)))
    }

    pub(super) fn take_note(&mut self, item: NoteItem) -> Result<(), StoreFault> {
        let note = item.read()?;
        self.notes.insert(note.id.clone(), note);
        Ok(())
    }
}
