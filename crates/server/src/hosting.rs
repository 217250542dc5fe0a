//! The people for whom a server hosts tables, and the address at which they reach it.

use axum::http::uri::Authority;
use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

/// The people for whom a server hosts tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hosting {
    /// The people at this machine, who share its screens. The server does not tell them apart.
    Own,
    /// People on other machines, who reach the server at this address. Each is a guest, known by a cookie, and each seat
    /// belongs to the guest who holds it.
    Others(PublicUrl),
}

/// The address of a server for people on other machines: a scheme and a host, with a port if it is not the usual one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_secure: bool,
    /// The host in small letters, with its port.
    host: String,
}

/// The reason why a text is not the public address of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the public address {found:?}; expected https:// or http:// and a host, such as https://brickroad.example")]
pub struct PublicUrlFault {
    found: String,
}

impl PublicUrl {
    /// Reports whether the connection to this address is encrypted.
    pub(crate) fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// Reports whether browsers let a page at this address have push messages: one with encryption, or of this machine.
    pub(crate) fn is_trusted(&self) -> bool {
        let name = self.host.rsplit_once(':').map_or("", |(name, _)| name);
        self.is_secure || matches!(name, "localhost" | "127.0.0.1" | "[::1]")
    }

    /// Reports whether a request that names this host is meant for this address.
    pub(crate) fn is_host(&self, host: &Authority) -> bool {
        self.host == with_port(host, self.is_secure)
    }

    /// Reports whether a page with this scheme and this host is the server's own page.
    pub(crate) fn is_origin(&self, is_secure: bool, host: &Authority) -> bool {
        self.is_secure == is_secure && self.is_host(host)
    }
}

/// The scheme and the host, without the usual port.
impl Display for PublicUrl {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let (scheme, usual) = if self.is_secure { ("https", ":443") } else { ("http", ":80") };
        write!(out, "{scheme}://{}", self.host.strip_suffix(usual).unwrap_or(&self.host))
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlFault;

    fn from_str(text: &str) -> Result<PublicUrl, PublicUrlFault> {
        let fault = || PublicUrlFault { found: text.to_owned() };
        let (scheme, rest) = text.split_once("://").ok_or_else(fault)?;
        let is_secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(fault()),
        };
        let host: Authority = rest.strip_suffix('/').unwrap_or(rest).parse().map_err(|_| fault())?;
        if host.host().is_empty() || host.as_str().contains('@') {
            return Err(fault());
        }
        Ok(PublicUrl { is_secure, host: with_port(&host, is_secure) })
    }
}

/// Returns the host in small letters with its port, which is that of the scheme if none is given.
fn with_port(host: &Authority, is_secure: bool) -> String {
    let port = host.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    format!("{}:{port}", host.host().to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::PublicUrl;

    #[test]
    fn an_address_is_a_scheme_and_a_host() {
        let url = |text: &str| text.parse::<PublicUrl>();
        for (text, is_secure, host, printed) in [
            ("https://Oz.example", true, "oz.example:443", "https://oz.example"),
            ("https://oz.example/", true, "oz.example:443", "https://oz.example"),
            ("https://oz.example:80", true, "oz.example:80", "https://oz.example:80"),
            ("http://192.168.0.7:7777", false, "192.168.0.7:7777", "http://192.168.0.7:7777"),
            ("http://[::1]", false, "[::1]:80", "http://[::1]"),
        ] {
            assert_eq!(url(text), Ok(PublicUrl { is_secure, host: host.to_owned() }));
            assert_eq!(url(text).unwrap().to_string(), printed);
        }
        for text in
            ["", "oz.example", "ftp://oz.example", "https://", "https://oz.example/table", "https://a@oz.example"]
        {
            let words = url(text).unwrap_err().to_string();
            assert!(words.contains(&format!("{text:?}; expected https://")), "{words}");
        }
    }

    #[test]
    fn browsers_trust_encrypted_addresses_and_their_own_machine() {
        let is_trusted = |text: &str| text.parse::<PublicUrl>().unwrap().is_trusted();
        for url in ["https://oz.example", "http://localhost:7777", "http://127.0.0.1", "http://[::1]:80"] {
            assert!(is_trusted(url), "{url}");
        }
        for url in [
            "http://oz.example",
            "http://192.168.0.7:7777",
            "http://localhost.oz.example",
            "http://127.0.0.1.oz.example",
        ] {
            assert!(!is_trusted(url), "{url}");
        }
    }

    #[test]
    fn a_page_of_another_scheme_host_or_port_is_not_its_own() {
        let url: PublicUrl = "https://oz.example".parse().unwrap();
        let is_origin = |is_secure, host: &str| url.is_origin(is_secure, &host.parse().unwrap());
        assert!(is_origin(true, "oz.example") && is_origin(true, "OZ.example:443"));
        assert!(!is_origin(false, "oz.example") && !is_origin(true, "oz.example:444"));
        assert!(!is_origin(true, "evil.example") && !is_origin(true, "oz.example.evil.example"));
    }
}
