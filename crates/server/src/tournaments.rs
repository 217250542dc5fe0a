//! The requests about tournaments. A request that changes one comes from the server's own page.

use crate::{
    identity::Guest,
    request::{Shared, refuse},
};
use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, Path, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use dealer::Person;
use host::{Refusal, TournamentFault};
use protocol::NewTournament;
use serde::{Deserialize, Serialize};
use store::TableId;

/// The greatest length of a request, in bytes.
const MOST: usize = 16 << 10;

/// An example of a request that makes a tournament, for refusals.
const EXAMPLE: &str =
    r#"{"name":"Emerald Open","game":"duel","terms":{…},"system":{"swiss":{"rounds":5,"late":2}},"come":10,"most":32}"#;

/// The version of a tournament that the client has.
#[derive(Deserialize)]
struct Known {
    after: Option<u64>,
}

/// The answer to a request that has made a tournament.
#[derive(Serialize)]
struct Made {
    id: String,
}

pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(list).post(make))
        .route("/{id}", get(told))
        .route("/{id}/{deed}", post(change))
        .layer(DefaultBodyLimit::max(MOST))
}

async fn list(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let found = async { shared.lobby.tournaments(asking(&shared, &headers).await?).await };
    answered(found.await.map(|lines| Json(lines).into_response()), &headers)
}

/// Sends a tournament. If the client has its newest version, there is no content.
async fn told(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(Known { after }): Query<Known>,
    headers: HeaderMap,
) -> Response {
    let found = async {
        let person = asking(&shared, &headers).await?;
        shared.lobby.tournament(&known(&id)?, (after, person)).await
    };
    let sent = found.await.map(|found| match found {
        Some(found) => Json(found).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    });
    answered(sent, &headers)
}

async fn make(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let made = async {
        let person = asking(&shared, &headers).await?;
        let unreadable = |why: serde_json::Error| Refusal::UnreadableBody { why: why.to_string(), expected: EXAMPLE };
        let new: NewTournament = serde_json::from_slice(&body).map_err(unreadable)?;
        shared.lobby.make_tournament(new, person).await
    };
    let made = made.await.map(|id| (StatusCode::CREATED, Json(Made { id: id.as_str().to_owned() })).into_response());
    answered(made, &headers)
}

/// Lets the guest join a tournament or withdraw from it, or its maker begin or cancel it. Sends the tournament after that.
async fn change(
    State(shared): State<Shared>,
    Path((id, deed)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let changed = async {
        let (id, person) = (known(&id)?, asking(&shared, &headers).await?);
        match &*deed {
            "join" => shared.lobby.join_tournament(&id, person).await?,
            "withdraw" => shared.lobby.withdraw_from_tournament(&id, person).await?,
            "start" => shared.lobby.begin_tournament(&id, person).await?,
            "cancel" => shared.lobby.cancel_tournament(&id, person).await?,
            _ => return Err(TournamentFault::Missing.into()),
        }
        shared.lobby.tournament(&id, (None, person)).await
    };
    answered(changed.await.map(|found| Json(found).into_response()), &headers)
}

/// Returns the person who asks. A server for its own machine tells nobody apart, so it has no tournaments.
async fn asking(shared: &Shared, headers: &HeaderMap) -> Result<Person, Refusal> {
    Guest::of(headers, &shared.home).await?.person().ok_or(Refusal::NoIdentity)
}

fn known(id: &str) -> Result<TableId, Refusal> {
    TableId::parse(id).ok_or(Refusal::Tournament(TournamentFault::Missing))
}

fn answered(answer: Result<Response, Refusal>, headers: &HeaderMap) -> Response {
    let about = [(header::CACHE_CONTROL, "no-store")];
    match answer {
        Ok(answer) => (about, answer).into_response(),
        Err(refusal) => {
            let status = match refusal {
                Refusal::NoIdentity | Refusal::Tournament(TournamentFault::Missing) => StatusCode::NOT_FOUND,
                Refusal::NotStored { .. } | Refusal::NotRead { .. } | Refusal::Ending => {
                    StatusCode::SERVICE_UNAVAILABLE
                }
                Refusal::NoNewTables => StatusCode::FORBIDDEN,
                Refusal::TooManyNewTables { .. } => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            (about, refuse(status, &refusal, headers)).into_response()
        }
    }
}
