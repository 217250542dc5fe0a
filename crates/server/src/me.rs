//! The requests about a guest's own identity. A link or a code counts only in a request that a page sends on a press of
//! a button, so that previews of links use up nothing.

mod caller;
mod notices;
mod hooks;

use crate::{
    identity::{Guest, Identity, NewPasskey, SignIn, begin_sign_in, enter, expect_guest, sign_in, stranger},
    notices::forget_browser,
    request::Shared,
    talk::{blocked, unblock},
};
use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, State},
    http::{HeaderMap, header},
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use caller::{Body, Caller, Refused, Sent, in_words};
use dealer::Person;
use host::{Refusal, say};
use kernel::Seat;
use protocol::{Blocked, Holidays, Me, MyCode, SeatLink};
use serde::Deserialize;
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
        .layer(middleware::from_fn(in_words))
}

async fn told(caller: Caller) -> Result<Json<Me>, Refused> {
    Ok(Json(caller.identity().told().await?))
}

async fn keep(caller: Caller, Sent(Named { name }): Sent<Named>) -> Result<Response, Refused> {
    caller.identity().keep(&name).await?;
    caller.shared.home.player_ids.forget(caller.person);
    greeted(&caller).await
}

/// Tells a guest who they are, and gives a new one the cookie.
async fn greeted(caller: &Caller) -> Result<Response, Refused> {
    let me = caller.identity().told().await?;
    Ok(caller.guest.greet(Json(me).into_response()))
}

async fn link(caller: Caller) -> Result<Json<MyCode>, Refused> {
    Ok(Json(caller.identity().link().await?))
}

async fn recovery(caller: Caller) -> Result<Json<MyCode>, Refused> {
    Ok(Json(caller.identity().recovery().await?))
}

/// Makes this browser a device of the person to whom a link or a code leads.
async fn enter_here(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Sent(Coded { code, bring }): Sent<Coded>,
) -> Result<Response, Refused> {
    Ok(move_in(&shared, (&headers, bring), async |new| enter(&*shared.home.store, &code, new).await).await?)
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
async fn seat_link(caller: Caller, Sent(AtSeat { table, seat }): Sent<AtSeat>) -> Result<Json<SeatLink>, Refused> {
    let lobby = &caller.shared.lobby;
    lobby.decisions().admit(Some(caller.person))?;
    let id = TableId::parse(&table).ok_or(Refusal::NoSuchTable)?;
    Ok(Json(lobby.gatherings().promise(&id, caller.person, seat).await?))
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

async fn forget(caller: Caller, Sent(Keyed { key }): Sent<Keyed>) -> Result<Json<Me>, Refused> {
    let own = caller.identity();
    if let Some(browser) = own.forget(&key).await? {
        forget_browser(own.store, own.person, browser).await?;
    }
    Ok(Json(own.told().await?))
}

async fn told_blocked(caller: Caller) -> Result<Json<Vec<Blocked>>, Refused> {
    Ok(Json(blocked(caller.store(), caller.person).await?))
}

async fn take_back(caller: Caller, Sent(Keyed { key }): Sent<Keyed>) -> Result<Json<Vec<Blocked>>, Refused> {
    unblock(caller.store(), caller.person, &key).await?;
    caller.shared.lobby.talks().reblock(caller.person).await?;
    told_blocked(caller).await
}

async fn told_holidays(caller: Caller) -> Result<Json<Holidays>, Refused> {
    Ok(Json(caller.shared.lobby.holidays(caller.person).await?))
}

async fn begin_holiday(caller: Caller, Sent(Days { days }): Sent<Days>) -> Result<Json<Holidays>, Refused> {
    caller.shared.lobby.begin_holiday(caller.person, days).await?;
    told_holidays(caller).await
}

async fn end_holiday(caller: Caller) -> Result<Json<Holidays>, Refused> {
    caller.shared.lobby.end_holiday(caller.person).await?;
    told_holidays(caller).await
}

/// Sends what is kept about the guest as a file. It is written while it is sent.
async fn data(caller: Caller) -> Result<Response, Refused> {
    let me = caller.identity().told().await?;
    let Caller { shared, person, lang, .. } = caller;
    let permit = shared.files.try_acquire_owned().map_err(|_| Refusal::TooMuchUnsent)?;
    let (mut out, sent) = tokio::io::duplex(PIECE);
    shared.tasks.spawn(async move {
        let _permit = permit;
        // A client that disconnects gets no more of the file.
        let _ = shared.lobby.write_belongings(&mut out, (person, &me, lang)).await;
    });
    let about = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"brickroad-my-data.json\""),
    ];
    Ok((about, axum::body::Body::from_stream(ReaderStream::with_capacity(sent, PIECE))).into_response())
}

/// Deletes what is kept about the guest, whose browser gets a new secret.
async fn delete(caller: Caller, Sent(Sure { name }): Sent<Sure>) -> Result<Response, Refused> {
    if name != caller.identity().told().await?.name {
        return Err(Refusal::NotSure.into());
    }
    let Caller { shared, person, lang, .. } = caller;
    shared.lobby.farewell(person, (&say(lang, "left-name", []), stranger()?)).await?;
    shared.home.player_ids.forget(person);
    let new = Guest::new(&shared.home.hosting)?;
    greeted(&Caller::new(shared, new, lang)?).await
}

async fn begin_passkey(caller: Caller) -> Result<Response, Refused> {
    let begun = caller.identity().begin_passkey(webauthn(&caller.shared)?).await?;
    Ok(Json(begun).into_response())
}

async fn finish_passkey(caller: Caller, Sent(passkey): Sent<NewPasskey>) -> Result<Json<Me>, Refused> {
    let own = caller.identity();
    own.finish_passkey(webauthn(&caller.shared)?, &passkey).await?;
    Ok(Json(own.told().await?))
}

async fn begin_signing_in(caller: Caller) -> Result<Response, Refused> {
    let begun = begin_sign_in(caller.store(), caller.person, webauthn(&caller.shared)?).await?;
    Ok(Json(begun).into_response())
}

/// Makes this browser a device of the person whose passkey has signed.
async fn finish_signing_in(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Sent(done): Sent<SignIn>,
) -> Result<Response, Refused> {
    let webauthn = webauthn(&shared)?;
    let prove = async |new| sign_in(&*shared.home.store, webauthn, &done, new).await;
    Ok(move_in(&shared, (&headers, done.bring), prove).await?)
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
