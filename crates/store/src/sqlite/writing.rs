//! One write, which is a transaction on the only connection for writing. After a failure, even a rollback may fail, so
//! the connection is closed and the next write opens a new connection.

use super::{lasting::Lasting, opened::Opened, place::Journal};
use crate::{Cause, Deed, StoreFault};
use sqlx::{Sqlite, SqliteConnection, pool::PoolConnection};
use std::sync::Arc;

pub(crate) struct Writing<'a> {
    file: &'a Lasting,
    opened: Arc<Opened>,
    /// The connection, or `None` once the transaction is over.
    connection: Option<PoolConnection<Sqlite>>,
}

impl<'a> Writing<'a> {
    /// Waits for earlier writes to end, and begins a transaction.
    pub(crate) async fn begin(file: &'a Lasting) -> Result<Writing<'a>, StoreFault> {
        let opened = file.sound(Deed::Written).await?;
        let connection = opened.writer.acquire().await.map_err(StoreFault::written)?;
        let mut writing = Writing { file, opened, connection: Some(connection) };
        writing.run("BEGIN IMMEDIATE").await?;
        Ok(writing)
    }

    /// Returns the connection of the transaction, which must not be over.
    pub(crate) fn on(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits the transaction. Once this returns `Ok`, everything written is on the disk, in the file at the path or
    /// in the file's journal.
    pub(crate) async fn commit(mut self) -> Result<(), StoreFault> {
        if matches!(self.opened.place.journal(), Journal::CutOff { .. }) {
            // A commit to a truncated journal could not be read again, so the write is refused.
            let file = self.file;
            drop(self);
            file.sound(Deed::Written).await?;
            let why = "its journal was emptied meanwhile".to_owned();
            return Err(StoreFault::Failed { deed: Deed::Written, cause: Cause::Busy, why });
        }
        self.run("COMMIT").await?;
        self.opened.check_commit(Deed::Written)?;
        self.opened.place.check(Deed::Written)?;
        // The connection returns to the pool, where the next write can use it.
        drop(self.connection.take());
        self.file.sound(Deed::Written).await.map(drop)
    }

    /// Runs a statement without values.
    pub(crate) async fn run(&mut self, statement: &'static str) -> Result<(), StoreFault> {
        match sqlx::query(statement).execute(self.on()).await.map_err(StoreFault::written) {
            Ok(_) => Ok(()),
            Err(StoreFault::Failed { deed, cause: Cause::Other, why }) if self.opened.place.is_read_only() => {
                Err(StoreFault::Failed { deed, cause: Cause::ReadOnly, why })
            }
            Err(fault) => Err(fault),
        }
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.file.doubt(true);
            // The connection is closed without a rollback statement, and SQLite then rolls the transaction back.
            drop(connection.detach());
        }
    }
}
