//! The SQL statements for keys, which all kinds of databases share.

/// Implements [`KeyStore`](crate::KeyStore) for a type, and defines the functions that read and write keys, for connections and pools of these types.
macro_rules! sql_keys {
    ($store:ty, $connection:ty, $pool:ty) => {
        use crate::{Key, KeyHash, KeyStore, item::KeyItem, write::KeyWrite};

        #[async_trait::async_trait]
        impl KeyStore for $store {
            async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault> {
                key(&self.reads().await?, hash).await
            }

            async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault> {
                keys(&self.reads().await?, KeyHash(*person.hash())).await
            }

            async fn keep_key(&self, key: &Key) -> Result<(), StoreFault> {
                self.write(Write::Key(KeyWrite::Keep(KeyItem::of(key)))).await
            }

            async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault> {
                self.write(Write::Key(KeyWrite::Spend { hash: hash.print(), then: then.map(KeyItem::of) })).await
            }

            async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault> {
                let person = KeyHash(*person.hash()).print();
                self.write(Write::Key(KeyWrite::Remove { hash: hash.print(), person })).await
            }

            async fn expire_keys(&self, before: u64) -> Result<(), StoreFault> {
                self.write(Write::Key(KeyWrite::Expire { before: before.cast_signed() })).await
            }
        }

        async fn key(pool: &$pool, hash: KeyHash) -> Result<Option<Key>, StoreFault> {
            let found: Option<KeyItem> = query_as("SELECT hash, person, kind, made, about FROM keys WHERE hash = $1")
                .bind(hash.print())
                .fetch_optional(pool)
                .await
                .map_err(StoreFault::read)?;
            found.map(KeyItem::read).transpose()
        }

        /// Returns the keys of a person, oldest first.
        async fn keys(pool: &$pool, person: KeyHash) -> Result<Vec<Key>, StoreFault> {
            let found: Vec<KeyItem> =
                query_as("SELECT hash, person, kind, made, about FROM keys WHERE person = $1 ORDER BY made, hash")
                    .bind(person.print())
                    .fetch_all(pool)
                    .await
                    .map_err(StoreFault::read)?;
            found.into_iter().map(KeyItem::read).collect()
        }

        async fn write_key(connection: &mut $connection, write: &KeyWrite) -> Result<(), StoreFault> {
            match write {
                KeyWrite::Keep(key) => insert_key(connection, key).await,
                KeyWrite::Spend { hash, then } => {
                    let spent = query("DELETE FROM keys WHERE hash = $1 AND kind IN ('link', 'ceremony')").bind(hash);
                    let spent = spent.execute(&mut *connection).await.map_err(StoreFault::written)?;
                    if spent.rows_affected() == 0 {
                        return Err(StoreFault::Missing);
                    }
                    match then {
                        Some(key) => insert_key(connection, key).await,
                        None => Ok(()),
                    }
                }
                KeyWrite::Remove { hash, person } => {
                    let removal = query("DELETE FROM keys WHERE hash = $1 AND person = $2").bind(hash).bind(person);
                    let removed = removal.execute(connection).await.map_err(StoreFault::written)?;
                    if removed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
                }
                KeyWrite::Expire { before } => {
                    let end = query("DELETE FROM keys WHERE kind IN ('link', 'ceremony') AND made < $1").bind(before);
                    end.execute(connection).await.map(drop).map_err(StoreFault::written)
                }
            }
        }

        /// Stores a key in place of one of the same person with the same hash.
        async fn insert_key(connection: &mut $connection, key: &KeyItem) -> Result<(), StoreFault> {
            let KeyItem { hash, person, kind, made, about } = key;
            let stored = query(
                "INSERT INTO keys (hash, person, kind, made, about) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) \
                 DO UPDATE SET made = excluded.made, about = excluded.about \
                 WHERE keys.person = excluded.person AND keys.kind = excluded.kind",
            )
            .bind(hash)
            .bind(person)
            .bind(kind)
            .bind(made)
            .bind(about)
            .execute(connection)
            .await
            .map_err(StoreFault::written)?;
            if stored.rows_affected() == 0 { Err(StoreFault::Taken) } else { Ok(()) }
        }

        /// Returns all keys for a backup, as they are stored.
        async fn key_items(connection: &mut $connection) -> Result<Vec<KeyItem>, StoreFault> {
            query_as("SELECT hash, person, kind, made, about FROM keys ORDER BY made, hash")
                .fetch_all(connection)
                .await
                .map_err(StoreFault::read)
        }
    };
}

pub(crate) use sql_keys;
