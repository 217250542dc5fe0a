//! The store in one SQLite file. WAL and `synchronous=FULL`: what is acknowledged survives a crash.

mod backup;
mod layout;
mod place;
mod writing;

use crate::{
    Deed, Item, Kept, KeptPack, Page, Query, Row, Setup, Store, StoreFault, Summary, TableId,
    clock::now,
    columns::{SetupColumns, pace_name, read_log},
    list::searched,
    listing::{conditions, page},
};
use place::Place;
use protocol::Pace;
use sqlx::{
    QueryBuilder, SqliteConnection, SqlitePool, query, query_as, query_scalar,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    path::{Path, PathBuf},
    time::Duration,
};
use writing::Writing;

/// Tables in one file. SQLite has one writer; reads do not wait for it.
#[derive(Debug)]
pub struct Sqlite {
    place: Place,
    writer: SqlitePool,
    readers: SqlitePool,
}

/// The file in the data folder.
const FILE: &str = "brickroad.db";

/// As many pages as SQLite can count.
const MOST_PAGES: u32 = 4_294_967_294;

/// How long another process may hold the file before a call gives up.
const PATIENCE: Duration = Duration::from_secs(5);

/// No more reads than this go on at the same time.
const READERS: u32 = 4;

/// No more tables than this are named at a time as unsummarised.
const MOST_UNSUMMARISED: i64 = 64;

impl Sqlite {
    /// Opens the database in this folder, or makes both. A database of an earlier layout is brought forward.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreFault> {
        Sqlite::open_within(folder, MOST_PAGES).await
    }

    /// The same for a file that may not grow beyond so many pages. One that is larger already may not grow at all.
    pub async fn open_within(folder: &Path, most_pages: u32) -> Result<Sqlite, StoreFault> {
        std::fs::create_dir_all(folder).map_err(|why| StoreFault::Folder { path: folder.to_owned(), why })?;
        let path = folder.join(FILE);
        let place = path.display().to_string();
        let open = |why| StoreFault::Open { place: place.clone(), why };
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            .foreign_keys(true)
            .pragma("max_page_count", most_pages.to_string());
        let first = SqlitePool::connect_lazy_with(options.clone().create_if_missing(true));
        let mut transaction = first.begin_with("BEGIN IMMEDIATE").await.map_err(open)?;
        layout::lay_out(&mut transaction, &place).await?;
        transaction.commit().await.map_err(open)?;
        let found = Place::of(path).map_err(|why| open(sqlx::Error::Io(why)))?;
        first.close().await;
        // From here on a file that is gone is never made anew.
        let pool = |most| {
            SqlitePoolOptions::new()
                .max_connections(most)
                .idle_timeout(None)
                .max_lifetime(None)
                .acquire_timeout(2 * PATIENCE)
                .connect_lazy_with(options.clone())
        };
        Ok(Sqlite { place: found, writer: pool(1), readers: pool(READERS) })
    }

    /// The database file.
    pub fn path(&self) -> &Path {
        self.place.path()
    }

    /// The database file that a data folder has.
    pub fn file_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// Has SQLite check its file, and counts the logs. Returns what is wrong, a sentence each.
    pub async fn integrity(&self) -> Result<Vec<String>, StoreFault> {
        let pool = self.reads()?;
        let said: Vec<String> =
            query_scalar("PRAGMA integrity_check").fetch_all(pool).await.map_err(StoreFault::read)?;
        let lost: i64 = query_scalar("SELECT count(*) FROM pragma_foreign_key_check")
            .fetch_one(pool)
            .await
            .map_err(StoreFault::read)?;
        let miscounted: Vec<(String, i64, i64)> = query_as(
            "SELECT id, log_rows, (SELECT count(*) FROM log WHERE table_id = id) AS found FROM tables \
             WHERE log_rows <> found",
        )
        .fetch_all(pool)
        .await
        .map_err(StoreFault::read)?;
        let mut wrong: Vec<String> = said.into_iter().filter(|said| said != "ok").collect();
        if lost > 0 {
            wrong.push(format!("{lost} rows belong to no table"));
        }
        let count = |(id, expected, found)| format!("the log of table {id} has {found} rows; expected {expected}");
        wrong.extend(miscounted.into_iter().map(count));
        Ok(wrong)
    }

    async fn write(&self) -> Result<Writing<'_>, StoreFault> {
        Writing::begin(&self.writer, &self.place).await
    }

    /// Where reads are done, while the file is where it was.
    fn reads(&self) -> Result<&SqlitePool, StoreFault> {
        self.place.check(Deed::Read)?;
        Ok(&self.readers)
    }
}

#[async_trait::async_trait]
impl Store for Sqlite {
    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        let SetupColumns { header, seats, seed, pace } = SetupColumns::of(setup);
        query(
            "INSERT INTO tables (id, header, seats, seed, pace, created, changed, turn, log_rows, game, searched, \
             entries, is_over, heading_en, heading_fr) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, (SELECT coalesce(max(turn), 0) + 1 FROM tables), ?7, ?8, ?9, ?10, \
             ?11, ?12, ?13)",
        )
        .bind(id.as_str())
        .bind(header)
        .bind(seats)
        .bind(seed)
        .bind(pace)
        .bind(now())
        .bind(rows.len() as i64)
        .bind(&setup.header.game)
        .bind(searched(&setup.seats))
        .bind(summary.entries.cast_signed())
        .bind(summary.over)
        .bind(&summary.heading.en)
        .bind(&summary.heading.fr)
        .execute(writing.on())
        .await
        .map_err(StoreFault::written)?;
        insert(writing.on(), id, 0, rows).await?;
        writing.commit().await
    }

    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        let changed = query(
            "UPDATE tables SET changed = ?3, turn = (SELECT max(turn) + 1 FROM tables), log_rows = ?4, entries = ?5, \
             is_over = ?6, heading_en = ?7, heading_fr = ?8 WHERE id = ?1 AND log_rows = ?2",
        )
        .bind(id.as_str())
        .bind(after.cast_signed())
        .bind(now())
        .bind(after.cast_signed() + rows.len() as i64)
        .bind(summary.entries.cast_signed())
        .bind(summary.over)
        .bind(&summary.heading.en)
        .bind(&summary.heading.fr)
        .execute(writing.on())
        .await
        .map_err(StoreFault::written)?;
        if changed.rows_affected() == 0 {
            let there: i64 = query_scalar("SELECT count(*) FROM tables WHERE id = ?1")
                .bind(id.as_str())
                .fetch_one(writing.on())
                .await
                .map_err(StoreFault::read)?;
            return Err(if there == 0 { StoreFault::Missing } else { StoreFault::Taken });
        }
        insert(writing.on(), id, after, rows).await?;
        writing.commit().await
    }

    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        query(
            "UPDATE tables SET entries = ?3, is_over = ?4, heading_en = ?5, heading_fr = ?6 \
             WHERE id = ?1 AND log_rows = ?2",
        )
        .bind(id.as_str())
        .bind(rows.cast_signed())
        .bind(summary.entries.cast_signed())
        .bind(summary.over)
        .bind(&summary.heading.en)
        .bind(&summary.heading.fr)
        .execute(writing.on())
        .await
        .map_err(StoreFault::written)?;
        writing.commit().await
    }

    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault> {
        // The log comes first: a table that is removed between the two is missing, and not empty.
        let log: Vec<(i64, String)> = query_as("SELECT number, line FROM log WHERE table_id = ?1 ORDER BY number")
            .bind(id.as_str())
            .fetch_all(self.reads()?)
            .await
            .map_err(StoreFault::read)?;
        let setup: SetupColumns = query_as("SELECT header, seats, seed, pace FROM tables WHERE id = ?1")
            .bind(id.as_str())
            .fetch_optional(self.reads()?)
            .await
            .map_err(StoreFault::read)?
            .ok_or(StoreFault::Missing)?;
        Ok(Kept { setup: setup.read()?, rows: read_log(log)? })
    }

    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault> {
        let rows: Option<i64> = query_scalar("SELECT log_rows FROM tables WHERE id = ?1")
            .bind(id.as_str())
            .fetch_optional(self.reads()?)
            .await
            .map_err(StoreFault::read)?;
        rows.map(i64::cast_unsigned).ok_or(StoreFault::Missing)
    }

    async fn list(&self, wanted: &Query) -> Result<Page, StoreFault> {
        let mut select = QueryBuilder::new(
            "SELECT id, turn, changed, log_rows, header, seats, entries, is_over, heading_en, heading_fr FROM tables \
             WHERE TRUE",
        );
        conditions(wanted, &mut select);
        let found = select.build_query_as().fetch_all(self.reads()?).await.map_err(StoreFault::read)?;
        Ok(page(wanted, found))
    }

    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault> {
        let found: Vec<String> =
            query_scalar("SELECT id FROM tables WHERE heading_en IS NULL ORDER BY turn DESC LIMIT ?1")
                .bind(MOST_UNSUMMARISED)
                .fetch_all(self.reads()?)
                .await
                .map_err(StoreFault::read)?;
        Ok(found.iter().filter_map(|id| TableId::parse(id)).collect())
    }

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        let changed = query("UPDATE tables SET pace = ?2 WHERE id = ?1")
            .bind(id.as_str())
            .bind(pace_name(pace))
            .execute(writing.on())
            .await
            .map_err(StoreFault::written)?;
        if changed.rows_affected() == 0 {
            return Err(StoreFault::Missing);
        }
        writing.commit().await
    }

    async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        let removed = query("DELETE FROM tables WHERE id = ?1")
            .bind(id.as_str())
            .execute(writing.on())
            .await
            .map_err(StoreFault::written)?;
        if removed.rows_affected() == 0 {
            return Err(StoreFault::Missing);
        }
        writing.commit().await
    }

    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        query("INSERT INTO packs (key, hash, bytes) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")
            .bind(&pack.key)
            .bind(&pack.hash)
            .bind(&pack.bytes)
            .execute(writing.on())
            .await
            .map_err(StoreFault::written)?;
        writing.commit().await
    }

    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault> {
        query_scalar("SELECT bytes FROM packs WHERE key = ?1 AND hash = ?2")
            .bind(key)
            .bind(hash)
            .fetch_optional(self.reads()?)
            .await
            .map_err(StoreFault::read)
    }

    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault> {
        let pool = self.reads()?;
        // A transaction that reads sees one moment, whatever is written meanwhile. A connection of its own, which is closed with
        // whatever came of it.
        let mut connection = pool.acquire().await.map_err(StoreFault::read)?.detach();
        query("BEGIN").execute(&mut connection).await.map_err(StoreFault::read)?;
        backup::hand_out(&mut connection, take).await?;
        self.place.check(Deed::Read)
    }

    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        backup::take_in(writing.on(), items).await?;
        writing.commit().await
    }

    async fn probe(&self) -> Result<(), StoreFault> {
        let mut writing = self.write().await?;
        // The same number again: a page is written, and nothing has changed.
        query(PROBE).execute(writing.on()).await.map_err(StoreFault::written)?;
        writing.commit().await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Writes a page of the file, and changes nothing.
const PROBE: &str = "PRAGMA user_version = 2";

async fn insert(connection: &mut SqliteConnection, id: &TableId, after: u64, rows: &[Row]) -> Result<(), StoreFault> {
    for (number, row) in (after + 1..).zip(rows) {
        query("INSERT INTO log (table_id, number, line) VALUES (?1, ?2, ?3)")
            .bind(id.as_str())
            .bind(number.cast_signed())
            .bind(row.print())
            .execute(&mut *connection)
            .await
            .map_err(StoreFault::written)?;
    }
    Ok(())
}
