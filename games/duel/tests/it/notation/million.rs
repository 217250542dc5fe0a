//! Tests of a million notes with faults. No note may make the parser panic, and each fault must point into its note.

use duel::{Catalog, NotationFault, parse, parse_force, parse_kind, print};
use kernel::Rng;

/// The pieces from which the notes are made.
const ALPHABET: [&str; 64] = [
    "FGM",
    "Spells",
    "Companions",
    "Minions",
    "CAL",
    "CAC",
    "All",
    "F",
    "Extra",
    "Hand",
    "Size",
    "Draw",
    "UO",
    "Spellcaster",
    "Spellcasters",
    "Male",
    "Females",
    "Defender",
    "UBA",
    "Cannot",
    "attach",
    "AP",
    "Look",
    "at",
    "opponents",
    "Discard",
    "to",
    "draw",
    "cards",
    "per",
    "turn",
    "Steal",
    "Target",
    "Item",
    "Kill",
    "Incapacitate",
    "Control",
    "Exile",
    "Capture",
    "TC",
    "CC",
    "is",
    "Killed",
    "Negate",
    "Attack",
    "Call",
    "Nome",
    "get",
    "only",
    "AO",
    "DO",
    "if",
    "Attacking",
    "a",
    "Location",
    "+1",
    "-3",
    "+",
    "99",
    "0",
    ":",
    ";",
    "-",
    "é’",
];

#[test]
fn any_bytes_at_all() {
    let mut rng = Rng::new(1);
    for _ in 0..300_000 {
        let bytes: Vec<u8> = (0..rng.below(24)).map(|_| rng.below(256) as u8).collect();
        let cell = String::from_utf8_lossy(&bytes);
        holds(&cell);
        for fault in [parse_force(&cell).err(), parse_kind(&cell).err()].into_iter().flatten() {
            points_inside(&cell, &fault);
        }
    }
}

#[test]
fn the_words_of_the_notation_in_any_order() {
    let mut rng = Rng::new(2);
    let mut read = 0;
    for _ in 0..400_000 {
        let words: Vec<&str> = (0..1 + rng.below(6)).map(|_| *rng.pick(&ALPHABET).unwrap()).collect();
        read += u32::from(holds(&words.join(if rng.below(4) == 0 { "" } else { " " })));
    }
    assert!(read > 100, "only {read} notes made sense: too few to have tried the inside of the reader");
}

#[test]
fn right_notes_with_something_wrong_in_them() {
    let catalog = Catalog::standard();
    let right: Vec<&str> = catalog.ids().map(|id| catalog.card(id).printed.note.as_str()).collect();
    let mut rng = Rng::new(3);
    let mut read = 0;
    for _ in 0..300_000 {
        read += u32::from(holds(&spoiled(&mut rng, &right)));
    }
    assert!((10_000..290_000).contains(&read), "{read} of the notes made sense");
}

/// Returns a correct note to which one to three small changes were made.
fn spoiled(rng: &mut Rng, right: &[&str]) -> String {
    let mut signs: Vec<char> = rng.pick(right).unwrap().chars().collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(signs.len() as u32 + 1) as usize;
        let other: Vec<char> = rng.pick(&ALPHABET).unwrap().chars().collect();
        match rng.below(5) {
            0 => drop(signs.splice(at..at, other)),
            1 if at < signs.len() => drop(signs.splice(at..=at, other)),
            2 => signs.truncate(at),
            3 => signs.extend([';', ' '].into_iter().chain(rng.pick(right).unwrap().chars())),
            _ if at < signs.len() => drop(signs.remove(at)),
            _ => signs.extend(other),
        }
    }
    signs.into_iter().collect()
}

/// Checks the parsing of a note with or without faults. Returns true if the note can be parsed.
fn holds(cell: &str) -> bool {
    match parse(cell) {
        Ok(note) => {
            let printed = print(&note);
            assert_eq!(parse(&printed), Ok(note), "{cell:?} was read, and printed as {printed:?}");
            true
        }
        Err(fault) => {
            points_inside(cell, &fault);
            false
        }
    }
}

fn points_inside(cell: &str, fault: &NotationFault) {
    let NotationFault { at, found, expected } = fault;
    assert!((1..=cell.chars().count() + 1).contains(at), "{cell:?}: {fault}");
    assert!(!expected.is_empty(), "{cell:?}: {fault}");
    // A fault quotes the beginning of a word, or one other character. A cell that is too long has a single fault for
    // the whole cell.
    let rest: String = cell.chars().skip(at - 1).collect();
    let mut beginnings = (1..=20).map(|length| rest.chars().take(length).collect::<String>());
    let quotes = match rest.chars().next() {
        None => found == "the end of the cell",
        Some(first) => {
            *found == format!("{first:?}")
                || found.ends_with("bytes")
                || beginnings.any(|beginning| *found == format!("{beginning:?}"))
        }
    };
    assert!(quotes, "{cell:?}: {fault}, where {rest:?} stands");
}
