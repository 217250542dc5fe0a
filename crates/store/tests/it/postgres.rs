//! PostgreSQL: the suite of every store, a move to PostgreSQL and back, and a server that stops.

use crate::{
    promises::promises,
    server::Server,
    tables::{id, rows, setup, summary},
};
use sqlx::{AssertSqlSafe, PgPool};
use store::{Cause, Postgres, Sqlite, Store, StoreFault, back_up, restore};
use tempfile::TempDir;

#[tokio::test]
async fn postgres_keeps_promises() {
    let Some(server) = Server::start() else { return };
    promises(&server.open().await).await;
}

#[tokio::test]
async fn two_servers_on_one_database_agree() {
    let Some(server) = Server::start() else { return };
    let (one, two) = tokio::join!(server.open(), server.open());
    let id = id(1);
    one.create(&id, &setup(), &rows(1), &summary(1)).await.unwrap();
    for at in 1..20 {
        let (rows, summary) = (rows(at + 1), summary(at as u64 + 1));
        let new = &rows[at..];
        let done = tokio::join!(one.append(&id, at as u64, new, &summary), two.append(&id, at as u64, new, &summary));
        assert!(matches!(done, (Ok(()), Err(StoreFault::Taken)) | (Err(StoreFault::Taken), Ok(()))), "{done:?}");
    }
    assert_eq!(one.load(&id).await.unwrap(), two.load(&id).await.unwrap());
    assert_eq!(one.rows(&id).await.unwrap(), 20);
}

#[tokio::test]
async fn from_sqlite_to_postgres_and_back() {
    let Some(server) = Server::start() else { return };
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let sqlite = Sqlite::open(folder.path()).await.unwrap();
    for number in 1..4 {
        sqlite.create(&id(number), &setup(), &rows(5), &summary(5)).await.unwrap();
    }
    let postgres = server.open().await;
    let mut first = Vec::new();
    back_up(&sqlite, &mut first).await.unwrap();
    restore(&postgres, &first[..]).await.unwrap();
    let mut second = Vec::new();
    back_up(&postgres, &mut second).await.unwrap();
    assert_eq!(first, second, "byte for byte");
    let again = Sqlite::open(other.path()).await.unwrap();
    restore(&again, &second[..]).await.unwrap();
    for store in [&postgres as &dyn Store, &again] {
        store.append(&id(2), 5, &rows(6)[5..], &summary(6)).await.unwrap();
        assert_eq!(store.load(&id(2)).await.unwrap().rows.len(), 6, "a game in progress goes on");
        assert_eq!(store.integrity().await.unwrap(), [""; 0]);
    }
}

#[tokio::test]
async fn a_later_layout_is_left_alone() {
    let Some(server) = Server::start() else { return };
    server.open().await.close().await;
    let database = PgPool::connect(&server.address()).await.unwrap();
    sqlx::query(AssertSqlSafe("UPDATE brickroad SET layout = 3".to_owned())).execute(&database).await.unwrap();
    let refused = Postgres::open(&server.address()).await.unwrap_err();
    assert!(matches!(refused, StoreFault::Layout { found: 3, expected: 2, .. }), "{refused}");
}

#[tokio::test]
async fn a_stopped_server_is_reported_as_away() {
    let Some(server) = Server::start() else { return };
    let store = server.open().await;
    store.create(&id(1), &setup(), &rows(1), &summary(1)).await.unwrap();
    drop(server);
    let away = store.append(&id(1), 1, &rows(2)[1..], &summary(2)).await.unwrap_err();
    assert!(matches!(away, StoreFault::Failed { cause: Cause::Away, .. }), "{away}");
    let away = store.load(&id(1)).await.unwrap_err();
    assert!(matches!(away, StoreFault::Failed { cause: Cause::Away, .. }), "{away}");
}
