//! The SQL statements for tournaments, which all kinds of databases share.

/// Implements [`TournamentStore`](crate::TournamentStore) for a type, and defines the functions that read and write tournaments, for connections and pools of these types.
macro_rules! sql_tournaments {
    ($store:ty, $connection:ty, $pool:ty) => {
        use crate::{Tournament, TournamentStore, Tourneys, item::TournamentItem};

        #[async_trait::async_trait]
        impl TournamentStore for $store {
            async fn keep_tournament(&self, tournament: &Tournament) -> Result<(), StoreFault> {
                self.write(Write::KeepTournament(TournamentItem::of(tournament))).await
            }

            async fn tournament(&self, id: &TableId) -> Result<Tournament, StoreFault> {
                tournament(&self.reads().await?, id).await
            }

            async fn tournaments(&self, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault> {
                tournaments(&self.reads().await?, wanted, most).await
            }
        }

        async fn tournament(pool: &$pool, id: &TableId) -> Result<Tournament, StoreFault> {
            let found: Option<TournamentItem> =
                query_as("SELECT id, version, made, stage, words FROM tournaments WHERE id = $1")
                    .bind(id.as_str())
                    .fetch_optional(pool)
                    .await
                    .map_err(StoreFault::read)?;
            found.ok_or(StoreFault::Missing)?.read()
        }

        /// Returns at most `most` tournaments, the latest first. Leaves out those that cannot be read.
        async fn tournaments(pool: &$pool, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault> {
            let mut select = QueryBuilder::new("SELECT id, version, made, stage, words FROM tournaments WHERE ");
            match wanted {
                Tourneys::At(stage) => select.push("stage = ").push_bind(stage.name()),
                Tourneys::Of(person) => {
                    select.push("words LIKE ").push_bind(pattern(&mark(person))).push(" ESCAPE '!'")
                }
            };
            select.push(" ORDER BY made DESC, id LIMIT ").push_bind(most as i64);
            let found: Vec<TournamentItem> = select.build_query_as().fetch_all(pool).await.map_err(StoreFault::read)?;
            Ok(found.into_iter().filter_map(|kept| kept.read().ok()).collect())
        }

        /// Stores a new tournament, or replaces one of the version before.
        async fn write_tournament(connection: &mut $connection, item: &TournamentItem) -> Result<(), StoreFault> {
            if item.version == 1 {
                return insert_tournament(connection, item).await;
            }
            let TournamentItem { id, version, made: _, stage, words } = item;
            let changed =
                query("UPDATE tournaments SET version = $2, stage = $3, words = $4 WHERE id = $1 AND version = $2 - 1")
                    .bind(id)
                    .bind(version)
                    .bind(stage)
                    .bind(words)
                    .execute(&mut *connection)
                    .await
                    .map_err(StoreFault::written)?;
            if changed.rows_affected() > 0 {
                return Ok(());
            }
            let there: i64 = query_scalar("SELECT count(*) FROM tournaments WHERE id = $1")
                .bind(id)
                .fetch_one(connection)
                .await
                .map_err(StoreFault::read)?;
            Err(if there == 0 { StoreFault::Missing } else { StoreFault::Taken })
        }

        async fn insert_tournament(connection: &mut $connection, item: &TournamentItem) -> Result<(), StoreFault> {
            let TournamentItem { id, version, made, stage, words } = item;
            query("INSERT INTO tournaments (id, version, made, stage, words) VALUES ($1, $2, $3, $4, $5)")
                .bind(id)
                .bind(version)
                .bind(made)
                .bind(stage)
                .bind(words)
                .execute(connection)
                .await
                .map(drop)
                .map_err(StoreFault::written)
        }

        /// Puts one person in the place of another in all tournaments. Both are texts of columns. The versions rise, so that
        /// no change that was begun before brings the other person back.
        async fn unkeep_in_tournaments(connection: &mut $connection, person: &str, by: &str) -> Result<(), StoreFault> {
            query("UPDATE tournaments SET words = replace(words, $1, $2), version = version + 1 WHERE words LIKE $3")
                .bind(person)
                .bind(by)
                .bind(format!("%\"{person}\"%"))
                .execute(connection)
                .await
                .map(drop)
                .map_err(StoreFault::written)
        }

        /// Returns the stages of those of these tables that exist.
        async fn standings(pool: &$pool, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault> {
            if ids.is_empty() {
                return Ok(Vec::new());
            }
            let mut select = QueryBuilder::new("SELECT id, standing FROM tables WHERE id IN (");
            let mut list = select.separated(", ");
            for id in ids {
                list.push_bind(id.as_str().to_owned());
            }
            select.push(")");
            let found: Vec<(String, Option<String>)> =
                select.build_query_as().persistent(false).fetch_all(pool).await.map_err(StoreFault::read)?;
            let read = |(id, standing): (String, Option<String>)| {
                Some((TableId::parse(&id)?, standing.as_deref().and_then(Standing::parse)))
            };
            Ok(found.into_iter().filter_map(read).collect())
        }

        /// Returns all tournaments for a backup, as they are stored.
        async fn tournament_items(connection: &mut $connection) -> Result<Vec<TournamentItem>, StoreFault> {
            query_as("SELECT id, version, made, stage, words FROM tournaments ORDER BY made, id")
                .fetch_all(connection)
                .await
                .map_err(StoreFault::read)
        }
    };
}

pub(crate) use sql_tournaments;
