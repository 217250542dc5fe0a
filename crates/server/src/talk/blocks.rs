//! The people of whom somebody wants to hear nothing.

use crate::{clock::now, identity::new_id, troubles::refusal};
use dealer::Person;
use host::Refusal;
use protocol::Blocked;
use std::collections::BTreeSet;
use store::{Note, NoteKind, Store, StoreFault};

/// The greatest number of people that one person blocks.
const MOST: usize = 200;

/// Blocks a person, who has this name.
pub(crate) async fn block(store: &dyn Store, by: Person, (about, name): (Person, &str)) -> Result<(), Refusal> {
    if about == by {
        return Err(Refusal::OwnLine);
    }
    let all = blocked_people(store, by).await?;
    if all.contains(&about) {
        return Ok(());
    }
    if all.len() >= MOST {
        return Err(Refusal::TooManyBlocks { most: MOST });
    }
    let note = Note {
        id: new_id()?,
        kind: NoteKind::Block,
        person: Some(by),
        about: Some(about),
        table: None,
        made: now(),
        ends: None,
        words: name.to_owned(),
        done: false,
    };
    store.keep_note(&note).await.map_err(refusal)
}

/// Returns the people whom this person blocks, as the person may see them.
pub(crate) async fn blocked(store: &dyn Store, by: Person) -> Result<Vec<Blocked>, Refusal> {
    let notes = notes(store, by).await?;
    Ok(notes.into_iter().map(|Note { id, words, made, .. }| Blocked { id, name: words, made }).collect())
}

/// Takes a block back.
pub(crate) async fn unblock(store: &dyn Store, by: Person, id: &str) -> Result<(), Refusal> {
    if !notes(store, by).await?.iter().any(|note| note.id == id) {
        return Err(Refusal::NoSuchBlock);
    }
    match store.remove_note(id).await {
        Ok(()) | Err(StoreFault::Missing) => Ok(()),
        Err(fault) => Err(refusal(fault)),
    }
}

/// Reports whether `by` blocks this person.
pub(crate) async fn is_blocked(store: &dyn Store, by: Person, person: Person) -> Result<bool, Refusal> {
    Ok(by != person && blocked_people(store, by).await?.contains(&person))
}

pub(crate) async fn blocked_people(store: &dyn Store, by: Person) -> Result<BTreeSet<Person>, Refusal> {
    Ok(notes(store, by).await?.into_iter().filter_map(|note| note.about).collect())
}

async fn notes(store: &dyn Store, by: Person) -> Result<Vec<Note>, Refusal> {
    store.notes(NoteKind::Block, Some(by), MOST).await.map_err(refusal)
}
