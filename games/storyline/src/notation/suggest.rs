//! What somebody may have meant.

use super::sign::word_of;
use crate::{Lexicon, nearest::nearest};

/// The words of the language that can stand in many places. Where others can, what was expected names them.
#[rustfmt::skip]
const OWN: [&str; 77] = [
    "VIT", "SHIELD", "AS", "TOLL", "WAIVE", "STRIDE", "FOLLOW", "BLANK", "DIE", "COST", "FREE", "ENTER", "LEAVE",
    "ONLY", "ATTACH", "EQUIP", "ONE", "BEARER", "HOST", "REACT", "ONCE", "PLAY", "ENTERS", "LEAVES", "START", "TURN",
    "ENTERED", "TURNS", "FIRST", "HERE", "NEAR", "THERE", "MOVE", "PUSH", "ADVANCE", "HOME", "TITLE", "HAND", "ARCHIVE",
    "BANISH", "TAKE", "DROP", "GIVE", "CHEER", "DRAW", "SP", "ROLL", "PEEK", "LOOK", "RAID", "SEARCH", "REVEAL",
    "REPLACE", "SWAP", "PROTECT", "CANCEL", "Character", "Object", "Effect", "Location", "You", "Authors", "your",
    "any", "opposing", "other", "loose", "each", "if", "else", "may", "at", "for", "choose", "while", "until", "not",
];

/// The word or name that comes nearest to the one that stands here, as it would be written.
pub(super) fn suggestion(rest: &str, expected: &str, lexicon: &Lexicon) -> Option<String> {
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
    meant(word, &named, &words).map(|word| format!("{non}{word}"))
}

/// The nearest of those that were named, or else of all. What is known as it stands can only have been meant in other
/// capitals.
fn meant(found: &str, named: &[&str], known: &[&str]) -> Option<String> {
    if !known.contains(&found) {
        return nearest(found, named.iter().copied()).or_else(|| nearest(found, known.iter().copied()));
    }
    let alike = |other: &&&str| **other != found && other.to_lowercase() == found.to_lowercase();
    known.iter().find(alike).map(|other| (*other).to_owned())
}
