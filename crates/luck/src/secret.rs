//! The key of a table and the salts of its people, with their commitments.

use crate::{Hex, layout};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Formatter};

/// The key of a table: 256 bits, which only the server knows until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LuckKey(Hex<32>);

/// The salt of a person: 256 bits that the person's client draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Salt(Hex<32>);

impl LuckKey {
    /// Returns the key with these bytes, which must come from a generator for secrets.
    pub const fn new(bytes: [u8; 32]) -> LuckKey {
        LuckKey(Hex(bytes))
    }

    /// Returns the bytes of the key.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0.0
    }

    /// Returns the key as hexadecimal digits. As long as the game goes on, they are a secret.
    pub fn hex(&self) -> String {
        self.0.to_string()
    }

    /// Reads a key that [`LuckKey::hex`] wrote, or returns `None`.
    pub fn parse(text: &str) -> Option<LuckKey> {
        text.parse().ok().map(LuckKey)
    }

    /// Returns the commitment of the key. It binds its maker to the key and reveals nothing about the key.
    pub fn commitment(&self) -> Hex<32> {
        Hex(layout::key_commitment(self.bytes()))
    }
}

/// The key stays out of logs.
impl Debug for LuckKey {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("LuckKey(…)")
    }
}

impl Salt {
    /// Returns the salt with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Salt {
        Salt(Hex(bytes))
    }

    /// Returns the bytes of the salt.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0.0
    }

    /// Returns the commitment of the salt at this seat, which is counted from 0.
    pub fn commitment(&self, seat: usize) -> Hex<32> {
        Hex(layout::salt_commitment(seat, self.bytes()))
    }
}
