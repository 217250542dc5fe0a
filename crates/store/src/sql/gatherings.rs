//! The SQL statements for gatherings, which all kinds of databases share.

/// Implements [`GatheringStore`](crate::GatheringStore) for a type, and defines the functions that read and write gatherings, for connections and pools of these types.
macro_rules! sql_gatherings {
    ($store:ty, $connection:ty, $pool:ty) => {
        use crate::{GatheringStore,
            Gathered, Gathering, GatheringItem, Invited,
            holders::mark,
            listing::pattern,
        };

        #[async_trait::async_trait]
        impl GatheringStore for $store {
            async fn gather(&self, id: &TableId, gathering: &Gathering) -> Result<(), StoreFault> {
                self.write(Write::Gather(GatheringItem::of(id, 1, gathering))).await
            }

            async fn gathering(&self, id: &TableId) -> Result<Gathered, StoreFault> {
                gathered(&self.reads().await?, id).await
            }

            async fn regather(&self, id: &TableId, version: u64, gathering: &Gathering) -> Result<(), StoreFault> {
                self.write(Write::Regather(GatheringItem::of(id, version + 1, gathering))).await
            }

            async fn begin(&self, id: &TableId, version: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
                self.write(Write::begin(id, version, setup, summary)).await
            }

            async fn disband(&self, id: &TableId) -> Result<(), StoreFault> {
                self.write(Write::Disband { id: id.clone() }).await
            }

            async fn expire(&self, before: u64) -> Result<(), StoreFault> {
                self.write(Write::Expire { before: before.cast_signed() }).await
            }

            async fn gatherings(&self, invited: Invited, most: usize) -> Result<Vec<Gathered>, StoreFault> {
                invitations(&self.reads().await?, invited, most).await
            }

            async fn due(&self, by: u64, most: usize) -> Result<Vec<TableId>, StoreFault> {
                due(&self.reads().await?, by.cast_signed(), most as i64).await
            }
        }

        async fn gathered(pool: &$pool, id: &TableId) -> Result<Gathered, StoreFault> {
            let found: Option<GatheringItem> =
                query_as("SELECT id, version, made, is_public, wish, chairs, made_by, luck, due FROM gatherings WHERE id = $1")
                    .bind(id.as_str())
                    .fetch_optional(pool)
                    .await
                    .map_err(StoreFault::read)?;
            found.ok_or(StoreFault::Missing)?.read()
        }

        /// Returns at most `most` gatherings, the latest first. Leaves out those that cannot be read.
        async fn invitations(
            pool: &$pool,
            invited: Invited,
            most: usize,
        ) -> Result<Vec<Gathered>, StoreFault> {
            let mut select =
                QueryBuilder::new("SELECT id, version, made, is_public, wish, chairs, made_by, luck, due FROM gatherings WHERE ");
            match invited {
                Invited::Everybody => drop(select.push("is_public")),
                Invited::Person(person) => {
                    let mark = mark(person);
                    select.push("(chairs LIKE ").push_bind(pattern(&mark)).push(" ESCAPE '!'");
                    select.push(" OR made_by = ").push_bind(mark).push(")");
                }
            }
            select.push(" ORDER BY made DESC, id LIMIT ").push_bind(most as i64);
            let found: Vec<GatheringItem> =
                select.build_query_as().fetch_all(pool).await.map_err(StoreFault::read)?;
            let is_meant = |gathered: &Gathered| match invited {
                Invited::Everybody => true,
                // A commitment among the chairs may look like a person.
                Invited::Person(person) => gathered.gathering.is_of(person),
            };
            Ok(found.into_iter().filter_map(|kept| kept.read().ok()).filter(is_meant).collect())
        }

        /// Returns the ids of at most `most` gatherings that have waited for salts until this time, the longest wait first.
        async fn due(pool: &$pool, by: i64, most: i64) -> Result<Vec<TableId>, StoreFault> {
            let ids: Vec<String> = query_scalar("SELECT id FROM gatherings WHERE due <= $1 ORDER BY due, id LIMIT $2")
                .bind(by)
                .bind(most)
                .fetch_all(pool)
                .await
                .map_err(StoreFault::read)?;
            Ok(ids.iter().filter_map(|id| TableId::parse(id)).collect())
        }

        async fn insert_gathering(connection: &mut $connection, gathering: &GatheringItem) -> Result<(), StoreFault> {
            let GatheringItem { id, version, made, is_public, wish, chairs, made_by, luck, due } = gathering;
            query(
                "INSERT INTO gatherings (id, version, made, is_public, wish, chairs, made_by, luck, due) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            )
            .bind(id)
            .bind(version)
            .bind(made)
            .bind(is_public)
            .bind(wish)
            .bind(chairs)
            .bind(made_by)
            .bind(luck)
            .bind(due)
            .execute(connection)
            .await
            .map_err(StoreFault::written)?;
            Ok(())
        }

        /// Replaces a gathering of the version before the new one.
        async fn update_gathering(connection: &mut $connection, gathering: &GatheringItem) -> Result<(), StoreFault> {
            let GatheringItem { id, version, made: _, is_public, wish, chairs, made_by: _, luck, due } = gathering;
            let changed = query(
                "UPDATE gatherings SET version = $2, is_public = $3, wish = $4, chairs = $5, luck = $6, due = $7 \
                 WHERE id = $1 AND version = $2 - 1",
            )
            .bind(id)
            .bind(version)
            .bind(is_public)
            .bind(wish)
            .bind(chairs)
            .bind(luck)
            .bind(due)
            .execute(&mut *connection)
            .await
            .map_err(StoreFault::written)?;
            if changed.rows_affected() > 0 { Ok(()) } else { Err(overtaken(connection, id).await?) }
        }

        /// Removes a gathering whose table begins. Reports whether it was public.
        async fn end_gathering(connection: &mut $connection, id: &str, version: i64) -> Result<bool, StoreFault> {
            let end = query_scalar("DELETE FROM gatherings WHERE id = $1 AND version = $2 RETURNING is_public");
            let ended: Option<bool> =
                end.bind(id).bind(version).fetch_optional(&mut *connection).await.map_err(StoreFault::written)?;
            match ended {
                Some(is_public) => Ok(is_public),
                None => Err(overtaken(connection, id).await?),
            }
        }

        async fn disband(connection: &mut $connection, id: &str) -> Result<(), StoreFault> {
            let end = query("DELETE FROM gatherings WHERE id = $1").bind(id);
            let ended = end.execute(connection).await.map_err(StoreFault::written)?;
            if ended.rows_affected() > 0 { Ok(()) } else { Err(StoreFault::Missing) }
        }

        async fn expire(connection: &mut $connection, before: i64) -> Result<(), StoreFault> {
            let end = query("DELETE FROM gatherings WHERE made < $1").bind(before);
            end.execute(connection).await.map(drop).map_err(StoreFault::written)
        }

        /// Returns the fault of a change for an earlier version of a gathering.
        async fn overtaken(connection: &mut $connection, id: &str) -> Result<StoreFault, StoreFault> {
            let there: i64 = query_scalar("SELECT count(*) FROM gatherings WHERE id = $1")
                .bind(id)
                .fetch_one(connection)
                .await
                .map_err(StoreFault::read)?;
            Ok(if there == 0 { StoreFault::Missing } else { StoreFault::Taken })
        }

        /// Refuses an id that `count` finds.
        async fn refuse_taken(connection: &mut $connection, count: &'static str, id: &str) -> Result<(), StoreFault> {
            let there: i64 = query_scalar(count).bind(id).fetch_one(connection).await.map_err(StoreFault::read)?;
            if there == 0 { Ok(()) } else { Err(StoreFault::Taken) }
        }

        /// Returns all gatherings for a backup, as they are stored.
        async fn gathering_items(connection: &mut $connection) -> Result<Vec<GatheringItem>, StoreFault> {
            query_as("SELECT id, version, made, is_public, wish, chairs, made_by, luck, due FROM gatherings ORDER BY made, id")
                .fetch_all(connection)
                .await
                .map_err(StoreFault::read)
        }
    };
}

pub(crate) use sql_gatherings;
