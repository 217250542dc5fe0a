//! What is written comes back, and no line makes the reader panic.

use super::{grow::Grower, lexicon::lexicon, lines};
use kernel::Rng;
use proptest::prelude::*;
use std::sync::LazyLock;
use storyline::{Lexicon, parse, print};

#[test]
fn ten_thousand_random_trees_come_back() {
    let lexicon = lexicon();
    let mut grower = Grower { rng: Rng::new(1), lexicon: &lexicon };
    let (mut tried, mut long) = (0, 0);
    while tried < 10_000 {
        let text = grower.text();
        let line = print(&text, &lexicon);
        if line.len() > 2_000 {
            long += 1;
            continue;
        }
        tried += 1;
        let read = parse(&line, &lexicon).unwrap_or_else(|fault| panic!("{fault}\n{line}\n{text:?}"));
        assert_eq!(read, text, "{line}");
    }
    assert!(long < 200, "{long} texts were too long for a line");
}

/// Reads a line, and says whether it makes sense. A text comes back as it was read, and a fault points into the line.
fn holds(line: &str, lexicon: &Lexicon) -> bool {
    match parse(line, lexicon) {
        Ok(text) => {
            let printed = print(&text, lexicon);
            assert_eq!(parse(&printed, lexicon), Ok(text), "{line:?}\n{printed:?}");
            true
        }
        Err(fault) => {
            assert!((1..=line.chars().count() + 1).contains(&fault.at), "{fault}: {line:?}");
            assert!(!fault.found.is_empty() && !fault.expected.is_empty(), "{fault}: {line:?}");
            assert_ne!(fault.suggestion, Some(fault.found.clone()), "{fault}: {line:?}");
            false
        }
    }
}

static LEXICON: LazyLock<Lexicon> = LazyLock::new(lexicon);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn any_string_at_all(line in ".{0,80}") {
        holds(&line, &LEXICON);
    }
}

#[test]
fn the_words_of_the_lines_in_any_order() {
    let lexicon = lexicon();
    let all = lines().map(|(_, line)| line).collect::<Vec<&str>>().join(" ");
    let words: Vec<&str> = all.split(' ').collect();
    let mut rng = Rng::new(2);
    let mut read = 0;
    for _ in 0..10_000 {
        let line: Vec<&str> = (0..1 + rng.below(7)).map(|_| *rng.pick(&words).unwrap()).collect();
        read += u32::from(holds(&line.join(if rng.below(8) == 0 { "" } else { " " }), &lexicon));
    }
    assert!(read > 10, "only {read} lines made sense: too few to have tried the inside of the reader");
}

#[test]
fn right_lines_with_something_wrong_in_them() {
    let lexicon = lexicon();
    let right: Vec<&str> = lines().map(|(_, line)| line).collect();
    let mut rng = Rng::new(3);
    let mut read = 0;
    for _ in 0..10_000 {
        read += u32::from(holds(&spoiled(&mut rng, &right), &lexicon));
    }
    assert!((1_000..9_000).contains(&read), "{read} of the lines made sense");
}

/// A right line after one to three accidents: a part of another line put in or in its place, the end cut off, a sign
/// changed.
fn spoiled(rng: &mut Rng, right: &[&str]) -> String {
    let mut words: Vec<String> = rng.pick(right).unwrap().split(' ').map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        let other: Vec<String> = rng.pick(right).unwrap().split(' ').map(str::to_owned).collect();
        let at = rng.below(words.len() as u32 + 1) as usize;
        let from = rng.below(other.len() as u32) as usize;
        let some = other[from..].iter().take(1 + rng.below(3) as usize).cloned();
        match rng.below(6) {
            0 => drop(words.splice(at..at, some)),
            1 if at < words.len() => drop(words.splice(at..=at, some)),
            2 if at < words.len() => drop(words.remove(at)),
            3 => words.truncate(at),
            4 => words.extend(other),
            _ => {
                let mut signs: Vec<char> = words.join(" ").chars().collect();
                let sign = *rng.pick(&['"', '|', ';', ':', '.', '(', ')', '-', '9', 'é', 'A', ' ', '\u{0}']).unwrap();
                let at = rng.below(signs.len() as u32 + 1) as usize;
                signs.splice(at..(at + 1).min(signs.len()), [sign]);
                words = signs.into_iter().collect::<String>().split(' ').map(str::to_owned).collect();
            }
        }
    }
    words.join(" ")
}
