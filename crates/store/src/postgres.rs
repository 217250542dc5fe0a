//! The store in a PostgreSQL database, for several servers on the same tables.

mod layout;
mod writing;

use crate::{
    StoreFault,
    sql::{
        backups::sql_backups, gatherings::sql_gatherings, keys::sql_keys, merges::sql_merges, notes::sql_notes,
        notices::sql_notices, packs::sql_packs, players::sql_players, privates::sql_privates, ratings::sql_ratings,
        sql_store, tables::sql_tables, talk::sql_talk, tournaments::sql_tournaments,
    },
};
use sqlx::{
    PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use std::{
    str::FromStr,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use writing::Writing;

/// A store of tables in a database of a PostgreSQL server.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    place: String,
    /// True after a write has failed. The next probe then also checks that there is space for new data.
    is_in_doubt: AtomicBool,
}

/// The greatest number of connections to the server at one time.
const CONNECTIONS: u32 = 8;

/// The time after which a server that has not answered counts as away.
const PATIENCE: Duration = Duration::from_secs(5);

impl Postgres {
    /// Opens the database at an address such as `postgres://user@localhost/brickroad`. Creates the database tables if
    /// there are none, and updates an earlier layout.
    pub async fn open(address: &str) -> Result<Postgres, StoreFault> {
        let options = PgConnectOptions::from_str(address)
            .map_err(|why| StoreFault::Open { place: "the address of the PostgreSQL database".into(), why })?;
        // The address may contain a password, so the place is described without the address.
        let place = format!("the PostgreSQL database {} on {}", name(&options), options.get_host());
        let open = |why| StoreFault::Open { place: place.clone(), why };
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await
            .map_err(open)?;
        let mut transaction = pool.begin().await.map_err(open)?;
        layout::lay_out(&mut transaction, &place).await?;
        transaction.commit().await.map_err(open)?;
        Ok(Postgres { pool, place, is_in_doubt: AtomicBool::new(false) })
    }

    /// Stores one write in a transaction of its own. Other writes may run at the same time.
    async fn write(&self, write: Write) -> Result<(), StoreFault> {
        let mut writing = self.begin().await?;
        do_write(writing.on(), &write).await?;
        writing.commit().await
    }

    async fn begin(&self) -> Result<Writing<'_>, StoreFault> {
        Writing::begin(&self.pool, &self.is_in_doubt).await
    }

    /// Begins a transaction that excludes all other writes. It waits until the running writes are committed, and later
    /// writes wait until this transaction ends.
    async fn alone(&self) -> Result<Writing<'_>, StoreFault> {
        let mut writing = self.begin().await?;
        query(LOCK_OUT).execute(writing.on()).await.map_err(StoreFault::written)?;
        Ok(writing)
    }

    /// Writes a row without changing its content. Such a write needs no new space and may succeed on a full disk, so
    /// after a failed write this function also checks that there is space for new data.
    async fn try_out(&self) -> Result<(), StoreFault> {
        let mut writing = self.begin().await?;
        query(PROBE).execute(writing.on()).await.map_err(StoreFault::written)?;
        let is_in_doubt = self.is_in_doubt.load(Ordering::Relaxed);
        if is_in_doubt {
            for statement in TAKE_ROOM {
                query(statement).execute(writing.on()).await.map_err(StoreFault::written)?;
            }
        }
        writing.commit().await?;
        if is_in_doubt {
            self.is_in_doubt.store(false, Ordering::Relaxed);
        }
        Ok(())
    }

    async fn reads(&self) -> Result<PgPool, StoreFault> {
        Ok(self.pool.clone())
    }

    fn named(&self) -> String {
        self.place.clone()
    }

    /// Returns no faults, because the database server checks its own files.
    async fn check_file(&self) -> Result<Vec<String>, StoreFault> {
        Ok(Vec::new())
    }

    async fn let_go(&self) {
        self.pool.close().await;
    }
}

fn name(options: &PgConnectOptions) -> &str {
    options.get_database().unwrap_or_else(|| options.get_username())
}

sql_store!(Postgres, PgConnection);
sql_tables!(Postgres, PgConnection, "nextval('turns')");
sql_backups!(PgConnection, "nextval('turns')");
sql_privates!(PgConnection, PgPool);
sql_notices!(PgConnection);
sql_merges!(PgConnection);
sql_packs!(Postgres, PgConnection);
sql_talk!(Postgres, PgConnection);
sql_gatherings!(Postgres, PgConnection, PgPool);
sql_keys!(Postgres, PgConnection, PgPool);
sql_notes!(Postgres, PgConnection, PgPool);
sql_players!(Postgres, PgConnection, PgPool);
sql_ratings!(Postgres, PgConnection, PgPool);
sql_tournaments!(Postgres, PgConnection, PgPool);

/// The statement that begins a transaction in which every query sees the data at the time of the first query.
const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The likely cause if a call does not return: the server or the network does not answer.
const SILENCE: Cause = Cause::Away;

/// The statement that locks out other writers until the end of the transaction. Readers are not affected.
const LOCK_OUT: &str = "LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE";

const PROBE: &str = "UPDATE brickroad SET layout = layout";

/// Statements that write as much data as a long log has. The end of the transaction frees the space.
const TAKE_ROOM: [&str; 2] = [
    "CREATE TEMPORARY TABLE room (line TEXT) ON COMMIT DROP",
    "INSERT INTO room SELECT repeat(md5(number::text), 30) FROM generate_series(1, 200) AS number",
];
