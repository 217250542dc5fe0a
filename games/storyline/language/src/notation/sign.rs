//! The tokens of a line: words, numbers and signs.

use crate::{Compare, Lexicon, Sign};
use std::{borrow::Cow, ops::RangeInclusive};
use winnow::{
    ascii::{digit1, space0},
    combinator::preceded,
    error::ParserError,
    prelude::*,
    stream::Stateful,
    token::{one_of, take_while},
};

/// The greatest depth of steps within steps, and of cards on cards.
pub(super) const MOST_DEPTH: u8 = 6;

/// The greatest number of items in a list of sentences, gifts, conditions, steps or words.
pub(super) const MOST_LIST: usize = 16;

/// The greatest number in a line.
pub const MOST_NUMBER: u8 = 99;

/// The unread rest of a line, with the lexicon of the words and names that the line may use.
pub(super) type Line<'i> = Stateful<&'i str, &'i Lexicon>;

pub(super) type Read<T> = Result<T, Stop>;

/// The place where parsing stopped, and the text that was expected there.
#[derive(Debug)]
pub(super) struct Stop {
    /// The number of bytes of the line that have not been read.
    pub(super) rest: usize,
    pub(super) expected: Cow<'static, str>,
}

impl Stop {
    /// Returns a stop at the next token of a line.
    pub(super) fn new(input: &Line<'_>, expected: impl Into<Cow<'static, str>>) -> Stop {
        Stop { rest: unspaced(input).len(), expected: expected.into() }
    }
}

impl<'i> ParserError<Line<'i>> for Stop {
    type Inner = Stop;

    fn from_input(input: &Line<'i>) -> Stop {
        Stop::new(input, "")
    }

    fn into_inner(self) -> Result<Stop, Stop> {
        Ok(self)
    }
}

/// Words of the language, each with its meaning.
pub(super) type Words<T> = [(&'static str, T)];

/// Reads one of `words` and returns its meaning, or stops if none of them comes next.
pub(super) fn word<T: Copy>(input: &mut Line<'_>, words: &Words<T>, expected: &'static str) -> Read<T> {
    maybe(input, words).ok_or_else(|| Stop::new(input, expected))
}

/// Reads one of `words` and returns its meaning, or reads nothing and returns `None` if none of them comes next.
pub(super) fn maybe<T: Copy>(input: &mut Line<'_>, words: &Words<T>) -> Option<T> {
    let found = next_word(input);
    let meaning = words.iter().find(|(word, _)| same(found, word)).map(|(_, meaning)| *meaning)?;
    skip_word(input);
    Some(meaning)
}

/// Reads the word `one` if it comes next. Returns true if the word was read.
pub(super) fn says(input: &mut Line<'_>, one: &'static str) -> bool {
    maybe(input, &[(one, ())]).is_some()
}

/// Reads `words` in order. Stops at the first of them that does not come next.
pub(super) fn phrase(input: &mut Line<'_>, words: &[&'static str]) -> Read<()> {
    words.iter().try_for_each(|only| match says(input, only) {
        true => Ok(()),
        false => Err(Stop::new(input, format!("{only:?}"))),
    })
}

/// The words of the language that may begin a sentence, where they may have a capital.
#[rustfmt::skip]
const STARTERS: [&str; 13] = [
    "your", "any", "opposing", "other", "loose", "choose", "if", "may", "at", "for", "ends", "each", "opponent",
];

/// Reports whether a word may begin a sentence.
pub(super) fn is_starter(found: &str) -> bool {
    STARTERS.iter().any(|word| same(found, word))
}

/// Reports whether `found` is the word `word` of the language. At the beginning of a sentence, `found` may have a
/// capital.
fn same(found: &str, word: &str) -> bool {
    let capital_aside = || {
        let (first, rest) = word.split_at(1);
        found.strip_prefix(|sign: char| first.starts_with(sign.to_ascii_lowercase())) == Some(rest)
    };
    found == word || (STARTERS.contains(&word) && capital_aside())
}

/// Returns the next word, or an empty string if the next token is not a word.
pub(super) fn next_word<'i>(input: &Line<'i>) -> &'i str {
    word_of(unspaced(input))
}

pub(super) fn word_of(rest: &str) -> &str {
    if !rest.starts_with(char::is_alphabetic) {
        return "";
    }
    let end = rest.find(|sign| !is_letter(sign)).unwrap_or(rest.len());
    rest.split_at(end).0
}

/// Reports whether a character is part of a word: "Oil-Can" and "Will-o'-the-Wisp" are one word each.
pub(super) fn is_letter(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '-' | '\'' | '’')
}

fn skip_word(input: &mut Line<'_>) {
    let skipped: Read<&str> = preceded(space0, take_while(1.., is_letter)).parse_next(input);
    debug_assert!(skipped.is_ok(), "a word was seen to stand next");
}

/// Returns the rest of a line without its leading spaces.
pub(super) fn unspaced<'i>(input: &Line<'i>) -> &'i str {
    input.input.trim_start_matches([' ', '\t'])
}

/// Reads the sign `one` if it comes next. Returns true if the sign was read.
pub(super) fn sign(input: &mut Line<'_>, one: char) -> bool {
    let found: Read<char> = preceded(space0, one).parse_next(input);
    found.is_ok()
}

/// Reads the sign `one`. Stops if the sign does not come next.
pub(super) fn must(input: &mut Line<'_>, one: char, expected: &'static str) -> Read<()> {
    if sign(input, one) { Ok(()) } else { Err(Stop::new(input, expected)) }
}

/// Reads a comparison if one comes next: "<=3", "≥5", "<2".
pub(super) fn compare(input: &mut Line<'_>) -> Read<Option<Compare>> {
    const SIGNS: [(&str, Sign); 6] = [
        ("<=", Sign::AtMost),
        ("≤", Sign::AtMost),
        (">=", Sign::AtLeast),
        ("≥", Sign::AtLeast),
        ("<", Sign::Less),
        (">", Sign::More),
    ];
    let rest = unspaced(input);
    let Some((sign, after)) = SIGNS.iter().find_map(|(written, sign)| Some((*sign, rest.strip_prefix(written)?)))
    else {
        return Ok(None);
    };
    input.input = after;
    Ok(Some(Compare { sign, than: level(input)? }))
}

/// Reads a signed number: "+2", "-3", "−3".
pub(super) fn plus(input: &mut Line<'_>) -> Read<i8> {
    let stop = Stop::new(input, "+1 to +99, or -1 to -99");
    let read: Read<(char, &str)> = preceded(space0, (one_of(['+', '-', '−']), digit1)).parse_next(input);
    let number = read.ok().and_then(|(sign, digits)| {
        let number = digits.parse::<i8>().ok().filter(|number| (1..=MOST_NUMBER as i8).contains(number))?;
        Some(if sign == '+' { number } else { -number })
    });
    number.ok_or(stop)
}

/// Reads a number from 1 to 99, without a sign.
pub(super) fn count(input: &mut Line<'_>) -> Read<u8> {
    number(input, 1..=MOST_NUMBER, "a number from 1 to 99")
}

/// Reads a number from 0 to 99, without a sign.
pub(super) fn level(input: &mut Line<'_>) -> Read<u8> {
    number(input, 0..=MOST_NUMBER, "a number from 0 to 99")
}

fn number(input: &mut Line<'_>, range: RangeInclusive<u8>, expected: &'static str) -> Read<u8> {
    let stop = Stop::new(input, expected);
    let digits: Read<&str> = preceded(space0, digit1).parse_next(input);
    let number = digits.ok().and_then(|digits| digits.parse().ok()).filter(|number| range.contains(number));
    number.ok_or(stop)
}

/// Returns the first token in the rest of a line, for a message. The token is a name in quotation marks, a word, or any
/// other single character.
pub(super) fn text_of(rest: &str) -> String {
    let cut = |text: &str| text.chars().take(40).collect::<String>();
    match rest.chars().next() {
        None => "the end of the line".into(),
        Some('"') => match rest[1..].split_once('"') {
            Some((name, _)) => format!("\"{}\"", cut(name)),
            None => "a quotation mark that nothing closes".into(),
        },
        Some(_) if !word_of(rest).is_empty() => format!("{:?}", cut(word_of(rest))),
        Some(sign) => format!("{sign:?}"),
    }
}

/// Stops if a list has no room for another item.
pub(super) fn room<T>(list: &[T], input: &Line<'_>) -> Read<()> {
    if list.len() < MOST_LIST { Ok(()) } else { Err(full(input)) }
}

pub(super) fn full(input: &Line<'_>) -> Stop {
    Stop::new(input, format!("an end of the list, which has {MOST_LIST} entries, the most there may be"))
}

/// Reads a bound that must have the sign of `each`: "+2" if it is positive, "-2" if it is negative.
pub(super) fn plus_or_minus(input: &mut Line<'_>, each: i8) -> Read<u8> {
    let wanted = if each > 0 { "+1 to +99" } else { "-1 to -99" };
    let stop = Stop::new(input, wanted);
    let most = plus(input).ok().filter(|most| (*most > 0) == (each > 0)).ok_or(stop)?;
    Ok(most.unsigned_abs())
}
