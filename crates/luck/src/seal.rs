//! The end of a signed record: a line with the opened key, and a last line with the signature.

use crate::{Hex, LuckKey};
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use std::fmt::{self, Debug, Formatter};

/// The length of the two lines of a seal, in bytes.
pub const SEAL_BYTES: usize =
    KEY[0].len() + 64 + KEY[1].len() + LAST[0].len() + 64 + LAST[1].len() + 128 + LAST[2].len();

/// The parts of the line with the key, around its digits.
const KEY: [&str; 2] = ["{\"key\":\"", "\"}\n"];

/// The parts of the last line, around the digits of the public key and of the signature.
const LAST: [&str; 3] = ["{\"signer\":\"", "\",\"signature\":\"", "\"}\n"];

/// The signing key of a server (Ed25519, RFC 8032).
#[derive(Clone)]
pub struct Signer(SigningKey);

/// The end of a signed record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The opened key of the table.
    pub key: LuckKey,
    /// The public key of the server that signed the record.
    pub signer: Hex<32>,
    /// The signature over all bytes before the last line.
    pub signature: Hex<64>,
}

/// The fault of the end of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealFault {
    /// The record does not end with the two lines of a seal, byte for byte.
    #[error(
        "the record ends otherwise; expected a line {{\"key\":…}} and a last line {{\"signer\":…,\"signature\":…}}"
    )]
    Missing,
    /// The signature is not that of the signer over the bytes before the last line.
    #[error("the signature does not fit; expected that of the signer over all bytes before the last line")]
    Signature,
}

impl Signer {
    /// Returns the signer with this secret, which must come from a generator for secrets.
    pub fn new(secret: [u8; 32]) -> Signer {
        Signer(SigningKey::from_bytes(&secret))
    }

    /// Returns the public key, by which everybody can check the signatures.
    pub fn public(&self) -> Hex<32> {
        Hex(self.0.verifying_key().to_bytes())
    }
}

/// The secret stays out of logs.
impl Debug for Signer {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "Signer({})", self.public())
    }
}

impl Seal {
    /// Reads the two last lines of a record. They must have exactly the form in which [`sealed`] writes them.
    ///
    /// # Errors
    ///
    /// Returns [`SealFault::Missing`] if the lines have another form.
    pub fn parse(record: &[u8]) -> Result<Seal, SealFault> {
        let end = record.len().checked_sub(SEAL_BYTES).and_then(|at| record.get(at..)).ok_or(SealFault::Missing)?;
        let text = std::str::from_utf8(end).map_err(|_| SealFault::Missing)?;
        read(text).filter(|_| is_line_start(record)).ok_or(SealFault::Missing)
    }

    /// Checks the signature of a record whose end is this seal.
    ///
    /// # Errors
    ///
    /// Returns [`SealFault::Signature`] if the signature does not fit.
    pub fn check(&self, record: &[u8]) -> Result<(), SealFault> {
        let signer = VerifyingKey::from_bytes(&self.signer.0).map_err(|_| SealFault::Signature)?;
        let signature = Signature::from_bytes(&self.signature.0);
        signer.verify_strict(signed_part(record), &signature).map_err(|_| SealFault::Signature)
    }
}

/// Returns a record with its seal. `record` is its header and its entries, each line with a line feed at its end.
pub fn sealed(record: String, key: &LuckKey, signer: &Signer) -> String {
    let mut text = record + KEY[0] + &key.hex() + KEY[1];
    let signature = Hex(signer.0.sign(text.as_bytes()).to_bytes());
    let parts = [LAST[0], &signer.public().to_string(), LAST[1], &signature.to_string(), LAST[2]];
    text.extend(parts);
    text
}

/// Returns the bytes of a sealed record that its signature covers.
pub fn signed_part(record: &[u8]) -> &[u8] {
    let last = SEAL_BYTES - KEY[0].len() - 64 - KEY[1].len();
    record.len().checked_sub(last).and_then(|end| record.get(..end)).unwrap_or_default()
}

fn read(text: &str) -> Option<Seal> {
    let (key, text) = text.strip_prefix(KEY[0])?.split_once(KEY[1])?;
    let (signer, text) = text.strip_prefix(LAST[0])?.split_once(LAST[1])?;
    let signature = text.strip_suffix(LAST[2])?;
    Some(Seal { key: LuckKey::parse(key)?, signer: signer.parse().ok()?, signature: signature.parse().ok()? })
}

/// Reports whether the seal of a record begins a line.
fn is_line_start(record: &[u8]) -> bool {
    record.len().checked_sub(SEAL_BYTES + 1).and_then(|at| record.get(at)) == Some(&b'\n')
}
