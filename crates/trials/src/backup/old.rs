//! Writes a database of the first layout.

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use sqlx::{Connection, SqliteConnection, query, sqlite::SqliteConnectOptions};
use std::path::Path;

const LAYOUT_1: [&str; 4] = [
    "CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, seats TEXT NOT NULL, seed INTEGER NOT NULL, \
     pace TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT",
    "CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, \
     line TEXT NOT NULL, PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
    "PRAGMA application_id = 1333416548",
    "PRAGMA user_version = 1",
];

/// Writes the tables of a backup to a database of the first layout.
pub(super) async fn write(file: &Path, backup: &str) -> Result<()> {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    for statement in LAYOUT_1 {
        query(statement).execute(&mut connection).await?;
    }
    let mut tables = 0;
    for line in backup.lines() {
        let line: Value = serde_json::from_str(line)?;
        if let Some(table) = line.get("table") {
            write_table(&mut connection, table).await?;
            tables += 1;
        }
    }
    ensure!(tables > 0, "a backup without tables");
    connection.close().await?;
    Ok(())
}

async fn write_table(connection: &mut SqliteConnection, table: &Value) -> Result<()> {
    let text = |name: &str| table[name].as_str().with_context(|| format!("expected a text {name} in a backup"));
    let number = |name: &str| table[name].as_i64().with_context(|| format!("expected a number {name} in a backup"));
    query("INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
        .bind(text("id")?)
        .bind(text("header")?)
        .bind(text("seats")?)
        .bind(text("seed")?.parse::<i64>()?)
        .bind(text("pace")?)
        .bind(number("created")?)
        .bind(number("changed")?)
        .execute(&mut *connection)
        .await?;
    for row in table["log"].as_array().context("expected a log in a backup")? {
        query("INSERT INTO log VALUES (?1, ?2, ?3)")
            .bind(text("id")?)
            .bind(row[0].as_i64().context("expected the number of a row")?)
            .bind(row[1].as_str().context("expected a row")?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
