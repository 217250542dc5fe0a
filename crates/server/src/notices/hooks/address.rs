//! The addresses to which notices may go.

use axum::http::Uri;

/// The greatest length of an address.
pub(super) const MOST: usize = 1024;

/// The greatest lengths of a name and of each of its parts (RFC 1035).
const NAME: usize = 253;
const LABEL: usize = 63;

/// Reads an address: encrypted, with a name, at the usual port, without a name to sign in and without a fragment.
pub(super) fn read(text: &str) -> Option<Uri> {
    // The parser drops a fragment.
    let is_plain =
        text.len() <= MOST && text.bytes().all(|byte| byte.is_ascii_graphic()) && !text.contains(['#', '\\']);
    let uri: Uri = is_plain.then(|| text.parse().ok())??;
    let authority = uri.authority()?;
    let fits = uri.scheme_str() == Some("https")
        && !authority.as_str().contains('@')
        && authority.as_str().rsplit_once(':').is_none_or(|(_, port)| port == "443")
        && is_name(authority.host());
    fits.then_some(uri)
}

/// Reports whether a host is a name of the public system of names. An address of numbers is none, in whatever notation:
/// the last part of a name begins with a letter.
fn is_name(host: &str) -> bool {
    let labels: Vec<&str> = host.split('.').collect();
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let is_label = |label: &&str| !label.is_empty() && label.len() <= LABEL && label.bytes().all(is_letter);
    let is_named = labels.last().is_some_and(|last| last.starts_with(|first: char| first.is_ascii_alphabetic()));
    host.len() <= NAME && labels.len() > 1 && is_named && labels.iter().all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_encrypted_and_has_a_name() {
        for good in [
            "https://hooks.example.org",
            "https://Hooks.example.org:443/a/b?c=d",
            "https://xn--bcher-kva.example/",
            "https://1.2.3.4.example/",
            "https://a_b.example.xn--p1ai/",
        ] {
            assert!(read(good).is_some(), "{good}");
        }
        let longest = format!("https://a.example/{}", "a".repeat(1024 - 18));
        assert!(read(&longest).is_some() && read(&format!("{longest}a")).is_none());
    }

    #[test]
    fn other_addresses_are_none() {
        for bad in [
            "",
            "hooks.example.org",
            "/a",
            "http://hooks.example.org/",
            "ftp://hooks.example.org/",
            "https://hooks.example.org:8443/",
            "https://hooks.example.org:/",
            "https://ann@hooks.example.org/",
            "https://ann:secret@hooks.example.org/",
            "https://hooks.example.org@127.0.0.1/",
            "https://hooks.example.org#@127.0.0.1/",
            "https://hooks.example.org/#a",
            "https://hooks.example.org\\@127.0.0.1/",
            "https:\\\\127.0.0.1/",
            "https://hooks.example.org/ a",
            "https://hooks.example.org/\r\nHost: a",
            "https://bücher.example/",
            "https://localhost/",
            "https://localhost./",
            "https://hooks.example.org./",
            "https://.example.org/",
            "https://hooks..example.org/",
            "https://127.0.0.1/",
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f000001/",
            "https://0x7f.1/",
            "https://127.0.0.0x1/",
            "https://0177.0.0.1/",
            "https://93.184.215.14/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/",
            "https://%6c%6f%63alhost.example/",
        ] {
            assert!(read(bad).is_none(), "{bad}");
        }
        let label = format!("https://{}.example/", "a".repeat(64));
        let name = format!("https://{}example/", "a.".repeat(124));
        assert!(read(&label).is_none() && read(&name).is_none());
    }
}
