//! The SQL statements for ratings, which all kinds of databases share.

use crate::{PlayerId, Ranked, Reached, StoreFault, item::RatingItem};

/// The columns of a rating, with the time at which its game ended.
#[derive(sqlx::FromRow)]
pub(crate) struct ReachedColumns {
    ended: i64,
    #[sqlx(flatten)]
    rating: RatingItem,
}

/// The columns of a line of a ladder.
#[derive(sqlx::FromRow)]
pub(crate) struct RankedColumns {
    id: String,
    about: String,
    games: i64,
    #[sqlx(flatten)]
    rating: RatingItem,
}

impl ReachedColumns {
    pub(crate) fn read(self) -> Result<Reached, StoreFault> {
        Ok(Reached { ended: self.ended.cast_unsigned(), rating: self.rating.read()? })
    }
}

impl RankedColumns {
    pub(crate) fn read(self) -> Result<Ranked, StoreFault> {
        let RankedColumns { id, about, games, rating } = self;
        let player = PlayerId::parse(&id).ok_or_else(|| StoreFault::damaged("player", &id))?;
        Ok(Ranked { player, name: about, games: games.cast_unsigned(), rating: rating.read()? })
    }
}

/// Implements [`RatingStore`](crate::RatingStore) for a type, and defines the functions that read and write ratings, for connections and pools of these types.
macro_rules! sql_ratings {
    ($store:ty, $connection:ty, $pool:ty) => {
        use crate::{RatingStore,
            Ranked, Rated, Reached, Season, Unrated,
            item::{RatedItem, RatingItem},
            sql::ratings::{RankedColumns, ReachedColumns},
        };

        #[async_trait::async_trait]
        impl RatingStore for $store {
            async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault> {
                unrated(&self.reads().await?).await
            }

            async fn counted(&self, game: &str) -> Result<u64, StoreFault> {
                counted(&self.reads().await?, game).await
            }

            async fn rate(&self, rated: &Rated) -> Result<(), StoreFault> {
                self.write(Write::Rate(RatedItem::of(rated))).await
            }

            async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault> {
                let mut connection = self.reads().await?.acquire().await.map_err(StoreFault::read)?;
                let found = rated_items(&mut connection, (Some(game), after.cast_signed(), most as i64)).await?;
                found.into_iter().map(RatedItem::read).collect()
            }

            async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault> {
                Ok(newest(&self.reads().await?, (game, person, 1)).await?.pop())
            }

            async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault> {
                course(&self.reads().await?, (game, person, most)).await
            }

            async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault> {
                ladder(&self.reads().await?, season).await
            }
        }

        async fn unrated(pool: &$pool) -> Result<Vec<Unrated>, StoreFault> {
            let found: Vec<FinishedColumns> = query_as(
                "SELECT id, changed, header, seats, standing FROM tables \
                 WHERE to_rate AND is_over AND standing IS NOT NULL ORDER BY turn LIMIT $1",
            )
            .bind(crate::columns::MOST_UNSUMMARISED)
            .fetch_all(pool)
            .await
            .map_err(StoreFault::read)?;
            Ok(found.into_iter().filter_map(FinishedColumns::unrated).collect())
        }

        async fn counted(pool: &$pool, game: &str) -> Result<u64, StoreFault> {
            let last = query_scalar("SELECT coalesce(max(number), 0) FROM rated WHERE game = $1").bind(game);
            let last: i64 = last.fetch_one(pool).await.map_err(StoreFault::read)?;
            Ok(last.cast_unsigned())
        }

        async fn insert_rated(connection: &mut $connection, rated: &RatedItem) -> Result<(), StoreFault> {
            let RatedItem { game, number, table, ended, ratings } = rated;
            query("INSERT INTO rated (game, number, table_id, ended) VALUES ($1, $2, $3, $4)")
                .bind(game)
                .bind(number)
                .bind(table)
                .bind(ended)
                .execute(&mut *connection)
                .await
                .map_err(StoreFault::written)?;
            for RatingItem { person, rating, deviation, volatility } in ratings {
                query(
                    "INSERT INTO ratings (game, number, person, rating, deviation, volatility) \
                     VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(game)
                .bind(number)
                .bind(person)
                .bind(rating)
                .bind(deviation)
                .bind(volatility)
                .execute(&mut *connection)
                .await
                .map_err(StoreFault::written)?;
            }
            let done = query("UPDATE tables SET to_rate = FALSE WHERE id = $1").bind(table);
            done.execute(connection).await.map(drop).map_err(StoreFault::written)
        }

        /// Returns some counted games of one kind after the one with the number `after`, or of all kinds.
        async fn rated_items(
            connection: &mut $connection,
            (game, after, most): (Option<&str>, i64, i64),
        ) -> Result<Vec<RatedItem>, StoreFault> {
            let games: Vec<(String, i64, String, i64)> = query_as(
                "SELECT game, number, table_id, ended FROM rated WHERE ($1 IS NULL OR game = $1) AND number > $2 \
                 ORDER BY game, number LIMIT $3",
            )
            .bind(game)
            .bind(after)
            .bind(most)
            .fetch_all(&mut *connection)
            .await
            .map_err(StoreFault::read)?;
            let mut items = Vec::new();
            for (game, number, table, ended) in games {
                let ratings = query_as(
                    "SELECT person, rating, deviation, volatility FROM ratings WHERE game = $1 AND number = $2 \
                     ORDER BY person",
                )
                .bind(&game)
                .bind(number)
                .fetch_all(&mut *connection)
                .await
                .map_err(StoreFault::read)?;
                items.push(RatedItem { game, number, table, ended, ratings });
            }
            Ok(items)
        }

        /// Returns the newest ratings of a person, newest first.
        async fn newest(
            pool: &$pool,
            (game, person, most): (&str, dealer::Person, usize),
        ) -> Result<Vec<Reached>, StoreFault> {
            let found: Vec<ReachedColumns> = query_as(
                "SELECT ended, person, rating, deviation, volatility FROM ratings \
                 JOIN rated ON rated.game = ratings.game AND rated.number = ratings.number \
                 WHERE person = $1 AND ratings.game = $2 ORDER BY ratings.number DESC LIMIT $3",
            )
            .bind(KeyHash(*person.hash()).print())
            .bind(game)
            .bind(most as i64)
            .fetch_all(pool)
            .await
            .map_err(StoreFault::read)?;
            found.into_iter().map(ReachedColumns::read).collect()
        }

        async fn course(
            pool: &$pool,
            (game, person, most): (&str, dealer::Person, usize),
        ) -> Result<(Vec<Reached>, u64), StoreFault> {
            let count = query_scalar("SELECT count(*) FROM ratings WHERE person = $1 AND game = $2")
                .bind(KeyHash(*person.hash()).print())
                .bind(game);
            let count: i64 = count.fetch_one(pool).await.map_err(StoreFault::read)?;
            let mut newest = newest(pool, (game, person, most)).await?;
            newest.reverse();
            Ok((newest, count.cast_unsigned()))
        }

        async fn ladder(pool: &$pool, season: &Season) -> Result<Vec<Ranked>, StoreFault> {
            let Season { game, ended, least, most } = season;
            let found: Vec<RankedColumns> = query_as(
                "SELECT id, about, games, ratings.person, rating, deviation, volatility \
                 FROM (SELECT person, max(ratings.number) AS last, count(*) AS games FROM ratings \
                       JOIN rated ON rated.game = ratings.game AND rated.number = ratings.number \
                       WHERE ratings.game = $1 AND ended >= $2 AND ended < $3 \
                       GROUP BY person HAVING count(*) >= $4) AS season \
                 JOIN ratings ON ratings.game = $1 AND ratings.number = last AND ratings.person = season.person \
                 JOIN players ON players.person = season.person \
                 JOIN keys ON hash = season.person AND kind = 'first' \
                 ORDER BY rating - 2 * deviation DESC, id LIMIT $5",
            )
            .bind(game)
            .bind(ended.start.cast_signed())
            .bind(ended.end.cast_signed())
            .bind(least.cast_signed())
            .bind(*most as i64)
            .fetch_all(pool)
            .await
            .map_err(StoreFault::read)?;
            found.into_iter().map(RankedColumns::read).collect()
        }
    };
}

pub(crate) use sql_ratings;
