//! Tests of databases with earlier or later layouts, and of databases that other programs have made.

use crate::{
    gatherings::{ANN, BEN, gathering, held_by_ann},
    keys::{first_key, link_key},
    notes::report,
    notices::claims,
    privates,
    tables::{id, rows, setup, summary},
    talk::line,
    tournaments::tournament,
};
use sqlx::{AssertSqlSafe, SqlitePool, sqlite::SqliteConnectOptions};
use store::{Gathering, NoteKind, Query, Row, Sqlite, StoreFault, Summary, Word, prelude::*};
use tempfile::TempDir;

/// Returns a connection to the database in this folder that bypasses the store.
pub(crate) async fn database(folder: &TempDir) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(Sqlite::file_in(folder.path())).create_if_missing(true);
    SqlitePool::connect_with(options).await.unwrap()
}

/// The statements that create the first layout of Brickroad.
const LAYOUT_1: [&str; 4] = [
    "CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, seats TEXT NOT NULL, seed INTEGER NOT NULL, \
     pace TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT",
    "CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, \
     line TEXT NOT NULL, PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
    "PRAGMA application_id = 1333416548",
    "PRAGMA user_version = 1",
];

/// The statements that take back what each layout has added, newest first.
const TAKEN_BACK: [(i64, &[&str]); 11] = [
    (13, &["DROP TABLE notices"]),
    (12, &["DROP TABLE tournaments"]),
    (
        11,
        &[
            "DROP INDEX tables_to_rate",
            "ALTER TABLE tables DROP COLUMN is_public",
            "ALTER TABLE tables DROP COLUMN to_rate",
            "DROP TABLE players",
            "DROP TABLE rated",
            "DROP TABLE ratings",
        ],
    ),
    (10, &["DROP TABLE talk", "DROP TABLE notes"]),
    (9, &["DROP TABLE privates"]),
    (
        8,
        &[
            "DROP INDEX gatherings_by_due",
            "ALTER TABLE gatherings DROP COLUMN luck",
            "ALTER TABLE gatherings DROP COLUMN due",
        ],
    ),
    (7, &["ALTER TABLE tables DROP COLUMN luck_key"]),
    (6, &["DROP TABLE keys"]),
    (5, &["DROP TABLE gatherings"]),
    (4, &["ALTER TABLE tables DROP COLUMN copied"]),
    (3, &["ALTER TABLE tables DROP COLUMN standing"]),
];

/// Takes the database in this folder back to an earlier layout, and returns a connection to it.
async fn taken_back(folder: &TempDir, layout: i64) -> SqlitePool {
    let database = database(folder).await;
    let later = TAKEN_BACK.iter().filter(|(added, _)| *added > layout).flat_map(|(_, taken)| taken.iter().copied());
    for statement in later {
        sqlx::query(statement).execute(&database).await.unwrap();
    }
    let version = AssertSqlSafe(format!("PRAGMA user_version = {layout}"));
    sqlx::query(version).execute(&database).await.unwrap();
    database
}

#[tokio::test]
async fn layout_1_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let (setup, rows) = (setup(), rows(3));
    let before = database(&folder).await;
    for statement in LAYOUT_1 {
        sqlx::query(statement).execute(&before).await.unwrap();
    }
    let seats = serde_json::to_string(&setup.seats).unwrap();
    // The third table was changed before the second. The header of the fourth table is damaged.
    for (number, changed, header) in [
        (1, 100, setup.header.print()),
        (2, 300, setup.header.print()),
        (3, 200, setup.header.print()),
        (4, 50, "nonsense".into()),
    ] {
        sqlx::query("INSERT INTO tables VALUES (?1, ?2, ?3, -1, 'brisk', 1, ?4)")
            .bind(id(number).as_str())
            .bind(header)
            .bind(&seats)
            .bind(changed)
            .execute(&before)
            .await
            .unwrap();
        for (at, row) in rows.iter().enumerate() {
            sqlx::query("INSERT INTO log VALUES (?1, ?2, ?3)")
                .bind(id(number).as_str())
                .bind(at as i64 + 1)
                .bind(row.print())
                .execute(&before)
                .await
                .unwrap();
        }
    }
    before.close().await;
    for _ in 0..2 {
        let store = Sqlite::open(folder.path()).await.unwrap();
        let page = store.list(&Query { most: 10, ..Query::default() }).await.unwrap();
        let order: Vec<_> = page.tables.iter().map(|listed| listed.id.clone()).collect();
        assert_eq!(order, [id(2), id(3), id(1), id(4)]);
        assert!(page.tables.iter().all(|listed| listed.rows == 3));
        assert_eq!(page.tables[3].header, None, "a damaged table is listed like the others");
        let kept = store.load(&id(1)).await.unwrap();
        assert_eq!((kept.setup, kept.rows), (setup.clone(), rows.clone()));
        let named = Query { words: vec![Word { text: "ann".into(), games: Vec::new() }], most: 10, ..Query::default() };
        assert_eq!(store.list(&named).await.unwrap().tables.len(), 4);
        store.close().await;
    }
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(store.unsummarised().await.unwrap(), [id(2), id(3), id(1), id(4)]);
    store.summarise(&id(3), 3, &summary(3)).await.unwrap();
    assert_eq!(store.unsummarised().await.unwrap(), [id(2), id(1), id(4)]);
    store.append(&id(1), 3, &[Row::Undo], &summary(2)).await.unwrap();
    let first = &store.list(&Query { most: 1, ..Query::default() }).await.unwrap().tables[0];
    assert_eq!((&first.id, first.rows, first.summary.clone()), (&id(1), 4, Some(summary(2))), "the game goes on");
}

/// Layout 2 lacks the column for the seat that decides or the result.
#[tokio::test]
async fn layout_2_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    for number in 1..3 {
        store.create(&id(number), &setup(), &rows(3), &summary(3)).await.unwrap();
    }
    store.close().await;
    taken_back(&folder, 2).await.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    let listed = store.list(&Query { most: 10, ..Query::default() }).await.unwrap().tables;
    let unknown = Summary { standing: None, ..summary(3) };
    assert!(listed.len() == 2 && listed.iter().all(|listed| listed.summary == Some(unknown.clone())));
    assert_eq!(store.unsummarised().await.unwrap(), [id(2), id(1)]);
    store.summarise(&id(2), 3, &summary(3)).await.unwrap();
    assert_eq!(store.unsummarised().await.unwrap(), [id(1)]);
    let listed = store.list(&Query { most: 1, ..Query::default() }).await.unwrap().tables;
    assert_eq!(listed[0].summary, Some(summary(3)));
}

/// Layout 3 lacks the column for the rows that were copied from another game.
#[tokio::test]
async fn layout_3_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &setup(), &rows(3), &summary(91)).await.unwrap();
    assert_eq!(store.finished(None, None, 10).await.unwrap(), [], "a copy");
    store.close().await;
    taken_back(&folder, 3).await.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    let kept = store.load(&id(1)).await.unwrap();
    assert_eq!((kept.setup, kept.rows), (setup(), rows(3)));
    assert_eq!(store.finished(None, None, 10).await.unwrap().len(), 1, "nothing tells a game of layout 3 from a copy");
    store.create(&id(2), &setup(), &rows(3), &summary(91)).await.unwrap();
    assert_eq!(store.finished(None, None, 10).await.unwrap().len(), 1);
}

/// Layout 4 lacks gatherings, and nobody holds a seat in it.
#[tokio::test]
async fn layout_4_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &setup(), &rows(3), &summary(3)).await.unwrap();
    store.close().await;
    let before = taken_back(&folder, 4).await;
    // Layout 4 writes seats without holders.
    let seats = r#"[{"name":"Ann","bot":null},{"name":"Ben","bot":"greedy"}]"#;
    sqlx::query("UPDATE tables SET seats = ?1").bind(seats).execute(&before).await.unwrap();
    before.close().await;
    for number in 2..4 {
        let store = Sqlite::open(folder.path()).await.unwrap();
        let kept = store.load(&id(1)).await.unwrap();
        assert_eq!((kept.setup, kept.rows), (setup(), rows(3)));
        store.gather(&id(number), &gathering()).await.unwrap();
        assert_eq!(store.gathering(&id(2)).await.unwrap().gathering, gathering());
        store.close().await;
    }
}

/// Layout 5 lacks the keys of people.
#[tokio::test]
async fn layout_5_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.gather(&id(1), &gathering()).await.unwrap();
    store.close().await;
    taken_back(&folder, 5).await.close().await;
    for _ in 0..2 {
        let store = Sqlite::open(folder.path()).await.unwrap();
        assert_eq!(store.gathering(&id(1)).await.unwrap().gathering, Gathering { luck: None, ..gathering() });
        store.keep_key(&first_key(ANN)).await.unwrap();
        assert_eq!(store.keys(ANN).await.unwrap(), [first_key(ANN)]);
        store.close().await;
    }
}

/// Layout 6 lacks the column for the key of a table whose luck can be checked.
#[tokio::test]
async fn layout_6_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &setup(), &rows(3), &summary(3)).await.unwrap();
    store.close().await;
    taken_back(&folder, 6).await.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    let kept = store.load(&id(1)).await.unwrap();
    assert_eq!((kept.setup, kept.rows), (setup(), rows(3)), "it draws from its seed as before");
    store.append(&id(1), 3, &[Row::Undo], &summary(2)).await.unwrap();
    store.create(&id(4), &held_by_ann(), &[], &summary(0)).await.unwrap();
    assert_eq!(store.load(&id(4)).await.unwrap().setup, held_by_ann());
}

/// Layout 7 lacks the columns for the luck of gatherings.
#[tokio::test]
async fn layout_7_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.gather(&id(1), &gathering()).await.unwrap();
    store.close().await;
    taken_back(&folder, 7).await.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(store.gathering(&id(1)).await.unwrap().gathering, Gathering { luck: None, ..gathering() });
    let waiting = Gathering { due: Some(9), ..gathering() };
    store.regather(&id(1), 1, &waiting).await.unwrap();
    assert_eq!(store.gathering(&id(1)).await.unwrap().gathering, waiting);
    assert_eq!(store.due(9, 9).await.unwrap(), [id(1)]);
}

/// Layout 8 lacks the parts of tables that only one seat knows.
#[tokio::test]
async fn layout_8_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &setup(), &rows(3), &summary(3)).await.unwrap();
    store.close().await;
    taken_back(&folder, 8).await.close().await;
    for _ in 0..2 {
        let store = Sqlite::open(folder.path()).await.unwrap();
        assert_eq!(store.load(&id(1)).await.unwrap().rows, rows(3));
        privates::promises(&store).await;
        store.close().await;
    }
}

/// Layout 9 lacks the talk at tables, and notes about people.
#[tokio::test]
async fn layout_9_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &held_by_ann(), &rows(3), &summary(3)).await.unwrap();
    store.close().await;
    taken_back(&folder, 9).await.close().await;
    for said in 0..2 {
        let store = Sqlite::open(folder.path()).await.unwrap();
        assert_eq!(store.load(&id(1)).await.unwrap().rows, rows(3));
        assert_eq!(store.talk(&id(1)).await.unwrap().len(), said);
        store.say(&id(1), &line(said as u64 + 1, ANN, None), 10).await.unwrap();
        store.keep_note(&report("a", 10)).await.unwrap();
        assert_eq!(store.count_notes(NoteKind::Report).await.unwrap(), 1);
        store.close().await;
    }
}

/// Layout 10 lacks players and ratings.
#[tokio::test]
async fn layout_10_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &held_by_ann(), &[], &summary(91)).await.unwrap();
    store.keep_key(&first_key(ANN)).await.unwrap();
    store.keep_key(&link_key(BEN)).await.unwrap();
    store.close().await;
    taken_back(&folder, 10).await.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    let [ann] = &store.players(&[ANN, BEN]).await.unwrap()[..] else { panic!("who keeps a name is a player") };
    assert_eq!((ann.person, ann.since, &*ann.name), (ANN, 10, "Ann \"A\""));
    assert_eq!(store.player(&ann.id).await.unwrap().as_ref(), Some(ann));
    assert_eq!(store.finished(Some(ANN), None, 10).await.unwrap().len(), 1);
    assert_eq!(store.finished(Some(ANN), Some(BEN), 10).await.unwrap(), [], "no earlier table is public");
    assert_eq!(store.unrated().await.unwrap(), []);
}

/// Layout 11 lacks tournaments.
#[tokio::test]
async fn layout_11_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.gather(&id(1), &gathering()).await.unwrap();
    store.close().await;
    taken_back(&folder, 11).await.close().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(store.gathering(&id(1)).await.unwrap().gathering, gathering(), "no gathering is of a tournament");
    store.keep_tournament(&tournament(1, 10)).await.unwrap();
    assert_eq!(store.tournament(&id(1)).await.unwrap(), tournament(1, 10));
}

/// Layout 12 lacks the number of each person's newest notice.
#[tokio::test]
async fn layout_12_is_brought_forward_in_place() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&id(1), &held_by_ann(), &rows(3), &summary(3)).await.unwrap();
    store.close().await;
    taken_back(&folder, 12).await.close().await;
    for is_first in [true, false] {
        let store = Sqlite::open(folder.path()).await.unwrap();
        assert_eq!(store.load(&id(1)).await.unwrap().rows, rows(3));
        assert_eq!(claims(&store, 1, ANN, 3).await, is_first);
        store.close().await;
    }
}

#[tokio::test]
async fn databases_of_others_and_of_later_versions_are_left_alone() {
    for (change, is_layout) in [("PRAGMA application_id = 1", false), ("PRAGMA user_version = 99", true)] {
        let folder = TempDir::new().unwrap();
        Sqlite::open(folder.path()).await.unwrap().close().await;
        let before = database(&folder).await;
        sqlx::query(change).execute(&before).await.unwrap();
        before.close().await;
        match Sqlite::open(folder.path()).await.unwrap_err() {
            StoreFault::Foreign { .. } => assert!(!is_layout),
            StoreFault::Layout { found, .. } => assert!(is_layout && found == 99),
            other => panic!("{other}"),
        }
    }
}
