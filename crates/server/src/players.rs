//! The requests for the pages of players and for the ladders of seasons.

use crate::{
    identity::Guest,
    request::{Shared, reader, refuse},
};
use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use dealer::Person;
use host::Refusal;
use protocol::Find;
use serde::{Deserialize, Serialize};
use store::PlayerId;

/// The part of an archive that is wanted.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    words: Option<String>,
    before: Option<u64>,
}

/// The season of a ladder.
#[derive(Deserialize)]
pub(crate) struct InSeason {
    season: Option<String>,
}

/// Sends the page of a player.
pub(crate) async fn page(State(shared): State<Shared>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let found = async { shared.lobby.player(&known(&id)?, asking(&shared, &headers).await?).await };
    answered(found.await, &headers)
}

/// Sends a page of the finished games of a player.
pub(crate) async fn archive(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(Wanted { words, before }): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let find = Find { words, before, ..Find::default() };
    let found = async {
        let person = asking(&shared, &headers).await?;
        shared.lobby.archive(reader(&headers), find, (&known(&id)?, person)).await
    };
    answered(found.await, &headers)
}

/// Sends the ladder of a game.
pub(crate) async fn ladder(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    Query(InSeason { season }): Query<InSeason>,
    headers: HeaderMap,
) -> Response {
    let found = async {
        asking(&shared, &headers).await?;
        shared.lobby.ladder(&game, season.as_deref()).await
    };
    answered(found.await, &headers)
}

/// Returns the person who asks. A server for its own machine tells nobody apart, so nobody has a page there.
async fn asking(shared: &Shared, headers: &HeaderMap) -> Result<Person, Refusal> {
    Guest::of(headers, &shared.home).await?.person().ok_or(Refusal::NoIdentity)
}

fn known(id: &str) -> Result<PlayerId, Refusal> {
    PlayerId::parse(id).ok_or(Refusal::NoSuchPlayer)
}

fn answered(found: Result<impl Serialize, Refusal>, headers: &HeaderMap) -> Response {
    let about = [(header::CACHE_CONTROL, "no-store")];
    match found {
        Ok(found) => (about, Json(found)).into_response(),
        Err(refusal) => {
            let status = match refusal {
                Refusal::NotRead { .. } | Refusal::NotStored { .. } => StatusCode::SERVICE_UNAVAILABLE,
                _ => StatusCode::NOT_FOUND,
            };
            (about, refuse(status, &refusal, headers)).into_response()
        }
    }
}
