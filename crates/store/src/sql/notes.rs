//! The SQL statements for notes, which all kinds of databases share.

/// Implements [`NoteStore`](crate::NoteStore) for a type, and defines the functions that read and write notes, for connections and pools of these types.
macro_rules! sql_notes {
    ($store:ty, $connection:ty, $pool:ty) => {
        use crate::{NoteStore, Note, NoteKind, item::NoteItem, write::NoteWrite};

        #[async_trait::async_trait]
        impl NoteStore for $store {
            async fn notes(&self, kind: NoteKind, person: Option<Person>, most: usize) -> Result<Vec<Note>, StoreFault> {
                notes(&self.reads().await?, (kind, person), most).await
            }

            async fn count_notes(&self, kind: NoteKind) -> Result<u64, StoreFault> {
                count_notes(&self.reads().await?, kind).await
            }

            async fn keep_note(&self, note: &Note) -> Result<(), StoreFault> {
                self.write(Write::Note(NoteWrite::Keep(NoteItem::of(note)))).await
            }

            async fn remove_note(&self, id: &str) -> Result<(), StoreFault> {
                self.write(Write::Note(NoteWrite::Remove { id: id.to_owned() })).await
            }

            async fn expire_reports(&self, before: u64) -> Result<(), StoreFault> {
                self.write(Write::Note(NoteWrite::Expire { before: before.cast_signed() })).await
            }
        }

        /// Returns at most `most` notes of a kind, the latest first. Leaves out those that cannot be read.
        async fn notes(
            pool: &$pool,
            (kind, person): (NoteKind, Option<Person>),
            most: usize,
        ) -> Result<Vec<Note>, StoreFault> {
            let mut select = QueryBuilder::new(
                "SELECT id, kind, person, about, table_id, made, ends, words, done FROM notes WHERE kind = ",
            );
            select.push_bind(kind.name());
            if let Some(person) = person {
                select.push(" AND person = ").push_bind(KeyHash(*person.hash()).print());
            }
            select.push(" ORDER BY made DESC, id LIMIT ").push_bind(most as i64);
            let found: Vec<NoteItem> = select.build_query_as().fetch_all(pool).await.map_err(StoreFault::read)?;
            Ok(found.into_iter().filter_map(|kept| kept.read().ok()).collect())
        }

        async fn count_notes(pool: &$pool, kind: NoteKind) -> Result<u64, StoreFault> {
            let count: i64 = query_scalar("SELECT count(*) FROM notes WHERE kind = $1")
                .bind(kind.name())
                .fetch_one(pool)
                .await
                .map_err(StoreFault::read)?;
            Ok(count.cast_unsigned())
        }

        async fn write_note(connection: &mut $connection, write: &NoteWrite) -> Result<(), StoreFault> {
            match write {
                NoteWrite::Keep(note) => insert_note(connection, note).await,
                NoteWrite::Remove { id } => {
                    let removal = query("DELETE FROM notes WHERE id = $1").bind(id);
                    let removed = removal.execute(connection).await.map_err(StoreFault::written)?;
                    if removed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
                }
                NoteWrite::Expire { before } => {
                    let end = query("DELETE FROM notes WHERE kind = 'report' AND made < $1").bind(before);
                    end.execute(connection).await.map(drop).map_err(StoreFault::written)
                }
            }
        }

        /// Stores a note in place of one with the same id.
        async fn insert_note(connection: &mut $connection, note: &NoteItem) -> Result<(), StoreFault> {
            let NoteItem { id, kind, person, about, table_id, made, ends, words, done } = note;
            query(
                "INSERT INTO notes (id, kind, person, about, table_id, made, ends, words, done) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, \
                 person = excluded.person, about = excluded.about, table_id = excluded.table_id, \
                 made = excluded.made, ends = excluded.ends, words = excluded.words, done = excluded.done",
            )
            .bind(id)
            .bind(kind)
            .bind(person)
            .bind(about)
            .bind(table_id)
            .bind(made)
            .bind(ends)
            .bind(words)
            .bind(done)
            .execute(connection)
            .await
            .map(drop)
            .map_err(StoreFault::written)
        }

        /// Returns all notes for a backup, as they are stored.
        async fn note_items(connection: &mut $connection) -> Result<Vec<NoteItem>, StoreFault> {
            query_as("SELECT id, kind, person, about, table_id, made, ends, words, done FROM notes ORDER BY made, id")
                .fetch_all(connection)
                .await
                .map_err(StoreFault::read)
        }
    };
}

pub(crate) use sql_notes;
