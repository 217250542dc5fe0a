//! The SQL statements for the talk at tables, which all kinds of databases share.

/// Implements [`TalkStore`](crate::TalkStore) for a type, and defines the functions that read and write the talk, for connections of this type.
macro_rules! sql_talk {
    ($store:ty, $connection:ty) => {
        use crate::{TalkStore, TalkLine, item::TalkItem};

        #[async_trait::async_trait]
        impl TalkStore for $store {
            async fn talk(&self, id: &TableId) -> Result<Vec<TalkLine>, StoreFault> {
                let lines = talk_items(&self.reads().await?, id.as_str()).await?;
                lines.into_iter().map(TalkItem::read).collect()
            }

            async fn spoken_at(
                &self,
                person: Person,
                after: Option<&TableId>,
                most: usize,
            ) -> Result<Vec<TableId>, StoreFault> {
                let after = after.map_or("", TableId::as_str);
                spoken_at(&self.reads().await?, (KeyHash(*person.hash()), after), most as i64).await
            }

            async fn say(&self, id: &TableId, line: &TalkLine, most: usize) -> Result<(), StoreFault> {
                self.write(Write::Say { id: id.clone(), line: TalkItem::of(line), most: most as i64 }).await
            }
        }

        /// Returns the talk at a table, the oldest line first, as it is stored.
        async fn talk_items<'a>(
            on: impl sqlx::Executor<'a, Database = <$connection as sqlx::Connection>::Database>,
            id: &str,
        ) -> Result<Vec<TalkItem>, StoreFault> {
            query_as(
                "SELECT number, speaker, person, name, seat, made, said, token FROM talk WHERE table_id = $1 \
                 ORDER BY number",
            )
            .bind(id)
            .fetch_all(on)
            .await
            .map_err(StoreFault::read)
        }

        /// Returns the ids of tables at which a person has said something, in order, after the id `after`.
        async fn spoken_at(
            pool: &sqlx::Pool<<$connection as sqlx::Connection>::Database>,
            (person, after): (KeyHash, &str),
            most: i64,
        ) -> Result<Vec<TableId>, StoreFault> {
            let ids: Vec<String> = query_scalar(
                "SELECT DISTINCT table_id FROM talk WHERE person = $1 AND table_id > $2 ORDER BY table_id LIMIT $3",
            )
            .bind(person.print())
            .bind(after)
            .bind(most)
            .fetch_all(pool)
            .await
            .map_err(StoreFault::read)?;
            Ok(ids.iter().filter_map(|id| TableId::parse(id)).collect())
        }

        /// Stores a line, and removes the lines of its side of the table beyond the newest `most`.
        async fn say_line(
            connection: &mut $connection,
            id: &str,
            (line, most): (&TalkItem, i64),
        ) -> Result<(), StoreFault> {
            if !insert_line(connection, id, line).await? {
                return Err(StoreFault::Missing);
            }
            query(
                "DELETE FROM talk WHERE table_id = $1 AND (seat IS NULL) = $2 AND number NOT IN \
                 (SELECT number FROM talk WHERE table_id = $1 AND (seat IS NULL) = $2 ORDER BY number DESC LIMIT $3)",
            )
            .bind(id)
            .bind(line.seat.is_none())
            .bind(most)
            .execute(connection)
            .await
            .map(drop)
            .map_err(StoreFault::written)
        }

        /// Stores a line. Returns false if there is no such table.
        async fn insert_line(connection: &mut $connection, id: &str, line: &TalkItem) -> Result<bool, StoreFault> {
            let TalkItem { number, speaker, person, name, seat, made, said, token } = line;
            let stored = query(
                "INSERT INTO talk (table_id, number, speaker, person, name, seat, made, said, token) \
                 SELECT id, $2, $3, $4, $5, $6, $7, $8, $9 FROM tables WHERE id = $1",
            )
            .bind(id)
            .bind(number)
            .bind(speaker)
            .bind(person)
            .bind(name)
            .bind(seat)
            .bind(made)
            .bind(said)
            .bind(token)
            .execute(connection)
            .await
            .map_err(StoreFault::written)?;
            Ok(stored.rows_affected() > 0)
        }
    };
}

pub(crate) use sql_talk;
