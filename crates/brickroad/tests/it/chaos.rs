//! A short form of the chaos trial: servers that are killed while people and bots play.

use crate::{served::binary, storm::judge};
use trials::chaos::{self, Arguments, Kept, Wired};

/// Half a minute in which each server is killed at least once.
fn short(store: Kept, bus: Wired) -> Arguments {
    Arguments {
        minutes: 0.5,
        games: 4,
        nodes: 3,
        store,
        bus,
        kill_every: 5.0,
        restart_every: 12.0,
        every: 200,
        // Other tests run at the same time. The whole trial has the limit of 3 seconds.
        within: 30_000,
    }
}

async fn survive(arguments: &Arguments) {
    judge(&chaos::run(arguments, &binary()).await.unwrap());
}

#[tokio::test]
async fn servers_on_postgres_that_are_killed_lose_nothing() {
    survive(&short(Kept::Postgres, Wired::Postgres)).await;
}

#[tokio::test]
async fn a_server_on_sqlite_that_is_killed_loses_nothing() {
    survive(&short(Kept::Sqlite, Wired::Postgres)).await;
}
