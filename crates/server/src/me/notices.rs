//! The requests about notices: the browsers of a guest that get them.

use super::reply::{Body, answered, identity, read};
use crate::{
    identity::{Guest, Identity},
    notices::{Office, Wish, forget_device, keep_device, told, wish},
    request::{Shared, reader},
};
use axum::{
    Json, Router,
    body::Bytes,
    extract::State,
    http::HeaderMap,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use host::Refusal;
use protocol::Notices;
use serde::Deserialize;

impl Body for Wish {
    const EXAMPLE: &str = r#"{"endpoint":"https://…","p256dh":"…","auth":"…","untimed":false,"muted":["duel"]}"#;
}

#[derive(Deserialize)]
struct Named {
    device: String,
}

impl Body for Named {
    const EXAMPLE: &str = r#"{"device":"q2w3…"}"#;
}

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/", get(shown)).route("/on", post(on)).route("/off", post(off)).route("/try", post(try_out))
}

async fn shown(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let shown = async { notices(&shared, &identity(&shared, &Guest::of(&headers, &shared.home).await?)?).await };
    answered(shown.await, &headers)
}

/// Switches notices on in this browser, or changes which ones it gets.
async fn on(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let kept = async {
        let office = office(&shared)?;
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        let mut wish: Wish = read(&body)?;
        wish.lang = reader(&headers);
        keep_device(&own, office.hosts(), wish).await?;
        let kept = notices(&shared, &own).await?;
        Ok(guest.greet(kept))
    };
    answered(kept.await, &headers)
}

async fn off(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let removed = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        forget_device(own.store, own.person, &read::<Named>(&body)?.device).await?;
        notices(&shared, &own).await
    };
    answered(removed.await, &headers)
}

/// Sends a notice to this browser, so that the guest can see whether they arrive.
async fn try_out(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let tried = async {
        let office = office(&shared)?;
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        office.try_out(wish(&own).await?).await?;
        notices(&shared, &own).await
    };
    answered(tried.await, &headers)
}

async fn notices(shared: &Shared, own: &Identity<'_>) -> Result<Response, Refusal> {
    let key = shared.office.as_ref().map(|office| office.key());
    let devices = told(own.store, own.person, own.here).await?;
    Ok(Json(Notices { key, devices }).into_response())
}

fn office(shared: &Shared) -> Result<&Office, Refusal> {
    shared.office.as_deref().ok_or(Refusal::NoNotices)
}
