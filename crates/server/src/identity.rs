//! The identity of guests. A guest keeps a secret in a cookie, and the server knows only the hash of the secret.

mod secret;
mod code;
mod keys;
mod passkeys;

use crate::{
    held::Home,
    hosting::{Hosting, PublicUrl},
};
use axum::{
    http::{HeaderMap, HeaderValue, header},
    response::Response,
};
pub(crate) use code::{new_seat_link, seat_link};
use dealer::Person;
use host::Refusal;
pub(crate) use keys::{Identity, LINK_LIFE, enter, expect_guest, expect_rateable};
pub(crate) use passkeys::{NewPasskey, SignIn, begin_sign_in, passkeys, sign_in};
pub(crate) use secret::random;
use sha2::{Digest, Sha256};
use store::KeyHash;

/// The time for which a browser keeps the cookie, in seconds: 400 days, the longest that browsers allow.
const AGE: u32 = 400 * 24 * 60 * 60;

/// The number of bytes of a secret.
const SECRET: usize = 32;

/// The sender of a request.
pub(crate) struct Guest {
    person: Option<Person>,
    /// The hash of the secret that this browser has.
    device: Option<KeyHash>,
    /// The cookie of a guest who has none yet.
    cookie: Option<HeaderValue>,
}

impl Guest {
    /// Returns the sender of a request. A sender without a valid cookie becomes a new guest. At a server for its own
    /// machine, there are no guests.
    ///
    /// # Errors
    ///
    /// Refuses a new guest if the system provides no random numbers, and any guest if the store cannot be read.
    pub(crate) async fn of(headers: &HeaderMap, home: &Home) -> Result<Guest, Refusal> {
        match known(headers, &home.hosting) {
            Some(device) => {
                let person = keys::of_device(&*home.store, device).await?;
                Ok(Guest { person: Some(person), device: Some(device), cookie: None })
            }
            None => Guest::new(&home.hosting),
        }
    }

    /// Returns a new guest, who has a new secret. At a server for its own machine, there are no guests.
    ///
    /// # Errors
    ///
    /// Refuses a new guest if the system provides no random numbers.
    pub(crate) fn new(hosting: &Hosting) -> Result<Guest, Refusal> {
        let Hosting::Others(url) = hosting else { return Ok(Guest { person: None, device: None, cookie: None }) };
        let secret = random::<SECRET>()?;
        let device = hash(&secret);
        Ok(Guest { person: Some(Person::new(device.0)), device: Some(device), cookie: Some(cookie(&secret, url)) })
    }

    /// Returns the person, or `None` at a server for its own machine.
    pub(crate) fn person(&self) -> Option<Person> {
        self.person
    }

    /// Returns the hash of the secret in the browser's cookie, or `None` at a server for its own machine.
    pub(crate) fn device(&self) -> Option<KeyHash> {
        self.device
    }

    /// Gives a new guest the cookie.
    pub(crate) fn greet(&self, mut response: Response) -> Response {
        if let Some(cookie) = &self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie.clone());
        }
        response
    }
}

/// Returns a name for something that is stored, which nobody can guess.
///
/// # Errors
///
/// Refuses if the system provides no random numbers.
pub fn new_id() -> Result<String, Refusal> {
    Ok(random::<8>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Returns a person whom nobody is.
///
/// # Errors
///
/// Refuses if the system provides no random numbers.
pub(crate) fn stranger() -> Result<Person, Refusal> {
    Ok(Person::new(random::<SECRET>()?))
}

/// Returns the hash of the secret in the cookie of a request, or `None` if the request has no valid cookie.
fn known(headers: &HeaderMap, hosting: &Hosting) -> Option<KeyHash> {
    let Hosting::Others(url) = hosting else { return None };
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut values = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == self::name(url)).then_some(value)
    });
    values.find_map(read).map(|secret| hash(&secret))
}

/// Returns the name of the cookie. Browsers take a cookie with the prefix `__Host-` only over an encrypted connection
/// from the very host that sets it.
fn name(url: &PublicUrl) -> &'static str {
    if url.is_secure() { "__Host-brickroad" } else { "brickroad" }
}

fn cookie(secret: &[u8; SECRET], url: &PublicUrl) -> HeaderValue {
    let value: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    let secure = if url.is_secure() { "; Secure" } else { "" };
    let text = format!("{}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}", name(url));
    let mut cookie = HeaderValue::try_from(text).expect("a cookie of letters and digits");
    cookie.set_sensitive(true);
    cookie
}

fn read(value: &str) -> Option<[u8; SECRET]> {
    let mut secret = [0; SECRET];
    if value.len() != 2 * SECRET || !value.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    for (byte, digits) in secret.iter_mut().zip(value.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(secret)
}

fn hash(secret: &[u8; SECRET]) -> KeyHash {
    KeyHash(Sha256::digest(secret).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosting(url: &str) -> Hosting {
        Hosting::Others(url.parse().unwrap())
    }

    fn with(cookies: &[&str]) -> HeaderMap {
        cookies.iter().map(|cookie| (header::COOKIE, HeaderValue::from_str(cookie).unwrap())).collect()
    }

    fn set(url: &str) -> String {
        let cookie = Guest::new(&hosting(url)).unwrap().cookie.unwrap();
        cookie.to_str().unwrap().to_owned()
    }

    #[test]
    fn a_cookie_is_for_this_server_alone() {
        let plain = set("http://oz.example");
        let (value, attributes) = plain.strip_prefix("brickroad=").unwrap().split_once("; ").unwrap();
        assert_eq!((value.len(), attributes), (64, "Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"));
        let secure = set("https://oz.example");
        let attributes = secure.strip_prefix("__Host-brickroad=").unwrap().split_once("; ").unwrap().1;
        assert_eq!(attributes, "Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure");
        assert_ne!(set("http://oz.example"), plain, "each guest has a secret of their own");
    }

    #[test]
    fn a_guest_comes_again_by_the_secret_in_the_cookie() {
        let secret = "ab".repeat(32);
        let hash = Sha256::digest([0xab; 32]).into();
        let here = hosting("http://oz.example");
        for cookies in [&[&*format!("brickroad={secret}")] as &[&str], &["a=b", &format!("c=d;  brickroad={secret}")]] {
            assert_eq!(known(&with(cookies), &here), Some(KeyHash(hash)));
        }
    }

    #[test]
    fn who_has_no_valid_cookie_is_a_new_guest() {
        let secret = "ab".repeat(32);
        let (open, secure) = (hosting("http://oz.example"), hosting("https://oz.example"));
        let invalid = ["", "brickroad", "brickroad=", "brickroad=ab", &format!("brickroad={}", secret.to_uppercase())];
        for cookie in invalid {
            assert_eq!(known(&with(&[cookie]), &open), None, "{cookie}");
        }
        // A page without encryption, or of a neighbouring host, cannot set the cookie with the prefix.
        assert_eq!(known(&with(&[&format!("brickroad={secret}")]), &secure), None);
        assert!(known(&with(&[&format!("__Host-brickroad={secret}")]), &secure).is_some());
    }

    #[test]
    fn at_ones_own_machine_nobody_is_a_guest() {
        let headers = with(&[&format!("brickroad={}", "ab".repeat(32))]);
        let guest = Guest::new(&Hosting::Own).unwrap();
        assert_eq!((guest.person(), guest.cookie, known(&headers, &Hosting::Own)), (None, None, None));
    }
}
