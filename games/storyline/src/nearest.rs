//! What somebody who wrote an unknown word may have meant.

/// Longer words are not compared.
const MOST_LETTERS: usize = 60;

/// The known word that is most like this one, if one is like it at all.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let word: Vec<char> = word.to_lowercase().chars().take(MOST_LETTERS + 1).collect();
    if word.is_empty() || word.len() > MOST_LETTERS {
        return None;
    }
    let most = word.len().div_ceil(3);
    let distances = known.into_iter().map(|other| (distance(&word, other), other));
    let (least, best) = distances.min_by_key(|(distance, _)| *distance)?;
    (least <= most).then(|| best.to_owned())
}

/// How many letters must be changed, added or taken away to make one of the other.
fn distance(word: &[char], other: &str) -> usize {
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for (line, letter) in other.to_lowercase().chars().take(MOST_LETTERS).enumerate() {
        let mut corner = row[0];
        row[0] = line + 1;
        for (at, own) in word.iter().enumerate() {
            let changed = corner + usize::from(*own != letter);
            corner = row[at + 1];
            row[at + 1] = changed.min(row[at] + 1).min(corner + 1);
        }
    }
    row[word.len()]
}
