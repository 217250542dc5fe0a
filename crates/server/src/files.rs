//! The files of the built web client, which are embedded in the program.

use crate::request::reader;
use axum::{
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use host::say;
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const PAGE: &str = "index.html";

/// The folder of files whose names contain the hash of their content. Browsers may keep these files forever.
const HASHED: &str = "assets/";

pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => PAGE,
        path => path,
    };
    match Dist::get(path).filter(|_| !path.starts_with('.')) {
        Some(file) => send(path, &file, &headers),
        None if path == PAGE => (StatusCode::NOT_FOUND, say(reader(&headers), "page-missing", [])).into_response(),
        None => (StatusCode::NOT_FOUND, say(reader(&headers), "file-missing", [])).into_response(),
    }
}

fn send(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    // The tag is weak, because the same file may be sent in several compressed forms.
    let hash: String = file.metadata.sha256_hash().iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("W/\"{hash}\"");
    let keep = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, keep.to_owned())];
    if known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (about, kind, file.data.clone().into_owned()).into_response()
}

/// Returns true if the request says that the browser already has the content with the tag `tag`.
pub(crate) fn known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    known.is_some_and(|tags| tags.split(',').any(|known| known.trim() == tag || known.trim() == "*"))
}
