//! The state that all requests share, and the language of a request.

use crate::{held::Home, limits::Limits, lobby::Lobby, measures, notices::Office, quotas::Quotas};
use axum::{
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use host::Refusal;
use kernel::Lang;
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use webauthn_rs::Webauthn;

/// The state that the handler of every request can use.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) limits: Limits,
    pub(crate) quotas: Arc<Quotas>,
    pub(crate) home: Home,
    /// What checks passkeys, if the public address allows them.
    pub(crate) passkeys: Option<Arc<Webauthn>>,
    /// The office that sends notices, if the public address allows them.
    pub(crate) office: Option<Arc<Office>>,
    /// The remaining number of bytes that uploads of records may hold in memory.
    pub(crate) room: Arc<Semaphore>,
    /// The remaining number of files with somebody's data that may be written at the same time.
    pub(crate) files: Arc<Semaphore>,
    pub(crate) stop: CancellationToken,
    pub(crate) tasks: TaskTracker,
}

/// Returns the language that the browser prefers.
pub(crate) fn reader(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    if asked.is_some_and(|asked| asked.trim_start().starts_with("fr")) { Lang::Fr } else { Lang::En }
}

/// Returns the answer to a request that is refused, in the language that the browser prefers.
pub(crate) fn refuse(status: StatusCode, refusal: &Refusal, headers: &HeaderMap) -> Response {
    measures::refused(refusal);
    tracing::debug!(kind = refusal.kind(), "a request was refused");
    (status, refusal.words(reader(headers))).into_response()
}
