//! Players: the people who keep an identity, as others may know them.

use dealer::Person;

/// The public name of a person in addresses: sixteen hexadecimal digits, drawn at random. Nothing about the person's
/// secrets follows from it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(String);

/// A person who keeps an identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    pub person: Person,
    /// The name under which the person keeps the identity.
    pub name: String,
    /// The time since which the person keeps it, in seconds since 1970.
    pub since: u64,
}

impl PlayerId {
    /// Returns the id of these bytes, which must be random.
    pub fn of(bytes: [u8; 8]) -> PlayerId {
        PlayerId(format!("{:016x}", u64::from_be_bytes(bytes)))
    }

    /// Reads an id, as a client sends it. Returns `None` if the text does not have the form of an id.
    pub fn parse(text: &str) -> Option<PlayerId> {
        let fits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| PlayerId(text.to_owned()))
    }

    /// Returns the sixteen hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
