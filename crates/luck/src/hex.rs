//! Bytes as hexadecimal digits in small letters: the only form that is read, so that equal bytes have equal texts.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{
    fmt::{self, Display, Formatter, Write},
    str::FromStr,
};

/// `N` bytes, written as `2 * N` hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// The fault of a text that is not the right number of hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {digits} hexadecimal digits in small letters")]
pub struct HexFault {
    /// The expected number of digits.
    pub digits: usize,
}

impl<const N: usize> Display for Hex<N> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = HexFault;

    fn from_str(text: &str) -> Result<Hex<N>, HexFault> {
        let fault = HexFault { digits: 2 * N };
        if text.len() != 2 * N {
            return Err(fault);
        }
        let mut bytes = [0; N];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            for digit in digits {
                *byte = *byte << 4 | value(*digit).ok_or(fault)?;
            }
        }
        Ok(Hex(bytes))
    }
}

fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(2 * N);
        write!(text, "{self}").map_err(serde::ser::Error::custom)?;
        serializer.serialize_str(&text)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex<N>, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
