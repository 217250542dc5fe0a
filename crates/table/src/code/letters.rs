//! Writes bytes as text that fits into a link. Each letter, digit, `-` or `_` stands for six bits (base64url without
//! padding).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let six = bits >> (18 - 6 * place) & 63;
            text.push(char::from(LETTERS[six as usize]));
        }
    }
    text
}

/// Returns the bytes that a text encodes, or `None` if no bytes have this text as their encoding.
pub(super) fn read(text: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for four in text.chunks(4) {
        let mut bits = 0;
        for place in 0..4 {
            bits = bits << 6 | four.get(place).map_or(Some(0), |letter| six(*letter))?;
        }
        let whole = four.len() - 1;
        let unused = bits & ((1 << (24 - 8 * whole)) - 1);
        if whole == 0 || unused != 0 {
            return None;
        }
        bytes.extend(&bits.to_be_bytes()[1..=whole]);
    }
    Some(bytes)
}

pub(super) fn is_letter(letter: u8) -> bool {
    six(letter).is_some()
}

fn six(letter: u8) -> Option<u32> {
    LETTERS.iter().position(|known| *known == letter).map(|place| place as u32)
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use proptest::prelude::*;

    #[test]
    fn letters_are_those_of_base64url() {
        assert_eq!(write(b""), "");
        assert_eq!(write(b"f"), "Zg");
        assert_eq!(write(b"fo"), "Zm8");
        assert_eq!(write(b"foobar"), "Zm9vYmFy");
        assert_eq!(write(&[0xfb, 0xff]), "-_8");
        assert_eq!([read(b"Z"), read(b"Zh"), read(b"Z+8"), read(b"Zm9=")], [None, None, None, None]);
    }

    proptest! {
        #[test]
        fn written_bytes_read_back_the_same(bytes: Vec<u8>) {
            prop_assert_eq!(read(write(&bytes).as_bytes()), Some(bytes));
        }
    }
}
