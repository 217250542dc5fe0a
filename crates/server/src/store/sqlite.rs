//! The store in one SQLite file. WAL and `synchronous=FULL`: what is acknowledged survives a crash.

use super::{Kept, Listed, Row, Setup, StoreFault, TableId};
use protocol::Pace;
use sqlx::{
    Row as _, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous},
};
use std::{
    path::Path,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use table::Header;

#[derive(Clone, Debug)]
pub struct Sqlite {
    /// One connection: SQLite has one writer, and reads here are as short as writes.
    pool: SqlitePool,
}

/// The file in the data folder.
const FILE: &str = "brickroad.db";

/// No list of tables is longer: the oldest are left out.
const MAX_LISTED: i64 = 1_000;

/// How long another process may hold the file before a call gives up.
const PATIENCE: Duration = Duration::from_secs(5);

/// Marks the file as ours, in its header.
const MARK: i64 = 0x4f7a_5264;

/// The layout of the tables below.
const LAYOUT: i64 = 1;

impl Sqlite {
    /// Opens the database in this folder, or makes both.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreFault> {
        std::fs::create_dir_all(folder).map_err(|why| StoreFault::Folder { path: folder.to_owned(), why })?;
        let path = folder.join(FILE);
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            .foreign_keys(true);
        let open = |why| StoreFault::Open { path: path.clone(), why };
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await
            .map_err(open)?;
        let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await.map_err(open)?;
        lay_out(&mut transaction, &path).await?;
        transaction.commit().await.map_err(open)?;
        Ok(Sqlite { pool })
    }

    /// Keeps a new table with the first rows of its log.
    pub async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row]) -> Result<(), StoreFault> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(
            "INSERT INTO tables (id, header, seats, seed, pace, created, changed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
        )
        .bind(id.as_str())
        .bind(setup.header.print())
        .bind(serde_json::to_string(&setup.seats).expect("seats are plain JSON"))
        .bind(setup.seed.cast_signed())
        .bind(pace_name(setup.pace))
        .bind(now())
        .execute(&mut *transaction)
        .await
        .map_err(taken)?;
        insert(&mut transaction, id, 0, rows).await?;
        Ok(transaction.commit().await?)
    }

    /// Adds rows to a log that has `after` rows: all of them, or none.
    pub async fn append(&self, id: &TableId, after: u64, rows: &[Row]) -> Result<(), StoreFault> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let changed = sqlx::query("UPDATE tables SET changed = ?2 WHERE id = ?1")
            .bind(id.as_str())
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        if changed.rows_affected() == 0 {
            return Err(StoreFault::Missing);
        }
        insert(&mut transaction, id, after, rows).await?;
        Ok(transaction.commit().await?)
    }

    /// A table with its whole log.
    pub async fn load(&self, id: &TableId) -> Result<Kept, StoreFault> {
        let mut transaction = self.pool.begin().await?;
        let table = sqlx::query("SELECT header, seats, seed, pace FROM tables WHERE id = ?1")
            .bind(id.as_str())
            .fetch_optional(&mut *transaction)
            .await?
            .ok_or(StoreFault::Missing)?;
        let log = sqlx::query("SELECT number, line FROM log WHERE table_id = ?1 ORDER BY number")
            .bind(id.as_str())
            .fetch_all(&mut *transaction)
            .await?;
        let rows = log.iter().enumerate().map(|(at, row)| read_row(at, row)).collect::<Result<_, _>>()?;
        Ok(Kept { setup: read_setup(&table)?, rows })
    }

    /// How many rows a log has.
    pub async fn rows(&self, id: &TableId) -> Result<u64, StoreFault> {
        let row = sqlx::query("SELECT (SELECT count(*) FROM log WHERE table_id = id) FROM tables WHERE id = ?1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?
            .ok_or(StoreFault::Missing)?;
        Ok(row.try_get::<i64, _>(0)?.cast_unsigned())
    }

    /// Every table, the latest first. A damaged one is listed like the others.
    pub async fn list(&self) -> Result<Vec<Listed>, StoreFault> {
        let rows = sqlx::query(
            "SELECT id, (SELECT count(*) FROM log WHERE table_id = id), changed FROM tables \
             ORDER BY changed DESC, rowid DESC LIMIT ?1",
        )
        .bind(MAX_LISTED)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().filter_map(read_listed).collect())
    }

    pub async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
        let changed = sqlx::query("UPDATE tables SET pace = ?2 WHERE id = ?1")
            .bind(id.as_str())
            .bind(pace_name(pace))
            .execute(&self.pool)
            .await?;
        if changed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
    }

    /// Removes a table and its log.
    pub async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
        let removed = sqlx::query("DELETE FROM tables WHERE id = ?1").bind(id.as_str()).execute(&self.pool).await?;
        if removed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
    }

    /// Finishes what is under way and lets go of the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn lay_out(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreFault> {
    let open = |why| StoreFault::Open { path: path.to_owned(), why };
    let mark: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(open)?;
    let layout: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(open)?;
    match (mark, layout) {
        (MARK, LAYOUT) => Ok(()),
        (0, 0) => {
            for statement in LAY_OUT {
                sqlx::query(statement).execute(&mut *connection).await.map_err(open)?;
            }
            Ok(())
        }
        (MARK, found) => Err(StoreFault::Layout { path: path.to_owned(), expected: LAYOUT, found }),
        (found, _) => Err(StoreFault::Foreign { path: path.to_owned(), expected: MARK, found }),
    }
}

const LAY_OUT: [&str; 4] = [
    "CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, seats TEXT NOT NULL, seed INTEGER NOT NULL, \
     pace TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT",
    "CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, \
     line TEXT NOT NULL, PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
    "PRAGMA application_id = 1333416548",
    "PRAGMA user_version = 1",
];

async fn insert(connection: &mut SqliteConnection, id: &TableId, after: u64, rows: &[Row]) -> Result<(), StoreFault> {
    for (number, row) in (after + 1..).zip(rows) {
        sqlx::query("INSERT INTO log (table_id, number, line) VALUES (?1, ?2, ?3)")
            .bind(id.as_str())
            .bind(number.cast_signed())
            .bind(row.print())
            .execute(&mut *connection)
            .await
            .map_err(taken)?;
    }
    Ok(())
}

fn taken(fault: sqlx::Error) -> StoreFault {
    let lost = fault.as_database_error().is_some_and(|fault| fault.is_unique_violation());
    if lost { StoreFault::Taken } else { StoreFault::Database(fault) }
}

fn read_row(at: usize, row: &SqliteRow) -> Result<Row, StoreFault> {
    let damaged = |why: String| StoreFault::Damaged(format!("row {} of its log: {why}", at + 1));
    let number: i64 = row.try_get(0).map_err(|why| damaged(why.to_string()))?;
    if usize::try_from(number) != Ok(at + 1) {
        return Err(damaged(format!("found number {number}; expected {}", at + 1)));
    }
    let line: String = row.try_get(1).map_err(|why| damaged(why.to_string()))?;
    Row::parse(&line).map_err(damaged)
}

fn read_setup(row: &SqliteRow) -> Result<Setup, StoreFault> {
    let text = |at: usize, what: &str| {
        row.try_get::<String, _>(at).map_err(|why| StoreFault::Damaged(format!("its {what}: {why}")))
    };
    let header = Header::parse(&text(0, "header")?).map_err(|why| StoreFault::Damaged(format!("its header: {why}")))?;
    let seats =
        serde_json::from_str(&text(1, "seats")?).map_err(|why| StoreFault::Damaged(format!("its seats: {why}")))?;
    let seed: i64 = row.try_get(2).map_err(|why| StoreFault::Damaged(format!("its seed: {why}")))?;
    let name = text(3, "pace")?;
    let pace = [Pace::Calm, Pace::Brisk, Pace::Instant].into_iter().find(|pace| pace_name(*pace) == name);
    let pace =
        pace.ok_or_else(|| StoreFault::Damaged(format!("its pace: found {name:?}; expected calm, brisk or instant")))?;
    Ok(Setup { header, seats, seed: seed.cast_unsigned(), pace })
}

/// Nothing, where not even the id can be read: such a table cannot be named.
fn read_listed(row: &SqliteRow) -> Option<Listed> {
    let id = TableId::parse(&row.try_get::<String, _>(0).ok()?)?;
    let rows: i64 = row.try_get(1).ok()?;
    let changed: i64 = row.try_get(2).ok()?;
    Some(Listed { id, rows: rows.cast_unsigned(), changed: changed.cast_unsigned() })
}

fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Calm => "calm",
        Pace::Brisk => "brisk",
        Pace::Instant => "instant",
    }
}

/// Seconds since 1970; a clock set before that counts as then.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().cast_signed()
}
