//! The store in one SQLite file. With WAL and `synchronous=FULL`, every acknowledged write survives a crash.

mod layout;
mod place;
mod opened;
mod lasting;
mod queue;
mod writing;

use crate::{Deed, StoreFault, sql::sql_store};
use lasting::Lasting;
use opened::PATIENCE;
use queue::Queue;
use sqlx::{
    SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};
use writing::Writing;

/// Tables in one file. SQLite has one writer, which commits all waiting writes together. Reads do not wait for it.
#[derive(Debug)]
pub struct Sqlite {
    file: Arc<Lasting>,
    queue: Queue,
}

/// The number of rows that a query reads ahead of the caller. Thousands of rows, as for the statistics, then need few
/// changes between threads.
const ROWS_AHEAD: usize = 1_000;

/// The name of the file in the data folder.
const FILE: &str = "brickroad.db";

/// The greatest number of pages that a SQLite file can have.
const MOST_PAGES: u32 = 4_294_967_294;

impl Sqlite {
    /// Opens the database in this folder, or creates both. An earlier layout is updated.
    ///
    /// # Errors
    ///
    /// Returns the fault if the folder cannot be created or the database cannot be opened.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreFault> {
        Sqlite::open_within(folder, MOST_PAGES).await
    }

    /// Opens the database as [`Sqlite::open`] does, with a limit on the number of pages of the file. A file that is
    /// already larger cannot grow at all.
    pub async fn open_within(folder: &Path, most_pages: u32) -> Result<Sqlite, StoreFault> {
        std::fs::create_dir_all(folder).map_err(|why| StoreFault::Folder { path: folder.to_owned(), why })?;
        let path = folder.join(FILE);
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            .foreign_keys(true)
            .row_buffer_size(ROWS_AHEAD)
            .pragma("max_page_count", most_pages.to_string());
        let file = Arc::new(Lasting::open(path, options).await?);
        Ok(Sqlite { queue: Queue::start(Arc::clone(&file)), file })
    }

    /// Returns the path of the database file.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Returns the path of the database file in a data folder.
    pub fn file_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    fn named(&self) -> String {
        self.file.path().display().to_string()
    }

    /// Checks the file with SQLite. Returns the faults, one sentence each.
    async fn check_file(&self) -> Result<Vec<String>, StoreFault> {
        let pool = &self.reads().await?;
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

    /// Writes a page of the file without changing it. A page may fit where a log does not, so after a failed write the
    /// probe also takes more space.
    async fn try_out(&self) -> Result<(), StoreFault> {
        let mut writing = self.alone().await?;
        query(layout::PROBE).execute(writing.on()).await.map_err(StoreFault::written)?;
        writing.commit().await?;
        if self.file.is_in_doubt() {
            let mut writing = self.alone().await?;
            for statement in TAKE_ROOM {
                query(statement).execute(writing.on()).await.map_err(StoreFault::written)?;
            }
            // The transaction is not committed. Its rollback leaves the space in the journal free for the next writes.
            drop(writing);
            self.file.doubt(false);
        }
        Ok(())
    }

    async fn let_go(&self) {
        // Checks the journal for the last time, because closing moves its content into the file.
        let _ = self.file.sound(Deed::Written).await;
        self.file.now().close().await;
    }

    /// Hands a write to the writer, and waits until it is stored.
    async fn write(&self, write: Write) -> Result<(), StoreFault> {
        self.queue.write(write).await
    }

    /// Begins a transaction. In SQLite no other transaction can write at the same time.
    async fn alone(&self) -> Result<Writing<'_>, StoreFault> {
        Writing::begin(&self.file).await
    }

    /// Returns the connections for reading, if the file is still at its path.
    async fn reads(&self) -> Result<SqlitePool, StoreFault> {
        Ok(self.file.sound(Deed::Read).await?.readers.clone())
    }
}

sql_store!(Sqlite, SqliteConnection, "(SELECT coalesce(max(turn), 0) + 1 FROM tables)");

/// Begins a transaction that reads the data of one moment, even while others write.
const BEGIN_SNAPSHOT: &str = "BEGIN";

/// The cause of a call that does not return: the transaction of another process.
const SILENCE: Cause = Cause::Busy;

/// Writes 64 pages. They do not fit into the cache of 10 pages, so SQLite writes them to the journal before the
/// transaction ends.
const TAKE_ROOM: [&str; 3] =
    ["PRAGMA cache_size = 10", "CREATE TABLE room (line BLOB)", "INSERT INTO room VALUES (zeroblob(64 * 4096))"];
