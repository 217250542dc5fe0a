//! The requests about notices at a guest's own addresses.

use super::caller::{Body, Caller, Refused, Sent};
use crate::{
    notices::{Hooks, Wanted, keep_hook, remove_hook, renew_hook, told_hooks},
    request::Shared,
};
use axum::{
    Json, Router,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use host::{HookFault, Refusal};
use protocol::{HookSecret, Hooks as Told};
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

async fn shown(caller: Caller) -> Result<Json<Told>, Refused> {
    told(&caller, None).await
}

/// Sends notices to an address from now on.
async fn add(caller: Caller, Sent(wanted): Sent<Wanted>) -> Result<Response, Refused> {
    hooks(&caller.shared)?.judge(caller.person, &wanted.address).await?;
    let made = keep_hook(&caller.identity(), wanted, caller.lang).await?;
    let told = told(&caller, Some(made)).await?;
    Ok(caller.guest.greet(told.into_response()))
}

/// Gives an address another secret.
async fn renew(caller: Caller, Sent(Named { hook }): Sent<Named>) -> Result<Json<Told>, Refused> {
    hooks(&caller.shared)?;
    let made = renew_hook(caller.store(), caller.person, &hook).await?;
    told(&caller, Some(made)).await
}

/// Removes an address, also one that is left of the time when the host allowed them.
async fn remove(caller: Caller, Sent(Named { hook }): Sent<Named>) -> Result<Json<Told>, Refused> {
    remove_hook(caller.store(), caller.person, &hook).await?;
    told(&caller, None).await
}

/// Sends a notice to an address, so that the guest can see whether they arrive.
async fn try_out(caller: Caller, Sent(Named { hook }): Sent<Named>) -> Result<Json<Told>, Refused> {
    hooks(&caller.shared)?.try_out(caller.person, &hook).await?;
    told(&caller, None).await
}

async fn told(caller: &Caller, made: Option<HookSecret>) -> Result<Json<Told>, Refused> {
    let (allowed, hooks) = (hooks(&caller.shared).is_ok(), told_hooks(caller.store(), caller.person).await?);
    Ok(Json(Told { allowed, hooks, made }))
}

fn hooks(shared: &Shared) -> Result<&Hooks, Refusal> {
    shared.office.as_deref().and_then(|office| office.hooks()).ok_or_else(|| HookFault::Off.into())
}
