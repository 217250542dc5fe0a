//! The store in one SQLite file. With WAL and `synchronous=FULL`, every acknowledged write survives a crash.

mod layout;
mod place;
mod opened;
mod lasting;
mod queue;
mod writing;

use crate::{
    Deed, StoreFault,
    sql::{
        backups::sql_backups, gatherings::sql_gatherings, keys::sql_keys, merges::sql_merges, notes::sql_notes,
        notices::sql_notices, packs::sql_packs, players::sql_players, privates::sql_privates, ratings::sql_ratings,
        sql_store, tables::sql_tables, talk::sql_talk, tournaments::sql_tournaments,
    },
};
use lasting::Lasting;
use opened::PATIENCE;
use queue::Queue;
use sqlx::{
    SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};
use writing::Writing;

/// A store of tables in one SQLite file. A single writer commits all waiting writes together. Reads do not wait for the
/// writer.
#[derive(Debug)]
pub struct Sqlite {
    file: Arc<Lasting>,
    queue: Queue,
}

/// The number of rows that a query reads ahead of the caller. A query for thousands of rows, such as that of the
/// statistics, then needs few switches between threads.
const ROWS_AHEAD: usize = 1_000;

/// The name of the file in the data folder.
const FILE: &str = "brickroad.db";

/// The greatest number of pages that a SQLite file can have.
const MOST_PAGES: u32 = 4_294_967_294;

impl Sqlite {
    /// Opens the database in `folder`. Creates the folder, for its owner alone, and the database if they do not exist, and
    /// updates an earlier layout.
    ///
    /// # Errors
    ///
    /// Returns the fault if the folder cannot be created or the database cannot be opened.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreFault> {
        Sqlite::open_within(folder, MOST_PAGES).await
    }

    /// Opens the database as [`Sqlite::open`] does, with an upper limit on the number of pages of its file. A file that
    /// is already above the limit cannot grow.
    pub async fn open_within(folder: &Path, most_pages: u32) -> Result<Sqlite, StoreFault> {
        make_private(folder).map_err(|why| StoreFault::Folder { path: folder.to_owned(), why })?;
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

    /// Checks the file with SQLite's own check. Returns one sentence for each fault.
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

    /// Writes a page of the file without changing its content. One page may fit on a disk that is too full for a log,
    /// so after a failed write this function also runs [`TAKE_ROOM`] and rolls it back.
    async fn try_out(&self) -> Result<(), StoreFault> {
        let mut writing = self.alone().await?;
        query(layout::PROBE).execute(writing.on()).await.map_err(StoreFault::written)?;
        writing.commit().await?;
        if self.file.is_in_doubt() {
            let mut writing = self.alone().await?;
            for statement in TAKE_ROOM {
                query(statement).execute(writing.on()).await.map_err(StoreFault::written)?;
            }
            // The transaction is rolled back, so the space that it took in the journal is free for the next writes.
            drop(writing);
            self.file.doubt(false);
        }
        Ok(())
    }

    async fn let_go(&self) {
        // Closing moves the content of the journal into the file, so the journal is checked once more before that.
        let _ = self.file.sound(Deed::Written).await;
        self.file.now().close().await;
    }

    /// Passes a write to the writer, and waits until the write is stored.
    async fn write(&self, write: Write) -> Result<(), StoreFault> {
        self.queue.write(write).await
    }

    /// Begins a transaction. In SQLite, only one transaction can write at a time.
    async fn alone(&self) -> Result<Writing<'_>, StoreFault> {
        Writing::begin(&self.file).await
    }

    /// Returns the connections for reading. Returns an error if the file is no longer at its path.
    async fn reads(&self) -> Result<SqlitePool, StoreFault> {
        Ok(self.file.sound(Deed::Read).await?.readers.clone())
    }
}

/// Creates a folder that only its owner may read, because the tables in it have hidden cards and keys. A folder that exists
/// stays as it is.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

sql_store!(Sqlite, SqliteConnection);
sql_tables!(Sqlite, SqliteConnection, "(SELECT coalesce(max(turn), 0) + 1 FROM tables)");
sql_backups!(SqliteConnection, "(SELECT coalesce(max(turn), 0) + 1 FROM tables)");
sql_privates!(SqliteConnection, SqlitePool);
sql_notices!(SqliteConnection);
sql_merges!(SqliteConnection);
sql_packs!(Sqlite, SqliteConnection);
sql_talk!(Sqlite, SqliteConnection);
sql_gatherings!(Sqlite, SqliteConnection, SqlitePool);
sql_keys!(Sqlite, SqliteConnection, SqlitePool);
sql_notes!(Sqlite, SqliteConnection, SqlitePool);
sql_players!(Sqlite, SqliteConnection, SqlitePool);
sql_ratings!(Sqlite, SqliteConnection, SqlitePool);
sql_tournaments!(Sqlite, SqliteConnection, SqlitePool);

/// The statement that begins a transaction that reads the data of one moment, even while others write.
const BEGIN_SNAPSHOT: &str = "BEGIN";

/// The likely cause if a call does not return: another process has a transaction open.
const SILENCE: Cause = Cause::Busy;

/// Statements that write 64 pages. The statements also limit SQLite's cache to 10 pages, so most of the 64 pages are
/// written to the journal before the transaction ends.
const TAKE_ROOM: [&str; 3] =
    ["PRAGMA cache_size = 10", "CREATE TABLE room (line BLOB)", "INSERT INTO room VALUES (zeroblob(64 * 4096))"];
