//! The secrets of links and codes: those that bring an identity to another browser, and those that lead to a seat.

use super::secret::random;
use host::Refusal;
use sha2::{Digest, Sha256};
use store::KeyHash;

/// A new secret, and its hash.
pub(crate) struct Code {
    pub(crate) text: String,
    pub(crate) hash: KeyHash,
}

/// The number of bytes of a link.
const LINK: usize = 32;

/// The number of letters of a code to write down, which have 125 bits, and of the letters of a group.
const LETTERS: usize = 25;
const GROUP: usize = 5;

/// The letters of a code: Crockford's base 32, which leaves out letters that look like digits.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Returns a new link, as hexadecimal digits.
pub(crate) fn link() -> Result<Code, Refusal> {
    let text = digits()?;
    let hash = hash("link", &text);
    Ok(Code { text, hash })
}

/// Returns a new code to write down, in groups of letters.
pub(crate) fn recovery() -> Result<Code, Refusal> {
    let letters: String =
        random::<LETTERS>()?.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect();
    let groups: Vec<&str> = (0..LETTERS).step_by(GROUP).map(|at| &letters[at..at + GROUP]).collect();
    Ok(Code { text: groups.join("-"), hash: hash("recovery", &letters) })
}

/// Returns a new secret by which a ceremony is finished.
pub(crate) fn ceremony() -> Result<Code, Refusal> {
    let text = digits()?;
    let hash = hash_of_ceremony(&text);
    Ok(Code { text, hash })
}

/// Returns the hash of the secret of a ceremony.
pub(crate) fn hash_of_ceremony(secret: &str) -> KeyHash {
    hash("ceremony", secret)
}

/// Returns a new secret for the link to a seat.
pub(crate) fn new_seat_link() -> Result<Code, Refusal> {
    let text = digits()?;
    let hash = seat_link(&text)?;
    Ok(Code { text, hash })
}

/// Returns the hash of the secret in the link to a seat.
///
/// # Errors
///
/// Refuses a text that is no such secret.
pub(crate) fn seat_link(secret: &str) -> Result<KeyHash, Refusal> {
    if is_link(secret) { Ok(hash("seat", secret)) } else { Err(Refusal::SeatLink) }
}

/// Returns the hash of a link or of a code that somebody has typed, or `None` if it is neither. Small letters, spaces and
/// letters that look like digits count in a code, too.
pub(crate) fn read(typed: &str) -> Option<KeyHash> {
    let typed = typed.trim();
    if is_link(typed) {
        return Some(hash("link", typed));
    }
    let letters: Option<String> = typed.chars().filter(|letter| !matches!(letter, '-' | ' ')).map(letter).collect();
    letters.filter(|letters| letters.len() == LETTERS).map(|letters| hash("recovery", &letters))
}

fn is_link(text: &str) -> bool {
    text.len() == 2 * LINK && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// Returns random bytes as hexadecimal digits.
fn digits() -> Result<String, Refusal> {
    Ok(random::<LINK>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn letter(typed: char) -> Option<char> {
    let letter = match typed.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().any(|each| char::from(*each) == letter).then_some(letter)
}

/// Returns the hash of a secret of this kind. The kind is part of it, so that no secret counts as one of another kind.
fn hash(kind: &str, secret: &str) -> KeyHash {
    let hash = Sha256::new().chain_update("brickroad ").chain_update(kind).chain_update("\n").chain_update(secret);
    KeyHash(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let Code { text, hash } = recovery().unwrap();
        assert_eq!((text.len(), text.split('-').count()), (LETTERS + 4, 5), "{text}");
        let alike = text.replace('0', "o").replace('1', "l").to_lowercase();
        for typed in [text.clone(), text.replace('-', ""), alike, format!("  {} ", text.replace('-', " "))] {
            assert_eq!(read(&typed), Some(hash), "{typed}");
        }
        let shorter = &text[..text.len() - 1];
        for wrong in ["", shorter, &format!("{shorter}U"), &format!("{text}0"), &format!("{shorter}é")] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_ne!(recovery().unwrap().text, text);
    }

    #[test]
    fn links_are_read_to_the_letter() {
        let Code { text, hash } = link().unwrap();
        assert_eq!((text.len(), read(&text)), (64, Some(hash)));
        assert_eq!(read(&text.to_uppercase()), None);
        assert_eq!(read(&text[1..]), None);
        assert_ne!(link().unwrap().text, text);
    }
}
