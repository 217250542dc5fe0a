//! The open file. It stays usable if somebody removes its journal, or if SQLite empties the journal. A truncated
//! journal is reported as damage.

use super::{opened::Opened, place::Journal};
use crate::{Cause, Deed, StoreFault};
use sqlx::{query_as, sqlite::SqliteConnectOptions};
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicBool, Ordering},
    },
};
use tokio::sync::Mutex;

#[derive(Debug)]
pub(super) struct Lasting {
    path: PathBuf,
    options: SqliteConnectOptions,
    /// The open file. The file is opened again after the loss of its journal.
    opened: RwLock<Arc<Opened>>,
    /// The lock that a call holds while it opens the file again, so that only one call does so.
    mending: Mutex<()>,
    /// True after a write has failed. The next probe then also checks that there is space for new data.
    is_in_doubt: AtomicBool,
}

impl Lasting {
    /// Opens the file, or creates it if it does not exist.
    pub(super) async fn open(path: PathBuf, options: SqliteConnectOptions) -> Result<Lasting, StoreFault> {
        let opened = Opened::at(&path, options.clone().create_if_missing(true)).await?;
        Ok(Lasting {
            path,
            options,
            opened: RwLock::new(Arc::new(opened)),
            mending: Mutex::new(()),
            is_in_doubt: AtomicBool::new(false),
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Sets the flag `is_in_doubt`, which says that there may be no space for new data.
    pub(super) fn doubt(&self, is_in_doubt: bool) {
        self.is_in_doubt.store(is_in_doubt, Ordering::Relaxed);
    }

    pub(super) fn is_in_doubt(&self) -> bool {
        self.is_in_doubt.load(Ordering::Relaxed)
    }

    /// Returns the file as it is open now.
    pub(super) fn now(&self) -> Arc<Opened> {
        Arc::clone(&self.opened.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the open file after these checks: the file and its journal are still at their paths, and no commit is in
    /// memory only. If the journal was removed, its content is saved first.
    pub(super) async fn sound(&self, deed: Deed) -> Result<Arc<Opened>, StoreFault> {
        let mut opened = self.now();
        opened.place.check(deed)?;
        if opened.is_torn() {
            return Err(torn(&opened, deed));
        }
        match opened.place.journal() {
            Journal::Sound => {}
            Journal::Gone | Journal::Replaced | Journal::CutOff { .. } => opened = self.mend(&opened, deed).await?,
        }
        opened.prove(deed).await?;
        Ok(opened)
    }

    /// Moves the content of the journal into the file, and opens the file again. Concurrent calls wait for the first
    /// one.
    async fn mend(&self, before: &Arc<Opened>, deed: Deed) -> Result<Arc<Opened>, StoreFault> {
        let _alone = self.mending.lock().await;
        let now = self.now();
        if !Arc::ptr_eq(&now, before) {
            return Ok(now);
        }
        match before.place.journal() {
            Journal::Sound => return Ok(now),
            // SQLite itself never shortens a journal to a part of its length, so another program has truncated this
            // journal.
            Journal::CutOff { length } if length > 0 => {
                before.tear();
                return Err(torn(before, deed));
            }
            // Another process has already saved the journal's content. The open connections still refer to the old
            // journal, so they are no longer used.
            Journal::Replaced => before.forget().await,
            Journal::Gone | Journal::CutOff { .. } => {
                if !before.writer.is_closed() {
                    save(before, deed).await?;
                    before.close().await;
                }
            }
        }
        tracing::warn!("the journal of {} was removed; what it held is saved", before.place.path().display());
        before.place.check(deed)?;
        let opened = Arc::new(Opened::at(&self.path, self.options.clone()).await?);
        opened.doubt_like(before);
        *self.opened.write().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&opened);
        Ok(opened)
    }
}

/// Moves the whole content of the journal into the file, through the connection that still has the journal open.
async fn save(opened: &Opened, deed: Deed) -> Result<(), StoreFault> {
    if matches!(opened.place.journal(), Journal::CutOff { length } if length > 0) {
        // The journal was truncated during a write.
        opened.tear();
        return Err(torn(opened, deed));
    }
    let mut anchor = opened.anchor.lock().await;
    let Some(anchor) = anchor.as_mut() else { return Ok(()) };
    let saved: Result<(i64, i64, i64), _> = query_as("PRAGMA wal_checkpoint(FULL)").fetch_one(anchor).await;
    match saved {
        Ok((0, all, saved)) if all == saved => Ok(()),
        Ok(_) => {
            let why = "its journal was removed, and others still read from it".to_owned();
            Err(StoreFault::Failed { deed, cause: Cause::Moved, why })
        }
        Err(_) => {
            // SQLite reads all pages of the journal before it writes to the file, so the file is unchanged.
            opened.tear();
            Err(torn(opened, deed))
        }
    }
}

fn torn(opened: &Opened, deed: Deed) -> StoreFault {
    let why = format!("the journal of {} was cut off", opened.place.path().display());
    StoreFault::Failed { deed, cause: Cause::Corrupt, why }
}
