//! Damaged lines, and checks of the properties of any line.

use kernel::Rng;
use language::{Lexicon, parse, print};

/// Parses a line, checks its properties, and reports whether it is valid. A valid text must survive printing and
/// parsing, and a fault must point into the line.
pub(crate) fn holds(line: &str, lexicon: &Lexicon) -> bool {
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

/// Damages a valid line one to three times: a part of another line is inserted or replaces a part, the end is cut off,
/// or a character is changed.
pub(crate) fn spoiled(rng: &mut Rng, right: &[&str]) -> String {
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
