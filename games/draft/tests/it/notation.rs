//! Tests the notation. Printed objectives are parsed again, faults have the right place, and no text makes the parser
//! panic.

mod files;
mod million;

use draft::{Catalog, Character, Condition, Objective, Set, StoryKind, Term, parse, print};
use proptest::prelude::*;

#[test]
fn every_card_comes_back_as_it_was_written() {
    for file in [Catalog::STANDARD, Catalog::ALTERNATIVE] {
        let written: Vec<&str> =
            file.lines().filter_map(|line| line.strip_prefix("score = \"")?.strip_suffix('"')).collect();
        let catalog = Catalog::parse(file).unwrap();
        let printed: Vec<String> = catalog.ids().iter().map(|id| print(&catalog.story(id).objective)).collect();
        assert_eq!(printed, written);
        for id in catalog.ids().iter() {
            let objective = &catalog.story(id).objective;
            assert_eq!(parse(&print(objective)).as_ref(), Ok(objective));
        }
    }
}

#[test]
fn spaces_may_be_more_than_they_must() {
    for (loose, strict) in
        [("  2   D+L  ", "2 D+L"), ("3 O ,-1 G,   -1 W", "3 O, -1 G, -1 W"), ("4 if  R<=1", "4 if R<=1")]
    {
        assert_eq!(print(&parse(loose).unwrap()), strict);
    }
}

#[test]
fn a_type_is_told_from_the_shape() {
    for (line, kind) in [
        ("7 D", StoryKind::Single),
        ("7 D+T", StoryKind::Couple),
        ("7 D+D", StoryKind::Twins),
        ("7 D+T+L+S", StoryKind::Quartet),
        ("1/2 D+T+L", StoryKind::Trio),
        ("7 if D<=3", StoryKind::Few),
        ("7 if D tops hand", StoryKind::HandMajority),
        ("7 if D tops table", StoryKind::TableMajority),
        ("7 D, -2 T, -1 L", StoryKind::Favour),
        ("7 D+D+D", StoryKind::Other),
        ("7 D+T+L", StoryKind::Other),
        ("1/2/3/4/5/6 D+T", StoryKind::Other),
        ("7 D, 2 T, 1 L", StoryKind::Other),
        ("7 D, 7 if T tops table", StoryKind::Other),
        ("1 D+D+D+D+D+D+D+D+D, 1 T, 1 L, 1 S", StoryKind::Other),
    ] {
        assert_eq!(StoryKind::of(&parse(line).unwrap()), kind, "{line}");
    }
}

#[test]
fn a_fault_tells_its_place_what_was_found_and_what_was_expected() {
    for (line, fault) in [
        ("", "character 1: found the end of the line; expected points from 1 to 99, or -99 to -1"),
        ("D", "character 1: found 'D'; expected points from 1 to 99, or -99 to -1"),
        ("100 D", "character 1: found '1'; expected points from 1 to 99, or -99 to -1"),
        ("2 D+É", "character 5: found 'É'; expected one of D T L S R G W O"),
        ("2 d", "character 3: found 'd'; expected one of D T L S R G W O"),
        ("2 D+", "character 5: found the end of the line; expected one of D T L S R G W O"),
    ] {
        assert_eq!(parse(line).unwrap_err().to_string(), fault, "{line:?}");
    }
}

#[test]
fn a_line_that_makes_no_sense_is_refused() {
    for line in [
        "0 D",
        "1D",
        "1 DL",
        "1 D L",
        "2/7/12",
        "2/ D+T+O",
        "4 if",
        "4 if R",
        "4 if R<=",
        "4 if R<=100",
        "5 if W tops",
        "5 if W tops the hand",
        "1 D, ",
        "1 D,, 1 L",
        "1 D, 1 T, 1 L, 1 S, 1 R",
        "1 D+T+L+S+R",
        "1 D+D+D+D+D+D+D+D+D+D",
        "1/2/3/4/5/6/7 D",
        "1 D\n1 L",
        "\u{0}",
    ] {
        assert!(parse(line).is_err(), "{line:?} is read");
    }
    assert!(parse(&"1 D ".repeat(100)).is_err());
    assert!(parse(&" ".repeat(1_000_000)).is_err());
}

#[test]
fn printed_lines_are_read_back() {
    // The longest lines have no optional spaces, so they become even longer when they are printed.
    let nine = ["D", "T", "L", "S"].map(|letter| [letter; 9].join("+")).join("+");
    for term in [format!("-99/-99/-99/-99/-99/-99 {nine}"), format!("-99 {nine}")] {
        let line = [&term[..]; Objective::MOST_TERMS].join(",");
        let objective = parse(&line).unwrap();
        assert_eq!(parse(&print(&objective)), Ok(objective));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn any_objective_comes_back_as_it_was_written(objective in objective()) {
        let line = print(&objective);
        prop_assert_eq!(parse(&line), Ok(objective));
    }
}

/// Generates objectives that are short enough for a line. They have few terms, and their sets have few cards.
fn objective() -> impl Strategy<Value = Objective> {
    prop::collection::vec(term(), 1..=Objective::MOST_TERMS)
        .prop_map(|terms| Objective { terms: terms.into_iter().collect() })
}

fn term() -> impl Strategy<Value = Term> {
    let points = || prop_oneof![-99..=-1i8, 1..=99i8];
    prop_oneof![
        (points(), set()).prop_map(|(points, set)| Term::PerSet { points, set }),
        (prop::collection::vec(points(), 2..=Term::MOST_STEPS), set())
            .prop_map(|(points, set)| Term::Ladder { points: points.into_iter().collect(), set }),
        (points(), condition()).prop_map(|(points, when)| Term::If { points, when }),
    ]
}

fn set() -> impl Strategy<Value = Set> {
    let members = prop::sample::subsequence(Character::ALL.to_vec(), 1..=Set::MOST_MEMBERS).prop_shuffle();
    (members, prop::array::uniform4(1..=3u8))
        .prop_map(|(members, needs)| Set { members: members.into_iter().zip(needs).collect() })
}

fn condition() -> impl Strategy<Value = Condition> {
    let character = || prop::sample::select(Character::ALL.to_vec());
    prop_oneof![
        (character(), 0..=99u8).prop_map(|(who, most)| Condition::AtMost(who, most)),
        character().prop_map(Condition::TopsHand),
        character().prop_map(Condition::TopsTable),
    ]
}
