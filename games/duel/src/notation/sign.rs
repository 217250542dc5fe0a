//! Parsers for the words, numbers and signs in cells. They ignore case.

use winnow::{
    ascii::{digit1, space0},
    combinator::opt,
    error::{ContextError, StrContext, StrContextValue},
    prelude::*,
    token::{one_of, take_while},
};

/// The greatest absolute value of a Force, whether it is printed on a card or given as a bonus.
pub(super) const MOST_FORCE: i8 = 99;

/// The greatest number of cards in a clause about holding or drawing cards.
const MOST_CARDS: u8 = 99;

/// A list of words, each with its meaning.
pub(super) type Words<T> = [(&'static str, T)];

/// Parses one of `words`, and returns its meaning.
pub(super) fn word<T: Copy>(input: &mut &str, words: &Words<T>, expected: &'static str) -> Result<T, ContextError> {
    space(input)?;
    one_of_words(words).context(describe(expected)).parse_next(input)
}

/// Parses several fixed words, one after another.
pub(super) fn phrase(input: &mut &str, words: &[&'static str]) -> Result<(), ContextError> {
    words.iter().try_for_each(|only| {
        space(input)?;
        let expected = StrContext::Expected(StrContextValue::StringLiteral(only));
        one_of_words(&[(only, ())]).context(expected).parse_next(input)
    })
}

/// Parses one of `words` if it comes next, and returns its meaning. Otherwise consumes nothing.
pub(super) fn maybe<T: Copy>(input: &mut &str, words: &Words<T>) -> Option<T> {
    let start = *input;
    let found = word(input, words, "").ok();
    if found.is_none() {
        *input = start;
    }
    found
}

/// Skips one of `words` if it comes next. The words have no meaning, such as articles.
pub(super) fn skip(input: &mut &str, words: &[&'static str]) {
    for one in words {
        if maybe(input, &[(*one, ())]).is_some() {
            return;
        }
    }
}

fn one_of_words<'i, T: Copy>(words: &Words<T>) -> impl Parser<&'i str, T, ContextError> {
    take_while(1.., is_letter).verify_map(|found: &str| {
        words.iter().find(|(word, _)| word.eq_ignore_ascii_case(found)).map(|(_, meaning)| *meaning)
    })
}

/// Returns true if a character can be part of a word. This includes straight and curly apostrophes, as in "opponent's".
fn is_letter(sign: char) -> bool {
    sign.is_alphabetic() || matches!(sign, '\'' | '’')
}

/// Parses a number with a sign, such as "+2" or "-3".
pub(super) fn plus(input: &mut &str) -> Result<i8, ContextError> {
    space(input)?;
    (one_of(['+', '-']), digit1)
        .take()
        .try_map(|text: &str| text.parse::<i8>())
        .verify(|plus| *plus != 0 && (-MOST_FORCE..=MOST_FORCE).contains(plus))
        .context(describe("+1 to +99, or -1 to -99"))
        .parse_next(input)
}

/// Parses a number without a sign or with a plus sign, such as "3" or "+3".
pub(super) fn count(input: &mut &str) -> Result<u8, ContextError> {
    space(input)?;
    (opt('+'), digit1)
        .take()
        .try_map(|text: &str| text.parse::<u8>())
        .verify(|count| (1..=MOST_CARDS).contains(count))
        .context(describe("a number from 1 to 99"))
        .parse_next(input)
}

pub(super) fn colon(input: &mut &str) -> Result<(), ContextError> {
    space(input)?;
    ':'.void().context(describe("a colon")).parse_next(input)
}

pub(super) fn space(input: &mut &str) -> Result<(), ContextError> {
    space0.void().parse_next(input)
}

/// Consumes a cell that is empty or a dash. Returns true if the cell was one of these.
pub(super) fn nothing(input: &mut &str) -> bool {
    let empty = matches!(input.trim(), "" | "-");
    if empty {
        *input = "";
    }
    empty
}

pub(super) fn describe(what: &'static str) -> StrContext {
    StrContext::Expected(StrContextValue::Description(what))
}

pub(super) fn expected(error: &ContextError) -> String {
    let wanted: Vec<String> = error
        .context()
        .filter_map(|context| match context {
            StrContext::Expected(StrContextValue::StringLiteral(word)) => Some(format!("{word:?}")),
            StrContext::Expected(value) => Some(value.to_string()),
            _ => None,
        })
        .collect();
    if wanted.is_empty() { "the end of the cell".into() } else { wanted.join(" or ") }
}

/// Describes the next part of a cell for a fault: a word, one other character, or the end of the cell.
pub(crate) fn text_of(rest: &str) -> String {
    let word: String = rest.chars().take_while(|sign| is_letter(*sign)).take(20).collect();
    match (word.is_empty(), rest.chars().next()) {
        (_, None) => "the end of the cell".into(),
        (true, Some(sign)) => format!("{sign:?}"),
        (false, Some(_)) => format!("{word:?}"),
    }
}
