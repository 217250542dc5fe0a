//! The SQL statements for notices, which all kinds of databases share.

/// Defines the functions that read and write the notices of tables, for connections of this type.
macro_rules! sql_notices {
    ($connection:ty) => {
        /// Raises the number of a person's newest notice about a table. The condition makes one of several servers
        /// succeed.
        async fn claim_notice(
            connection: &mut $connection,
            id: &str,
            (person, number): (&str, i64),
        ) -> Result<(), StoreFault> {
            let claim = query(
                "INSERT INTO notices (table_id, person, number) SELECT id, $2, $3 FROM tables WHERE id = $1 \
                 ON CONFLICT (table_id, person) DO UPDATE SET number = excluded.number \
                 WHERE notices.number < excluded.number",
            );
            let claim = claim.bind(id).bind(person).bind(number).execute(connection).await;
            let claimed = claim.map_err(StoreFault::written)?;
            if claimed.rows_affected() == 0 { Err(StoreFault::Taken) } else { Ok(()) }
        }

        /// Returns the number of each person's newest notice about a table, for a backup.
        async fn notice_items(connection: &mut $connection, id: &str) -> Result<Vec<(String, i64)>, StoreFault> {
            query_as("SELECT person, number FROM notices WHERE table_id = $1 ORDER BY person")
                .bind(id)
                .fetch_all(connection)
                .await
                .map_err(StoreFault::read)
        }
    };
}

pub(crate) use sql_notices;
