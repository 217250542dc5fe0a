//! The SQL statements for packs of cards, which all kinds of databases share.

/// Implements [`PackStore`](crate::PackStore) for a type, and defines the function that writes packs, for connections of
/// this type.
macro_rules! sql_packs {
    ($store:ty, $connection:ty) => {
        use crate::{KeptPack, PackStore};

        #[async_trait::async_trait]
        impl PackStore for $store {
            async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault> {
                self.write(Write::KeepPack(pack.clone())).await
            }

            async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault> {
                query_scalar("SELECT bytes FROM packs WHERE key = $1 AND hash = $2")
                    .bind(key)
                    .bind(hash)
                    .fetch_optional(&self.reads().await?)
                    .await
                    .map_err(StoreFault::read)
            }
        }

        async fn keep_pack(
            connection: &mut $connection,
            (key, hash, bytes): (&str, &str, &[u8]),
        ) -> Result<(), StoreFault> {
            query("INSERT INTO packs (key, hash, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(key)
                .bind(hash)
                .bind(bytes)
                .execute(connection)
                .await
                .map_err(StoreFault::written)?;
            Ok(())
        }
    };
}

pub(crate) use sql_packs;
