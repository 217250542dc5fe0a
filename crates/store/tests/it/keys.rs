//! The promises of every store about the keys of people.

use crate::gatherings::{ANN, BEN};
use dealer::Person;
use futures_util::future::join_all;
use store::{Key, KeyHash, KeyKind, Store, StoreFault};

/// Returns the key of a person's first browser, with the person's name.
pub(crate) fn first_key(person: Person) -> Key {
    Key { hash: KeyHash(*person.hash()), person, kind: KeyKind::First, made: 10, about: "Ann \"A\"".into() }
}

/// Returns a link that makes another browser a device of the person.
pub(crate) fn link_key(person: Person) -> Key {
    Key { hash: KeyHash([7; 32]), person, kind: KeyKind::Link, made: 20, about: String::new() }
}

fn device(person: Person, number: u8) -> Key {
    Key { hash: KeyHash([number; 32]), person, kind: KeyKind::Device, made: 30, about: String::new() }
}

pub(crate) async fn promises(store: &dyn Store) {
    keys_come_back_as_they_went(store).await;
    a_key_belongs_to_one_person(store).await;
    a_link_counts_once(store).await;
    links_expire_and_other_keys_do_not(store).await;
}

async fn keys_come_back_as_they_went(store: &dyn Store) {
    for key in [first_key(ANN), link_key(ANN), device(ANN, 1)] {
        assert_eq!(store.key(key.hash).await.unwrap(), None);
        store.keep_key(&key).await.unwrap();
        assert_eq!(store.key(key.hash).await.unwrap(), Some(key));
    }
    assert_eq!(store.keys(ANN).await.unwrap(), [first_key(ANN), link_key(ANN), device(ANN, 1)], "oldest first");
    assert_eq!(store.keys(BEN).await.unwrap(), []);
    let renamed = Key { about: "Anna".into(), ..first_key(ANN) };
    store.keep_key(&renamed).await.unwrap();
    assert_eq!(store.key(renamed.hash).await.unwrap(), Some(renamed.clone()));
    for key in [renamed, link_key(ANN), device(ANN, 1)] {
        store.remove_key(key.hash, ANN).await.unwrap();
        assert!(matches!(store.remove_key(key.hash, ANN).await, Err(StoreFault::Missing)));
    }
    assert_eq!(store.keys(ANN).await.unwrap(), []);
}

async fn a_key_belongs_to_one_person(store: &dyn Store) {
    store.keep_key(&device(ANN, 1)).await.unwrap();
    assert!(matches!(store.keep_key(&device(BEN, 1)).await, Err(StoreFault::Taken)));
    let other = Key { kind: KeyKind::Recovery, ..device(ANN, 1) };
    assert!(matches!(store.keep_key(&other).await, Err(StoreFault::Taken)), "a key stays of its kind");
    assert!(matches!(store.remove_key(device(ANN, 1).hash, BEN).await, Err(StoreFault::Missing)));
    assert_eq!(store.keys(ANN).await.unwrap(), [device(ANN, 1)]);
    store.remove_key(device(ANN, 1).hash, ANN).await.unwrap();
}

async fn a_link_counts_once(store: &dyn Store) {
    store.keep_key(&link_key(ANN)).await.unwrap();
    let devices: Vec<Key> = (20..28).map(|number| device(ANN, number)).collect();
    let done = join_all(devices.iter().map(|device| store.spend_key(link_key(ANN).hash, Some(device)))).await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "{done:?}");
    let won = devices.iter().zip(&done).find(|(_, done)| done.is_ok()).map(|(device, _)| device.clone()).unwrap();
    assert_eq!(store.keys(ANN).await.unwrap(), std::slice::from_ref(&won));
    assert!(matches!(store.spend_key(link_key(ANN).hash, None).await, Err(StoreFault::Missing)));
    assert!(matches!(store.spend_key(won.hash, None).await, Err(StoreFault::Missing)), "a device is no link");

    store.keep_key(&link_key(ANN)).await.unwrap();
    let of_ben = device(BEN, won.hash.0[0]);
    assert!(matches!(store.spend_key(link_key(ANN).hash, Some(&of_ben)).await, Err(StoreFault::Taken)));
    store.spend_key(link_key(ANN).hash, None).await.unwrap();
    assert_eq!(store.keys(ANN).await.unwrap(), std::slice::from_ref(&won), "a refused change leaves the link");
    store.remove_key(won.hash, ANN).await.unwrap();
}

async fn links_expire_and_other_keys_do_not(store: &dyn Store) {
    for key in [first_key(ANN), link_key(ANN)] {
        store.keep_key(&key).await.unwrap();
    }
    store.expire_keys(20).await.unwrap();
    assert_eq!(store.keys(ANN).await.unwrap(), [first_key(ANN), link_key(ANN)]);
    store.expire_keys(21).await.unwrap();
    assert_eq!(store.keys(ANN).await.unwrap(), [first_key(ANN)]);
    store.remove_key(first_key(ANN).hash, ANN).await.unwrap();
}
