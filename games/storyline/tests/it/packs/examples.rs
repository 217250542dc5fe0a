//! Tests that the packs in `examples/packs` can be played, so that people can write their own packs from a copy of one.

use super::texts::file;
use kernel::{OptionValue, Options, Shelf, Tabletop};
use language::{Catalog, Profile};
use storyline::Storyline;

const RULES: &str = include_str!("../../../RULES.md");
const HENS: &str = include_str!("../../../../../examples/packs/yellow-hens.toml");
const MUSICIANS: &str = include_str!("../../../../../examples/packs/town-musicians.toml");

/// Returns a table with the pack `text`, which each of the options in `names` selects.
fn table(profile: Profile, text: &str, names: &[&str], seats: usize) -> Storyline {
    let mut shelf = Shelf::EMPTY;
    shelf.lay("mine", text.as_bytes()).unwrap();
    let asked: Options = names.iter().map(|name| ((*name).to_owned(), OptionValue::Word("mine".into()))).collect();
    Storyline::open(profile, &asked, seats, &shelf).unwrap()
}

#[test]
fn nothing_is_to_be_said_of_them() {
    for text in [HENS, MUSICIANS] {
        let notes = Catalog::check(file(text.as_bytes()));
        assert_eq!(notes.iter().map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
    }
}

#[test]
fn a_table_opens_and_plays_with_them() {
    testkit::conformance(&table(Profile::Oz, HENS, &["pack"], 2), 2);
    testkit::conformance(&table(Profile::Epic, MUSICIANS, &["library1"], 2), 2);
    for seats in 3..=4 {
        table(Profile::Oz, HENS, &["pack"], seats);
        table(Profile::Epic, MUSICIANS, &["library1", "library2", "library3", "library4"], seats);
    }
}

#[test]
fn the_rules_print_them_as_they_are() {
    for text in [HENS, MUSICIANS] {
        assert!(RULES.contains(&format!("```toml\n{text}```\n")), "{}", text.lines().next().unwrap_or_default());
    }
}
