//! One write, which is a transaction on the only connection for writing. After any failure that connection is closed,
//! because it may not even be able to roll back, and the next write opens another.

use super::place::Place;
use crate::{Deed, StoreFault};
use sqlx::{Sqlite, SqliteConnection, SqlitePool, pool::PoolConnection};

pub(crate) struct Writing<'a> {
    place: &'a Place,
    /// The connection, or `None` once the transaction is over.
    connection: Option<PoolConnection<Sqlite>>,
}

impl<'a> Writing<'a> {
    /// Waits for earlier writes, and begins.
    pub(crate) async fn begin(pool: &SqlitePool, place: &'a Place) -> Result<Writing<'a>, StoreFault> {
        place.check(Deed::Written)?;
        let connection = pool.acquire().await.map_err(StoreFault::written)?;
        let mut writing = Writing { place, connection: Some(connection) };
        writing.run("BEGIN IMMEDIATE").await?;
        Ok(writing)
    }

    /// Returns the connection, while the transaction lasts.
    pub(crate) fn on(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits. Everything written is on the disk then, in the file at the path.
    pub(crate) async fn commit(mut self) -> Result<(), StoreFault> {
        self.run("COMMIT").await?;
        let kept = self.place.check(Deed::Written);
        if kept.is_ok() {
            // The connection goes back to the pool, for the next write.
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
            // The connection is closed without a message, which rolls the transaction back.
            drop(connection.detach());
        }
    }
}
