//! The store in a PostgreSQL database, for servers that share one.

mod layout;
mod writing;

use crate::{StoreFault, sql::sql_store};
use sqlx::{
    PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use std::{str::FromStr, time::Duration};
use writing::Writing;

/// Tables in a database of a PostgreSQL server.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    place: String,
}

/// The greatest number of connections to the server at one time.
const CONNECTIONS: u32 = 8;

/// The time after which a server that does not answer counts as away.
const PATIENCE: Duration = Duration::from_secs(5);

impl Postgres {
    /// Opens the database of an address such as `postgres://user@localhost/brickroad`. Lays out its tables if there are
    /// none, and updates an earlier layout.
    pub async fn open(address: &str) -> Result<Postgres, StoreFault> {
        let options = PgConnectOptions::from_str(address)
            .map_err(|why| StoreFault::Open { place: "the address of the PostgreSQL database".into(), why })?;
        // The place is shown without the password that the address may have.
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
        Ok(Postgres { pool, place })
    }

    async fn write(&self) -> Result<Writing, StoreFault> {
        Writing::begin(&self.pool).await
    }

    fn reads(&self) -> Result<&PgPool, StoreFault> {
        Ok(&self.pool)
    }

    fn named(&self) -> String {
        self.place.clone()
    }

    /// A server checks its own files.
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

/// Every statement sees what was there at the first.
const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Writes a row, and changes nothing.
const PROBE: &str = "UPDATE brickroad SET layout = layout";
