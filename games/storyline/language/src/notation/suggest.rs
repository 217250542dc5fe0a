//! What somebody may have meant.

use super::{meant::meant as by_meaning, sign::word_of};
use crate::{Lexicon, nearest::nearest};

/// The words of the language that can stand in many places. Where others can, what was expected names them.
#[rustfmt::skip]
const OWN: [&str; 83] = [
    "VIT", "SHIELD", "AS", "TOLL", "WAIVE", "STRIDE", "FOLLOW", "BLANK", "DIE", "COST", "FREE", "ENTER", "LEAVE",
    "ONLY", "ATTACH", "EQUIP", "ONE", "BEARER", "HOST", "REACT", "ONCE", "PLAY", "ENTERS", "LEAVES", "START", "TURN",
    "ENTERED", "TURNS", "FIRST", "HERE", "NEAR", "THERE", "MOVE", "PUSH", "ADVANCE", "HOME", "TITLE", "HAND", "ARCHIVE",
    "BANISH", "TAKE", "DROP", "GIVE", "CHEER", "DRAW", "SP", "ROLL", "PEEK", "LOOK", "RAID", "SEARCH", "REVEAL",
    "REPLACE", "SWAP", "PROTECT", "CANCEL", "CONTROL", "DISCARD", "ARCHIVED", "opponent", "Vitality", "Character", "Object", "Effect", "Event", "Location", "You", "Authors", "your",
    "any", "opposing", "other", "loose", "each", "if", "else", "may", "at", "for", "choose", "while", "until", "not",
];

/// What was meant by what stands here, as it would be written: the same in other capitals; else what means the same; else
/// what is spelt nearly so.
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
        // Short words are all like one another.
        let typo = words.contains(&word) || word.chars().count() > SHORT;
        typo.then(|| meant(word, &named, &words)).flatten().map(|word| format!("{non}{word}"))
    })
}

/// Nobody can tell what words of so few letters were meant to be.
const SHORT: usize = 3;

/// The nearest of those that were named, or else of all. What is known as it stands can only have been meant in other
/// capitals.
fn meant(found: &str, named: &[&str], known: &[&str]) -> Option<String> {
    if !known.contains(&found) {
        return nearest(found, named.iter().copied()).or_else(|| nearest(found, known.iter().copied()));
    }
    let alike = |other: &&&str| **other != found && other.to_lowercase() == found.to_lowercase();
    known.iter().find(alike).map(|other| (*other).to_owned())
}
