//! A guest's part in everything moves to a kept identity.

use super::{Shelf, table::Table};
use crate::{Chair, Gathered, Key, KeyHash, KeyKind, NoteKind, StoreFault};
use dealer::Person;

impl Shelf {
    pub(super) fn merge(&mut self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault> {
        let into = device.person;
        let has = |holders: &[Option<Person>], person| holders.contains(&Some(person));
        let at_table = |table: &Table| {
            let holders = &table.kept.setup.holders;
            has(holders, guest) && has(holders, into)
        };
        let meets = |gathered: &Gathered| gathered.gathering.is_of(guest) && gathered.gathering.is_of(into);
        let is_kept = self.keys.values().any(|key| key.person == guest && key.kind != KeyKind::Ceremony);
        let is_taken = self.keys.contains_key(&device.hash);
        if is_kept || is_taken || self.tables.values().any(at_table) || self.gatherings.values().any(meets) {
            return Err(StoreFault::Taken);
        }
        if let Some(link) = link {
            if self.keys.get(&link).is_none_or(|key| key.kind != KeyKind::Link) {
                return Err(StoreFault::Missing);
            }
            self.keys.remove(&link);
        }
        self.keys.insert(device.hash, device.clone());
        let turn = |person: &mut Person| *person = if *person == guest { into } else { *person };
        self.tables.values_mut().flat_map(|table| &mut table.kept.setup.holders).flatten().for_each(turn);
        self.tables.values_mut().flat_map(|table| &mut table.talk).for_each(|line| turn(&mut line.person));
        for gathered in self.gatherings.values_mut().filter(|gathered| gathered.gathering.is_of(guest)) {
            gathered.version += 1;
            turn(&mut gathered.gathering.by);
            for chair in &mut gathered.gathering.chairs {
                if let Chair::Taken { person, .. } | Chair::Kept { person, .. } = chair {
                    turn(person);
                }
            }
        }
        let blocks: Vec<(Option<Person>, Option<Person>)> = self
            .notes
            .values()
            .filter(|note| note.kind == NoteKind::Block)
            .map(|note| (note.person, note.about))
            .collect();
        let swapped = |person: Option<Person>| if person == Some(guest) { Some(into) } else { person };
        // The browser gets a new cookie, so that its notices must be switched on again.
        self.notes.retain(|_, note| note.kind != NoteKind::Device || note.person != Some(guest));
        self.notes.retain(|_, note| {
            let (by, about) = (swapped(note.person), swapped(note.about));
            let changes = (by, about) != (note.person, note.about);
            note.kind != NoteKind::Block || !changes || (by != about && !blocks.contains(&(by, about)))
        });
        for note in self.notes.values_mut() {
            (note.person, note.about) = (swapped(note.person), swapped(note.about));
        }
        self.tables.values_mut().for_each(|table| {
            if let Some(number) = table.notices.remove(&guest) {
                table.notices.entry(into).or_insert(number);
            }
        });
        Ok(())
    }
}
