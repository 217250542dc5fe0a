//! The open file: its connections and its place on the disk.

use super::{
    layout,
    place::{Journal, Place},
};
use crate::{Cause, Deed, StoreFault};
use sqlx::{
    Connection, SqliteConnection, SqlitePool, query, query_as,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};
use std::{
    mem,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use tokio::sync::Mutex;

#[derive(Debug)]
pub(super) struct Opened {
    pub(super) place: Place,
    pub(super) writer: SqlitePool,
    pub(super) readers: SqlitePool,
    /// The connection that keeps the journal in existence. Without it, SQLite would remove the journal when the last
    /// other connection closes.
    pub(super) anchor: Mutex<Option<SqliteConnection>>,
    /// True if a part of the journal was destroyed.
    is_torn: AtomicBool,
    /// True if the last commit may be in memory only. Reads and writes then wait until the commit is on the disk,
    /// because people must not see data that may be lost.
    is_unproven: AtomicBool,
}

/// The longest time that a call waits for the lock of another process.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// The greatest number of concurrent reads.
const READERS: u32 = 4;

impl Opened {
    /// Opens the file, and updates its layout to the current one.
    pub(super) async fn at(path: &Path, options: SqliteConnectOptions) -> Result<Opened, StoreFault> {
        let place = path.display().to_string();
        let open = |why| StoreFault::Open { place: place.clone(), why };
        let first = SqlitePool::connect_lazy_with(options.clone());
        let mut transaction = first.begin_with("BEGIN IMMEDIATE").await.map_err(open)?;
        layout::lay_out(&mut transaction, &place).await?;
        transaction.commit().await.map_err(open)?;
        let mut anchor = first.acquire().await.map_err(open)?.detach();
        first.close().await;
        let found = Place::of(path.to_owned()).map_err(|why| open(sqlx::Error::Io(why)))?;
        if matches!(found.journal(), Journal::CutOff { .. }) {
            // Another process has continued to write after a truncation of the journal, so the head of the journal is a
            // hole of zeros. SQLite treats such a journal as empty, and writes a new head with the next change.
            query(layout::PROBE).execute(&mut anchor).await.map_err(open)?;
        }
        // Only the first connection may create the file.
        let options = options.create_if_missing(false);
        let pool = |most| {
            SqlitePoolOptions::new()
                .max_connections(most)
                .idle_timeout(None)
                .max_lifetime(None)
                .acquire_timeout(2 * PATIENCE)
                .connect_lazy_with(options.clone())
        };
        let (writer, readers) = (pool(1), pool(READERS));
        Ok(Opened {
            place: found,
            writer,
            readers,
            anchor: Mutex::new(Some(anchor)),
            is_torn: AtomicBool::new(false),
            is_unproven: AtomicBool::new(false),
        })
    }

    /// Records that a part of the journal was destroyed. From then on, the journal's content must not be moved into the
    /// file.
    pub(super) fn tear(&self) {
        self.is_torn.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_torn(&self) -> bool {
        self.is_torn.load(Ordering::Relaxed)
    }

    /// Returns a fault if the file system has become read-only since the last commit began. In that case records that
    /// the commit may be in memory only, because ext4 reports every `fsync` as successful after an error.
    pub(super) fn check_commit(&self, deed: Deed) -> Result<(), StoreFault> {
        if self.place.is_read_only() {
            self.is_unproven.store(true, Ordering::Relaxed);
            let why = format!("the journal of {} cannot be written any more", self.place.path().display());
            return Err(StoreFault::Failed { deed, cause: Cause::ReadOnly, why });
        }
        Ok(())
    }

    /// Copies the flag of an unproven commit from `before`, because the file that was opened again contains the same
    /// commit.
    pub(super) fn doubt_like(&self, before: &Opened) {
        self.is_unproven.store(before.is_unproven.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    /// Makes sure that the last commit is on the disk, if it may be in memory only.
    pub(super) async fn prove(&self, deed: Deed) -> Result<(), StoreFault> {
        if !self.is_unproven.load(Ordering::Relaxed) {
            return Ok(());
        }
        let mut anchor = self.anchor.lock().await;
        let Some(anchor) = anchor.as_mut() else { return Ok(()) };
        self.check_commit(deed)?;
        let failed = |why| StoreFault::failed(deed, why);
        // The commit of this statement writes the whole journal to the disk. The checkpoint below copies the journal's
        // content to the file.
        query(layout::PROBE).execute(&mut *anchor).await.map_err(failed)?;
        let saved: (i64, i64, i64) = query_as("PRAGMA wal_checkpoint(FULL)").fetch_one(anchor).await.map_err(failed)?;
        self.check_commit(deed)?;
        if !matches!(saved, (0, all, saved) if all == saved) {
            let why = "others still read from the journal".to_owned();
            return Err(StoreFault::Failed { deed, cause: Cause::Busy, why });
        }
        self.is_unproven.store(false, Ordering::Relaxed);
        Ok(())
    }

    /// Leaves all connections open without using them. At the end of the process they move nothing from the journal
    /// into the file, as after a crash.
    pub(super) async fn forget(&self) {
        mem::forget((self.writer.clone(), self.readers.clone(), self.anchor.lock().await.take()));
    }

    /// Closes all connections once their current statements have ended. The last connection moves the journal's content
    /// into the file.
    pub(super) async fn close(&self) {
        if self.is_torn() {
            // An incomplete journal would damage the file.
            return self.forget().await;
        }
        self.readers.close().await;
        self.writer.close().await;
        if let Some(anchor) = self.anchor.lock().await.take() {
            let _ = anchor.close().await;
        }
    }
}
