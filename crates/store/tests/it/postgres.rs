//! Tests of PostgreSQL: the promises of every store, a move to PostgreSQL and back, and a server that stops.

use crate::{
    gatherings::{ANN, gathering},
    keys::first_key,
    promises::promises,
    server::Server,
    tables::{id, rows, setup, summary},
    tournaments::tournament,
};
use futures_util::future::join_all;
use protocol::Pace;
use sqlx::{AssertSqlSafe, PgPool, query, query_scalar};
use std::{pin::pin, time::Duration};
use store::{BackupFault, Cause, Memory, Postgres, Query, Sqlite, StoreFault, back_up, prelude::*, restore};
use tempfile::TempDir;
use tokio::time::timeout;

/// The time after which a test that waits has failed.
const PATIENCE: Duration = Duration::from_secs(60);

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
async fn a_write_does_not_wait_for_another_table() {
    let Some(server) = Server::start() else { return };
    let store = server.open().await;
    for number in 1..4 {
        store.create(&id(number), &setup(), &rows(1), &summary(1)).await.unwrap();
    }
    let database = PgPool::connect(&server.address()).await.unwrap();
    let mut holder = database.begin().await.unwrap();
    query("SELECT id FROM tables WHERE id = $1 FOR UPDATE").bind(id(1).as_str()).execute(&mut *holder).await.unwrap();
    let (table, rows, summary) = (id(1), rows(2), summary(2));
    let mut held_up = pin!(store.append(&table, 1, &rows[1..], &summary));
    let (two, three, four) = (id(2), id(3), id(4));
    let others = async {
        store.append(&two, 1, &rows[1..], &summary).await.unwrap();
        store.set_pace(&three, Pace::Calm).await.unwrap();
        store.create(&four, &setup(), &rows, &summary).await.unwrap();
        store.remove(&three).await.unwrap();
    };
    tokio::select! {
        biased;
        done = &mut held_up => panic!("the row of the first table is held: {done:?}"),
        done = timeout(PATIENCE, others) => done.expect("the others do not wait for it"),
    }
    holder.commit().await.unwrap();
    held_up.await.unwrap();
    let turns: Vec<i64> = query_scalar("SELECT turn FROM tables ORDER BY turn").fetch_all(&database).await.unwrap();
    assert_eq!(turns.len(), 3, "each change has a place of its own: {turns:?}");
}

#[tokio::test]
async fn many_tables_are_written_at_once() {
    let Some(server) = Server::start() else { return };
    let (one, two) = tokio::join!(server.open(), server.open());
    let all = rows(20);
    let play = async |store: &Postgres, number| {
        store.create(&id(number), &setup(), &[], &summary(0)).await.unwrap();
        for (at, row) in (0..).zip(&all) {
            store.append(&id(number), at, std::slice::from_ref(row), &summary(at + 1)).await.unwrap();
        }
    };
    join_all((1..33).map(|number| play(if number % 2 == 0 { &one } else { &two }, number))).await;
    for number in 1..33 {
        assert_eq!(two.load(&id(number)).await.unwrap().rows, all);
    }
    assert_eq!(one.integrity().await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn one_of_two_restores_finds_the_store_taken() {
    let Some(server) = Server::start() else { return };
    let (one, two) = tokio::join!(server.open(), server.open());
    let memory = Memory::new();
    memory.create(&id(1), &setup(), &rows(50), &summary(50)).await.unwrap();
    let mut kept = Vec::new();
    back_up(&memory, &mut kept).await.unwrap();
    let done = tokio::join!(restore(&one, &kept[..]), restore(&two, &kept[..]));
    let refused = match done {
        (Ok(_), Err(fault)) | (Err(fault), Ok(_)) => fault,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused, BackupFault::Store(StoreFault::NotEmpty)), "{refused}");
}

#[tokio::test]
async fn layout_2_is_brought_forward_in_place() {
    let Some(server) = Server::start() else { return };
    let store = server.open().await;
    for number in 1..4 {
        store.create(&id(number), &setup(), &rows(1), &summary(1)).await.unwrap();
    }
    store.close().await;
    // Removes everything that layouts 3 to 9 have added.
    let database = PgPool::connect(&server.address()).await.unwrap();
    for statement in [
        "DROP SEQUENCE turns",
        "DROP TABLE privates",
        "DROP TABLE notices",
        "ALTER TABLE tables DROP COLUMN luck_key",
        "DROP TABLE gatherings",
        "DROP TABLE keys",
        "DROP TABLE talk",
        "DROP TABLE notes",
        "ALTER TABLE tables DROP COLUMN standing",
        "ALTER TABLE tables DROP COLUMN copied",
        "DROP INDEX tables_to_rate",
        "ALTER TABLE tables DROP COLUMN is_public",
        "ALTER TABLE tables DROP COLUMN to_rate",
        "DROP TABLE players",
        "DROP TABLE tournaments",
        "DROP TABLE rated",
        "DROP TABLE ratings",
        "UPDATE brickroad SET layout = 2",
    ] {
        query(statement).execute(&database).await.unwrap();
    }
    let (one, two) = tokio::join!(server.open(), server.open());
    one.append(&id(1), 1, &rows(2)[1..], &summary(2)).await.unwrap();
    two.create(&id(4), &setup(), &[], &summary(0)).await.unwrap();
    let found = one.list(&Query { most: 10, ..Query::default() }).await.unwrap();
    let order: Vec<_> = found.tables.into_iter().map(|listed| listed.id).collect();
    assert_eq!(order, [id(4), id(1), id(3), id(2)]);
    one.gather(&id(5), &gathering()).await.unwrap();
    assert_eq!(two.gathering(&id(5)).await.unwrap().gathering, gathering());
    one.keep_tournament(&tournament(1, 10)).await.unwrap();
    assert_eq!(two.tournament(&id(1)).await.unwrap(), tournament(1, 10));
    one.keep_key(&first_key(ANN)).await.unwrap();
    assert_eq!(two.keys(ANN).await.unwrap(), [first_key(ANN)]);
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
    query("UPDATE brickroad SET layout = 99").execute(&database).await.unwrap();
    let refused = Postgres::open(&server.address()).await.unwrap_err();
    assert!(matches!(refused, StoreFault::Layout { found: 99, .. }), "{refused}");
}

/// The codes are listed in appendix A of PostgreSQL's manual.
#[tokio::test]
async fn the_codes_of_postgres_name_their_causes() {
    let Some(server) = Server::start() else { return };
    let store = server.open().await;
    store.create(&id(1), &setup(), &rows(1), &summary(1)).await.unwrap();
    let database = PgPool::connect(&server.address()).await.unwrap();
    let causes = [
        ("53100", "planted", Cause::Full),
        ("25006", "planted", Cause::ReadOnly),
        ("53000", "planted", Cause::Limits),
        ("53200", "planted", Cause::Limits),
        ("53400", "planted", Cause::Limits),
        ("55P03", "planted", Cause::Busy),
        ("57P01", "planted", Cause::Away),
        ("XX001", "planted", Cause::Corrupt),
        ("XX002", "planted", Cause::Corrupt),
        ("XX000", "planted", Cause::Other),
        ("XX000", "could not write init file at line 6657", Cause::Full),
        ("58030", "planted", Cause::Other),
    ];
    for (code, message, expected) in causes {
        let raise = format!(
            "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE EXCEPTION '{message}' USING ERRCODE = '{code}'; END $$"
        );
        query(AssertSqlSafe(raise)).execute(&database).await.unwrap();
        query("CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON log EXECUTE FUNCTION refuse()")
            .execute(&database)
            .await
            .unwrap();
        let refused = store.append(&id(1), 1, &rows(2)[1..], &summary(2)).await.unwrap_err();
        let is_expected = matches!(&refused, StoreFault::Failed { cause, .. } if *cause == expected);
        assert!(is_expected, "{code} {message}: {refused:?}; expected {expected:?}");
    }
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
