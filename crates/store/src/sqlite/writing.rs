//! One write: a transaction on the one connection that writes. Where anything fails, that connection is closed and the
//! next write opens another: a connection that could not even roll back is of no more use.

use super::place::Place;
use crate::{Deed, StoreFault};
use sqlx::{Sqlite, SqliteConnection, SqlitePool, pool::PoolConnection};

pub(crate) struct Writing<'a> {
    place: &'a Place,
    /// Gone once the transaction is over.
    connection: Option<PoolConnection<Sqlite>>,
}

impl<'a> Writing<'a> {
    /// Waits for the writes before this one and begins.
    pub(crate) async fn begin(pool: &SqlitePool, place: &'a Place) -> Result<Writing<'a>, StoreFault> {
        place.check(Deed::Written)?;
        let connection = pool.acquire().await.map_err(StoreFault::written)?;
        let mut writing = Writing { place, connection: Some(connection) };
        writing.run("BEGIN IMMEDIATE").await?;
        Ok(writing)
    }

    /// The connection, while the transaction lasts.
    pub(crate) fn on(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits. What was written is on the disk, in the file that the path leads to.
    pub(crate) async fn commit(mut self) -> Result<(), StoreFault> {
        self.run("COMMIT").await?;
        let kept = self.place.check(Deed::Written);
        if kept.is_ok() {
            // Back to the pool, for the next write.
            drop(self.connection.take());
        }
        kept
    }

    async fn run(&mut self, statement: &'static str) -> Result<(), StoreFault> {
        sqlx::query(statement).execute(self.on()).await.map_err(StoreFault::written)?;
        Ok(())
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Closed without a word, which rolls back.
            drop(connection.detach());
        }
    }
}
