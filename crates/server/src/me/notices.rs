//! The requests about notices: the browsers of a guest that get them.

use super::caller::{Body, Caller, Refused, Sent};
use crate::{
    notices::{Office, Wish, forget_device, keep_device, told, wish},
    request::Shared,
};
use axum::{
    Json, Router,
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

async fn shown(caller: Caller) -> Result<Json<Notices>, Refused> {
    told_to(&caller).await
}

/// Switches notices on in this browser, or changes which ones it gets.
async fn on(caller: Caller, Sent(mut wish): Sent<Wish>) -> Result<Response, Refused> {
    let hosts = office(&caller.shared)?.hosts();
    wish.lang = caller.lang;
    keep_device(&caller.identity(), hosts, wish).await?;
    Ok(caller.guest.greet(told_to(&caller).await?.into_response()))
}

async fn off(caller: Caller, Sent(Named { device }): Sent<Named>) -> Result<Json<Notices>, Refused> {
    forget_device(caller.store(), caller.person, &device).await?;
    told_to(&caller).await
}

/// Sends a notice to this browser, so that the guest can see whether they arrive.
async fn try_out(caller: Caller) -> Result<Json<Notices>, Refused> {
    office(&caller.shared)?.try_out(wish(&caller.identity()).await?).await?;
    told_to(&caller).await
}

async fn told_to(caller: &Caller) -> Result<Json<Notices>, Refused> {
    let key = caller.shared.office.as_ref().map(|office| office.key());
    let own = caller.identity();
    Ok(Json(Notices { key, devices: told(own.store, own.person, own.here).await? }))
}

fn office(shared: &Shared) -> Result<&Office, Refusal> {
    shared.office.as_deref().ok_or(Refusal::NoNotices)
}
