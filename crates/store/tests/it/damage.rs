//! Tests of full disks, moved folders, and files that cannot be written.

use crate::{
    layouts::database,
    tables::{id, rows, setup, summary},
};
use protocol::Pace;
#[cfg(target_os = "linux")]
use rustix::{
    process::{Uid, geteuid},
    thread::set_thread_res_uid,
};
use std::fs;
#[cfg(target_os = "linux")]
use std::os::unix::fs::PermissionsExt;
use store::{Cause, Sqlite, StoreFault, prelude::*};
use tempfile::TempDir;

/// While the disk is full, SQLite cannot write even the rollback of a transaction.
#[tokio::test]
async fn after_a_full_disk_the_store_writes_on() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let (id, all) = (id(1), rows(200));
    store.create(&id, &setup(), &all[..1], &summary(1)).await.unwrap();
    let other = database(&folder).await;
    let on = [("no_insert", "INSERT ON log"), ("no_update", "UPDATE ON tables"), ("no_delete", "DELETE ON tables")];
    for (name, on) in on {
        let trigger = format!("CREATE TRIGGER {name} BEFORE {on} BEGIN SELECT RAISE(ROLLBACK, 'full'); END");
        sqlx::query(sqlx::AssertSqlSafe(trigger)).execute(&other).await.unwrap();
    }
    for _ in 0..3 {
        let refused = [
            store.append(&id, 1, &all[1..2], &summary(2)).await,
            store.set_pace(&id, Pace::Calm).await,
            store.remove(&id).await,
        ];
        assert!(refused.iter().all(|done| matches!(done, Err(StoreFault::Failed { .. }))), "{refused:?}");
    }
    for (name, _) in on {
        sqlx::query(sqlx::AssertSqlSafe(format!("DROP TRIGGER {name}"))).execute(&other).await.unwrap();
    }
    store.append(&id, 1, &all[1..2], &summary(2)).await.unwrap();
    store.set_pace(&id, Pace::Calm).await.unwrap();
    let beside = Sqlite::open(folder.path()).await.unwrap().load(&id).await.unwrap();
    assert_eq!(
        (beside.rows.len(), beside.setup.pace),
        (2, Pace::Calm),
        "another connection reads what was acknowledged"
    );
    store.remove(&id).await.unwrap();
    let beside = Sqlite::open(folder.path()).await.unwrap().load(&id).await;
    assert!(matches!(beside, Err(StoreFault::Missing)), "{beside:?}");
}

/// If a limit stops the file from growing, SQLite returns the same code as on a full disk.
#[tokio::test]
async fn a_full_disk_is_reported_as_such() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &setup(), &[], &summary(0)).await.unwrap();
    store.close().await;
    let store = Sqlite::open_within(folder.path(), 20).await.unwrap();
    let full = store.append(&id(1), 0, &rows(9_000), &summary(9_000)).await.unwrap_err();
    assert!(matches!(full, StoreFault::Failed { cause: Cause::Full, .. }), "{full}");
    assert_eq!(store.rows(&id(1)).await.unwrap(), 0);
    store.append(&id(1), 0, &rows(1), &summary(1)).await.unwrap();
}

/// One page may fit on a disk that is too full for a log. After a log was refused, a probe therefore takes as much
/// space as a log.
#[tokio::test]
async fn a_probe_after_a_refusal_asks_for_more_room_than_a_page() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &setup(), &[], &summary(0)).await.unwrap();
    store.close().await;
    let store = Sqlite::open_within(folder.path(), 20).await.unwrap();
    store.probe().await.unwrap();
    store.append(&id(1), 0, &rows(9_000), &summary(9_000)).await.unwrap_err();
    for _ in 0..2 {
        let full = store.probe().await.unwrap_err();
        assert!(matches!(full, StoreFault::Failed { cause: Cause::Full, .. }), "{full}");
    }
    store.append(&id(1), 0, &rows(1), &summary(1)).await.unwrap();
    store.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.probe().await.unwrap();
    assert_eq!(store.integrity().await.unwrap(), [""; 0]);
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_that_moves_or_goes_is_noticed() {
    let home = TempDir::new().unwrap();
    let (here, there) = (home.path().join("here"), home.path().join("there"));
    let store = Sqlite::open(&here).await.unwrap();
    let id = id(1);
    store.create(&id, &setup(), &rows(1), &summary(1)).await.unwrap();
    let is_moved = |fault: &StoreFault| matches!(fault, StoreFault::Failed { cause: Cause::Moved, .. });
    fs::rename(&here, &there).unwrap();
    for _ in 0..2 {
        let refused = [
            store.append(&id, 1, &rows(2)[1..], &summary(2)).await.unwrap_err(),
            store.load(&id).await.unwrap_err(),
            store.probe().await.unwrap_err(),
        ];
        assert!(refused.iter().all(is_moved), "{refused:?}");
    }
    // The store must not continue in the new database that is now at its path.
    Sqlite::open(&here).await.unwrap().close().await;
    assert!(is_moved(&store.append(&id, 1, &rows(2)[1..], &summary(2)).await.unwrap_err()));
    fs::remove_dir_all(&here).unwrap();
    assert!(is_moved(&store.set_pace(&id, Pace::Calm).await.unwrap_err()));
    assert!(!here.exists(), "nothing is made anew");
    fs::rename(&there, &here).unwrap();
    store.append(&id, 1, &rows(2)[1..], &summary(2)).await.unwrap();
    fs::remove_dir_all(&here).unwrap();
    assert!(is_moved(&store.remove(&id).await.unwrap_err()));
}

/// A write is acknowledged once it is in the journal, and is copied to the database file later. If somebody removes the
/// journal, a process that has it open can still read it.
#[cfg(unix)]
#[tokio::test]
async fn a_journal_that_is_removed_is_saved() {
    let folder = TempDir::new().unwrap();
    let (id, all) = (id(1), rows(30));
    let journal = folder.path().join("brickroad.db-wal");
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id, &setup(), &all[..10], &summary(10)).await.unwrap();
    fs::remove_file(&journal).unwrap();
    store.append(&id, 10, &all[10..20], &summary(20)).await.unwrap();
    assert!(journal.exists(), "there is a new one");
    // The database has not been closed, so the copy is what a crash would leave.
    let copy = copied(&folder);
    assert_eq!(Sqlite::open(copy.path()).await.unwrap().load(&id).await.unwrap().rows, all[..20]);
    fs::remove_file(&journal).unwrap();
    assert_eq!(store.load(&id).await.unwrap().rows, all[..20], "a read saves it as well");
    fs::remove_file(&journal).unwrap();
    store.close().await;
    assert!(!journal.exists());
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().rows, all[..20], "and so does the end");
    assert_eq!(store.integrity().await.unwrap(), [""; 0]);
}

/// Two servers have the journal open. After the first server has saved the journal, the second one must move nothing of
/// it into the file.
#[cfg(unix)]
#[tokio::test]
async fn a_journal_that_is_removed_is_saved_once() {
    let folder = TempDir::new().unwrap();
    let (id, all) = (id(1), rows(200));
    let one = Sqlite::open(folder.path()).await.unwrap();
    let two = Sqlite::open(folder.path()).await.unwrap();
    one.create(&id, &setup(), &all[..20], &summary(20)).await.unwrap();
    two.append(&id, 20, &all[20..40], &summary(40)).await.unwrap();
    fs::remove_file(folder.path().join("brickroad.db-wal")).unwrap();
    one.append(&id, 40, &all[40..50], &summary(50)).await.unwrap();
    assert_eq!(two.load(&id).await.unwrap().rows, all[..50]);
    two.append(&id, 50, &all[50..], &summary(200)).await.unwrap();
    assert_eq!(one.load(&id).await.unwrap().rows, all);
    one.close().await;
    two.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!((store.load(&id).await.unwrap().rows, store.integrity().await.unwrap()), (all, Vec::<String>::new()));
}

/// A truncated journal cannot be restored. The store acknowledges no further writes, and the rows that are already in
/// the file stay valid.
#[cfg(unix)]
#[tokio::test]
async fn a_journal_that_is_cut_off_is_called_damaged() {
    let is_corrupt = |fault: &StoreFault| matches!(fault, StoreFault::Failed { cause: Cause::Corrupt, .. });
    for half in [false, true] {
        let folder = TempDir::new().unwrap();
        let (id, all) = (id(1), rows(30));
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.create(&id, &setup(), &all[..10], &summary(10)).await.unwrap();
        store.close().await;
        let store = Sqlite::open(folder.path()).await.unwrap();
        for at in 10..20 {
            store.append(&id, at, &all[at as usize..=at as usize], &summary(at + 1)).await.unwrap();
        }
        let journal = fs::OpenOptions::new().write(true).open(folder.path().join("brickroad.db-wal")).unwrap();
        journal.set_len(if half { journal.metadata().unwrap().len() / 2 } else { 0 }).unwrap();
        for _ in 0..2 {
            let refused = [
                store.append(&id, 20, &all[20..], &summary(30)).await.unwrap_err(),
                store.load(&id).await.unwrap_err(),
                store.probe().await.unwrap_err(),
            ];
            assert!(refused.iter().all(is_corrupt), "{refused:?}");
        }
        store.close().await;
        let left = copied(&folder);
        let store = Sqlite::open(left.path()).await.unwrap();
        let rows = store.load(&id).await.unwrap().rows;
        assert!((10..20).contains(&rows.len()) && rows == all[..rows.len()], "{} rows are left", rows.len());
        assert_eq!(store.integrity().await.unwrap(), [""; 0]);
    }
}

/// A process that continues to write after the journal was truncated leaves a hole of zeros in place of the head.
#[tokio::test]
async fn a_journal_with_a_hole_is_begun_anew() {
    let folder = TempDir::new().unwrap();
    let (id, all) = (id(1), rows(20));
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id, &setup(), &all[..10], &summary(10)).await.unwrap();
    store.close().await;
    fs::write(folder.path().join("brickroad.db-wal"), [0; 3 * 4096]).unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&id, 10, &all[10..], &summary(20)).await.unwrap();
    let copy = copied(&folder);
    assert_eq!(Sqlite::open(copy.path()).await.unwrap().load(&id).await.unwrap().rows, all);
}

/// After an error has made the file system read-only, ext4 reports each `fsync` as successful. A commit may then be in
/// memory only, although SQLite reports no fault. The test makes the journal read-only, which has the same effect on
/// the store.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_commit_on_a_disk_that_turned_read_only_is_refused() {
    let folder = TempDir::new().unwrap();
    let (id, all) = (id(1), rows(30));
    let journal = folder.path().join("brickroad.db-wal");
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id, &setup(), &all[..10], &summary(10)).await.unwrap();
    store.append(&id, 10, &all[10..20], &summary(20)).await.unwrap();
    let is_read_only = |fault: &StoreFault| matches!(fault, StoreFault::Failed { cause: Cause::ReadOnly, .. });
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(&journal, fs::Permissions::from_mode(0o444)).unwrap();
    let refused = as_nobody(store.append(&id, 20, &all[20..25], &summary(25))).await.unwrap_err();
    assert!(is_read_only(&refused), "{refused}");
    let refused = as_nobody(store.load(&id)).await.unwrap_err();
    assert!(is_read_only(&refused), "nobody sees what may be lost: {refused}");
    let refused = as_nobody(store.probe()).await.unwrap_err();
    assert!(is_read_only(&refused), "health says so as well: {refused}");
    store.probe().await.unwrap();
    let rows = store.rows(&id).await.unwrap();
    store.append(&id, rows, &all[rows as usize..], &summary(30)).await.unwrap();
    let copy = copied(&folder);
    assert_eq!(Sqlite::open(copy.path()).await.unwrap().load(&id).await.unwrap().rows, all);
}

/// Runs a call in this thread as an account that has no permissions for the files of the test's own account, because
/// root may open every file. The threads of connections that are already open keep their permissions.
#[cfg(target_os = "linux")]
async fn as_nobody<T>(call: impl Future<Output = T>) -> T {
    let (root, nobody) = (Uid::from_raw(0), Uid::from_raw(65_534));
    if !geteuid().is_root() {
        return call.await;
    }
    set_thread_res_uid(None, nobody, None).unwrap();
    let answer = call.await;
    set_thread_res_uid(None, root, None).unwrap();
    answer
}

/// SQLite itself empties the journal on request, once the file has all of the journal's content.
#[tokio::test]
async fn a_journal_that_is_emptied_is_sound() {
    let folder = TempDir::new().unwrap();
    let (id, all) = (id(1), rows(40));
    let (one, two) = (Sqlite::open(folder.path()).await.unwrap(), Sqlite::open(folder.path()).await.unwrap());
    one.create(&id, &setup(), &all[..30], &summary(30)).await.unwrap();
    let other = database(&folder).await;
    for at in [30, 34] {
        two.append(&id, at, &all[at as usize..at as usize + 2], &summary(at + 2)).await.unwrap();
        let emptied: (i64, i64, i64) =
            sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&other).await.unwrap();
        assert_eq!(emptied, (0, 0, 0));
        two.append(&id, at + 2, &all[at as usize + 2..at as usize + 4], &summary(at + 4)).await.unwrap();
        assert_eq!(one.load(&id).await.unwrap().rows, all[..at as usize + 4]);
    }
    one.append(&id, 38, &all[38..], &summary(40)).await.unwrap();
    assert_eq!(two.load(&id).await.unwrap().rows, all);
}

/// Returns a copy of the folder with the files that a crash at this moment would leave.
fn copied(folder: &TempDir) -> TempDir {
    let copy = TempDir::new().unwrap();
    for name in ["brickroad.db", "brickroad.db-wal"] {
        if folder.path().join(name).exists() {
            fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
        }
    }
    copy
}

#[tokio::test]
async fn a_database_that_another_process_locks_is_reported_as_busy() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &setup(), &[], &summary(0)).await.unwrap();
    let other = database(&folder).await;
    let mut holds = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    sqlx::query("UPDATE tables SET changed = 0").execute(&mut *holds).await.unwrap();
    let busy = store.set_pace(&id(1), Pace::Calm).await.unwrap_err();
    assert!(matches!(busy, StoreFault::Failed { cause: Cause::Busy, .. }), "{busy}");
    holds.rollback().await.unwrap();
    store.set_pace(&id(1), Pace::Calm).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_a_new_folder() {
    use std::{fs, os::unix::fs::PermissionsExt};
    let above = TempDir::new().unwrap();
    let (made, given) = (above.path().join("new/data"), above.path().join("given"));
    fs::create_dir(&given).unwrap();
    fs::set_permissions(&given, fs::Permissions::from_mode(0o755)).unwrap();
    for (folder, expected) in [(made, 0o700), (given, 0o755)] {
        Sqlite::open(&folder).await.unwrap().close().await;
        assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, expected);
    }
}
