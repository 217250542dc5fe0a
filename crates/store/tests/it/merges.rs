//! The promises of every store about a person who takes the place of a guest.

use crate::{
    gatherings::{ANN, BEN, gathering},
    notes::report,
    notices::claims,
    tables::{between, id, rows, setup, summary},
    talk::line,
};
use dealer::Person;
use store::{Chair, Gathering, Key, KeyHash, KeyKind, Note, NoteKind, SaltStage, Setup, Store, StoreFault};

const GUEST: Person = Person::new([0x91; 32]);
const OTHER: Person = Person::new([0x92; 32]);
const KEPT: Person = Person::new([0x93; 32]);
const LINK: KeyHash = KeyHash([0x94; 32]);

fn key(hash: KeyHash, kind: KeyKind) -> Key {
    Key { hash, person: KEPT, kind, made: 5, about: String::new() }
}

fn device(byte: u8) -> Key {
    key(KeyHash([byte; 32]), KeyKind::Device)
}

fn block(name: &str, by: Person, about: Person) -> Note {
    Note { kind: NoteKind::Block, person: Some(by), about: Some(about), table: None, ends: None, ..report(name, 5) }
}

fn invites(by: Person, sits: Person) -> Gathering {
    let taken = Chair::Taken { person: sits, name: "Sue".into(), salt: SaltStage::Without };
    Gathering { by, chairs: vec![taken, Chair::Kept { person: by, name: "By".into() }, Chair::Free], ..gathering() }
}

pub(crate) async fn promises(store: &dyn Store) {
    everything_of_a_guest_moves_at_once(store).await;
    who_meets_the_person_stays_a_guest(store).await;
}

async fn everything_of_a_guest_moves_at_once(store: &dyn Store) {
    let (table, invitation) = (id(500), id(501));
    let held = |person| Setup { holders: vec![Some(person), Some(BEN)], ..between("duel", ["Sue", "Ben"]) };
    store.create(&table, &held(GUEST), &rows(1), &summary(1)).await.unwrap();
    store.gather(&invitation, &invites(GUEST, GUEST)).await.unwrap();
    store.say(&table, &line(1, GUEST, Some(0)), 10).await.unwrap();
    let blocks = [
        block("1", GUEST, ANN),
        block("2", GUEST, BEN),
        block("3", KEPT, BEN),
        block("4", BEN, GUEST),
        block("5", GUEST, KEPT),
        block("6", KEPT, GUEST),
    ];
    for note in &blocks {
        store.keep_note(note).await.unwrap();
    }
    let browser = Note { kind: NoteKind::Device, person: Some(GUEST), about: Some(ANN), ..report("7", 5) };
    store.keep_note(&browser).await.unwrap();
    assert!(claims(store, 500, GUEST, 3).await);
    store.keep_key(&key(LINK, KeyKind::Link)).await.unwrap();
    store.merge(GUEST, &device(0x95), Some(LINK)).await.unwrap();
    assert_eq!(store.load(&table).await.unwrap().setup, held(KEPT));
    assert_eq!(store.newer(&table, 1).await.unwrap().holders, held(KEPT).holders);
    let gathered = store.gathering(&invitation).await.unwrap();
    assert_eq!((gathered.version, gathered.gathering), (2, invites(KEPT, KEPT)));
    assert_eq!(store.talk(&table).await.unwrap()[0].person, KEPT);
    let mut own: Vec<_> = store.notes(NoteKind::Block, Some(KEPT), 10).await.unwrap();
    own.sort_by_key(|note| note.id.clone());
    assert_eq!(own, [block("1", KEPT, ANN), block("3", KEPT, BEN)], "each once, and none of oneself");
    let of_ben = store.notes(NoteKind::Block, Some(BEN), 10).await.unwrap();
    assert_eq!(of_ben, [block("4", BEN, KEPT)]);
    assert_eq!(store.notes(NoteKind::Block, Some(GUEST), 10).await.unwrap(), []);
    for person in [GUEST, KEPT] {
        assert_eq!(store.notes(NoteKind::Device, Some(person), 10).await.unwrap(), [], "its cookie has changed");
    }
    assert!(!claims(store, 500, KEPT, 3).await, "nobody is told twice");
    assert_eq!(store.key(LINK).await.unwrap(), None, "the link is spent");
    assert_eq!(store.key(device(0x95).hash).await.unwrap(), Some(device(0x95)));
    let spent = store.merge(OTHER, &device(0x96), Some(LINK)).await;
    assert!(matches!(spent, Err(StoreFault::Missing)), "{spent:?}");
    assert_eq!(store.key(device(0x96).hash).await.unwrap(), None, "nothing has changed");
    for note in &blocks {
        let _ = store.remove_note(&note.id).await;
    }
}

async fn who_meets_the_person_stays_a_guest(store: &dyn Store) {
    let (table, invitation) = (id(502), id(503));
    let both = Setup { holders: vec![Some(OTHER), Some(KEPT)], ..between("duel", ["Sue", "Kit"]) };
    store.create(&table, &both, &[], &summary(0)).await.unwrap();
    let refused = async |guest| matches!(store.merge(guest, &device(0x97), None).await, Err(StoreFault::Taken));
    assert!(refused(OTHER).await, "they sit at one table");
    assert_eq!(store.load(&table).await.unwrap().setup, both);
    store.remove(&table).await.unwrap();
    for meeting in [invites(OTHER, KEPT), invites(KEPT, OTHER)] {
        store.gather(&invitation, &meeting).await.unwrap();
        assert!(refused(OTHER).await, "they meet in one invitation");
        store.disband(&invitation).await.unwrap();
    }
    let first = Key { person: OTHER, ..key(KeyHash(*OTHER.hash()), KeyKind::First) };
    store.keep_key(&first).await.unwrap();
    assert!(refused(OTHER).await, "who keeps an identity is no guest");
    store.remove_key(first.hash, OTHER).await.unwrap();
    store.create(&table, &Setup { holders: vec![Some(OTHER), None], ..setup() }, &[], &summary(0)).await.unwrap();
    store.merge(OTHER, &device(0x97), None).await.unwrap();
    assert_eq!(store.load(&table).await.unwrap().setup.holders[0], Some(KEPT));
    for byte in [0x95, 0x97] {
        store.remove_key(device(byte).hash, KEPT).await.unwrap();
    }
    for id in [table, id(500)] {
        store.remove(&id).await.unwrap();
    }
    store.disband(&crate::tables::id(501)).await.unwrap();
}
