//! Refuses requests from an address that sends too many, except for those of the probes.

use crate::{
    places::Place,
    probes,
    quotas::TooMany,
    request::{Shared, refuse},
};
use axum::{
    Extension,
    extract::{Request, State},
    http::{StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use host::Refusal;
use std::sync::Arc;

pub(crate) async fn limit(
    State(shared): State<Shared>,
    Extension(place): Extension<Arc<Place>>,
    request: Request,
    next: Next,
) -> Response {
    if probes::is_probe(request.uri().path()) {
        return next.run(request).await;
    }
    match shared.quotas.request(place.sender(request.headers())) {
        Ok(()) => next.run(request).await,
        Err(TooMany { most, wait }) => {
            let seconds = wait.as_secs().max(1);
            let refusal = Refusal::TooManyRequests { most, seconds };
            let about = [(header::RETRY_AFTER, seconds.to_string())];
            (about, refuse(StatusCode::TOO_MANY_REQUESTS, &refusal, request.headers())).into_response()
        }
    }
}
