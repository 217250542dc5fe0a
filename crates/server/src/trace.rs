//! Gives each request an id. The id is in all lines of the log about the request and about the socket that it opens, and
//! in the answer, so that people can name the request to the host.
//!
//! The log has no header, no query and no body of a request, because these have secrets.

use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};
use tokio::time::Instant;
use tracing::Instrument;

/// The header of an answer with the id of its request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub(crate) async fn trace(request: Request, next: Next) -> Response {
    let Ok(number) = getrandom::u64() else { return next.run(request).await };
    let id = format!("{number:016x}");
    // The path itself may be long, or have the id of a table. The pattern that it matches has neither.
    let path = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    // The span is of the highest level, so that warnings have the id when nothing but warnings is logged.
    let span = tracing::error_span!("request", id, method = %request.method(), path);
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, millis) = (response.status().as_u16(), begun.elapsed().as_secs_f64() * 1e3);
    span.in_scope(|| tracing::debug!(status, millis, "a request was answered"));
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
