//! Extracts the guest and the body from requests about a guest's own identity, and puts refusals in words.

use crate::{
    identity::{Guest, Identity},
    request::{Shared, reader, refuse},
};
use axum::{
    Extension,
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Request},
    http::{StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use dealer::Person;
use host::Refusal;
use kernel::Lang;
use serde::de::DeserializeOwned;
use store::{KeyHash, Store};

/// The guest who asks, with the state of the server. A request without an identity is refused.
pub(super) struct Caller {
    pub(super) shared: Shared,
    pub(super) guest: Guest,
    pub(super) person: Person,
    pub(super) lang: Lang,
    here: KeyHash,
}

impl Caller {
    /// Returns the guest as a caller.
    ///
    /// # Errors
    ///
    /// Refuses a guest without an identity.
    pub(super) fn new(shared: Shared, guest: Guest, lang: Lang) -> Result<Caller, Refusal> {
        let (person, here) = guest.person().zip(guest.device()).ok_or(Refusal::NoIdentity)?;
        Ok(Caller { shared, guest, person, lang, here })
    }

    pub(super) fn identity(&self) -> Identity<'_> {
        let passkeys = self.shared.passkeys.is_some();
        Identity { store: self.store(), person: self.person, here: self.here, passkeys }
    }

    pub(super) fn store(&self) -> &dyn Store {
        &*self.shared.home.store
    }
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Caller, Refused> {
        let guest = Guest::of(&parts.headers, &shared.home).await?;
        Ok(Caller::new(shared.clone(), guest, reader(&parts.headers))?)
    }
}

/// The body of a request, with an example for refusals.
pub(super) trait Body: DeserializeOwned {
    const EXAMPLE: &str;
}

/// The JSON body of a request.
pub(super) struct Sent<T>(pub(super) T);

impl<T: Body> FromRequest<Shared> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, shared: &Shared) -> Result<Sent<T>, Response> {
        let bytes = Bytes::from_request(request, shared).await.map_err(IntoResponse::into_response)?;
        serde_json::from_slice(&bytes).map(Sent).map_err(|why| {
            let refusal = Refusal::UnreadableBody { why: why.to_string(), expected: T::EXAMPLE };
            Refused(refusal).into_response()
        })
    }
}

/// A refusal as the answer to a request. Its words come from [`in_words`], which knows the language of the reader.
#[derive(Clone)]
pub(super) struct Refused(Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0 {
            Refusal::NoIdentity => StatusCode::NOT_FOUND,
            Refusal::NotStored { .. } | Refusal::NotRead { .. } | Refusal::TooMuchUnsent => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        (status, Extension(self)).into_response()
    }
}

/// Puts refusals in words, in the language that the browser prefers, and lets no cache keep an answer.
pub(super) async fn in_words(request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let answer = next.run(request).await;
    let answer = match answer.extensions().get::<Refused>() {
        Some(Refused(refusal)) => refuse(answer.status(), refusal, &headers),
        None => answer,
    };
    ([(header::CACHE_CONTROL, "no-store")], answer).into_response()
}
