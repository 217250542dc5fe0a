//! Tests of concurrent writes. Each write is stored or refused independently, even if several writes share one commit.

use crate::tables::{id, rows, setup, summary};
use futures_util::future::join_all;
use protocol::Pace;
use store::{Cause, Sqlite, StoreFault, prelude::*};
use tempfile::TempDir;

#[tokio::test]
async fn a_refused_write_affects_no_other_write() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let all = rows(3);
    join_all((0..100).map(async |number| store.create(&id(number), &setup(), &all[..1], &summary(1)).await.unwrap()))
        .await;
    let done = join_all((0..150).map(async |number| match number % 3 {
        // Every third table gets two writes that follow the same row. The second one must be refused.
        0 => {
            let (id, row, summary) = (id(number), &all[1..2], summary(2));
            let done = tokio::join!(store.append(&id, 1, row, &summary), store.append(&id, 1, row, &summary));
            let expected = if number < 100 { [0, 1] } else { [2, 2] };
            let mut came = [&done.0, &done.1].map(|done| match done {
                Ok(()) => 0,
                Err(StoreFault::Taken) => 1,
                Err(StoreFault::Missing) => 2,
                Err(other) => panic!("{other}"),
            });
            came.sort();
            came == expected
        }
        1 => {
            let done = store.append(&id(number), 1, &all[1..], &summary(3)).await;
            if number < 100 { done.is_ok() } else { matches!(done, Err(StoreFault::Missing)) }
        }
        _ => {
            let done = store.set_pace(&id(number), Pace::Calm).await;
            if number < 100 { done.is_ok() } else { matches!(done, Err(StoreFault::Missing)) }
        }
    }))
    .await;
    assert!(done.iter().all(|done| *done), "{done:?}");
    store.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    for number in 0..100 {
        let kept = store.load(&id(number)).await.unwrap();
        let (expected, pace) = ([2, 3, 1][number as usize % 3], if number % 3 == 2 { Pace::Calm } else { Pace::Brisk });
        assert_eq!((kept.rows.as_slice(), kept.setup.pace), (&all[..expected], pace), "table {number}");
    }
    assert_eq!(store.integrity().await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn on_a_full_disk_each_write_is_stored_or_refused() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open_within(folder.path(), 40).await.unwrap();
    let all = rows(20);
    let done =
        join_all((0..200).map(async |number| match store.create(&id(number), &setup(), &all, &summary(20)).await {
            Ok(()) => true,
            Err(StoreFault::Failed { cause: Cause::Full, .. }) => false,
            Err(other) => panic!("{other}"),
        }))
        .await;
    let stored = done.iter().filter(|done| **done).count();
    assert!(stored > 0 && stored < done.len(), "{stored} are stored");
    store.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    for (number, stored) in done.iter().enumerate() {
        match store.load(&id(number as u64)).await {
            Ok(kept) => assert!(*stored && kept.rows == all, "table {number}"),
            Err(StoreFault::Missing) => assert!(!stored, "table {number} was acknowledged"),
            Err(other) => panic!("{other}"),
        }
    }
}

#[tokio::test]
async fn a_long_log_is_added_at_once() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let all = rows(1_000);
    store.create(&id(1), &setup(), &all[..600], &summary(600)).await.unwrap();
    store.append(&id(1), 600, &all[600..], &summary(1_000)).await.unwrap();
    assert_eq!(store.load(&id(1)).await.unwrap().rows, all);
}
