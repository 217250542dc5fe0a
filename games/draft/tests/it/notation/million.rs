//! Parses a million lines with faults. No line may make the parser panic, and every fault must have a place in its
//! line.

use draft::{NotationFault, parse, print};
use kernel::Rng;

/// The pieces from which lines of notation are made.
const ALPHABET: [&str; 36] = [
    "D",
    "T",
    "L",
    "S",
    "R",
    "G",
    "W",
    "O",
    "X",
    "d",
    "+",
    "+",
    "/",
    ",",
    ", ",
    " ",
    " ",
    "  ",
    "-",
    "-1",
    "0",
    "1",
    "2",
    "3",
    "9",
    "12",
    "99",
    "100",
    "if",
    " if ",
    "<=",
    "<",
    "tops",
    " tops hand",
    " tops table",
    "é",
];

/// Correct lines, to which the test makes changes.
const RIGHT: [&str; 10] = [
    "1 D",
    "2 D+L",
    "3 T+T",
    "4 D+L+S+R",
    "2/7/12 D+T+O",
    "4 if R<=1",
    "5 if W tops hand",
    "8 if G tops table",
    "3 O, -1 G, -1 W",
    "1/2/3 D+D+T, -99 if O<=99, 5 if L tops hand, 1 S",
];

#[test]
fn any_bytes_at_all() {
    let mut rng = Rng::new(1);
    for _ in 0..300_000 {
        let bytes: Vec<u8> = (0..rng.below(24)).map(|_| rng.below(256) as u8).collect();
        holds(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn the_signs_of_the_notation_in_any_order() {
    let mut rng = Rng::new(2);
    let mut read = 0;
    for _ in 0..400_000 {
        let count = 1 + rng.below(12);
        let line: String = (0..count).map(|_| *rng.pick(&ALPHABET).unwrap()).collect();
        read += u32::from(holds(&line));
    }
    assert!(read > 100, "only {read} lines made sense: too few to have tried the inside of the reader");
}

#[test]
fn right_lines_with_something_wrong_in_them() {
    let mut rng = Rng::new(3);
    let mut read = 0;
    for _ in 0..300_000 {
        read += u32::from(holds(&spoiled(&mut rng)));
    }
    assert!((10_000..290_000).contains(&read), "{read} of the lines made sense");
}

/// Returns a correct line after one to three small changes.
fn spoiled(rng: &mut Rng) -> String {
    let mut signs: Vec<char> = rng.pick(&RIGHT).unwrap().chars().collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(signs.len() as u32 + 1) as usize;
        let other: Vec<char> = rng.pick(&ALPHABET).unwrap().chars().collect();
        match rng.below(4) {
            0 => drop(signs.splice(at..at, other)),
            1 if at < signs.len() => drop(signs.splice(at..=at, other)),
            2 => signs.truncate(at),
            _ if at < signs.len() => drop(signs.remove(at)),
            _ => signs.extend(rng.pick(&RIGHT).unwrap().chars()),
        }
    }
    signs.into_iter().collect()
}

/// Parses a line, and checks the objective or the fault. Reports whether the line was correct.
fn holds(line: &str) -> bool {
    match parse(line) {
        Ok(objective) => {
            let printed = print(&objective);
            assert_eq!(parse(&printed), Ok(objective), "{line:?} was read, and printed as {printed:?}");
            true
        }
        Err(fault) => {
            points_inside(line, &fault);
            false
        }
    }
}

fn points_inside(line: &str, fault: &NotationFault) {
    let NotationFault { at, found, expected } = fault;
    assert!((1..=line.chars().count() + 1).contains(at), "{line:?}: {fault}");
    let there = line.chars().nth(at - 1).map_or("the end of the line".to_owned(), |sign| format!("{sign:?}"));
    // If a line is too long, the fault names the length of the line and not a character.
    let whole = found.ends_with("bytes");
    assert!(whole || *found == there, "{line:?}: {fault}, where {there} stands");
    assert!(!expected.is_empty());
}
