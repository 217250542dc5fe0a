//! Suggests a known word in place of an unknown one.

/// The length, in letters, of the longest word that is compared.
const MOST_LETTERS: usize = 60;

/// Returns the known word that is most similar to `word`, or `None` if every known word differs in more than a third of
/// the letters. Case does not count.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let word: Vec<char> = word.to_lowercase().chars().take(MOST_LETTERS + 1).collect();
    if word.is_empty() || word.len() > MOST_LETTERS {
        return None;
    }
    let most = word.len() / 3;
    let as_long = known.into_iter().filter(|other| other.chars().count().abs_diff(word.len()) <= most);
    let distances = as_long.map(|other| (distance(&word, other), other));
    let (least, best) = distances.min_by_key(|(distance, _)| *distance)?;
    (least <= most).then(|| best.to_owned())
}

/// Returns the edit distance of two words: the number of letters to change, add, remove or swap with the next.
fn distance(word: &[char], other: &str) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=word.len()).collect();
    let mut last = None;
    for (line, letter) in other.to_lowercase().chars().take(MOST_LETTERS).enumerate() {
        let mut next = vec![line + 1];
        for (at, own) in word.iter().enumerate() {
            let changed = row[at] + usize::from(*own != letter);
            let mut fewest = changed.min(row[at + 1] + 1).min(next[at] + 1);
            if at > 0 && last == Some(*own) && word[at - 1] == letter {
                fewest = fewest.min(before[at - 1] + 1);
            }
            next.push(fewest);
        }
        before = std::mem::replace(&mut row, next);
        last = Some(letter);
    }
    row[word.len()]
}
