//! The contract of every bus.

use std::fmt::Debug;

/// A place where servers meet to exchange hints.
#[async_trait::async_trait]
pub trait Bus: Debug + Send + Sync {
    /// Returns a description of the bus, without a password.
    fn place(&self) -> String;

    /// Connects to the bus. The connection hears every line that anybody tells from now on, including its own.
    async fn connect(&self) -> Result<Box<dyn Wire>, BusFault>;
}

/// A connection to a bus.
#[async_trait::async_trait]
pub trait Wire: Send {
    /// Sends lines of at most 7,999 bytes to every connection of the bus.
    async fn tell(&mut self, lines: &[String]) -> Result<(), BusFault>;

    /// Waits for the next line. The call is cancel safe. Returns a fault if lines may have been lost.
    async fn hear(&mut self) -> Result<String, BusFault>;
}

/// The reason why a bus cannot be used, or why a connection has ended.
#[derive(Debug, thiserror::Error)]
#[error("the bus {place}: {why}")]
pub struct BusFault {
    pub place: String,
    pub why: String,
}

impl BusFault {
    pub(crate) fn new(place: &str, why: impl ToString) -> BusFault {
        BusFault { place: place.to_owned(), why: why.to_string() }
    }
}
