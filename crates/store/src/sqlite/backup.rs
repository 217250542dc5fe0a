//! All that is in the file, out of it and into another.

use crate::{
    Item, PackItem, StoreFault, TableItem,
    columns::{found_by, pack_item, read_seed},
};
use sqlx::{FromRow, SqliteConnection, query, query_as, query_scalar};

/// A table without its log, with the columns of a backup.
#[derive(FromRow)]
struct Columns {
    id: String,
    header: String,
    seats: String,
    seed: i64,
    pace: String,
    created: i64,
    changed: i64,
    entries: Option<i64>,
    is_over: Option<bool>,
    heading_en: Option<String>,
    heading_fr: Option<String>,
}

/// Hands out every pack and every table, inside the transaction of the caller. One table at a time is in memory.
pub(super) async fn hand_out(
    connection: &mut SqliteConnection,
    take: &mut (dyn FnMut(Item) -> bool + Send),
) -> Result<(), StoreFault> {
    let packs: Vec<(String, String, Vec<u8>)> = query_as("SELECT key, hash, bytes FROM packs ORDER BY key, hash")
        .fetch_all(&mut *connection)
        .await
        .map_err(StoreFault::read)?;
    for (key, hash, bytes) in packs {
        if !take(pack_item(&key, &hash, bytes)?) {
            return Ok(());
        }
    }
    let ids: Vec<String> = query_scalar("SELECT id FROM tables ORDER BY turn")
        .fetch_all(&mut *connection)
        .await
        .map_err(StoreFault::read)?;
    for id in ids {
        if !take(Item::Table(table(connection, &id).await?)) {
            return Ok(());
        }
    }
    Ok(())
}

async fn table(connection: &mut SqliteConnection, id: &str) -> Result<TableItem, StoreFault> {
    let columns: Columns = query_as(
        "SELECT id, header, seats, seed, pace, created, changed, entries, is_over, heading_en, heading_fr FROM tables \
         WHERE id = ?1",
    )
    .bind(id)
    .fetch_one(&mut *connection)
    .await
    .map_err(StoreFault::read)?;
    let log = query_as("SELECT number, line FROM log WHERE table_id = ?1 ORDER BY number")
        .bind(id)
        .fetch_all(&mut *connection)
        .await
        .map_err(StoreFault::read)?;
    let Columns { id, header, seats, seed, pace, created, changed, entries, is_over, heading_en, heading_fr } = columns;
    let seed = seed.to_string();
    Ok(TableItem { id, header, seats, seed, pace, created, changed, entries, is_over, heading_en, heading_fr, log })
}

/// Takes in every item, inside the transaction of the caller.
pub(super) async fn take_in(
    connection: &mut SqliteConnection,
    items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
) -> Result<(), StoreFault> {
    let there: i64 =
        query_scalar("SELECT count(*) FROM tables").fetch_one(&mut *connection).await.map_err(StoreFault::read)?;
    if there > 0 {
        return Err(StoreFault::NotEmpty);
    }
    let mut turn = 0;
    for item in items {
        match item? {
            Item::Pack(pack) => take_pack(connection, pack).await?,
            Item::Table(table) => {
                turn += 1;
                take_table(connection, table, turn).await?;
            }
        }
    }
    Ok(())
}

async fn take_pack(connection: &mut SqliteConnection, pack: PackItem) -> Result<(), StoreFault> {
    query("INSERT INTO packs (key, hash, bytes) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")
        .bind(pack.key)
        .bind(pack.hash)
        .bind(pack.text.into_bytes())
        .execute(connection)
        .await
        .map_err(StoreFault::written)?;
    Ok(())
}

async fn take_table(connection: &mut SqliteConnection, table: TableItem, turn: i64) -> Result<(), StoreFault> {
    let (game, searched) = found_by(&table.header, &table.seats);
    query(
        "INSERT INTO tables (id, header, seats, seed, pace, created, changed, turn, log_rows, game, searched, entries, \
         is_over, heading_en, heading_fr) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
    )
    .bind(&table.id)
    .bind(table.header)
    .bind(table.seats)
    .bind(read_seed(&table.seed)?)
    .bind(table.pace)
    .bind(table.created)
    .bind(table.changed)
    .bind(turn)
    .bind(table.log.len() as i64)
    .bind(game)
    .bind(searched)
    .bind(table.entries)
    .bind(table.is_over)
    .bind(table.heading_en)
    .bind(table.heading_fr)
    .execute(&mut *connection)
    .await
    .map_err(StoreFault::written)?;
    for (number, line) in table.log {
        query("INSERT INTO log (table_id, number, line) VALUES (?1, ?2, ?3)")
            .bind(&table.id)
            .bind(number)
            .bind(line)
            .execute(&mut *connection)
            .await
            .map_err(StoreFault::written)?;
    }
    Ok(())
}
