//! The store in one SQLite file. With WAL and `synchronous=FULL`, every acknowledged write survives a crash.

mod layout;
mod place;
mod writing;

use crate::{Deed, StoreFault, sql::sql_store};
use place::Place;
use sqlx::{
    SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    path::{Path, PathBuf},
    time::Duration,
};
use writing::Writing;

/// Tables in one file. SQLite has one writer, and reads do not wait for it.
#[derive(Debug)]
pub struct Sqlite {
    place: Place,
    writer: SqlitePool,
    readers: SqlitePool,
}

/// The name of the file in the data folder.
const FILE: &str = "brickroad.db";

/// The greatest number of pages that SQLite can count.
const MOST_PAGES: u32 = 4_294_967_294;

/// The time for which another process may lock the file before a call gives up.
const PATIENCE: Duration = Duration::from_secs(5);

/// The greatest number of reads at the same time.
const READERS: u32 = 4;

impl Sqlite {
    /// Opens the database in this folder, or creates both. An earlier layout is updated.
    ///
    /// # Errors
    ///
    /// Returns the fault if the folder cannot be created or the database cannot be opened.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreFault> {
        Sqlite::open_within(folder, MOST_PAGES).await
    }

    /// Opens the same with a limit on the number of pages of the file. A file that is larger already cannot grow at
    /// all.
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
        // From here on a missing file is never created again.
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

    /// Returns the path of the database file.
    pub fn path(&self) -> &Path {
        self.place.path()
    }

    /// Returns the path of the database file in a data folder.
    pub fn file_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    fn named(&self) -> String {
        self.place.path().display().to_string()
    }

    /// Checks the file with SQLite. Returns the faults, one sentence each.
    async fn check_file(&self) -> Result<Vec<String>, StoreFault> {
        let pool = self.reads()?;
        let said: Vec<String> =
            query_scalar("PRAGMA integrity_check").fetch_all(pool).await.map_err(StoreFault::read)?;
        let lost: i64 = query_scalar("SELECT count(*) FROM pragma_foreign_key_check")
            .fetch_one(pool)
            .await
            .map_err(StoreFault::read)?;
        let mut wrong: Vec<String> = said.into_iter().filter(|said| said != "ok").collect();
        if lost > 0 {
            wrong.push(format!("{lost} rows belong to no table"));
        }
        Ok(wrong)
    }

    async fn let_go(&self) {
        self.readers.close().await;
        self.writer.close().await;
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

sql_store!(Sqlite, SqliteConnection);

/// A transaction that reads sees one moment, whatever is written meanwhile.
const BEGIN_SNAPSHOT: &str = "BEGIN";

/// Writes a page of the file without a change.
const PROBE: &str = "PRAGMA user_version = 2";
