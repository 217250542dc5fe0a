//! Tests of backups that are made during writes, and of their restoration into another store.

use crate::{
    gatherings::{ANN, BEN, gathering, held_by_ann},
    keys::{first_key, link_key},
    layouts::database,
    notes::{closing, report},
    notices::claims,
    players::{anns, rated, rated_setup},
    privates::{private, seat},
    tables::{id, rows, setup, summary},
    talk::line,
    tournaments::tournament,
};
use std::{
    io::Write,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};
use store::{
    BackupFault, Counted, Gathering, KeptPack, Memory, NoteKind, Query, Row, Sqlite, StoreFault, back_up, check,
    prelude::*, restore,
};
use tempfile::TempDir;

async fn backed_up(store: &dyn Store) -> Vec<u8> {
    let mut backup = Vec::new();
    let written = back_up(store, &mut backup).await.unwrap();
    assert_eq!(check(&backup[..]).unwrap(), written);
    backup
}

/// Adds one pack and three tables. The first table is changed last.
async fn fill(store: &dyn Store) {
    for number in 1..=3 {
        store.create(&id(number), &setup(), &rows(4), &summary(4)).await.unwrap();
    }
    store.append(&id(1), 4, &[Row::Undo], &summary(3)).await.unwrap();
    let pack = KeptPack { key: "winkies".into(), hash: "ab".repeat(32), bytes: b"[pack]\n".to_vec() };
    store.keep_pack(&pack).await.unwrap();
}

/// Adds a table that a person holds, and two gatherings, of which the first has been changed.
async fn fill_with_people(store: &dyn Store) {
    fill(store).await;
    store.create(&id(4), &held_by_ann(), &rows(1), &summary(1)).await.unwrap();
    store.keep_private(&id(4), seat(0), &private("\"letHappen\"")).await.unwrap();
    for (number, made) in [(5, 20), (6, 10)] {
        store.gather(&id(number), &Gathering { made, ..gathering() }).await.unwrap();
    }
    store.regather(&id(5), 1, &Gathering { public: true, ..gathering() }).await.unwrap();
    for key in [first_key(ANN), link_key(ANN)] {
        store.keep_key(&key).await.unwrap();
    }
    for line in [line(7, ANN, Some(0)), line(8, ANN, None)] {
        store.say(&id(4), &line, 10).await.unwrap();
    }
    for note in [report("a", 20), closing("b")] {
        store.keep_note(&note).await.unwrap();
    }
    store.keep_player(ANN, &anns()).await.unwrap();
    assert!(claims(store, 4, ANN, 3).await);
    for number in [7, 8] {
        store.create(&id(number), &rated_setup(), &[], &summary(91)).await.unwrap();
    }
    store.rate(&rated(1, (7, 50), &[(ANN, 1600), (BEN, 1400)])).await.unwrap();
    for (number, made) in [(1, 20), (2, 10)] {
        store.keep_tournament(&tournament(number, made)).await.unwrap();
    }
}

#[tokio::test]
async fn people_their_talk_and_the_notes_about_them_are_taken_along() {
    let (folder, other) = (TempDir::new().unwrap(), Memory::new());
    let sqlite = Sqlite::open(folder.path()).await.unwrap();
    fill_with_people(&sqlite).await;
    let first = backed_up(&sqlite).await;
    let counted = restore(&other, &first[..]).await.unwrap();
    assert_eq!(
        counted,
        Counted {
            tables: 6,
            rows: 14,
            packs: 1,
            gatherings: 2,
            keys: 2,
            said: 2,
            notes: 2,
            players: 1,
            rated: 1,
            tournaments: 2
        }
    );
    assert_eq!(backed_up(&other).await, first, "byte for byte");
    assert!(!claims(&other, 4, ANN, 3).await, "nobody is told again");
    assert_eq!(other.load(&id(4)).await.unwrap().setup, held_by_ann());
    assert_eq!(other.privates(&id(4)).await.unwrap(), [(seat(0), private("\"letHappen\""))]);
    let changed = other.gathering(&id(5)).await.unwrap();
    assert_eq!((changed.version, changed.gathering), (2, Gathering { public: true, made: 20, ..gathering() }));
    assert_eq!(other.keys(ANN).await.unwrap(), [first_key(ANN), link_key(ANN)]);
    assert_eq!(other.talk(&id(4)).await.unwrap(), [line(7, ANN, Some(0)), line(8, ANN, None)]);
    assert_eq!(other.notes(NoteKind::Report, None, 10).await.unwrap(), [report("a", 20)]);
    assert_eq!(other.players(&[ANN]).await.unwrap(), sqlite.players(&[ANN]).await.unwrap());
    assert_eq!(other.rated("duel", 0, 9).await.unwrap(), [rated(1, (7, 50), &[(ANN, 1600), (BEN, 1400)])]);
    assert_eq!(other.tournament(&id(1)).await.unwrap(), tournament(1, 20));
    let third = TempDir::new().unwrap();
    let again = Sqlite::open(third.path()).await.unwrap();
    restore(&again, &first[..]).await.unwrap();
    assert_eq!(backed_up(&again).await, first, "byte for byte");
    for store in [&other as &dyn Store, &again] {
        let unrated: Vec<_> = store.unrated().await.unwrap().into_iter().map(|unrated| unrated.table).collect();
        assert_eq!(unrated, [id(8)], "what was not counted is counted later");
    }
    for number in [1, 2, 3, 4, 7, 8] {
        other.remove(&id(number)).await.unwrap();
    }
    let refused = restore(&other, &first[..]).await;
    assert!(matches!(refused, Err(BackupFault::Store(StoreFault::NotEmpty))), "{refused:?}");
}

#[tokio::test]
async fn from_one_store_to_another_and_back() {
    let folder = TempDir::new().unwrap();
    let sqlite = Sqlite::open(folder.path()).await.unwrap();
    fill(&sqlite).await;
    let first = backed_up(&sqlite).await;
    let memory = Memory::new();
    let counted = restore(&memory, &first[..]).await.unwrap();
    assert_eq!(counted, Counted { tables: 3, rows: 13, packs: 1, ..Counted::default() });
    assert_eq!(backed_up(&memory).await, first, "byte for byte");
    let other = TempDir::new().unwrap();
    let again = Sqlite::open(other.path()).await.unwrap();
    restore(&again, &first[..]).await.unwrap();
    assert_eq!(backed_up(&again).await, first);
    let all = Query { most: 10, ..Query::default() };
    assert_eq!(
        again.list(&all).await.unwrap(),
        sqlite
            .list(&Query { most: 10, ..Query::default() })
            .await
            .map(|mut page| {
                // In the restored store, the numbers of the changes start again from the beginning.
                page.tables.iter_mut().for_each(|listed| listed.turn -= 1);
                page
            })
            .unwrap()
    );
    assert_eq!(again.load(&id(1)).await.unwrap(), sqlite.load(&id(1)).await.unwrap());
    again.append(&id(1), 5, &rows(1), &summary(4)).await.unwrap();
    let refused = restore(&again, &first[..]).await;
    assert!(matches!(refused, Err(BackupFault::Store(StoreFault::NotEmpty))), "{refused:?}");
}

#[tokio::test]
async fn a_damaged_table_is_taken_along_as_it_is() {
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = Sqlite::open(folder.path()).await.unwrap();
    fill(&store).await;
    let way_past = database(&folder).await;
    sqlx::query("UPDATE tables SET header = 'nonsense' WHERE id = ?1")
        .bind(id(2).as_str())
        .execute(&way_past)
        .await
        .unwrap();
    sqlx::query("DELETE FROM log WHERE number = 2").execute(&way_past).await.unwrap();
    let backup = backed_up(&store).await;
    let again = Sqlite::open(other.path()).await.unwrap();
    restore(&again, &backup[..]).await.unwrap();
    assert_eq!(backed_up(&again).await, backup);
}

#[tokio::test]
async fn an_incomplete_backup_restores_nothing() {
    let memory = Memory::new();
    fill(&memory).await;
    let whole = backed_up(&memory).await;
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let changed = String::from_utf8(whole.clone()).unwrap().replacen("Entry 4", "Entry 5", 1).into_bytes();
    let faults = [
        Vec::new(),
        whole[..whole.len() / 2].to_vec(),
        lines[..lines.len() - 1].concat(),
        [&lines[..2], &lines[3..]].concat().concat(),
        changed,
        b"{\"brickroadBackup\":2}\n".to_vec(),
        b"nonsense\n".to_vec(),
    ];
    for backup in faults {
        let refused = restore(&store, &backup[..]).await.unwrap_err();
        let said = refused.to_string();
        assert!(matches!(refused, BackupFault::Line { .. }) && said.contains("expected"), "{said}");
        assert!(check(&backup[..]).is_err());
        assert!(store.list(&Query { most: 1, ..Query::default() }).await.unwrap().tables.is_empty());
    }
    restore(&store, &whole[..]).await.unwrap();
}

/// A backup shows the store at one moment. It contains every write that was acknowledged before the backup began.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_one_moment() {
    let folder = TempDir::new().unwrap();
    let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    for number in 0..8 {
        store.create(&id(number), &setup(), &[], &summary(0)).await.unwrap();
    }
    let done = Arc::new(AtomicBool::new(false));
    let writer = {
        let (store, done) = (Arc::clone(&store), Arc::clone(&done));
        // Row N of every table is written before row N + 1 of any table.
        tokio::spawn(async move {
            let all = rows(1_000);
            for (at, row) in all.iter().enumerate() {
                for number in 0..8 {
                    store
                        .append(&id(number), at as u64, std::slice::from_ref(row), &summary(at as u64 + 1))
                        .await
                        .unwrap();
                }
                if done.load(Ordering::Relaxed) {
                    break;
                }
            }
        })
    };
    for _ in 0..6 {
        let (before, backup) = (store.rows(&id(7)).await.unwrap(), backed_up(&*store).await);
        let copy = Memory::new();
        restore(&copy, &backup[..]).await.unwrap();
        let mut found = Vec::new();
        for number in 0..8 {
            found.push(copy.rows(&id(number)).await.unwrap());
        }
        assert!(found.is_sorted_by(|one, other| one >= other) && found[0] - found[7] <= 1, "{found:?}");
        assert!(found[7] >= before, "what was acknowledged is in it: {before}, {found:?}");
    }
    done.store(true, Ordering::Relaxed);
    writer.await.unwrap();
}

/// A disk that has space for this number of bytes.
struct Small(usize);

impl Write for Small {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(std::io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_backup_that_cannot_be_written_says_so() {
    let memory = Memory::new();
    fill(&memory).await;
    for room in [0, 30, 300, 1_500] {
        assert!(matches!(back_up(&memory, &mut Small(room)).await, Err(BackupFault::File(_))));
    }
}
