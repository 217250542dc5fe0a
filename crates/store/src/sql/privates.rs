//! The SQL statements for the part of a table that only one seat knows, which all kinds of databases share.

/// Defines the functions that read and write these parts, for connections and pools of these types.
macro_rules! sql_privates {
    ($connection:ty, $pool:ty) => {
        use dealer::Private;
        use kernel::Seat;

        async fn privates(pool: &$pool, id: &str) -> Result<Vec<(Seat, Private)>, StoreFault> {
            let found: Vec<(i64, String)> =
                query_as("SELECT seat, known FROM privates WHERE table_id = $1 ORDER BY seat")
                    .bind(id)
                    .fetch_all(pool)
                    .await
                    .map_err(StoreFault::read)?;
            found.into_iter().map(crate::columns::read_private).collect()
        }

        /// Writes the part of a seat. A part of the same seat is replaced.
        async fn write_private(
            connection: &mut $connection,
            id: &str,
            (seat, known): (i64, &str),
        ) -> Result<(), StoreFault> {
            let write = query(
                "INSERT INTO privates (table_id, seat, known) SELECT id, $2, $3 FROM tables WHERE id = $1 \
                 ON CONFLICT (table_id, seat) DO UPDATE SET known = excluded.known",
            );
            let write = write.bind(id).bind(seat).bind(known).execute(connection).await;
            let written = write.map_err(StoreFault::written)?;
            if written.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
        }

        /// Returns the parts of all seats of a table in their stored form, for a backup.
        async fn private_items(connection: &mut $connection, id: &str) -> Result<Vec<(i64, String)>, StoreFault> {
            query_as("SELECT seat, known FROM privates WHERE table_id = $1 ORDER BY seat")
                .bind(id)
                .fetch_all(connection)
                .await
                .map_err(StoreFault::read)
        }
    };
}

pub(crate) use sql_privates;
