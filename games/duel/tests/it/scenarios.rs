//! Tests that every card, every rule and every ruling has a scenario: a test whose name begins with its id or number.

use crate::{cards, rules, rulings, vectors};
use duel::Catalog;
use std::collections::BTreeSet;

const RULES: &str = include_str!("../../RULES.md");

/// Returns the first two words of the name of each test in `sources`. The first word is `rule`, or an id or number such
/// as `g13` or `d44`.
fn tests(sources: &[&str]) -> BTreeSet<(String, String)> {
    let lines = sources.iter().flat_map(|source| source.lines().zip(source.lines().skip(1)));
    let names = lines.filter(|(above, _)| *above == "#[test]").filter_map(|(_, line)| line.strip_prefix("fn "));
    names
        .map(|name| {
            let mut words = name.split(['_', '(']);
            let mut next = || words.next().unwrap_or_default().to_owned();
            (next(), next())
        })
        .collect()
}

fn first_words(sources: &[&str]) -> BTreeSet<String> {
    tests(sources).into_iter().map(|(first, _)| first).collect()
}

fn second_words(sources: &[&str], first: &str) -> BTreeSet<String> {
    tests(sources).into_iter().filter(|(word, _)| word == first).map(|(_, second)| second).collect()
}

/// Returns the expected names for which no test was found.
fn missing(expected: impl Iterator<Item = String>, found: &BTreeSet<String>) -> Vec<String> {
    expected.filter(|name| !found.contains(name)).collect()
}

#[test]
fn every_card_has_a_scenario() {
    let catalog = Catalog::standard();
    let ids = catalog.ids().map(|id| catalog.card(id).id.to_lowercase());
    assert_eq!(missing(ids, &first_words(&cards::SOURCES)), [""; 0]);
}

#[test]
fn every_rule_has_a_scenario() {
    let rules = RULES.lines().filter_map(|line| line.split_once(". **")).map(|(number, _)| number.to_owned());
    let numbers: Vec<String> = rules.filter(|number| number.chars().all(|sign| sign.is_ascii_digit())).collect();
    assert_eq!(numbers, (1..=25).map(|number| number.to_string()).collect::<Vec<_>>());
    assert_eq!(missing(numbers.into_iter(), &second_words(&rules::SOURCES, "rule")), [""; 0]);
}

#[test]
fn every_ruling_has_a_scenario() {
    let rulings: BTreeSet<String> = RULES
        .lines()
        .filter_map(|line| line.strip_prefix("- **D"))
        .map(|line| format!("d{}", line.chars().take_while(char::is_ascii_digit).collect::<String>()))
        .collect();
    assert_eq!(rulings.len(), 62);
    assert_eq!(missing(rulings.into_iter(), &first_words(&rulings::SOURCES)), [""; 0]);
}

#[test]
fn every_test_vector_is_there() {
    let numbers = (1..=12).map(|number| number.to_string());
    assert_eq!(missing(numbers, &second_words(&[vectors::SOURCE], "vector")), [""; 0]);
}

/// Checks that each list of files names the files that are compiled. A test in a file that is not listed would not
/// count as a scenario, and a test in a file that is not compiled would count without being run.
#[test]
fn the_lists_name_the_files_that_are_compiled() {
    for (folder, own, count) in [
        ("cards", include_str!("cards.rs"), cards::SOURCES.len()),
        ("rules", include_str!("rules.rs"), rules::SOURCES.len()),
        ("rulings", include_str!("rulings.rs"), rulings::SOURCES.len()),
    ] {
        let files = own.lines().filter_map(|line| line.strip_prefix("mod ")).map(|name| name.trim_end_matches(';'));
        // The file `common` has no scenarios of single cards.
        let files: Vec<&str> = files.filter(|name| *name != "common").collect();
        assert_eq!(files.len(), count, "{folder}");
        for file in files {
            assert!(own.contains(&format!("include_str!(\"{folder}/{file}.rs\")")), "{folder}/{file}.rs");
        }
    }
}
