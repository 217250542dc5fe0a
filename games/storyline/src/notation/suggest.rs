//! What somebody may have meant.

use super::sign::word_of;
use crate::Lexicon;

/// The words that are the language's own. Those of the lexicon are looked for there.
#[rustfmt::skip]
const OWN: [&str; 133] = [
    "VIT", "SHIELD", "AS", "TOLL", "WAIVE", "STRIDE", "FOLLOW", "BLANK", "DIE", "COST", "FREE", "ENTER", "LEAVE",
    "ONLY", "ATTACH", "EQUIP", "ONE", "PER", "BEARER", "HOST", "REACT", "ONCE", "PLAY", "ENTERS", "LEAVES", "START",
    "TURN", "ENDS", "ENTERED", "BY", "TURNS", "UP", "FIRST", "ENTRY", "HERE", "NEAR", "THERE", "MOVE", "PUSH",
    "ADVANCE", "HOME", "TITLE", "HAND", "ARCHIVE", "BANISH", "TAKE", "DROP", "GIVE", "CHEER", "DRAW", "SP", "ROLL",
    "PEEK", "LOOK", "RAID", "SEARCH", "REVEAL", "REPLACE", "SWAP", "PROTECT", "CANCEL", "Character", "Object", "Effect",
    "Location", "Library", "Archive", "Title", "Vitality", "You", "Authors", "your", "any", "opposing", "other",
    "loose", "each", "up", "to", "of", "on", "in", "play", "the", "road", "with", "yours", "at", "enter", "leave",
    "all", "while", "not", "equipped", "done", "it", "left", "is", "when", "most", "nobody", "by", "anyone", "this",
    "card", "pay", "archive", "a", "threat", "fall", "meeting", "plays", "if", "else", "may", "choose", "for", "or",
    "face-up", "until", "turn", "end", "its", "start", "round", "take", "bottom", "adjacent", "hand", "over", "be",
    "played", "only",
];

/// A longer word or name is not compared with others.
const MOST_LETTERS: usize = 60;

/// The word or name that comes nearest to the one that stands here, unless it is right as it is.
pub(super) fn nearest(rest: &str, lexicon: &Lexicon) -> Option<String> {
    if let Some(quoted) = rest.strip_prefix('"') {
        let (name, _) = quoted.split_once('"')?;
        let names = lexicon.names().iter().map(|forms| forms.notation.as_str());
        return nearest_of(name, names).map(|name| format!("\"{name}\""));
    }
    let word = word_of(rest);
    let (non, word) = match word.strip_prefix("non-").or_else(|| word.strip_prefix("Non-")) {
        Some(excluded) => ("non-", excluded),
        None => ("", word),
    };
    let words = lexicon.words().iter().map(|forms| forms.notation.as_str());
    nearest_of(word, words.chain(OWN)).map(|word| format!("{non}{word}"))
}

/// The nearest one: the same in other capitals; or, unless it is one of them, with at most a third of it changed.
fn nearest_of<'a>(found: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let letters: Vec<char> = found.to_lowercase().chars().collect();
    if letters.is_empty() || letters.len() > MOST_LETTERS {
        return None;
    }
    let most = (letters.len() / 3).max(1);
    let mut right = false;
    let mut best: Option<(usize, &str)> = None;
    for candidate in known {
        if candidate == found {
            right = true;
            continue;
        }
        let changes = changes(&letters, &candidate.to_lowercase().chars().collect::<Vec<char>>());
        if changes <= most && best.is_none_or(|(fewest, _)| changes < fewest) {
            best = Some((changes, candidate));
        }
    }
    best.filter(|(changes, _)| !right || *changes == 0).map(|(_, candidate)| candidate)
}

/// How many letters must be added, dropped, replaced or swapped with the next to make one word of the other.
fn changes(one: &[char], other: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, its) in other.iter().enumerate() {
            let replaced = row[j] + usize::from(letter != its);
            let mut fewest = replaced.min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *its {
                fewest = fewest.min(before[j - 1] + 1);
            }
            next.push(fewest);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[other.len()]
}
