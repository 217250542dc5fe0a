//! The database tables of a queue of units.

use crate::StoreFault;
use sqlx::{Connection, PgConnection, query, query_scalar};

/// The number of the layout that this program reads and writes.
const LAYOUT: i64 = 1;

/// The statement that locks the layout, so that processes that start at the same time create it once.
const LOCK: &str = "SELECT pg_advisory_xact_lock(1333416549)";

const TABLES: [&str; 5] = [
    "CREATE TABLE lab (layout BIGINT NOT NULL)",
    "INSERT INTO lab (layout) VALUES (1)",
    "CREATE TABLE lab_matches (key TEXT PRIMARY KEY, plan TEXT NOT NULL, units BIGINT NOT NULL, \
     next BIGINT NOT NULL DEFAULT 0)",
    "CREATE TABLE lab_blocks (key TEXT NOT NULL REFERENCES lab_matches (key) ON DELETE CASCADE, first BIGINT NOT NULL, \
     beyond BIGINT NOT NULL, worker TEXT NOT NULL, lease TIMESTAMPTZ NOT NULL, PRIMARY KEY (key, first))",
    "CREATE TABLE lab_units (key TEXT NOT NULL REFERENCES lab_matches (key) ON DELETE CASCADE, number BIGINT NOT NULL, \
     line TEXT NOT NULL, PRIMARY KEY (key, number))",
];

/// Creates the tables if there are none. Returns a new name for this process.
///
/// # Errors
///
/// Returns an error if the tables cannot be created, or if they have another layout.
pub(super) async fn lay_out(connection: &mut PgConnection, place: &str) -> Result<String, StoreFault> {
    let (found, worker) = created(connection).await.map_err(|why| StoreFault::Open { place: place.to_owned(), why })?;
    if found != LAYOUT {
        return Err(StoreFault::Layout { place: format!("the queue in {place}"), expected: LAYOUT, found });
    }
    Ok(worker)
}

/// Creates the tables if there are none. Returns their layout, and a new name for this process.
async fn created(connection: &mut PgConnection) -> Result<(i64, String), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let on = &mut *transaction;
    query(LOCK).execute(&mut *on).await?;
    let is_new: bool = query_scalar("SELECT to_regclass('lab') IS NULL").fetch_one(&mut *on).await?;
    if is_new {
        for statement in TABLES {
            query(statement).execute(&mut *on).await?;
        }
    }
    let found = query_scalar("SELECT layout FROM lab").fetch_one(&mut *on).await?;
    let worker = query_scalar("SELECT gen_random_uuid()::text").fetch_one(&mut *on).await?;
    transaction.commit().await?;
    Ok((found, worker))
}
