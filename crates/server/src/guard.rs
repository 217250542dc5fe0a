//! Refuses requests that other sites make a browser send. Every request must name this server by a loopback name, and
//! its Origin must be this server's own page or absent.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The headers of every response.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let mut response = match asked_here(&request) {
        Ok(()) => next.run(request).await,
        Err(expected) => (StatusCode::FORBIDDEN, expected).into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Checks that the Host header is a loopback name, and that the Origin header, if there is one, names this server. The
/// check of the Host header also refuses the name of another site that resolves to 127.0.0.1 (DNS rebinding).
///
/// # Errors
///
/// Returns a sentence for the client that says what was expected.
fn asked_here(request: &Request) -> Result<(), &'static str> {
    let host = host(request).ok_or("Expected one Host, such as 127.0.0.1:7777.")?;
    if !is_loopback(host.host()) {
        return Err("Expected the host 127.0.0.1, localhost or [::1].");
    }
    match origin(request.headers()) {
        Origin::None => Ok(()),
        Origin::Of(origin) if origin.as_str().eq_ignore_ascii_case(host.as_str()) => Ok(()),
        Origin::Of(_) | Origin::Odd => Err("Expected a request from this server's own page."),
    }
}

/// Reports whether a host name is one of the names that always mean this machine.
pub fn is_loopback(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || matches!(host, "127.0.0.1" | "[::1]")
}

fn host(request: &Request) -> Option<Authority> {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let host = hosts.next()?.to_str().ok()?.parse().ok()?;
    hosts.next().is_none().then_some(host)
}

enum Origin {
    None,
    Of(Authority),
    /// The header is `null`, has several origins, or is not a valid origin.
    Odd,
}

fn origin(headers: &HeaderMap) -> Origin {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = origins.next() else { return Origin::None };
    let authority = origin.to_str().ok().and_then(|text| {
        let authority = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"))?;
        authority.parse().ok()
    });
    match authority {
        Some(authority) if origins.next().is_none() => Origin::Of(authority),
        Some(_) | None => Origin::Odd,
    }
}
