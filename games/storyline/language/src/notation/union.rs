//! Parses words and names: one, several joined by "|", or excluded by "non-".

use super::sign::{Line, MOST_LIST, Read, Stop, full, is_letter, is_starter, next_word, room, sign, unspaced};
use crate::{Name, Traits, Word};
use kernel::is_unseen;
use winnow::{
    ascii::space0,
    combinator::{delimited, preceded},
    prelude::*,
    token::take_while,
};

const WANTED: &str = "a word such as Animal, or a name in quotation marks";

/// Parses alternatives: "Winkie|Crow|Winged", "\"Dorothy\"".
pub(super) fn union(input: &mut Line<'_>) -> Read<Traits> {
    let mut sets = vec![one(input)?];
    while more(input) {
        room(&sets, input)?;
        sign(input, '|');
        sets.push(one(input)?);
    }
    Ok(sets.into_iter().collect())
}

/// Reports whether "|" comes next with a word or a name after it, and not with a further step to choose from.
fn more(input: &Line<'_>) -> bool {
    let mut ahead = *input;
    sign(&mut ahead, '|') && begins(&ahead)
}

/// Reports whether a word or a name comes next.
pub(super) fn begins(input: &Line<'_>) -> bool {
    let next = next_word(input);
    unspaced(input).starts_with('"') || (looks_like_word(next) && !is_own(next))
}

fn one(input: &mut Line<'_>) -> Read<Traits> {
    if unspaced(input).starts_with('"') { name(input).map(Traits::name) } else { word(input).map(Traits::word) }
}

/// Parses a word of the lexicon.
pub(super) fn word(input: &mut Line<'_>) -> Read<Word> {
    let found = next_word(input);
    let word = input.state.find_word(found).ok_or_else(|| Stop::new(input, WANTED))?;
    let read: Read<&str> = preceded(space0, take_while(1.., is_letter)).parse_next(input);
    read.map(|_| word)
}

fn name(input: &mut Line<'_>) -> Read<Name> {
    let stop = Stop::new(input, "the name of a card");
    let quoted = delimited('"', take_while(0.., |sign| sign != '"'), '"');
    let read: Read<&str> = preceded(space0, quoted).parse_next(input);
    read.ok().and_then(|name| input.state.find_name(name)).ok_or(stop)
}

/// The adjectives in a description of cards. A card must have a trait of each set in `are`, and none of `are_not`.
#[derive(Default)]
pub(super) struct Adjectives {
    pub(super) are: Vec<Traits>,
    pub(super) are_not: Traits,
}

/// Parses "Evil Witch" or "non-Animat", with at most `most` sets that are not excluded.
pub(super) fn adjectives(input: &mut Line<'_>, most: usize) -> Read<Adjectives> {
    let mut found = Adjectives::default();
    let mut left = MOST_LIST;
    loop {
        let start = *input;
        let excluded = non(input);
        if !excluded && (found.are.len() == most || !begins(input)) {
            return Ok(found);
        }
        left = left.checked_sub(1).ok_or_else(|| full(&start))?;
        if excluded {
            found.are_not = found.are_not | one(input)?;
        } else {
            found.are.push(union(input)?);
        }
    }
}

/// Reads "non-" if it comes next. Returns true if "non-" was read.
fn non(input: &mut Line<'_>) -> bool {
    let rest = unspaced(input);
    let after = rest.strip_prefix("non-").or_else(|| rest.strip_prefix("Non-"));
    if let Some(after) = after {
        input.input = after;
    }
    after.is_some()
}

/// The words of the language that always have a capital and small letters.
const NOUNS: [&str; 11] =
    ["Character", "Object", "Effect", "Event", "Location", "Library", "Archive", "Title", "Vitality", "You", "Authors"];

fn is_own(word: &str) -> bool {
    NOUNS.contains(&word) || is_starter(word)
}

fn looks_like_word(word: &str) -> bool {
    word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase)
}

/// Reports whether the notation can write a word like this. Such a word has a capital and a small letter, has no
/// spaces, and is not a word of the language itself.
pub fn fits_word(word: &str) -> bool {
    looks_like_word(word)
        && word.chars().all(is_letter)
        && !word.ends_with('-')
        && !word.starts_with("Non-")
        && !is_own(word)
}

/// Reports whether the notation can write a name like this. Such a name has no straight quotation mark, no invisible
/// character, and no space at either end.
pub fn fits_name(name: &str) -> bool {
    !name.is_empty() && name.trim() == name && !name.contains(|sign: char| sign == '"' || is_unseen(sign))
}
