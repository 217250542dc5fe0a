//! The changes of an identity: a guest keeps it under a name, brings it to another browser, and removes a key.

use super::{code, secret::random};
use crate::{clock::now, troubles::refusal};
use dealer::Person;
use host::{Refusal, people};
use protocol::{Me, MyCode, MyKey, MyKeyKind, SeatPlan};
use store::{Key, KeyHash, KeyKind, PlayerId, Store, StoreFault};

/// The time for which a link counts, in seconds.
pub(crate) const LINK_LIFE: u64 = 15 * 60;

/// The greatest number of keys of a person.
const MOST: usize = 20;

/// The identity of the guest who sends a request.
pub(crate) struct Identity<'a> {
    pub(crate) store: &'a dyn Store,
    pub(crate) person: Person,
    /// The hash of the secret in the cookie of the request.
    pub(crate) here: KeyHash,
    /// True if the server can have passkeys.
    pub(crate) passkeys: bool,
}

impl Identity<'_> {
    /// Returns what the guest may know about the identity.
    pub(crate) async fn told(&self) -> Result<Me, Refusal> {
        let mut keys = self.keys().await?;
        // Keys that were made within one second come in any order.
        keys.sort_by_key(|key| (key.made, key.kind != KeyKind::First));
        let name = keys.iter().find(|key| key.kind == KeyKind::First).map(|first| first.about.clone());
        let told = |key: &Key| {
            let kind = shown(key.kind)?;
            Some(MyKey { id: id(key.hash), kind, made: key.made, here: key.hash == self.here })
        };
        let player = self.store.players(&[self.person]).await.map_err(refusal)?.pop();
        let player = player.map(|player| player.id.as_str().to_owned());
        Ok(Me { name, player, keys: keys.iter().filter_map(told).collect(), passkeys: self.passkeys })
    }

    /// Keeps the identity under a name, or changes the name.
    pub(crate) async fn keep(&self, name: &str) -> Result<(), Refusal> {
        let seated = people::seat(vec![SeatPlan { name: name.to_owned(), bot: None }])?;
        let about = seated.into_iter().next().map_or_else(String::new, |seat| seat.name);
        let hash = KeyHash(*self.person.hash());
        let made = self.store.key(hash).await.map_err(refusal)?.map_or_else(now, |first| first.made);
        self.store_key(Key { hash, person: self.person, kind: KeyKind::First, made, about }).await?;
        let id = PlayerId::of(random()?);
        self.store.keep_player(self.person, &id).await.map_err(refusal)
    }

    /// Returns a link that makes another browser a device of the person, in place of an earlier link.
    pub(crate) async fn link(&self) -> Result<MyCode, Refusal> {
        let keys = self.expect_kept().await?;
        let link = code::link()?;
        self.store_key(self.key(link.hash, KeyKind::Link)).await?;
        for earlier in keys.iter().filter(|key| key.kind == KeyKind::Link) {
            self.drop_key(earlier.hash).await?;
        }
        Ok(MyCode { code: link.text, until: Some(now() + LINK_LIFE) })
    }

    /// Returns a new code to write down, in place of the earlier one.
    pub(crate) async fn recovery(&self) -> Result<MyCode, Refusal> {
        let keys = self.expect_kept().await?;
        let new = code::recovery()?;
        self.store_key(self.key(new.hash, KeyKind::Recovery)).await?;
        for earlier in keys.iter().filter(|key| key.kind == KeyKind::Recovery) {
            self.drop_key(earlier.hash).await?;
        }
        Ok(MyCode { code: new.text, until: None })
    }

    /// Removes a key, other than the first one. The browser with this key is then a new guest. Returns the hash of its
    /// secret, if the key is that of a browser.
    pub(crate) async fn forget(&self, key: &str) -> Result<Option<KeyHash>, Refusal> {
        let keys = self.keys().await?;
        let found = keys.iter().find(|own| id(own.hash) == key && own.kind != KeyKind::First);
        let found = found.ok_or(Refusal::NoSuchKey)?;
        self.drop_key(found.hash).await?;
        Ok((found.kind == KeyKind::Device).then_some(found.hash))
    }

    async fn keys(&self) -> Result<Vec<Key>, Refusal> {
        self.store.keys(self.person).await.map_err(refusal)
    }

    /// Returns the keys of a person who has kept the identity, and has room for another key.
    pub(super) async fn expect_kept(&self) -> Result<Vec<Key>, Refusal> {
        let keys = self.keys().await?;
        if !keys.iter().any(|key| key.kind == KeyKind::First) {
            return Err(Refusal::NotKept);
        }
        expect_room(&keys)?;
        Ok(keys)
    }

    fn key(&self, hash: KeyHash, kind: KeyKind) -> Key {
        Key { hash, person: self.person, kind, made: now(), about: String::new() }
    }

    async fn store_key(&self, key: Key) -> Result<(), Refusal> {
        self.store.keep_key(&key).await.map_err(refusal)
    }

    async fn drop_key(&self, hash: KeyHash) -> Result<(), Refusal> {
        match self.store.remove_key(hash, self.person).await {
            // Another request has removed it already.
            Err(StoreFault::Missing) => Ok(()),
            done => done.map_err(refusal),
        }
    }
}

/// Refuses a person who has not kept the identity, at a rated game.
pub(crate) async fn expect_rateable(store: &dyn Store, person: Person) -> Result<(), Refusal> {
    let first = store.key(KeyHash(*person.hash())).await.map_err(refusal)?;
    let is_kept = first.is_some_and(|key| key.kind == KeyKind::First);
    if is_kept { Ok(()) } else { Err(Refusal::RatedKept) }
}

/// Makes the browser with the secret of this hash a device of the person to whom a link or a code leads. Everything of
/// `guest`, if there is one, becomes the person's. Returns the person.
///
/// # Errors
///
/// Refuses a link that was used or is too old, a code that is not the newest of anybody, and a guest who meets the person
/// at a table. Then nothing has changed.
pub(crate) async fn enter(
    store: &dyn Store,
    typed: &str,
    (device, guest): (KeyHash, Option<Person>),
) -> Result<Person, Refusal> {
    let hash = code::read(typed).ok_or(Refusal::CodeSpent)?;
    let key = store.key(hash).await.map_err(refusal)?.ok_or(Refusal::CodeSpent)?;
    let new = of_new_device(key.person, device);
    expect_room(&store.keys(key.person).await.map_err(refusal)?)?;
    let entered = match key.kind {
        KeyKind::Link if key.made + LINK_LIFE > now() => match guest {
            Some(guest) => store.merge(guest, &new, Some(hash)).await,
            None => store.spend_key(hash, Some(&new)).await,
        },
        KeyKind::Recovery => match guest {
            Some(guest) => store.merge(guest, &new, None).await,
            None => store.keep_key(&new).await,
        },
        _ => return Err(Refusal::CodeSpent),
    };
    match entered {
        Ok(()) => Ok(key.person),
        // Another browser has used the link first.
        Err(StoreFault::Missing) => Err(Refusal::CodeSpent),
        Err(StoreFault::Taken) if guest.is_some() => Err(Refusal::SameTable),
        Err(fault) => Err(refusal(fault)),
    }
}

/// Makes the browser with the secret of this hash a device of a person. Everything of `guest`, if there is one, becomes
/// the person's.
pub(super) async fn store_device(
    store: &dyn Store,
    person: Person,
    (device, guest): (KeyHash, Option<Person>),
) -> Result<(), Refusal> {
    expect_room(&store.keys(person).await.map_err(refusal)?)?;
    let new = of_new_device(person, device);
    match guest {
        None => store.keep_key(&new).await.map_err(refusal),
        Some(guest) => match store.merge(guest, &new, None).await {
            Err(StoreFault::Taken) => Err(Refusal::SameTable),
            merged => merged.map_err(refusal),
        },
    }
}

/// Refuses a person who is more than a guest: one who keeps an identity.
pub(crate) async fn expect_guest(store: &dyn Store, person: Person) -> Result<(), Refusal> {
    let keys = store.keys(person).await.map_err(refusal)?;
    let is_guest = keys.iter().all(|key| key.kind == KeyKind::Ceremony);
    if is_guest { Ok(()) } else { Err(Refusal::NoGuest) }
}

fn of_new_device(person: Person, device: KeyHash) -> Key {
    Key { hash: device, person, kind: KeyKind::Device, made: now(), about: String::new() }
}

/// Refuses another key for a person with these keys, if they are too many already.
fn expect_room(keys: &[Key]) -> Result<(), Refusal> {
    let lasting = keys.iter().filter(|key| !key.kind.counts_once()).count();
    if lasting < MOST { Ok(()) } else { Err(Refusal::TooManyKeys { most: MOST }) }
}

/// Returns the person whose device has the secret of this hash. It is a person of its own unless the store knows it as
/// another browser of somebody.
pub(crate) async fn of_device(store: &dyn Store, device: KeyHash) -> Result<Person, Refusal> {
    let found = store.key(device).await.map_err(refusal)?;
    let known = found.filter(|key| key.kind == KeyKind::Device).map(|key| key.person);
    Ok(known.unwrap_or(Person::new(device.0)))
}

/// Returns the kind of a key as the guest sees it, or `None` for a key that is not shown.
fn shown(kind: KeyKind) -> Option<MyKeyKind> {
    match kind {
        KeyKind::First => Some(MyKeyKind::First),
        KeyKind::Device => Some(MyKeyKind::Device),
        KeyKind::Recovery => Some(MyKeyKind::Recovery),
        KeyKind::Passkey => Some(MyKeyKind::Passkey),
        KeyKind::Link | KeyKind::Ceremony => None,
    }
}

/// Returns the id of a key among those of its person: the beginning of its hash.
fn id(hash: KeyHash) -> String {
    hash.0.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
