//! Full disks, moved folders, and files that cannot be written.

use crate::{
    layouts::database,
    tables::{id, rows, setup, summary},
};
use protocol::Pace;
use std::fs;
use store::{Cause, Sqlite, Store, StoreFault};
use tempfile::TempDir;

/// At one moment nothing can be written, not even to undo half a transaction.
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

/// A file that may not grow fails with the same code as a full disk.
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
    // Another database at the same path is a different one.
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
