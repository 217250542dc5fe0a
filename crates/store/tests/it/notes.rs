//! The promises of every store about notes.

use crate::{
    gatherings::{ANN, BEN},
    tables::id,
};
use store::{Note, NoteKind, Store, StoreFault};

/// Returns a note with all that a note can have.
pub(crate) fn report(name: &str, made: u64) -> Note {
    Note {
        id: name.into(),
        kind: NoteKind::Report,
        person: Some(ANN),
        about: Some(BEN),
        table: Some(id(1)),
        made,
        ends: Some(900),
        words: "{\"words\":\"“rude”\"}".into(),
        done: false,
    }
}

/// Returns a note with as little as a note can have.
pub(crate) fn closing(name: &str) -> Note {
    let bare = Note { person: None, about: None, ends: None, words: String::new(), ..report(name, 5) };
    Note { kind: NoteKind::Close, ..bare }
}

pub(crate) async fn promises(store: &dyn Store) {
    let all = |kind, person| store.notes(kind, person, 10);
    let holiday = Note { kind: NoteKind::Holiday, about: None, table: None, ..report("h", 30) };
    store.keep_note(&holiday).await.unwrap();
    assert_eq!(all(NoteKind::Holiday, Some(ANN)).await.unwrap(), std::slice::from_ref(&holiday));
    let shorter = Note { ends: Some(40), ..holiday };
    store.keep_note(&shorter).await.unwrap();
    assert_eq!(all(NoteKind::Holiday, Some(ANN)).await.unwrap(), [shorter], "it ends earlier");
    store.remove_note("h").await.unwrap();
    for note in [report("a", 10), report("b", 20), closing("c")] {
        store.keep_note(&note).await.unwrap();
    }
    assert_eq!(all(NoteKind::Report, None).await.unwrap(), [report("b", 20), report("a", 10)], "the latest first");
    assert_eq!(all(NoteKind::Report, Some(ANN)).await.unwrap().len(), 2);
    assert_eq!(all(NoteKind::Report, Some(BEN)).await.unwrap(), [], "of the one who has made it");
    assert_eq!(all(NoteKind::Close, None).await.unwrap(), [closing("c")]);
    assert_eq!(store.notes(NoteKind::Report, None, 1).await.unwrap(), [report("b", 20)]);
    assert_eq!(store.count_notes(NoteKind::Report).await.unwrap(), 2);
    for kind in [NoteKind::Block, NoteKind::Warning, NoteKind::Ban] {
        assert_eq!(store.count_notes(kind).await.unwrap(), 0);
        let note = Note { kind, ..report("d", 30) };
        store.keep_note(&note).await.unwrap();
        assert_eq!(all(kind, None).await.unwrap(), [note]);
        store.remove_note("d").await.unwrap();
    }
    let done = Note { done: true, ..closing("c") };
    store.keep_note(&done).await.unwrap();
    assert_eq!(all(NoteKind::Close, None).await.unwrap(), [done], "a note with the same id is replaced");
    store.expire_reports(20).await.unwrap();
    assert_eq!(all(NoteKind::Report, None).await.unwrap(), [report("b", 20)]);
    for name in ["b", "c"] {
        store.remove_note(name).await.unwrap();
        assert!(matches!(store.remove_note(name).await, Err(StoreFault::Missing)));
    }
    assert_eq!(store.count_notes(NoteKind::Close).await.unwrap(), 0);
}
