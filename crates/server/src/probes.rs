//! The probes of the machines that watch over a server: is it alive, and is it ready for people? Whoever asks learns
//! nothing else, so anybody may ask, under any name of the server.

use crate::request::Shared;
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// The path of the probe that a running server always answers.
pub(crate) const LIVE: &str = "/live";

/// The path of the probe that a server answers with 200 while it can take people in.
pub(crate) const READY: &str = "/ready";

/// Reports whether this is the path of a probe.
pub(crate) fn is_probe(path: &str) -> bool {
    [LIVE, READY].contains(&path)
}

pub(crate) async fn live() -> Response {
    said(StatusCode::OK, "live\n")
}

/// Answers with 200 if the store can be written to, and the server does not end. The answer about the store comes from
/// an attempt to write, which is at most one second old. A server without its bus is slower and otherwise right, and so
/// may be the others. So it is ready, and says that the bus is cut.
pub(crate) async fn ready(State(shared): State<Shared>) -> Response {
    if !shared.stop.is_cancelled() && shared.lobby.health().await.is_ok() {
        said(StatusCode::OK, if shared.lobby.link().is_up() { "ready\n" } else { "ready; the bus is cut\n" })
    } else {
        said(StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

fn said(status: StatusCode, words: &'static str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], words).into_response()
}
