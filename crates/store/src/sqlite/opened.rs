//! The open file: its connections and its place.

use super::{layout, place::Place};
use crate::StoreFault;
use sqlx::{
    Connection, SqliteConnection, SqlitePool,
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
    /// The connection that keeps the journal in existence, because SQLite removes the journal when the last connection
    /// closes.
    pub(super) anchor: Mutex<Option<SqliteConnection>>,
    /// True if a part of the journal is destroyed.
    is_torn: AtomicBool,
}

/// The time for which another process may lock the file before a call gives up.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// The greatest number of reads at the same time.
const READERS: u32 = 4;

impl Opened {
    /// Opens the file, and brings it to the current layout.
    pub(super) async fn at(path: &Path, options: SqliteConnectOptions) -> Result<Opened, StoreFault> {
        let place = path.display().to_string();
        let open = |why| StoreFault::Open { place: place.clone(), why };
        let first = SqlitePool::connect_lazy_with(options.clone());
        let mut transaction = first.begin_with("BEGIN IMMEDIATE").await.map_err(open)?;
        layout::lay_out(&mut transaction, &place).await?;
        transaction.commit().await.map_err(open)?;
        let anchor = first.acquire().await.map_err(open)?.detach();
        first.close().await;
        let found = Place::of(path.to_owned()).map_err(|why| open(sqlx::Error::Io(why)))?;
        // From here on a missing file is never created again.
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
        Ok(Opened { place: found, writer, readers, anchor: Mutex::new(Some(anchor)), is_torn: AtomicBool::new(false) })
    }

    /// Records that a part of the journal is destroyed. From then on nothing of the journal may get into the file.
    pub(super) fn tear(&self) {
        self.is_torn.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_torn(&self) -> bool {
        self.is_torn.load(Ordering::Relaxed)
    }

    /// Leaves all connections as they are. They end with the process, as after a crash, and move nothing from the
    /// journal into the file.
    pub(super) async fn forget(&self) {
        mem::forget((self.writer.clone(), self.readers.clone(), self.anchor.lock().await.take()));
    }

    /// Closes all connections after their current statements. The last one moves the journal into the file.
    pub(super) async fn close(&self) {
        if self.is_torn() {
            // Half of a journal would damage the file.
            return self.forget().await;
        }
        self.readers.close().await;
        self.writer.close().await;
        if let Some(anchor) = self.anchor.lock().await.take() {
            let _ = anchor.close().await;
        }
    }
}
