//! The request for one push message: encrypted for the browser (RFC 8291), and signed for the push service (RFC 8292).

use super::{base64, wish::Wish};
use axum::http::{HeaderValue, Request, Uri, header};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::time::Duration;
use web_push_native::{
    Auth, WebPushBuilder,
    p256::{
        PublicKey, SecretKey,
        ecdsa::{Signature, SigningKey, signature::Signer as _},
        elliptic_curve::sec1::ToEncodedPoint,
    },
};

/// The time for which a push service keeps a message for a browser that it cannot reach.
const LIFE: Duration = Duration::from_secs(24 * 60 * 60);

/// The time for which a signature counts, in seconds. Push services allow a day at most.
const SIGNED: u64 = 12 * 60 * 60;

/// The greatest length of the address of a browser at its push service.
const MOST: usize = 1024;

/// The length in bytes to which every text is filled up, so that its length says nothing.
const FILLED: usize = 1024;

/// The key by which push services know this server.
#[derive(Clone)]
pub(crate) struct PushKey {
    secret: SecretKey,
    /// The public address of the server, which push services may write to.
    contact: String,
}

impl PushKey {
    /// Returns the key with these bytes, or `None` if they are no key.
    pub(crate) fn new(secret: &[u8; 32], contact: String) -> Option<PushKey> {
        Some(PushKey { secret: SecretKey::from_slice(secret).ok()?, contact })
    }

    /// Returns the public key as browsers want it.
    pub(crate) fn public(&self) -> String {
        base64::print(self.secret.public_key().to_encoded_point(false).as_bytes())
    }

    /// Returns the request that brings `text` to a browser. A later message about the same `topic` takes the place of one
    /// that did not arrive yet. `now` is the time in seconds since 1970. Returns `None` if the keys of the browser are none.
    pub(super) fn request(&self, wish: &Wish, (topic, text): (&str, String), now: u64) -> Option<Request<Vec<u8>>> {
        let (uri, public, auth) = parts(wish)?;
        let origin = format!("https://{}", uri.host()?);
        let mut filled = text.into_bytes();
        filled.resize(filled.len().max(FILLED), b' ');
        let mut request = WebPushBuilder::new(uri, public, auth).with_valid_duration(LIFE).build(filled).ok()?;
        let hash = Sha256::new().chain_update(&wish.endpoint).chain_update(topic).finalize();
        let topic = base64::print(hash.get(..24)?);
        let authorization = format!("vapid t={}, k={}", self.signed(&origin, now), self.public());
        let headers = request.headers_mut();
        headers.insert(header::AUTHORIZATION, HeaderValue::try_from(authorization).ok()?);
        headers.insert("topic", HeaderValue::try_from(topic).ok()?);
        headers.insert("urgency", HeaderValue::from_static("normal"));
        Some(request)
    }

    /// Returns the signed statement who sends messages to the push service with this origin.
    fn signed(&self, origin: &str, now: u64) -> String {
        let claims = json!({ "aud": origin, "exp": now + SIGNED, "sub": self.contact }).to_string();
        let part = |text: &str| base64::print(text.as_bytes());
        let stated = format!("{}.{}", part(r#"{"typ":"JWT","alg":"ES256"}"#), part(&claims));
        let signature: Signature = SigningKey::from(&self.secret).sign(stated.as_bytes());
        format!("{stated}.{}", base64::print(&signature.to_bytes()))
    }
}

/// Reports whether the keys and the address of a browser can be used.
pub(super) fn is_usable(wish: &Wish) -> bool {
    parts(wish).is_some()
}

fn parts(wish: &Wish) -> Option<(Uri, PublicKey, Auth)> {
    let uri: Uri = wish.endpoint.parse().ok()?;
    let public = PublicKey::from_sec1_bytes(&base64::read(&wish.p256dh)?).ok()?;
    let auth: [u8; 16] = base64::read(&wish.auth)?.try_into().ok()?;
    Some((uri, public, auth.into()))
}

/// Reports whether an address is at one of these hosts: encrypted, at the usual port, and without a name to sign in.
pub(super) fn is_at(endpoint: &str, hosts: &[String]) -> bool {
    let Ok(uri) = endpoint.parse::<Uri>() else { return false };
    let Some(authority) = uri.authority().filter(|_| endpoint.len() <= MOST) else { return false };
    let host = authority.host().to_ascii_lowercase();
    let is_plain = uri.scheme_str() == Some("https") && !authority.as_str().contains('@');
    let is_usual = authority.port().is_none_or(|port| port == 443_u16);
    let fits = |allowed: &String| match allowed.strip_prefix('*') {
        Some(below) => host.len() > below.len() && host.ends_with(below),
        None => host == *allowed,
    };
    is_plain && is_usual && hosts.iter().any(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use web_push_native::{
        decrypt,
        p256::ecdsa::{VerifyingKey, signature::Verifier},
    };

    fn browser() -> (SecretKey, Wish) {
        let secret = SecretKey::from_slice(&[7; 32]).unwrap();
        let wish = Wish {
            endpoint: "https://push.example/a/b".into(),
            p256dh: base64::print(secret.public_key().to_encoded_point(false).as_bytes()),
            auth: base64::print(&[9; 16]),
            ..Wish::default()
        };
        (secret, wish)
    }

    #[test]
    fn only_the_browser_reads_a_message_and_the_service_knows_its_sender() {
        let (secret, wish) = browser();
        let key = PushKey::new(&[3; 32], "https://oz.example".into()).unwrap();
        let request = key.request(&wish, ("table", "{}".into()), 1_000).unwrap();
        assert_eq!(request.uri(), "https://push.example/a/b");
        let header = |name: &str| request.headers()[name].to_str().unwrap();
        assert_eq!((header("ttl"), header("urgency"), header("topic").len()), ("86400", "normal", 32));
        let (stated, signature) = header("authorization")
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap()
            .0
            .rsplit_once('.')
            .unwrap();
        let verifier = VerifyingKey::from_sec1_bytes(&base64::read(&key.public()).unwrap()).unwrap();
        verifier.verify(stated.as_bytes(), &Signature::from_slice(&base64::read(signature).unwrap()).unwrap()).unwrap();
        let claims = base64::read(stated.split_once('.').unwrap().1).unwrap();
        assert_eq!(
            String::from_utf8(claims).unwrap(),
            r#"{"aud":"https://push.example","exp":44200,"sub":"https://oz.example"}"#
        );
        let read = decrypt(request.into_body(), &secret, &[9; 16].into()).unwrap();
        assert_eq!((read.len(), String::from_utf8(read).unwrap().trim_end()), (1024, "{}"));
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let (_, wish) = browser();
        assert!(is_usable(&wish));
        for odd in [
            Wish { p256dh: "AAAA".into(), ..wish.clone() },
            Wish { auth: base64::print(&[9; 15]), ..wish.clone() },
            Wish { auth: "?".into(), ..wish.clone() },
            Wish { endpoint: "https://push example".into(), ..wish },
        ] {
            assert!(!is_usable(&odd), "{odd:?}");
        }
    }

    #[test]
    fn only_encrypted_addresses_at_the_listed_hosts_count() {
        let hosts = ["push.example".to_owned(), "*.notify.example".to_owned()];
        let at = |address: &str| is_at(address, &hosts);
        for good in ["https://push.example/a", "https://PUSH.example:443/a", "https://a.notify.example/?b=c"] {
            assert!(at(good), "{good}");
        }
        let long = format!("https://push.example/{}", "a".repeat(1004));
        for bad in [
            "http://push.example/a",
            "https://push.example:444/a",
            "https://a@push.example/",
            "https://notify.example/",
            "https://.notify.example/",
            "https://evilnotify.example/",
            "https://push.example.evil.example/",
            "https://127.0.0.1/",
            "https://push.example@127.0.0.1/",
            "push.example",
            "",
            &long,
        ] {
            assert!(!at(bad), "{bad}");
        }
    }
}
