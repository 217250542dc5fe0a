//! Refuses requests that other sites make a browser send. Every request must name this server, and its Origin must be
//! this server's own page or absent. The name of a server for its own machine is a loopback name. Any other server has a
//! public address, and its sockets and its changes of an identity must have an Origin. Only the probes are answered
//! under any name.

use crate::{
    hosting::{Hosting, PublicUrl},
    probes,
};
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The path of the socket.
pub(crate) const SOCKET: &str = "/socket";

/// The beginning of the paths of the requests about a guest's own identity.
pub(crate) const ME: &str = "/api/me";

/// The beginning of the paths of the requests about tournaments.
pub(crate) const TOURNAMENTS: &str = "/api/tournaments";

/// The headers of every response.
const HEADERS: [(HeaderName, &str); 8] = [
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
    (HeaderName::from_static("x-permitted-cross-domain-policies"), "none"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
    ),
];

/// The header that lets browsers come to an encrypted address by encrypted connections alone, for a year.
const ENCRYPTED: (HeaderName, &str) = (header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");

pub(crate) async fn guard(State(hosting): State<Hosting>, request: Request, next: Next) -> Response {
    let asked = match &hosting {
        _ if probes::is_probe(request.uri().path()) => Ok(()),
        Hosting::Own => asked_here(&request),
        Hosting::Others(url) => asked_at(url, &request),
    };
    let mut response = match asked {
        Ok(()) => next.run(request).await,
        Err(expected) => (StatusCode::FORBIDDEN, expected).into_response(),
    };
    let is_encrypted = matches!(&hosting, Hosting::Others(url) if url.is_secure());
    for (name, value) in HEADERS.into_iter().chain(is_encrypted.then_some(ENCRYPTED)) {
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
        Origin::Of { host: origin, .. } if origin.as_str().eq_ignore_ascii_case(host.as_str()) => Ok(()),
        Origin::Of { .. } | Origin::Odd => Err("Expected a request from this server's own page."),
    }
}

/// Checks that the Host header names the public address of this server, and that the Origin header names it too. A
/// request that opens a socket or changes an identity must have an Origin.
///
/// # Errors
///
/// Returns a sentence for the client that says what was expected.
fn asked_at(url: &PublicUrl, request: &Request) -> Result<(), &'static str> {
    let host = host(request).ok_or("Expected one Host: the public address of this server.")?;
    if !url.is_host(&host) {
        return Err("Expected the public address of this server as the host.");
    }
    match origin(request.headers()) {
        Origin::None if needs_origin(request) => Err("Expected an Origin: this server's own page."),
        Origin::None => Ok(()),
        Origin::Of { is_secure, host } if url.is_origin(is_secure, &host) => Ok(()),
        Origin::Of { .. } | Origin::Odd => Err("Expected a request from this server's own page."),
    }
}

/// Reports whether a request counts only from the server's own page.
fn needs_origin(request: &Request) -> bool {
    let path = request.uri().path();
    path == SOCKET
        || ([ME, TOURNAMENTS].iter().any(|begin| path.starts_with(begin)) && *request.method() != Method::GET)
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
    Of {
        is_secure: bool,
        host: Authority,
    },
    /// The header is `null`, has several origins, or is not a valid origin.
    Odd,
}

fn origin(headers: &HeaderMap) -> Origin {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = origins.next() else { return Origin::None };
    let page = origin.to_str().ok().and_then(|text| {
        let (scheme, authority) = text.split_once("://")?;
        let is_secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        Some((is_secure, authority.parse().ok()?))
    });
    match page {
        Some((is_secure, host)) if origins.next().is_none() => Origin::Of { is_secure, host },
        Some(_) | None => Origin::Odd,
    }
}
