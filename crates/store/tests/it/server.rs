//! A PostgreSQL server from Debian's package. It listens on loopback and runs for the length of one test.

use std::env;
use store::Postgres;

pub(crate) struct Server(trials::Postgres);

impl Server {
    /// Starts a server with an empty database. Returns `None` if PostgreSQL is not installed. In CI, where it is
    /// required, the function panics instead.
    pub(crate) fn start() -> Option<Server> {
        let started = trials::Postgres::start().unwrap();
        if started.is_none() {
            assert!(env::var_os("CI").is_none(), "expected PostgreSQL, as of Debian's package postgresql");
            eprintln!("not tested: PostgreSQL is not installed (Debian's package postgresql)");
        }
        started.map(Server)
    }

    pub(crate) fn address(&self) -> String {
        self.0.address()
    }

    /// Opens the store in this server's database.
    pub(crate) async fn open(&self) -> Postgres {
        Postgres::open(&self.address()).await.unwrap()
    }
}
