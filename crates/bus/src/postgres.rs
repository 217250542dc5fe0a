//! The bus of a PostgreSQL database: `LISTEN` and `NOTIFY`.

use crate::{Bus, BusFault, Wire};
use sqlx::{
    ConnectOptions, PgConnection,
    postgres::{PgConnectOptions, PgListener},
    query,
};
use std::str::FromStr;

/// The bus of a PostgreSQL database, for servers that keep their tables there.
#[derive(Clone, Debug)]
pub struct Postgres {
    address: Address,
    place: String,
}

/// An address that may have a password, so nothing prints it.
#[derive(Clone)]
struct Address(String);

impl std::fmt::Debug for Address {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("…")
    }
}

struct PostgresWire {
    ears: PgListener,
    /// The connection that sends. The ears wait for lines on theirs.
    voice: PgConnection,
    place: String,
}

const CHANNEL: &str = "brickroad";

impl Postgres {
    /// Returns the bus of the database at an address such as `postgres://user@localhost/brickroad`.
    ///
    /// # Errors
    ///
    /// Returns an error if this is no such address.
    pub fn at(address: &str) -> Result<Postgres, BusFault> {
        let options =
            PgConnectOptions::from_str(address).map_err(|why| BusFault::new("of the PostgreSQL database", why))?;
        let place = format!("of the PostgreSQL database on {}", options.get_host());
        Ok(Postgres { address: Address(address.to_owned()), place })
    }
}

#[async_trait::async_trait]
impl Bus for Postgres {
    fn place(&self) -> String {
        self.place.clone()
    }

    async fn connect(&self) -> Result<Box<dyn Wire>, BusFault> {
        let fault = |why| BusFault::new(&self.place, why);
        let Address(address) = &self.address;
        let mut ears = PgListener::connect(address).await.map_err(fault)?;
        // A broken connection is a fault, after which a new one is made. This one is not repaired silently.
        ears.eager_reconnect(false);
        ears.listen(CHANNEL).await.map_err(fault)?;
        let voice = PgConnectOptions::from_str(address).map_err(fault)?.connect().await.map_err(fault)?;
        Ok(Box::new(PostgresWire { ears, voice, place: self.place.clone() }))
    }
}

#[async_trait::async_trait]
impl Wire for PostgresWire {
    async fn tell(&mut self, lines: &[String]) -> Result<(), BusFault> {
        // One transaction sends all lines, because commits of transactions that notify wait for each other.
        query("SELECT pg_notify($1, line) FROM unnest($2) AS line")
            .bind(CHANNEL)
            .bind(lines)
            .execute(&mut self.voice)
            .await
            .map_err(|why| BusFault::new(&self.place, why))?;
        Ok(())
    }

    async fn hear(&mut self) -> Result<String, BusFault> {
        match self.ears.try_recv().await {
            Ok(Some(line)) => Ok(line.payload().to_owned()),
            Ok(None) => Err(BusFault::new(&self.place, "the connection has ended")),
            Err(why) => Err(BusFault::new(&self.place, why)),
        }
    }
}
