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

    /// Runs a statement and returns its output.
    pub(crate) fn run(&self, statement: &str) -> String {
        self.0.run(statement).unwrap()
    }

    /// Kills the server at once.
    pub(crate) fn kill(&mut self) {
        self.0.kill().unwrap();
    }

    /// Starts the server again after it was killed, and waits until it answers.
    pub(crate) fn start_again(&mut self) {
        self.0.start_again().unwrap();
    }
}
