//! Reads the requests about a guest's own identity, and answers them.

use crate::{
    identity::{Guest, Identity},
    request::{Shared, refuse},
};
use axum::{
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use host::Refusal;
use serde::de::DeserializeOwned;

/// The body of a request, with an example for refusals.
pub(super) trait Body: DeserializeOwned {
    const EXAMPLE: &str;
}

pub(super) fn identity<'a>(shared: &'a Shared, guest: &Guest) -> Result<Identity<'a>, Refusal> {
    let (person, here) = guest.person().zip(guest.device()).ok_or(Refusal::NoIdentity)?;
    Ok(Identity { store: &*shared.home.store, person, here, passkeys: shared.passkeys.is_some() })
}

pub(super) fn read<T: Body>(body: &[u8]) -> Result<T, Refusal> {
    let unreadable = |why: serde_json::Error| Refusal::UnreadableBody { why: why.to_string(), expected: T::EXAMPLE };
    serde_json::from_slice(body).map_err(unreadable)
}

pub(super) fn answered(answer: Result<Response, Refusal>, headers: &HeaderMap) -> Response {
    let about = [(header::CACHE_CONTROL, "no-store")];
    match answer {
        Ok(answer) => (about, answer).into_response(),
        Err(refusal) => {
            let status = match refusal {
                Refusal::NoIdentity => StatusCode::NOT_FOUND,
                Refusal::NotStored { .. } | Refusal::NotRead { .. } | Refusal::TooMuchUnsent => {
                    StatusCode::SERVICE_UNAVAILABLE
                }
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            (about, refuse(status, &refusal, headers)).into_response()
        }
    }
}
