//! Tests that printing and parsing are inverse, and that no line makes the parser panic.

use super::{
    grow::Grower,
    lexicon::lexicon,
    lines,
    spoil::{holds, spoiled},
};
use kernel::Rng;
use language::{Lexicon, parse, print};
use proptest::prelude::*;
use std::sync::LazyLock;

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
