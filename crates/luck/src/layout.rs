//! The tags and the layouts of all bytes that are hashed or drawn from. `docs/luck.md` repeats them, and so does
//! `tools/verify.py`. A change here makes every earlier record invalid, so a change is a new version of the tags.
//!
//! A *number* is eight bytes, the highest first. A *text* is its length in bytes as a number, and then its bytes. Every
//! message is a sequence of numbers and texts in a fixed order, so no two messages have the same bytes.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The tag of the commitment of a key.
const KEY_TAG: &str = "brickroad luck 1 key";

/// The tag of the commitment of a salt.
const SALT_TAG: &str = "brickroad luck 1 salt";

/// The tag of the numbers for chance.
pub(crate) const CHANCE_TAG: &str = "brickroad luck 1 chance";

/// The tag of the numbers for bots.
pub(crate) const BOT_TAG: &str = "brickroad luck 1 bot";

/// Returns the commitment of a key: the SHA-256 of two texts, the tag and the key.
pub(crate) fn key_commitment(key: &[u8; 32]) -> [u8; 32] {
    let mut bytes = Vec::new();
    put_text(&mut bytes, KEY_TAG.as_bytes());
    put_text(&mut bytes, key);
    Sha256::digest(&bytes).into()
}

/// Returns the commitment of a salt: the SHA-256 of a text, a number and a text, which are the tag, the seat and the
/// salt. Because of the seat, nobody can use the commitment of somebody else.
pub(crate) fn salt_commitment(seat: usize, salt: &[u8; 32]) -> [u8; 32] {
    let mut bytes = Vec::new();
    put_text(&mut bytes, SALT_TAG.as_bytes());
    put_number(&mut bytes, seat as u64);
    put_text(&mut bytes, salt);
    Sha256::digest(&bytes).into()
}

/// Returns the message from which the word `counter` of an entry is drawn: the tag of the purpose and the table as
/// texts; the number of the entry, the counter and the number of seats as numbers; and for each seat its salt as a text,
/// which is empty for a seat without a salt.
pub(crate) fn message(tag: &str, table: &str, (entry, counter): (u64, u64), salts: &[Option<[u8; 32]>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    put_text(&mut bytes, tag.as_bytes());
    put_text(&mut bytes, table.as_bytes());
    put_number(&mut bytes, entry);
    put_number(&mut bytes, counter);
    put_number(&mut bytes, salts.len() as u64);
    for salt in salts {
        put_text(&mut bytes, salt.as_ref().map_or(&[], |salt| salt.as_slice()));
    }
    bytes
}

/// Returns the HMAC-SHA-256 of a message (RFC 2104).
///
/// ```
/// // The second test case of RFC 4231.
/// let code = luck::hmac_sha256(b"Jefe", b"what do ya want for nothing?");
/// assert_eq!(code[..4], [0x5b, 0xdc, 0xc1, 0x46]);
/// ```
pub fn hmac_sha256(key: &[u8], message: &[u8]) -> [u8; 32] {
    let mut code = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length is allowed");
    code.update(message);
    code.finalize().into_bytes().into()
}

fn put_number(bytes: &mut Vec<u8>, number: u64) {
    bytes.extend(number.to_be_bytes());
}

fn put_text(bytes: &mut Vec<u8>, text: &[u8]) {
    put_number(bytes, text.len() as u64);
    bytes.extend(text);
}
