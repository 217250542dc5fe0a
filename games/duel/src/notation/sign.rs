//! The words, numbers and signs that cells are made of. Capitals and small letters are the same.

use winnow::{
    ascii::{digit1, space0},
    combinator::opt,
    error::{ContextError, StrContext, StrContextValue},
    prelude::*,
    token::{one_of, take_while},
};

/// F+n, and the printed Force.
pub(super) const MOST_FORCE: i8 = 99;

/// Cards held or drawn.
const MOST_CARDS: u8 = 99;

/// A list of words, and what each means.
pub(super) type Words<T> = [(&'static str, T)];

/// One of the words.
pub(super) fn word<T: Copy>(input: &mut &str, words: &Words<T>, expected: &'static str) -> Result<T, ContextError> {
    space(input)?;
    one_of_words(words).context(describe(expected)).parse_next(input)
}

/// Words that can only stand here, one after another.
pub(super) fn phrase(input: &mut &str, words: &[&'static str]) -> Result<(), ContextError> {
    words.iter().try_for_each(|only| {
        space(input)?;
        let expected = StrContext::Expected(StrContextValue::StringLiteral(only));
        one_of_words(&[(only, ())]).context(expected).parse_next(input)
    })
}

/// One of the words, where it stands next.
pub(super) fn maybe<T: Copy>(input: &mut &str, words: &Words<T>) -> Option<T> {
    let start = *input;
    let found = word(input, words, "").ok();
    if found.is_none() {
        *input = start;
    }
    found
}

/// Drops a word that adds nothing: an article, say.
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

/// In "opponent's" the apostrophe is a letter, straight or curly.
fn is_letter(sign: char) -> bool {
    sign.is_alphabetic() || matches!(sign, '\'' | '’')
}

/// "+2", "-3"
pub(super) fn plus(input: &mut &str) -> Result<i8, ContextError> {
    space(input)?;
    (one_of(['+', '-']), digit1)
        .take()
        .try_map(|text: &str| text.parse::<i8>())
        .verify(|plus| *plus != 0 && (-MOST_FORCE..=MOST_FORCE).contains(plus))
        .context(describe("+1 to +99, or -1 to -99"))
        .parse_next(input)
}

/// "3", and also "+3".
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

/// Whether the cell says nothing; then all of it is read.
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

/// What stands at the beginning of the rest of a cell: a whole word, or one sign.
pub(crate) fn text_of(rest: &str) -> String {
    let word: String = rest.chars().take_while(|sign| is_letter(*sign)).take(20).collect();
    match (word.is_empty(), rest.chars().next()) {
        (_, None) => "the end of the cell".into(),
        (true, Some(sign)) => format!("{sign:?}"),
        (false, Some(_)) => format!("{word:?}"),
    }
}
