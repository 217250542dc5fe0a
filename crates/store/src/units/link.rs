//! A connection to a database that is made again after a break.

use crate::{Cause, Deed, StoreFault};
use sqlx::{ConnectOptions, PgConnection, postgres::PgConnectOptions};
use std::{
    str::FromStr,
    time::{Duration, Instant},
};
use tokio::time::{sleep, timeout};

/// A connection to a database that is made again after a break.
pub(super) struct Link {
    /// The options may have a password, so nothing prints them.
    options: PgConnectOptions,
    place: String,
    connection: Option<PgConnection>,
}

/// The time after which a database that has not answered counts as away.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time for which a call is tried again while the database is away.
const PERSISTENCE: Duration = Duration::from_secs(300);
/// The time between two attempts.
const BREAK: Duration = Duration::from_millis(250);

impl Link {
    /// Returns the link to the database at this address, which is not connected yet.
    pub(super) fn at(address: &str) -> Result<Link, StoreFault> {
        let options = PgConnectOptions::from_str(address)
            .map_err(|why| StoreFault::Open { place: "the address of the PostgreSQL database".into(), why })?;
        let name = options.get_database().unwrap_or_else(|| options.get_username());
        let place = format!("the PostgreSQL database {name} on {}", options.get_host());
        Ok(Link { options, place, connection: None })
    }

    /// Returns the database in words, without its password.
    pub(super) fn place(&self) -> &str {
        &self.place
    }

    /// Connects once. A database that is away is a fault, because its address may be wrong.
    pub(super) async fn connect(&self) -> Result<PgConnection, StoreFault> {
        let connected =
            timeout(PATIENCE, self.options.connect()).await.unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut));
        connected.map_err(|why| StoreFault::Open { place: self.place.clone(), why })
    }

    /// Keeps a connection for the next call.
    pub(super) fn put_back(&mut self, connection: PgConnection) {
        self.connection = Some(connection);
    }

    /// Does some work on the connection. If the database is away, connects and does the work again, for up to five minutes. The
    /// work may have been done even if the connection broke, so it must be harmless to do it twice.
    pub(super) async fn try_on<T>(
        &mut self,
        work: impl AsyncFn(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreFault> {
        let begun = Instant::now();
        loop {
            let attempt = timeout(PATIENCE, self.attempt(&work)).await;
            let fault = match attempt {
                Ok(Ok(done)) => return Ok(done),
                Ok(Err(why)) => StoreFault::failed(Deed::Written, why),
                Err(_) => silent(),
            };
            if !is_passing(&fault) || begun.elapsed() > PERSISTENCE {
                return Err(fault);
            }
            sleep(BREAK).await;
        }
    }

    /// Does the work once. After a fault the connection is closed.
    async fn attempt<T>(
        &mut self,
        work: &impl AsyncFn(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let done = work(&mut connection).await?;
        self.connection = Some(connection);
        Ok(done)
    }
}

fn silent() -> StoreFault {
    let why = format!("no answer within {} seconds", PATIENCE.as_secs());
    StoreFault::Failed { deed: Deed::Written, cause: Cause::Away, why }
}

/// Reports whether a fault may pass without anybody's help.
fn is_passing(fault: &StoreFault) -> bool {
    matches!(fault, StoreFault::Failed { cause: Cause::Away | Cause::Busy | Cause::Limits, .. })
}
