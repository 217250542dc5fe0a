//! The requests about notices at a guest's own addresses.

use super::reply::{Body, answered, identity, read};
use crate::{
    identity::{Guest, Identity},
    notices::{Hooks, Wanted, keep_hook, remove_hook, renew_hook, told_hooks},
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
use host::{HookFault, Refusal};
use protocol::HookSecret;
use serde::Deserialize;

impl Body for Wanted {
    const EXAMPLE: &str = r#"{"address":"https://hooks.example.org/brickroad","untimed":false}"#;
}

#[derive(Deserialize)]
struct Named {
    hook: String,
}

impl Body for Named {
    const EXAMPLE: &str = r#"{"hook":"q2w3…"}"#;
}

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(shown))
        .route("/add", post(add))
        .route("/renew", post(renew))
        .route("/remove", post(remove))
        .route("/try", post(try_out))
}

async fn shown(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let shown = async { told(&shared, &identity(&shared, &Guest::of(&headers, &shared.home).await?)?, None).await };
    answered(shown.await, &headers)
}

/// Sends notices to an address from now on.
async fn add(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let kept = async {
        let hooks = hooks(&shared)?;
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        let wanted: Wanted = read(&body)?;
        hooks.judge(own.person, &wanted.address).await?;
        let made = keep_hook(&own, wanted, reader(&headers)).await?;
        let told = told(&shared, &own, Some(made)).await?;
        Ok(guest.greet(told))
    };
    answered(kept.await, &headers)
}

/// Gives an address another secret.
async fn renew(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let renewed = async {
        hooks(&shared)?;
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        let made = renew_hook(own.store, own.person, &read::<Named>(&body)?.hook).await?;
        told(&shared, &own, Some(made)).await
    };
    answered(renewed.await, &headers)
}

/// Removes an address, also one that is left of the time when the host allowed them.
async fn remove(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let removed = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        remove_hook(own.store, own.person, &read::<Named>(&body)?.hook).await?;
        told(&shared, &own, None).await
    };
    answered(removed.await, &headers)
}

/// Sends a notice to an address, so that the guest can see whether they arrive.
async fn try_out(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let tried = async {
        let hooks = hooks(&shared)?;
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        hooks.try_out(own.person, &read::<Named>(&body)?.hook).await?;
        told(&shared, &own, None).await
    };
    answered(tried.await, &headers)
}

async fn told(shared: &Shared, own: &Identity<'_>, made: Option<HookSecret>) -> Result<Response, Refusal> {
    let (allowed, hooks) = (hooks(shared).is_ok(), told_hooks(own.store, own.person).await?);
    Ok(Json(protocol::Hooks { allowed, hooks, made }).into_response())
}

fn hooks(shared: &Shared) -> Result<&Hooks, Refusal> {
    shared.office.as_deref().and_then(|office| office.hooks()).ok_or_else(|| HookFault::Off.into())
}
