//! Suggests the notation that the writer of a faulty line may have meant.

use super::{meant::meant as by_meaning, sign::word_of};
use crate::{Lexicon, nearest::nearest};

/// Words of the language that fit in many places. A word that fits only in a few places is not listed, because the
/// expected text there names it.
#[rustfmt::skip]
const OWN: [&str; 83] = [
    "VIT", "SHIELD", "AS", "TOLL", "WAIVE", "STRIDE", "FOLLOW", "BLANK", "DIE", "COST", "FREE", "ENTER", "LEAVE",
    "ONLY", "ATTACH", "EQUIP", "ONE", "BEARER", "HOST", "REACT", "ONCE", "PLAY", "ENTERS", "LEAVES", "START", "TURN",
    "ENTERED", "TURNS", "FIRST", "HERE", "NEAR", "THERE", "MOVE", "PUSH", "ADVANCE", "HOME", "TITLE", "HAND", "ARCHIVE",
    "BANISH", "TAKE", "DROP", "GIVE", "CHEER", "DRAW", "SP", "ROLL", "PEEK", "LOOK", "RAID", "SEARCH", "REVEAL",
    "REPLACE", "SWAP", "PROTECT", "CANCEL", "CONTROL", "DISCARD", "ARCHIVED", "opponent", "Vitality", "Character", "Object", "Effect", "Event", "Location", "You", "Authors", "your",
    "any", "opposing", "other", "loose", "each", "if", "else", "may", "at", "for", "choose", "while", "until", "not",
];

/// Returns the notation that the writer may have meant, if there is any: preferably the same word with other capitals,
/// then a word with the same meaning, then a word with a similar spelling.
pub(super) fn suggestion((before, rest): (&str, &str), expected: &str, lexicon: &Lexicon) -> Option<String> {
    if rest.is_empty() {
        return expected.ends_with("full stop").then(|| "\".\"".to_owned());
    }
    if let Some(quoted) = rest.strip_prefix('"') {
        let (name, _) = quoted.split_once('"')?;
        let names: Vec<&str> = lexicon.names().iter().map(|forms| forms.notation.as_str()).collect();
        return meant(name, &[], &names).map(|name| format!("\"{name}\""));
    }
    let word = word_of(rest);
    let (non, word) = match word.strip_prefix("non-").or_else(|| word.strip_prefix("Non-")) {
        Some(excluded) => ("non-", excluded),
        None => ("", word),
    };
    let quoted = expected.split('"').skip(1).step_by(2);
    let named: Vec<&str> = quoted.flat_map(|phrase| phrase.split(' ')).collect();
    let words: Vec<&str> = lexicon.words().iter().map(|forms| forms.notation.as_str()).chain(OWN).collect();
    let exact = words.iter().find(|known| **known != word && known.to_lowercase() == word.to_lowercase());
    if let Some(exact) = exact {
        return Some(format!("{non}{exact}"));
    }
    let other = || by_meaning(before, rest).filter(|ours| !words.contains(&word) && *ours != word);
    other().or_else(|| {
        // Any two short words are similar, so typing errors in them are not guessed.
        let typo = words.contains(&word) || word.chars().count() > SHORT;
        typo.then(|| meant(word, &named, &words)).flatten().map(|word| format!("{non}{word}"))
    })
}

/// The greatest length, in letters, of a word that is too short for a guess.
const SHORT: usize = 3;

/// Returns the nearest of the words in `named` or, if none of them is near, the nearest of those in `known`. If the
/// word is itself known, only its capitals can be wrong.
fn meant(found: &str, named: &[&str], known: &[&str]) -> Option<String> {
    if !known.contains(&found) {
        return nearest(found, named.iter().copied()).or_else(|| nearest(found, known.iter().copied()));
    }
    let alike = |other: &&&str| **other != found && other.to_lowercase() == found.to_lowercase();
    known.iter().find(alike).map(|other| (*other).to_owned())
}
