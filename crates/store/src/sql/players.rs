//! The SQL statements for players, which all kinds of databases share.

use crate::{Player, PlayerId, StoreFault, holders::Hash};

/// The columns of a player.
#[derive(sqlx::FromRow)]
pub(crate) struct PlayerColumns {
    person: String,
    id: String,
    about: String,
    made: i64,
}

impl PlayerColumns {
    pub(crate) fn read(self) -> Result<Player, StoreFault> {
        let PlayerColumns { person, id, about, made } = self;
        match (Hash::parse(&person), PlayerId::parse(&id)) {
            (Some(Hash(person)), Some(id)) => Ok(Player { id, person, name: about, since: made.cast_unsigned() }),
            _ => Err(StoreFault::damaged("player", "expected a person and an id of 16 hexadecimal digits")),
        }
    }
}

/// Implements [`PlayerStore`](crate::PlayerStore) for a type, and defines the functions that read and write players, for connections and pools of these types.
macro_rules! sql_players {
    ($store:ty, $connection:ty, $pool:ty) => {
        use crate::{Player, PlayerId, PlayerStore, item::PlayerItem, sql::players::PlayerColumns};

        #[async_trait::async_trait]
        impl PlayerStore for $store {
            async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
                let person = KeyHash(*person.hash()).print();
                self.write(Write::KeepPlayer(PlayerItem { person, id: id.as_str().to_owned() })).await
            }

            async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault> {
                player(&self.reads().await?, id).await
            }

            async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault> {
                players(&self.reads().await?, people).await
            }

            async fn merge(&self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault> {
                let guest = KeyHash(*guest.hash()).print();
                self.write(Write::Merge { guest, device: KeyItem::of(device), link: link.map(KeyHash::print) }).await
            }

            async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault> {
                let print = |person: Person| KeyHash(*person.hash()).print();
                self.write(Write::Unkeep { person: print(person), by: print(by) }).await
            }
        }

        /// Stores the id of a person who has none.
        async fn insert_player(connection: &mut $connection, player: &PlayerItem) -> Result<(), StoreFault> {
            let stored = query("INSERT INTO players (person, id) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING")
                .bind(&player.person)
                .bind(&player.id);
            stored.execute(connection).await.map(drop).map_err(StoreFault::written)
        }

        async fn player(pool: &$pool, id: &PlayerId) -> Result<Option<Player>, StoreFault> {
            let found: Option<PlayerColumns> = query_as(
                "SELECT players.person, id, about, made FROM players JOIN keys ON hash = players.person \
                 WHERE id = $1 AND kind = 'first'",
            )
            .bind(id.as_str())
            .fetch_optional(pool)
            .await
            .map_err(StoreFault::read)?;
            found.map(PlayerColumns::read).transpose()
        }

        async fn players(pool: &$pool, people: &[dealer::Person]) -> Result<Vec<Player>, StoreFault> {
            if people.is_empty() {
                return Ok(Vec::new());
            }
            let mut select = QueryBuilder::new(
                "SELECT players.person, id, about, made FROM players JOIN keys ON hash = players.person \
                 WHERE kind = 'first' AND players.person IN (",
            );
            let mut list = select.separated(", ");
            for person in people {
                list.push_bind(KeyHash(*person.hash()).print());
            }
            select.push(")");
            let found: Vec<PlayerColumns> =
                select.build_query_as().persistent(false).fetch_all(pool).await.map_err(StoreFault::read)?;
            found.into_iter().map(PlayerColumns::read).collect()
        }

        /// Removes what leads to a person, and puts another one in the person's place. Both are texts of columns.
        async fn unkeep(connection: &mut $connection, person: &str, by: &str) -> Result<(), StoreFault> {
            for removal in [
                "DELETE FROM keys WHERE person = $1",
                "DELETE FROM players WHERE person = $1",
                "DELETE FROM talk WHERE person = $1",
                "DELETE FROM notices WHERE person = $1",
                "DELETE FROM notes WHERE person = $1 OR about = $1",
            ] {
                query(removal).bind(person).execute(&mut *connection).await.map_err(StoreFault::written)?;
            }
            let rated = query("UPDATE ratings SET person = $2 WHERE person = $1").bind(person).bind(by);
            rated.execute(&mut *connection).await.map_err(StoreFault::written)?;
            unkeep_in_tournaments(&mut *connection, person, by).await?;
            let held = query("UPDATE tables SET seats = replace(seats, $1, $2) WHERE seats LIKE $3");
            let held = held.bind(person).bind(by).bind(format!("%\"{person}\"%"));
            held.execute(connection).await.map(drop).map_err(StoreFault::written)
        }

        /// Returns all players for a backup, as they are stored.
        async fn player_items(connection: &mut $connection) -> Result<Vec<PlayerItem>, StoreFault> {
            let all = query_as("SELECT person, id FROM players ORDER BY person");
            all.fetch_all(connection).await.map_err(StoreFault::read)
        }
    };
}

pub(crate) use sql_players;
