//! Judges a screen by the scene that it shows, independently of the terminal's layout code.

use protocol::{Card, Choice, Face, Position, Scene, ZoneKind};
use std::collections::BTreeSet;
use terminal::source;

/// The choices of the row under the cursor. At least one of them must be on the screen in full.
pub(super) struct Asked<'a> {
    choices: &'a [usize],
    /// True if each choice has a row of its own. Choices that share a row are shown by their common words.
    each: bool,
    /// True in the second step, in which the texts of the targets are shown.
    second: bool,
}

impl<'a> Asked<'a> {
    pub(super) fn first(row: &'a [usize]) -> Asked<'a> {
        Asked { choices: row, each: row.len() == 1, second: false }
    }

    pub(super) fn second(row: &'a [usize]) -> Asked<'a> {
        Asked { choices: row, each: true, second: true }
    }
}

/// Returns the rows of choices. Choices of two steps that start at the same place share a row.
pub(super) fn rows(choices: &[Choice]) -> Vec<Vec<usize>> {
    let mut rows: Vec<Vec<usize>> = Vec::new();
    for (place, choice) in choices.iter().enumerate() {
        let same = |row: &&mut Vec<usize>| {
            let first = &choices[row[0]];
            choice.to.is_some() && first.to.is_some() && first.at == choice.at
        };
        match rows.iter_mut().find(same) {
            Some(row) => row.push(place),
            None => rows.push(vec![place]),
        }
    }
    rows
}

/// Returns the ways in which the screen breaks the promise of the layout.
pub(super) fn faults(text: &str, position: &Position, asked: &Asked<'_>) -> Vec<String> {
    let scene = &position.scene;
    let seen = plain(text);
    let mut faults = Vec::new();
    if !seen.contains(&plain(&scene.prompt.to_string())) {
        faults.push("the prompt is not there".to_owned());
    }
    let of_choice = |place: &usize| choice_faults(&seen, text, scene, (&scene.choices[*place], asked));
    // In the second step the targets may be in another order, so it is enough that one choice is shown in full.
    faults.extend(asked.choices.iter().map(of_choice).min_by_key(Vec::len).unwrap_or_default());
    faults.extend(cut_words(text, position));
    if !all_rows_in_sight(text, scene, asked) && !text.contains(['▲', '▼']) {
        faults.push("choices are out of sight without a count".to_owned());
    }
    faults
}

fn choice_faults(seen: &str, text: &str, scene: &Scene, (choice, asked): (&Choice, &Asked<'_>)) -> Vec<String> {
    let mut faults = Vec::new();
    let words = plain(&choice.words.to_string());
    let told = match &choice.hint {
        Some(hint) => format!("{words} – {}", plain(hint)),
        None => words.clone(),
    };
    // The draft shows the cards of a choice in a box, which contains every word.
    let boxed =
        || words.split(' ').all(|word| plain(&text.replace(['│', '║'], " ")).contains(word.trim_matches([':', ','])));
    if asked.each && !seen.contains(&told) && !(has_middle(scene) && boxed()) {
        faults.push(format!("the choice {told:?} is not there in full"));
    }
    let at = if asked.second { choice.to.as_ref().unwrap_or(&choice.at) } else { &choice.at };
    if !has_middle(scene) {
        let missing = words_of(scene, at).into_iter().filter(|words| !seen.contains(words.as_str()));
        faults.extend(missing.map(|words| format!("the words of the card are not there: {words:?}")));
    }
    faults
}

/// Returns true if any offer belongs to no seat. Boxes then show everything about the offers.
fn has_middle(scene: &Scene) -> bool {
    scene.zones.iter().any(|zone| zone.kind == ZoneKind::Offer && zone.owner.is_none())
}

/// Returns the lines of text of the card with this id. For a group, returns the texts of all its cards, and for an
/// offer, the text of its first card.
pub(super) fn words_of(scene: &Scene, id: &str) -> Vec<String> {
    let cards = scene.zones.iter().flat_map(|zone| &zone.cards).flat_map(all);
    let card: Vec<&Card> = cards.filter(|card| card.id == id).take(1).collect();
    let zone = scene.zones.iter().find(|zone| zone.id == id);
    let meant: Vec<&Card> = match zone {
        _ if !card.is_empty() => card,
        Some(zone) if zone.kind == ZoneKind::Group => zone.cards.iter().collect(),
        Some(zone) if zone.kind == ZoneKind::Offer => zone.cards.iter().take(1).collect(),
        Some(_) | None => Vec::new(),
    };
    meant.into_iter().flat_map(lines).collect()
}

fn all(card: &Card) -> Vec<&Card> {
    std::iter::once(card).chain(card.under.iter().flat_map(all)).collect()
}

fn lines(card: &Card) -> Vec<String> {
    match &card.face {
        Face::Up { text, .. } => text.to_string().lines().map(plain).filter(|line| !line.is_empty()).collect(),
        Face::Down { .. } => Vec::new(),
    }
}

/// Returns a text with a single space between its words.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns true if at least as many lines of the screen begin with a number as there are rows. If boxes show the
/// offers, always returns true.
fn all_rows_in_sight(text: &str, scene: &Scene, asked: &Asked<'_>) -> bool {
    if has_middle(scene) {
        return true;
    }
    let numbered = text.lines().filter(|line| {
        let number = line.trim_start_matches([' ', '►']).split(' ').next().unwrap_or_default();
        !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()) && line.find(number) <= Some(4)
    });
    let wanted = if asked.second { asked.choices.len() } else { rows(&scene.choices).len() };
    numbered.count() >= wanted
}

/// Returns a fault for each word on the screen that is not known. Such a word was cut without an ellipsis.
fn cut_words(text: &str, position: &Position) -> Vec<String> {
    let known = known(position);
    let parts = |line: &str| -> Vec<String> {
        let marked = line.replace('…', "…\u{0}");
        let words = marked.split(|sign: char| !(sign.is_alphanumeric() || sign == '…'));
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let is_word = |word: &String| {
        let letters = word.chars().filter(|sign| sign.is_alphabetic()).count();
        // Shorter words are allowed: the draft has two letters for a kind of card, and a label may be one letter before
        // its number.
        letters > 2 && !word.ends_with('…')
    };
    let cut = text.lines().flat_map(parts).filter(is_word).filter(|word| !known.contains(&word.to_lowercase()));
    cut.map(|word| format!("{word:?} is cut without a sign")).collect()
}

/// Returns every word in the scene, in the log, in the names, and in the terminal's own messages.
fn known(position: &Position) -> BTreeSet<String> {
    let scene = serde_json::to_string(&position.scene).unwrap().replace("\\n", " ");
    let told = position.log.iter().map(|line| line.words.to_string());
    let names = position.seats.iter().map(|seat| seat.name.clone());
    let texts = [scene, source(position.lang).to_owned(), position.title.clone()].into_iter().chain(told).chain(names);
    let words = texts.flat_map(|text| {
        let words = text.split(|sign: char| !sign.is_alphanumeric()).map(str::to_lowercase);
        words.collect::<Vec<_>>()
    });
    words.filter(|word| !word.is_empty()).collect()
}
