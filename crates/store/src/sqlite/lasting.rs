//! The open file, which stays usable after somebody removes its journal, or after SQLite empties it. A journal that was
//! cut off is reported as damage.

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
    /// The open file. It is opened again after its journal is lost.
    opened: RwLock<Arc<Opened>>,
    /// The lock that a call holds while it opens the file again.
    mending: Mutex<()>,
    /// True after a write has failed. The next probe must then show that there is space for other writes.
    is_in_doubt: AtomicBool,
}

impl Lasting {
    /// Opens the file, or creates it.
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

    /// Records that a write has failed, or that there is space for other writes again.
    pub(super) fn doubt(&self, is_in_doubt: bool) {
        self.is_in_doubt.store(is_in_doubt, Ordering::Relaxed);
    }

    pub(super) fn is_in_doubt(&self) -> bool {
        self.is_in_doubt.load(Ordering::Relaxed)
    }

    /// Returns the open file.
    pub(super) fn now(&self) -> Arc<Opened> {
        Arc::clone(&self.opened.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the open file, if the file and its journal are still at their paths and nothing in them may be in memory
    /// only. The content of a journal that was removed is saved first.
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

    /// Moves the content of the journal into the file and opens the file again. Only one call does so at a time.
    async fn mend(&self, before: &Arc<Opened>, deed: Deed) -> Result<Arc<Opened>, StoreFault> {
        let _alone = self.mending.lock().await;
        let now = self.now();
        if !Arc::ptr_eq(&now, before) {
            return Ok(now);
        }
        match before.place.journal() {
            Journal::Sound => return Ok(now),
            // SQLite itself leaves an empty journal or a whole one, so somebody else truncated this one.
            Journal::CutOff { length } if length > 0 => {
                before.tear();
                return Err(torn(before, deed));
            }
            // Another process was first and has saved everything. The open connections are of no use any more.
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

/// Makes the connection that still has the journal open move all of it into the file.
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
            // No page has been written to the file, because SQLite reads all pages of the journal first.
            opened.tear();
            Err(torn(opened, deed))
        }
    }
}

fn torn(opened: &Opened, deed: Deed) -> StoreFault {
    let why = format!("the journal of {} was cut off", opened.place.path().display());
    StoreFault::Failed { deed, cause: Cause::Corrupt, why }
}
