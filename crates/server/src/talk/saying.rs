//! The form of a line: plain text of a bounded length, with a token and the name of a spectator.

use super::heard::Reader;
use host::{Refusal, people};
use kernel::is_unseen;
use protocol::{Saying, SeatPlan};

/// The greatest number of characters of a line.
const MOST_CHARACTERS: usize = 500;

/// The greatest number of characters of a token.
const LONGEST_TOKEN: usize = 64;

/// A character that joins others to one sign, as in the sign of a family. It is unseen, but part of what people write.
const JOINER: char = '\u{200d}';

/// Returns what is said, without signs that cannot be seen or that turn the text around.
pub(super) fn said(what: Saying) -> Result<Saying, Refusal> {
    match what {
        Saying::Text(text) => Ok(Saying::Text(tidied(&text)?)),
        Saying::Phrase(phrase) => Ok(Saying::Phrase(phrase)),
    }
}

/// Returns a text in one line, with single blanks and without signs that cannot be seen.
pub(super) fn tidied(text: &str) -> Result<String, Refusal> {
    let found = text.chars().count();
    let fault = |found| Refusal::Saying { found, most: MOST_CHARACTERS };
    if found > MOST_CHARACTERS {
        return Err(fault(found));
    }
    // A new line separates words, and so does the sign for it in Unicode.
    let spaced = text.replace(|sign: char| sign.is_whitespace() || sign.is_control(), " ");
    let seen: String = spaced.chars().filter(|sign| *sign == JOINER || !is_unseen(*sign)).collect();
    let tidy = seen.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if tidy.chars().all(|sign| sign == JOINER || sign == ' ') { Err(fault(0)) } else { Ok(tidy) }
}

pub(super) fn token(token: String) -> Result<String, Refusal> {
    let fits = (1..=LONGEST_TOKEN).contains(&token.chars().count()) && !token.contains('\0');
    if fits { Ok(token) } else { Err(Refusal::SayingToken { most: LONGEST_TOKEN }) }
}

/// Returns the name under which a spectator speaks. It must not look like that of a seat.
pub(super) fn name(own: Option<String>, reader: &Reader) -> Result<String, Refusal> {
    let own = own.ok_or(Refusal::SpectatorName)?;
    let seat = |name: &str| SeatPlan { name: name.to_owned(), bot: None };
    let tidied = people::seat(vec![seat(&own)])?.into_iter().next().map_or_else(String::new, |seat| seat.name);
    for taken in reader.names() {
        // The names of a table must differ, and the same rule tells a spectator from a player.
        people::seat(vec![seat(&tidied), seat(taken)]).map_err(|_| Refusal::SpectatorName)?;
    }
    Ok(tidied)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_one_line_of_what_can_be_seen() {
        for (typed, said) in [
            ("  Good\tluck,\r\nBen! ", "Good luck, Ben!"),
            ("<b>&amp;</b> \"'", "<b>&amp;</b> \"'"),
            ("A\u{202e}B\u{2066}C\u{2069}\u{7}\u{200b}D", "ABC D"),
            ("un\u{a0}deux\u{202f}!\u{2028}trois", "un deux ! trois"),
            ("👩\u{200d}👩\u{200d}👧 ❤\u{fe0f}", "👩\u{200d}👩\u{200d}👧 ❤\u{fe0f}"),
            ("été שלום", "été שלום"),
        ] {
            assert_eq!(tidied(typed).as_deref(), Ok(said));
        }
    }

    #[test]
    fn a_text_has_1_to_500_characters() {
        let refused = |found| Err(Refusal::Saying { found, most: 500 });
        for typed in ["", "   ", "\n", "\u{200b}\u{202e}", "\u{200d}"] {
            assert_eq!(tidied(typed), refused(0), "{typed:?}");
        }
        assert_eq!(tidied(&"é".repeat(500)).map(|text| text.chars().count()), Ok(500));
        assert_eq!(tidied(&"é".repeat(501)), refused(501));
    }

    #[test]
    fn a_token_has_1_to_64_characters() {
        assert_eq!(token("a".repeat(64)), Ok("a".repeat(64)));
        for bad in [String::new(), "a".repeat(65), "a\0".to_owned()] {
            assert_eq!(token(bad), Err(Refusal::SayingToken { most: 64 }));
        }
    }
}
