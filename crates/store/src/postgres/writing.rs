//! One write, which is a transaction. After any failure its connection is closed, and the next write opens another.

use crate::StoreFault;
use sqlx::{PgConnection, PgPool, Postgres, pool::PoolConnection, query};

pub(crate) struct Writing {
    /// The connection, or `None` once the transaction is over.
    connection: Option<PoolConnection<Postgres>>,
}

/// The lock that puts the writes of all servers in order, as in SQLite, so that the changes of all tables have one
/// order. It ends with its transaction.
pub(super) const LOCK: &str = "SELECT pg_advisory_xact_lock(1333416548)";

impl Writing {
    /// Waits for earlier writes, and begins.
    pub(super) async fn begin(pool: &PgPool) -> Result<Writing, StoreFault> {
        let connection = pool.acquire().await.map_err(StoreFault::written)?;
        let mut writing = Writing { connection: Some(connection) };
        writing.run("BEGIN").await?;
        writing.run(LOCK).await?;
        Ok(writing)
    }

    /// Returns the connection, while the transaction lasts.
    pub(crate) fn on(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits. Everything written is on the server's disk then.
    pub(crate) async fn commit(mut self) -> Result<(), StoreFault> {
        self.run("COMMIT").await?;
        // The connection goes back to the pool, for the next write.
        drop(self.connection.take());
        Ok(())
    }

    async fn run(&mut self, statement: &'static str) -> Result<(), StoreFault> {
        query(statement).execute(self.on()).await.map_err(StoreFault::written)?;
        Ok(())
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            // The connection is closed without a message, which rolls the transaction back.
            drop(connection.detach());
        }
    }
}
