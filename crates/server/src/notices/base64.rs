//! Base 64 without padding, with the letters of addresses, as push services want it.

use base64ct::{Base64UrlUnpadded, Encoding};

pub(super) fn print(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text).ok()
}
