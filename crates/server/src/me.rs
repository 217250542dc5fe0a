//! The requests about a guest's own identity. A link or a code counts only in a request that a page sends on a press of
//! a button, so that previews of links use up nothing.

mod notices;
mod hooks;
mod reply;

use crate::{
    identity::{Guest, Identity, NewPasskey, SignIn, begin_sign_in, enter, expect_guest, sign_in, stranger},
    notices::forget_browser,
    request::{Shared, reader},
    talk::{blocked, unblock},
};
use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use dealer::Person;
use host::{Refusal, say};
use kernel::Seat;
use reply::{Body, answered, identity, read};
use serde::Deserialize;
use std::sync::Arc;
use store::{KeyHash, Store, TableId};
use tokio_util::io::ReaderStream;
use webauthn_rs::Webauthn;

/// The greatest length of a request, in bytes.
const MOST: usize = 16 << 10;

/// The number of bytes of a file that wait to be sent.
const PIECE: usize = 64 << 10;

#[derive(Deserialize)]
struct Named {
    name: String,
}

impl Body for Named {
    const EXAMPLE: &str = r#"{"name":"Ann"}"#;
}

#[derive(Deserialize)]
struct Coded {
    code: String,
    /// True if what the guest of this browser has becomes the person's who made the code.
    #[serde(default)]
    bring: bool,
}

impl Body for Coded {
    const EXAMPLE: &str = r#"{"code":"8ZQ4T-…"}"#;
}

#[derive(Deserialize)]
struct Keyed {
    key: String,
}

impl Body for Keyed {
    const EXAMPLE: &str = r#"{"key":"0a1b2c3d4e5f6071"}"#;
}

#[derive(Deserialize)]
struct AtSeat {
    table: String,
    seat: Seat,
}

#[derive(Deserialize)]
struct Days {
    days: u32,
}

impl Body for Days {
    const EXAMPLE: &str = r#"{"days":7}"#;
}

impl Body for AtSeat {
    const EXAMPLE: &str = r#"{"table":"37aba55498f737df","seat":1}"#;
}

impl Body for NewPasskey {
    const EXAMPLE: &str = r#"{"ceremony":"…","credential":{"id":"…","rawId":"…","response":{…},"type":"public-key"}}"#;
}

impl Body for SignIn {
    const EXAMPLE: &str = NewPasskey::EXAMPLE;
}

/// The name under which the guest is kept, typed once more, or `null` if it is not kept.
#[derive(Deserialize)]
struct Sure {
    name: Option<String>,
}

impl Body for Sure {
    const EXAMPLE: &str = r#"{"name":"Ann"}"#;
}

pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(told))
        .route("/keep", post(keep))
        .route("/link", post(link))
        .route("/recovery", post(recovery))
        .route("/enter", post(enter_here))
        .route("/seat-link", post(seat_link))
        .route("/forget", post(forget))
        .route("/blocked", get(told_blocked))
        .route("/unblock", post(take_back))
        .route("/holiday", get(told_holidays).post(begin_holiday))
        .route("/holiday/end", post(end_holiday))
        .route("/data", get(data))
        .route("/delete", post(delete))
        .route("/passkey/begin", post(begin_passkey))
        .route("/passkey/finish", post(finish_passkey))
        .route("/sign-in/begin", post(begin_signing_in))
        .route("/sign-in/finish", post(finish_signing_in))
        .nest("/notices", notices::routes())
        .nest("/hooks", hooks::routes())
        .layer(DefaultBodyLimit::max(MOST))
}

async fn told(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let known = async { identity(&shared, &Guest::of(&headers, &shared.home).await?)?.told().await };
    answered(known.await.map(|me| Json(me).into_response()), &headers)
}

async fn keep(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let kept = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        own.keep(&read::<Named>(&body)?.name).await?;
        shared.home.player_ids.forget(own.person);
        Ok(guest.greet(Json(own.told().await?).into_response()))
    };
    answered(kept.await, &headers)
}

async fn link(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let made = async { identity(&shared, &Guest::of(&headers, &shared.home).await?)?.link().await };
    answered(made.await.map(|code| Json(code).into_response()), &headers)
}

async fn recovery(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let made = async { identity(&shared, &Guest::of(&headers, &shared.home).await?)?.recovery().await };
    answered(made.await.map(|code| Json(code).into_response()), &headers)
}

/// Makes this browser a device of the person to whom a link or a code leads.
async fn enter_here(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let entered = async {
        let Coded { code, bring } = read(&body)?;
        move_in(&shared, (&headers, bring), async |new| enter(&*shared.home.store, &code, new).await).await
    };
    answered(entered.await, &headers)
}

/// Makes this browser a device of the person whom `prove` returns, and gives it a new secret. What the guest of this browser
/// has comes along if `bring` is true.
async fn move_in(
    shared: &Shared,
    (headers, bring): (&HeaderMap, bool),
    prove: impl AsyncFnOnce((KeyHash, Option<Person>)) -> Result<Person, Refusal>,
) -> Result<Response, Refusal> {
    let guest = guest_to_bring(shared, headers, bring).await?;
    let new = Guest::new(&shared.home.hosting)?;
    let here = new.device().ok_or(Refusal::NoIdentity)?;
    let store = &*shared.home.store;
    let before = Guest::of(headers, &shared.home).await?;
    let moves = shared.lobby.places_of(guest).await?;
    let person = prove((here, guest)).await?;
    shared.lobby.moved(moves).await;
    stop_notices(store, &before).await?;
    let own = Identity { store, person, here, passkeys: shared.passkeys.is_some() };
    Ok(new.greet(Json(own.told().await?).into_response()))
}

/// Promises a seat of an invitation that the guest has made to a new link.
async fn seat_link(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let promised = async {
        let person = Guest::of(&headers, &shared.home).await?.person().ok_or(Refusal::NoIdentity)?;
        shared.lobby.decisions().admit(Some(person))?;
        let AtSeat { table, seat } = read(&body)?;
        let id = TableId::parse(&table).ok_or(Refusal::NoSuchTable)?;
        shared.lobby.gatherings().promise(&id, person, seat).await
    };
    answered(promised.await.map(|link| Json(link).into_response()), &headers)
}

/// Returns the guest of this browser, if what the guest has shall come along. The cookie alone says who that is.
async fn guest_to_bring(shared: &Shared, headers: &HeaderMap, bring: bool) -> Result<Option<Person>, Refusal> {
    if !bring {
        return Ok(None);
    }
    let guest = Guest::of(headers, &shared.home).await?.person().ok_or(Refusal::NoIdentity)?;
    expect_guest(&*shared.home.store, guest).await?;
    Ok(Some(guest))
}

async fn forget(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let forgotten = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        if let Some(browser) = own.forget(&read::<Keyed>(&body)?.key).await? {
            forget_browser(own.store, own.person, browser).await?;
        }
        own.told().await
    };
    answered(forgotten.await.map(|me| Json(me).into_response()), &headers)
}

async fn told_blocked(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let told = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        blocked(&*shared.home.store, guest.person().ok_or(Refusal::NoIdentity)?).await
    };
    answered(told.await.map(|all| Json(all).into_response()), &headers)
}

async fn take_back(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let taken_back = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let (store, person) = (&*shared.home.store, guest.person().ok_or(Refusal::NoIdentity)?);
        unblock(store, person, &read::<Keyed>(&body)?.key).await?;
        shared.lobby.talks().reblock(person).await?;
        blocked(store, person).await
    };
    answered(taken_back.await.map(|all| Json(all).into_response()), &headers)
}

async fn told_holidays(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let told = async {
        let person = Guest::of(&headers, &shared.home).await?.person().ok_or(Refusal::NoIdentity)?;
        shared.lobby.holidays(person).await
    };
    answered(told.await.map(|told| Json(told).into_response()), &headers)
}

async fn begin_holiday(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let begun = async {
        let person = Guest::of(&headers, &shared.home).await?.person().ok_or(Refusal::NoIdentity)?;
        shared.lobby.begin_holiday(person, read::<Days>(&body)?.days).await?;
        shared.lobby.holidays(person).await
    };
    answered(begun.await.map(|told| Json(told).into_response()), &headers)
}

async fn end_holiday(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let ended = async {
        let person = Guest::of(&headers, &shared.home).await?.person().ok_or(Refusal::NoIdentity)?;
        shared.lobby.end_holiday(person).await?;
        shared.lobby.holidays(person).await
    };
    answered(ended.await.map(|told| Json(told).into_response()), &headers)
}

/// Sends what is kept about the guest as a file. It is written while it is sent.
async fn data(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let written = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        let (me, person, lang) = (own.told().await?, own.person, reader(&headers));
        let permit = Arc::clone(&shared.files).try_acquire_owned().map_err(|_| Refusal::TooMuchUnsent)?;
        let (mut out, sent) = tokio::io::duplex(PIECE);
        let lobby = Arc::clone(&shared.lobby);
        shared.tasks.spawn(async move {
            let _permit = permit;
            // Who breaks the connection off gets no more of the file.
            let _ = lobby.write_belongings(&mut out, (person, &me, lang)).await;
        });
        let about = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CONTENT_DISPOSITION, "attachment; filename=\"brickroad-my-data.json\""),
        ];
        Ok((about, axum::body::Body::from_stream(ReaderStream::with_capacity(sent, PIECE))).into_response())
    };
    answered(written.await, &headers)
}

/// Deletes what is kept about the guest, whose browser gets a new secret.
async fn delete(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let deleted = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        if read::<Sure>(&body)?.name != own.told().await?.name {
            return Err(Refusal::NotSure);
        }
        let name = say(reader(&headers), "left-name", []);
        shared.lobby.farewell(own.person, (&name, stranger()?)).await?;
        shared.home.player_ids.forget(own.person);
        let new = Guest::new(&shared.home.hosting)?;
        let stranger = identity(&shared, &new)?.told().await?;
        Ok(new.greet(Json(stranger).into_response()))
    };
    answered(deleted.await, &headers)
}

async fn begin_passkey(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let begun = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        identity(&shared, &guest)?.begin_passkey(webauthn(&shared)?).await
    };
    answered(begun.await.map(|begun| Json(begun).into_response()), &headers)
}

async fn finish_passkey(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let finished = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let own = identity(&shared, &guest)?;
        own.finish_passkey(webauthn(&shared)?, &read::<NewPasskey>(&body)?).await?;
        own.told().await
    };
    answered(finished.await.map(|me| Json(me).into_response()), &headers)
}

async fn begin_signing_in(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let begun = async {
        let guest = Guest::of(&headers, &shared.home).await?;
        let Identity { store, person, .. } = identity(&shared, &guest)?;
        begin_sign_in(store, person, webauthn(&shared)?).await
    };
    answered(begun.await.map(|begun| Json(begun).into_response()), &headers)
}

/// Makes this browser a device of the person whose passkey has signed.
async fn finish_signing_in(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let signed = async {
        let webauthn = webauthn(&shared)?;
        let done = read::<SignIn>(&body)?;
        let prove = async |new| sign_in(&*shared.home.store, webauthn, &done, new).await;
        move_in(&shared, (&headers, done.bring), prove).await
    };
    answered(signed.await, &headers)
}

fn webauthn(shared: &Shared) -> Result<&Webauthn, Refusal> {
    shared.passkeys.as_deref().ok_or(Refusal::NoPasskeys)
}

/// Stops the notices of the guest who has had this browser before, so that the next one does not get them.
async fn stop_notices(store: &dyn Store, before: &Guest) -> Result<(), Refusal> {
    match before.person().zip(before.device()) {
        Some((person, browser)) => forget_browser(store, person, browser).await,
        None => Ok(()),
    }
}
