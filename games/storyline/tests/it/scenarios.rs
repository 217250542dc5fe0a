//! Checks that every stated rule and every ruling is cited by the comment of a scenario, and that every example, card
//! and Location has a scenario with its number or id in the name.

use crate::{cards, rules, rulings, vectors};
use language::Catalog;
use std::collections::BTreeSet;

const RULES: &str = include_str!("../../RULES.md");

/// Returns the last comment line of each test in these files.
fn comments<'a>(sources: &[&'a str]) -> impl Iterator<Item = &'a str> {
    let lines = sources.iter().flat_map(|source| source.lines().zip(source.lines().skip(1)));
    lines.filter(|(_, below)| *below == "#[test]").filter_map(|(line, _)| line.strip_prefix("/// "))
}

fn number(text: &str) -> Option<u8> {
    text.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok()
}

/// Returns the rules that comments cite in the form `Rules 10, 19 and 33:`.
fn rules_cited() -> BTreeSet<u8> {
    let cited = comments(&rules::SOURCES).filter_map(|line| line.split(':').next()?.strip_prefix("Rules "));
    cited
        .flat_map(|numbers| numbers.split([' ', ',']).take_while(|word| !word.starts_with('Q')).filter_map(number))
        .collect()
}

/// Returns the rulings that comments cite in the form `Q13, Q14:`.
fn rulings_cited() -> BTreeSet<u8> {
    let all: Vec<&str> = rules::SOURCES.into_iter().chain(rulings::SOURCES).collect();
    comments(&all).flat_map(|line| line.split('Q').skip(1).filter_map(number)).collect()
}

#[test]
fn every_stated_rule_has_a_scenario() {
    let rules: BTreeSet<u8> = (1..=60).collect();
    for rule in &rules {
        assert!(RULES.contains(&format!("\n{rule}. **")), "rule {rule} is not in RULES.md");
    }
    assert_eq!(rules.difference(&rules_cited()).copied().collect::<Vec<_>>(), [0; 0]);
}

/// Q55 has no scenario, because it says that tokens have no use.
#[test]
fn every_ruling_has_a_scenario() {
    let rulings: Vec<u8> = RULES.lines().filter_map(|line| number(line.strip_prefix("- **Q")?)).collect();
    assert!(rulings.is_sorted_by(|one, next| one < next), "each number once, in order: {rulings:?}");
    let missing: Vec<u8> = rulings.into_iter().filter(|ruling| !rulings_cited().contains(ruling)).collect();
    assert_eq!(missing, [55]);
}

#[test]
fn every_example_has_a_scenario() {
    for number in 1..=14 {
        assert!(vectors::SOURCE.contains(&format!("\nfn vector_{number}_")), "example {number}");
    }
}

#[test]
fn every_card_and_location_has_a_scenario() {
    let lines = || cards::SOURCES.iter().flat_map(|source| source.lines().zip(source.lines().skip(1)));
    let has = |id: &str| {
        let begins = format!("fn {}_", id.to_lowercase());
        lines().any(|(above, line)| above == "#[test]" && line.starts_with(&begins))
    };
    let mut ids = Vec::new();
    for catalog in [Catalog::oz(), Catalog::epic()] {
        ids.extend(catalog.cards().iter().map(|card| card.id.clone()));
        ids.extend(catalog.locations().iter().map(|location| location.id.clone()));
    }
    assert_eq!(ids.len(), 51 + 14 + 138 + 38, "cards and Locations of both packs");
    ids.retain(|id| !has(id));
    assert_eq!(ids, [""; 0]);
}

/// A file that is compiled but missing from its list would not be counted.
#[test]
fn the_lists_name_the_files_that_are_compiled() {
    for (folder, own, count) in [
        ("rules", include_str!("rules.rs"), rules::SOURCES.len()),
        ("rulings", include_str!("rulings.rs"), rulings::SOURCES.len()),
        ("cards", include_str!("cards.rs"), cards::SOURCES.len()),
    ] {
        let files: Vec<&str> = own.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';')).collect();
        assert_eq!(files.len(), count, "{folder}");
        for file in files {
            assert!(own.contains(&format!("include_str!(\"{folder}/{file}.rs\")")), "{folder}/{file}.rs");
        }
    }
}
