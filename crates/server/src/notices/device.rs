//! The browsers in which people get notices. Each is a note in the store, which goes with the browser's cookie, with the
//! person, and once its push service does not know it any more.

use super::{base64, push, wish::Wish};
use crate::{clock::now, identity::Identity, troubles::refusal};
use dealer::Person;
use host::Refusal;
use protocol::NoticeDevice;
use sha2::{Digest, Sha256};
use store::{KeyHash, Note, NoteKind, Store, StoreFault};

/// The greatest number of browsers of a person.
const MOST: usize = 10;

/// Stores how the browser of a request is reached, in place of an earlier way.
///
/// # Errors
///
/// Refuses an address at another host than these, odd keys, and too many browsers of one person.
pub(crate) async fn keep_device(own: &Identity<'_>, hosts: &[String], mut wish: Wish) -> Result<(), Refusal> {
    if !push::is_at(&wish.endpoint, hosts) {
        return Err(Refusal::PushHost { hosts: hosts.join(", ") });
    }
    if !push::is_usable(&wish) {
        return Err(Refusal::PushKeys);
    }
    wish.muted.retain(|name| catalog::game(name).is_ok());
    wish.muted.sort();
    wish.muted.dedup();
    let id = id(&wish.endpoint);
    let here = Person::new(own.here.0);
    let before = notes(own.store, own.person).await?;
    let is_same = |note: &&Note| note.id == id || note.about == Some(here);
    if before.iter().filter(|note| !is_same(note)).count() >= MOST {
        return Err(Refusal::TooManyDevices { most: MOST });
    }
    for old in before.iter().filter(|note| is_same(note) && note.id != id) {
        remove(own.store, &old.id).await?;
    }
    let note = Note {
        id,
        kind: NoteKind::Device,
        person: Some(own.person),
        about: Some(here),
        table: None,
        made: now(),
        ends: None,
        words: serde_json::to_string(&wish).unwrap_or_default(),
        done: false,
    };
    own.store.keep_note(&note).await.map_err(refusal)
}

/// Returns the browsers of a person, as the person may see them. `here` is the browser that asks.
pub(crate) async fn told(store: &dyn Store, person: Person, here: KeyHash) -> Result<Vec<NoticeDevice>, Refusal> {
    let mut notes = notes(store, person).await?;
    notes.sort_by_key(|note| note.made);
    let told = |note: Note| {
        let Wish { untimed, muted, .. } = read(&note)?;
        Some(NoticeDevice {
            id: note.id,
            made: note.made,
            here: note.about == Some(Person::new(here.0)),
            untimed,
            muted,
        })
    };
    Ok(notes.into_iter().filter_map(told).collect())
}

/// Returns how the browser of a request is reached.
///
/// # Errors
///
/// Refuses a browser that gets no notices.
pub(crate) async fn wish(own: &Identity<'_>) -> Result<(String, Wish), Refusal> {
    let here = Some(Person::new(own.here.0));
    let note = notes(own.store, own.person).await?.into_iter().find(|note| note.about == here);
    note.and_then(|note| Some((note.id.clone(), read(&note)?))).ok_or(Refusal::NoSuchDevice)
}

/// Returns all browsers of a person with the ids of their notes.
pub(super) async fn wishes(store: &dyn Store, person: Person) -> Result<Vec<(String, Wish)>, Refusal> {
    let notes = notes(store, person).await?;
    Ok(notes.into_iter().filter_map(|note| Some((note.id.clone(), read(&note)?))).collect())
}

/// Removes a browser of this person.
///
/// # Errors
///
/// Refuses if the person has no such browser.
pub(crate) async fn forget_device(store: &dyn Store, person: Person, id: &str) -> Result<(), Refusal> {
    if !notes(store, person).await?.iter().any(|note| note.id == id) {
        return Err(Refusal::NoSuchDevice);
    }
    remove(store, id).await
}

/// Stops the notices in the browser with this cookie, which is not the person's any more.
pub(crate) async fn forget_browser(store: &dyn Store, person: Person, browser: KeyHash) -> Result<(), Refusal> {
    let about = Some(Person::new(browser.0));
    for note in notes(store, person).await?.iter().filter(|note| note.about == about) {
        remove(store, &note.id).await?;
    }
    Ok(())
}

/// Removes the note with this id.
pub(super) async fn remove(store: &dyn Store, id: &str) -> Result<(), Refusal> {
    match store.remove_note(id).await {
        Ok(()) | Err(StoreFault::Missing) => Ok(()),
        Err(fault) => Err(refusal(fault)),
    }
}

async fn notes(store: &dyn Store, person: Person) -> Result<Vec<Note>, Refusal> {
    store.notes(NoteKind::Device, Some(person), 2 * MOST).await.map_err(refusal)
}

fn read(note: &Note) -> Option<Wish> {
    serde_json::from_str(&note.words).ok()
}

/// Returns the id of the note about the browser with this address, so that a browser that changes hands has one note.
fn id(endpoint: &str) -> String {
    let hash = Sha256::new().chain_update("device").chain_update(endpoint).finalize();
    base64::print(&hash[..16])
}
