//! The state that requests share, and the language that a request asks for.

use crate::{lobby::Lobby, places::Limits};
use axum::http::{HeaderMap, header};
use kernel::Lang;
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The state that every request can reach.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) limits: Limits,
    /// The bytes that records on their way here may still fill.
    pub(crate) room: Arc<Semaphore>,
    pub(crate) stop: CancellationToken,
    pub(crate) tasks: TaskTracker,
}

/// Returns the language that a browser asks for.
pub(crate) fn reader(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    if asked.is_some_and(|asked| asked.trim_start().starts_with("fr")) { Lang::Fr } else { Lang::En }
}
