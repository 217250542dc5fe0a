//! The layout of the database. It is taken whole or not at all.

use crate::StoreFault;
use sqlx::{PgConnection, query, query_scalar};

/// The layout that this program reads and writes. The numbers are those of SQLite, whose layout 2 this was first.
const LAYOUT: i64 = 2;

/// Lays out a new database, or says why it cannot be used. The caller commits.
pub(super) async fn lay_out(connection: &mut PgConnection, place: &str) -> Result<(), StoreFault> {
    let open = |why| StoreFault::Open { place: place.to_owned(), why };
    // Of two servers that start at the same time, one waits for the other.
    query(super::writing::LOCK).execute(&mut *connection).await.map_err(open)?;
    let is_new: bool =
        query_scalar("SELECT to_regclass('brickroad') IS NULL").fetch_one(&mut *connection).await.map_err(open)?;
    if is_new {
        for statement in LAY_OUT {
            query(*statement).execute(&mut *connection).await.map_err(open)?;
        }
    }
    let found: i64 = query_scalar("SELECT layout FROM brickroad").fetch_one(&mut *connection).await.map_err(open)?;
    if found == LAYOUT { Ok(()) } else { Err(StoreFault::Layout { place: place.to_owned(), expected: LAYOUT, found }) }
}

const LAY_OUT: &[&str] = &[
    "CREATE TABLE brickroad (layout BIGINT NOT NULL)",
    "INSERT INTO brickroad (layout) VALUES (2)",
    "CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, seats TEXT NOT NULL, seed BIGINT NOT NULL, \
     pace TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL, turn BIGINT NOT NULL UNIQUE, \
     log_rows BIGINT NOT NULL, game TEXT NOT NULL, searched TEXT NOT NULL, entries BIGINT, is_over BOOLEAN, \
     heading_en TEXT, heading_fr TEXT)",
    "CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number BIGINT NOT NULL, \
     line TEXT NOT NULL, PRIMARY KEY (table_id, number))",
    "CREATE TABLE packs (key TEXT NOT NULL, hash TEXT NOT NULL, bytes BYTEA NOT NULL, PRIMARY KEY (key, hash))",
];
