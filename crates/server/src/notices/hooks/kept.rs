//! The addresses at which people get notices, each a note in the store. The secret of an address is kept, because every
//! message is signed with it, and shown once.
//!
//! A note is never overwritten: another note takes its place, and is withdrawn if somebody has removed the first one
//! meanwhile. So an address that its person has removed stays removed, whatever happens to a message on its way.

use super::Wanted;
use crate::{
    clock::now,
    identity::{Identity, random},
    notices::{base64, device::remove},
    troubles::refusal,
};
use base64ct::{Base64, Encoding};
use dealer::Person;
use host::{HookFault, Refusal};
use kernel::Lang;
use serde::{Deserialize, Serialize};
use store::{Note, NoteKind, Store, StoreFault};

/// The greatest number of addresses of a person. A person whom a guest has become part of may have more.
pub(super) const MOST: usize = 3;

/// The number of notices in a row that do not arrive, after which an address gets no more.
pub(super) const FAILURES: u32 = 5;

/// The number of notes that are read for a person.
const READ: usize = 100;

/// The number of times that a change is tried if another one comes before it.
const TRIES: usize = 3;

/// The length of a secret, in bytes.
const SECRET: usize = 32;

/// An address at which a person gets notices.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Hook {
    /// The name, which stays the same when another note takes the place of this one.
    pub(super) name: String,
    pub(super) address: String,
    /// The secret with which messages are signed, in base 64.
    secret: String,
    pub(super) lang: Lang,
    /// True if games without a clock count, too.
    pub(super) untimed: bool,
    /// The number of notices in a row that have not arrived.
    failures: u32,
}

impl Hook {
    /// Reports whether the address gets no more notices, because too many have not arrived.
    pub(super) fn is_stopped(&self) -> bool {
        self.failures >= FAILURES
    }

    /// Reports whether the last notice has arrived.
    pub(super) fn is_sound(&self) -> bool {
        self.failures == 0
    }

    pub(super) fn secret(&self) -> Vec<u8> {
        Base64::decode_vec(&self.secret).unwrap_or_default()
    }

    /// Returns the secret as libraries for Standard Webhooks expect it.
    fn shown(&self) -> protocol::HookSecret {
        protocol::HookSecret { hook: self.name.clone(), secret: format!("whsec_{}", self.secret) }
    }
}

/// The outcome of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrival {
    Arrived,
    Failed,
    /// The receiver wants no more messages.
    Unwanted,
}

/// Stores an address, and returns the secret of its messages.
///
/// # Errors
///
/// Refuses an address that the person has given already, and too many of them. [`super::Hooks::judge`] judges the address.
pub(crate) async fn keep_hook(
    own: &Identity<'_>,
    Wanted { address, untimed }: Wanted,
    lang: Lang,
) -> Result<protocol::HookSecret, Refusal> {
    let before = hooks(own.store, own.person).await?;
    if before.iter().any(|hook| hook.address == address) {
        return Err(HookFault::Known.into());
    }
    if before.len() >= MOST {
        return Err(HookFault::Many { most: MOST }.into());
    }
    let hook = Hook { name: base64::print(&random::<12>()?), address, secret: secret()?, lang, untimed, failures: 0 };
    own.store.keep_note(&note(own.person, now(), &hook)?).await.map_err(refusal)?;
    Ok(hook.shown())
}

/// Returns the addresses of a person, as the person may see them, without their secrets.
pub(crate) async fn told_hooks(store: &dyn Store, person: Person) -> Result<Vec<protocol::Hook>, Refusal> {
    let told = |(note, hook): (Note, Hook)| protocol::Hook {
        made: note.made,
        stopped: hook.is_stopped(),
        id: hook.name,
        address: hook.address,
        untimed: hook.untimed,
    };
    Ok(named(store, person).await?.into_iter().map(told).collect())
}

/// Returns the addresses of a person.
pub(super) async fn hooks(store: &dyn Store, person: Person) -> Result<Vec<Hook>, Refusal> {
    Ok(named(store, person).await?.into_iter().map(|(_, hook)| hook).collect())
}

/// Returns the address with this name.
///
/// # Errors
///
/// Refuses a name of nothing that the person has.
pub(super) async fn hook(store: &dyn Store, person: Person, name: &str) -> Result<Hook, Refusal> {
    let found = hooks(store, person).await?.into_iter().find(|hook| hook.name == name);
    found.ok_or_else(|| HookFault::Missing.into())
}

/// Gives an address of this person another secret, and returns it. The earlier one counts no longer.
///
/// # Errors
///
/// Refuses if the person has no such address.
pub(crate) async fn renew_hook(store: &dyn Store, person: Person, name: &str) -> Result<protocol::HookSecret, Refusal> {
    let secret = secret()?;
    let renewed = change(store, person, name, |hook| hook.secret.clone_from(&secret)).await?;
    renewed.map(|hook| hook.shown()).ok_or_else(|| HookFault::Missing.into())
}

/// Removes an address of this person.
///
/// # Errors
///
/// Refuses if the person has no such address.
pub(crate) async fn remove_hook(store: &dyn Store, person: Person, name: &str) -> Result<(), Refusal> {
    // Two notes have the name while one takes the place of the other.
    let notes: Vec<Note> =
        all(store, person).await?.into_iter().filter(|(_, hook)| hook.name == name).map(|(note, _)| note).collect();
    if notes.is_empty() {
        return Err(HookFault::Missing.into());
    }
    for note in notes {
        remove(store, &note.id).await?;
    }
    Ok(())
}

/// Counts a notice to an address. An address that its person has removed meanwhile stays removed.
pub(super) async fn count(store: &dyn Store, person: Person, (name, arrival): (&str, Arrival)) -> Result<(), Refusal> {
    change(store, person, name, |hook| {
        hook.failures = match arrival {
            Arrival::Arrived => 0,
            Arrival::Failed => hook.failures.saturating_add(1),
            Arrival::Unwanted => FAILURES,
        };
    })
    .await
    .map(drop)
}

/// Changes the address with this name, and returns it. Returns `None` if there is none.
async fn change(
    store: &dyn Store,
    person: Person,
    name: &str,
    how: impl Fn(&mut Hook),
) -> Result<Option<Hook>, Refusal> {
    for _ in 0..TRIES {
        let found = named(store, person).await?.into_iter().find(|(_, hook)| hook.name == name);
        let Some((before, mut hook)) = found else { return Ok(None) };
        how(&mut hook);
        let after = note(person, before.made, &hook)?;
        store.keep_note(&after).await.map_err(refusal)?;
        match store.remove_note(&before.id).await {
            Ok(()) => return Ok(Some(hook)),
            // Somebody has removed or changed it in between.
            Err(StoreFault::Missing) => remove(store, &after.id).await?,
            Err(fault) => return Err(refusal(fault)),
        }
    }
    Ok(None)
}

/// Returns the addresses of a person with their notes, oldest first, each name once.
async fn named(store: &dyn Store, person: Person) -> Result<Vec<(Note, Hook)>, Refusal> {
    let mut all = all(store, person).await?;
    all.sort_by(|(one, a), (other, b)| (one.made, &a.name, &one.id).cmp(&(other.made, &b.name, &other.id)));
    all.dedup_by(|(_, a), (_, b)| a.name == b.name);
    Ok(all)
}

async fn all(store: &dyn Store, person: Person) -> Result<Vec<(Note, Hook)>, Refusal> {
    let notes = store.notes(NoteKind::Hook, Some(person), READ).await.map_err(refusal)?;
    let read = |note: Note| {
        let hook = serde_json::from_str(&note.words).ok()?;
        Some((note, hook))
    };
    Ok(notes.into_iter().filter_map(read).collect())
}

fn note(person: Person, made: u64, hook: &Hook) -> Result<Note, Refusal> {
    Ok(Note {
        id: base64::print(&random::<16>()?),
        kind: NoteKind::Hook,
        person: Some(person),
        about: None,
        table: None,
        made,
        ends: None,
        words: serde_json::to_string(hook).unwrap_or_default(),
        done: false,
    })
}

fn secret() -> Result<String, Refusal> {
    Ok(Base64::encode_string(&random::<SECRET>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use store::{Memory, NoteStore};

    const ANN: Person = Person::new([1; 32]);

    async fn kept() -> Memory {
        let store = Memory::new();
        let hook = Hook {
            name: "a".into(),
            address: "https://hooks.example.org/".into(),
            secret: secret().unwrap(),
            lang: Lang::En,
            untimed: false,
            failures: 0,
        };
        store.keep_note(&note(ANN, 7, &hook).unwrap()).await.unwrap();
        store
    }

    async fn is_stopped(store: &Memory) -> bool {
        hook(store, ANN, "a").await.unwrap().is_stopped()
    }

    #[tokio::test]
    async fn five_failures_in_a_row_stop_an_address() {
        let store = kept().await;
        let count = async |arrival, times| {
            for _ in 0..times {
                super::count(&store, ANN, ("a", arrival)).await.unwrap();
            }
        };
        count(Arrival::Failed, 4).await;
        count(Arrival::Arrived, 1).await;
        count(Arrival::Failed, 4).await;
        assert!(!is_stopped(&store).await);
        count(Arrival::Failed, 1).await;
        assert!(is_stopped(&store).await);
        count(Arrival::Arrived, 1).await;
        assert!(!is_stopped(&store).await);
        count(Arrival::Unwanted, 1).await;
        assert!(is_stopped(&store).await);
        assert_eq!(told_hooks(&store, ANN).await.unwrap()[0].made, 7, "since when it is there");
    }

    #[tokio::test]
    async fn an_address_that_is_removed_while_it_changes_stays_removed() {
        let store = kept().await;
        let changed = change(&store, ANN, "a", |hook| {
            hook.failures = 1;
            remove_hook(&store, ANN, "a").now_or_never().unwrap().unwrap();
        });
        assert!(changed.await.unwrap().is_none());
        assert_eq!(store.count_notes(NoteKind::Hook).await.unwrap(), 0);
    }

    #[tokio::test]
    async fn two_notes_of_one_address_count_once_and_go_together() {
        let store = kept().await;
        // A server ends after the new note and before the earlier one is removed.
        store.keep_note(&note(ANN, 7, &hook(&store, ANN, "a").await.unwrap()).unwrap()).await.unwrap();
        assert_eq!(hooks(&store, ANN).await.unwrap().len(), 1);
        remove_hook(&store, ANN, "a").await.unwrap();
        assert_eq!(store.count_notes(NoteKind::Hook).await.unwrap(), 0);
    }
}
