//! The way to a push service or another server: one encrypted request, without redirects, within a limit of time.

use async_trait::async_trait;
use axum::{
    body::Body,
    http::{Request, header},
};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{
        Client,
        connect::{Connect, HttpConnector},
    },
    rt::TokioExecutor,
};
use std::{fmt::Debug, io, time::Duration};
use tokio::time::timeout;

/// The time for a request and its answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The greatest length of the beginning of an answer, in bytes.
const MOST: usize = 16 << 10;

/// The time before a message is tried again if an answer names none, and the longest that an answer may name.
const PAUSE: Duration = Duration::from_secs(5);
const LONGEST: Duration = Duration::from_secs(60);

/// Carries requests to push services.
#[async_trait]
pub trait Carrier: Debug + Send + Sync {
    /// Sends a request, and returns the beginning of the answer. Follows no redirect.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no answer in time.
    async fn carry(&self, request: Request<Vec<u8>>) -> Result<Reply, Unreached>;
}

/// The beginning of an answer. Nothing else of it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The time for which the service wants to hear nothing.
    pub retry_after: Option<Duration>,
}

impl Reply {
    /// Returns the time after which the message may be tried again, or `None` if that would be of no use.
    pub(super) fn pause(self) -> Option<Duration> {
        matches!(self.status, 429 | 500..=599).then(|| self.retry_after.unwrap_or(PAUSE).min(LONGEST))
    }
}

/// The reason why there is no answer.
#[derive(Debug, thiserror::Error)]
#[error("there is no answer: {0}")]
pub struct Unreached(pub String);

impl Unreached {
    /// Returns the time after which the message may be tried again.
    pub(super) fn pause(&self) -> Duration {
        PAUSE
    }
}

/// A carrier over encrypted connections.
#[derive(Debug)]
pub(super) struct Encrypted<C>(Client<C, Body>);

impl Encrypted<HttpsConnector<HttpConnector>> {
    /// Returns a carrier that trusts the authorities whom the system trusts.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no list of authorities.
    pub(super) fn new() -> io::Result<Self> {
        let connector = HttpsConnectorBuilder::new().with_native_roots()?.https_only().enable_http1().build();
        Ok(Encrypted(Client::builder(TokioExecutor::new()).http1_max_buf_size(MOST).build(connector)))
    }
}

impl<C: Connect + Clone> Encrypted<C> {
    /// Returns a carrier that makes a new connection for each request.
    pub(super) fn anew(connector: C) -> Self {
        let mut client = Client::builder(TokioExecutor::new());
        Encrypted(client.pool_max_idle_per_host(0).http1_max_buf_size(MOST).build(connector))
    }
}

#[async_trait]
impl<C: Connect + Clone + Debug + Send + Sync + 'static> Carrier for Encrypted<C> {
    async fn carry(&self, request: Request<Vec<u8>>) -> Result<Reply, Unreached> {
        let answer = timeout(PATIENCE, self.0.request(request.map(Body::from))).await;
        let answer = answer.map_err(|_| Unreached(format!("none within {PATIENCE:?}")))?;
        let answer = answer.map_err(|why| Unreached(why.to_string()))?;
        let after = answer.headers().get(header::RETRY_AFTER).and_then(|after| after.to_str().ok()?.parse().ok());
        Ok(Reply { status: answer.status().as_u16(), retry_after: after.map(Duration::from_secs) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_is_sent_without_encryption() {
        let request = Request::post("http://127.0.0.1:9/push").body(Vec::new()).unwrap();
        // A system without authorities sends nothing at all.
        if let Ok(carrier) = Encrypted::new() {
            let why = carrier.carry(request).await.unwrap_err().to_string();
            assert!(why.starts_with("there is no answer"), "{why}");
        }
    }
}
