//! One write, which is a transaction. After any failure its connection is closed, and the next write opens a new
//! connection.
//!
//! Writes to different tables run concurrently. Writes to the same table wait for the lock on the table's row. The
//! first of them succeeds, and the others then find another number of rows in the log. A sequence numbers all changes.

use crate::StoreFault;
use sqlx::{PgConnection, PgPool, Postgres, pool::PoolConnection, query};
use std::sync::atomic::{AtomicBool, Ordering};

pub(crate) struct Writing<'a> {
    /// A flag that is set if the write fails.
    is_in_doubt: &'a AtomicBool,
    /// The connection, or `None` once the transaction is over.
    connection: Option<PoolConnection<Postgres>>,
}

impl<'a> Writing<'a> {
    /// Begins a transaction on a connection that no other write uses.
    pub(super) async fn begin(pool: &PgPool, is_in_doubt: &'a AtomicBool) -> Result<Writing<'a>, StoreFault> {
        let connection = pool.acquire().await.map_err(StoreFault::written)?;
        let mut writing = Writing { is_in_doubt, connection: Some(connection) };
        writing.run("BEGIN").await?;
        Ok(writing)
    }

    /// Returns the connection of the transaction, which must not be over.
    pub(crate) fn on(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits the transaction. Once this returns `Ok`, everything written is on the server's disk.
    pub(crate) async fn commit(mut self) -> Result<(), StoreFault> {
        self.run("COMMIT").await?;
        // The connection returns to the pool, where the next write can use it.
        drop(self.connection.take());
        Ok(())
    }

    async fn run(&mut self, statement: &'static str) -> Result<(), StoreFault> {
        query(statement).execute(self.on()).await.map_err(StoreFault::written)?;
        Ok(())
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.is_in_doubt.store(true, Ordering::Relaxed);
            // The connection is closed without a message to the server, and the server then rolls the transaction back.
            drop(connection.detach());
        }
    }
}
