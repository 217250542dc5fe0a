//! Stable hashes of positions and of the texts of card sets.

use sha2::{Digest as _, Sha256};
use std::fmt::{self, Debug, Write};
use xxhash_rust::xxh64::Xxh64;

/// A 64-bit hash of a position, the same on every target and in every build: XXH64 with seed 0 over the bytes that a
/// game feeds it. Numbers are fed little-endian.
///
/// ```
/// use kernel::Digest;
///
/// let value = Digest::of_view(&("two cards", 7));
/// assert_eq!(value, Digest::of_view(&("two cards", 7)));
/// assert_eq!(Digest::parse(&Digest::print(value)), Some(value));
/// assert_eq!(Digest::print(255), "00000000000000ff");
/// ```
pub struct Digest(Xxh64);

impl Digest {
    pub(crate) fn new() -> Digest {
        Digest(Xxh64::new(0))
    }

    pub(crate) fn value(&self) -> u64 {
        self.0.digest()
    }

    /// Returns the digest of a view. Equal views have equal digests. The value depends on the view's `Debug` output, so
    /// it may differ between versions.
    pub fn of_view<V: Debug>(view: &V) -> u64 {
        let mut digest = Digest::new();
        write!(digest, "{view:?}").expect("a digest takes every text");
        digest.value()
    }

    /// Feeds one byte into the digest.
    pub fn byte(&mut self, value: u8) {
        self.0.update(&[value]);
    }

    /// Feeds the bytes into the digest, without a length prefix.
    pub fn bytes(&mut self, values: &[u8]) {
        self.0.update(values);
    }

    /// Feeds a number into the digest as eight bytes, little-endian.
    pub fn number(&mut self, value: u64) {
        self.0.update(&value.to_le_bytes());
    }

    /// Returns a digest as sixteen hexadecimal digits.
    pub fn print(value: u64) -> String {
        format!("{value:016x}")
    }

    /// Parses a digest that [`Digest::print`] wrote. Returns `None` for anything but sixteen hexadecimal digits.
    pub fn parse(text: &str) -> Option<u64> {
        // The digits are checked first, because `from_str_radix` also accepts a sign.
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        digits.then(|| u64::from_str_radix(text, 16).ok()).flatten()
    }
}

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes(text.as_bytes());
        Ok(())
    }
}

/// Returns the SHA-256 of the text of a card set, in hexadecimal.
pub fn content_hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}
