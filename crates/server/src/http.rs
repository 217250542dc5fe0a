//! The routes of the server: the page, the socket, the records, the health report and the probes.

use crate::{
    files, guard,
    identity::Guest,
    lobby::Record,
    me, players, probes, rate,
    request::{Shared, refuse},
    socket, tournaments, trace, upload,
};
use axum::{
    Json, Router,
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use host::Refusal;
use kernel::content_hash;
use store::TableId;
use tower_http::compression::{
    CompressionLayer,
    predicate::{DefaultPredicate, NotForContentType, Predicate},
};

pub(crate) fn router(shared: Shared) -> Router {
    let pages = Router::new()
        .route("/api/health", get(health))
        .route("/api/cards", get(cards))
        .route("/api/statistics", get(statistics))
        .nest(guard::ME, me::routes())
        .nest(guard::TOURNAMENTS, tournaments::routes())
        .route("/api/players/{id}", get(players::page))
        .route("/api/players/{id}/games", get(players::archive))
        .route("/api/ladders/{game}", get(players::ladder))
        .route("/api/tables", post(import))
        .route("/api/tables/{id}/record", get(record))
        .fallback(files::serve)
        .layer(CompressionLayer::new().compress_when(packable()));
    Router::new()
        .route(guard::SOCKET, get(socket::open))
        .route(probes::LIVE, get(probes::live))
        .route(probes::READY, get(probes::ready))
        .merge(pages)
        .layer(middleware::from_fn_with_state(shared.clone(), rate::limit))
        .layer(middleware::from_fn_with_state(shared.home.hosting.clone(), guard::guard))
        .layer(middleware::from_fn(trace::trace))
        .with_state(shared)
}

/// Returns the rule that decides which responses are compressed. The rule leaves out fonts and pictures, which are
/// compressed already.
fn packable() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("font/"))
}

/// Sends a report on whether the store can be written to. The report comes from an attempt to write, which is at most
/// one second old.
async fn health(State(shared): State<Shared>) -> Response {
    let about = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    match shared.lobby.health().await {
        Ok(()) => {
            let is_cut = !shared.lobby.link().is_up();
            let said = if is_cut { r#"{"health":"well","bus":"cut"}"# } else { r#"{"health":"well"}"# };
            (about, said).into_response()
        }
        Err(cause) => {
            let said = format!(r#"{{"health":"ill","cause":"{cause}"}}"#);
            (StatusCode::SERVICE_UNAVAILABLE, about, said).into_response()
        }
    }
}

/// Sends every card of every game in both languages. The tag is weak, because the same cards may be sent in several
/// compressed forms.
async fn cards(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    match shared.lobby.card_book().await {
        Ok(book) => {
            let tag = format!("W/\"{}\"", content_hash(&book));
            let about = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
            if files::known(&headers, &tag) {
                return (StatusCode::NOT_MODIFIED, about).into_response();
            }
            (about, [(header::CONTENT_TYPE, "application/json")], book.to_string()).into_response()
        }
        Err(refusal) => refuse(StatusCode::INTERNAL_SERVER_ERROR, &refusal, &headers),
    }
}

/// Sends the statistics of the finished games. A guest gets those of their own games.
async fn statistics(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    let counted = match Guest::of(&headers, &shared.home).await {
        Ok(guest) => shared.lobby.statistics(guest.person()).await,
        Err(refusal) => Err(refusal),
    };
    match counted {
        Ok(statistics) => ([(header::CACHE_CONTROL, "no-store")], Json(statistics)).into_response(),
        Err(refusal) => refuse(StatusCode::INTERNAL_SERVER_ERROR, &refusal, &headers),
    }
}

async fn record(State(shared): State<Shared>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let found = match TableId::parse(&id) {
        Some(id) => shared.lobby.record(&id).await.map(|record| (id, record)),
        None => Err(Refusal::NoSuchTable),
    };
    match found {
        Ok((id, Record { game, text })) => {
            let file = format!("attachment; filename=\"brickroad-{game}-{}.jsonl\"", id.as_str());
            let headers = [
                (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
                (header::CONTENT_DISPOSITION, file),
                (header::CACHE_CONTROL, "no-store".to_owned()),
            ];
            (headers, Body::from(text)).into_response()
        }
        Err(refusal) => {
            let status = match refusal {
                Refusal::NoSuchTable => StatusCode::NOT_FOUND,
                Refusal::InProgress => StatusCode::FORBIDDEN,
                Refusal::TooMuchUnsent => StatusCode::SERVICE_UNAVAILABLE,
                _ => StatusCode::INTERNAL_SERVER_ERROR,
            };
            refuse(status, &refusal, &headers)
        }
    }
}

/// Reads a record or a code from the body, and creates a new table with the recorded game.
async fn import(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Response {
    let read = tokio::select! {
        biased;
        () = shared.stop.cancelled() => Err(Refusal::Ending),
        read = upload::read(body, shared.limits.record, &shared.room) => read,
    };
    let made = match (read, Guest::of(&headers, &shared.home).await) {
        (Ok((record, _room)), Ok(guest)) => shared.lobby.import(record, guest.person()).await.map(|id| (id, guest)),
        (Err(refusal), _) | (_, Err(refusal)) => Err(refusal),
    };
    match made {
        Ok((id, guest)) => {
            let about = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
            let table = format!(r#"{{"table":"{}"}}"#, id.as_str());
            guest.greet((StatusCode::CREATED, about, table).into_response())
        }
        Err(refusal) => {
            let status = match refusal {
                Refusal::RecordTooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
                Refusal::BrokenOff => StatusCode::REQUEST_TIMEOUT,
                Refusal::TooManyRecords | Refusal::Ending => StatusCode::SERVICE_UNAVAILABLE,
                Refusal::NoNewTables => StatusCode::FORBIDDEN,
                Refusal::TooManyNewTables { .. } => StatusCode::TOO_MANY_REQUESTS,
                Refusal::NotStored { .. } | Refusal::NotRead { .. } | Refusal::Stopped => {
                    StatusCode::INTERNAL_SERVER_ERROR
                }
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            refuse(status, &refusal, &headers)
        }
    }
}
