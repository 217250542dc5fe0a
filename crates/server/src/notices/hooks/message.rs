//! The message to an address that a person has given, signed as *Standard Webhooks* describes it
//! (<https://www.standardwebhooks.com>), so that a receiver can check it with a library.

use super::kept::Hook;
use crate::notices::{
    About, Notice, base64,
    words::{PATH, said, said_on_trial},
};
use axum::http::{Request, Uri, header};
use base64ct::{Base64, Encoding};
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The body of a message.
#[derive(Serialize)]
struct Body<'a> {
    what: What,
    table: Option<&'a str>,
    game: Option<&'a str>,
    /// The number of entries of the game before the decision.
    decision: Option<u64>,
    url: &'a str,
    title: &'a str,
    words: &'a str,
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "camelCase")]
enum What {
    Turn,
    End,
    Trial,
}

/// A message, which stays the same when it is tried again.
pub(super) struct Message {
    id: String,
    body: String,
}

impl Message {
    /// Returns a message about a table. `home` is the public address of the server.
    pub(super) fn of(notice: &Notice, hook: &Hook, home: &str) -> Message {
        let (title, words) = said(notice, hook.lang);
        let table = notice.table.as_str();
        let (what, decision) = match notice.about {
            About::Decision { entries } => (What::Turn, Some(entries)),
            About::End => (What::End, None),
        };
        let url = format!("{home}/{PATH}{table}");
        let body = Body {
            what,
            table: Some(table),
            game: Some(&notice.game),
            decision,
            url: &url,
            title: &title,
            words: &words,
        };
        Message::new(hook, &body, &format!("{table} {decision:?}"))
    }

    /// Returns a message by which a person tries the address at this time, in seconds since 1970.
    pub(super) fn trial(hook: &Hook, home: &str, now: u64) -> Message {
        let (title, words) = said_on_trial(hook.lang);
        let url = format!("{home}/#/me");
        let body = Body {
            what: What::Trial,
            table: None,
            game: None,
            decision: None,
            url: &url,
            title: &title,
            words: &words,
        };
        Message::new(hook, &body, &format!("trial {now}"))
    }

    /// Returns a message about `about`. Messages about the same have the same id, so that a receiver can tell them.
    fn new(hook: &Hook, body: &Body<'_>, about: &str) -> Message {
        let hash = Sha256::new().chain_update(&hook.name).chain_update(" ").chain_update(about).finalize();
        let id = format!("msg_{}", base64::print(&hash[..18]));
        Message { id, body: serde_json::to_string(body).unwrap_or_default() }
    }

    /// Returns the signed request to this address at this time, in seconds since 1970.
    pub(super) fn request(&self, to: Uri, secret: &[u8], now: u64) -> Option<Request<Vec<u8>>> {
        let Message { id, body } = self;
        Request::post(to)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::USER_AGENT, "brickroad")
            .header("webhook-id", id)
            .header("webhook-timestamp", now)
            .header("webhook-signature", format!("v1,{}", signature(secret, &format!("{id}.{now}.{body}"))))
            .body(body.clone().into_bytes())
            .ok()
    }
}

fn signature(secret: &[u8], signed: &str) -> String {
    let mut code = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length is allowed");
    code.update(signed.as_bytes());
    Base64::encode_string(&code.finalize().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the specification of Standard Webhooks.
    #[test]
    fn the_signature_is_that_of_the_published_example() {
        let secret = Base64::decode_vec("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap();
        let signed = r#"msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}"#;
        assert_eq!(signature(&secret, signed), "g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }
}
