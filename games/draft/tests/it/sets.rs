//! Compares the two card files with the card list and with G1.

use crate::language::alternative;
use draft::{Catalog, Character, Condition, Draft, Ground, Objective, StoryKind, Term, print};
use kernel::{Options, Shelf, Tabletop, content_hash};
use std::collections::{BTreeMap, BTreeSet};

/// The cards that the published rules name: an example of each type, and the four Stories in the example of counting a
/// hand.
const PUBLISHED: [&str; 13] = [
    "1 L",
    "1 S",
    "2 D+L",
    "2 D+S",
    "3 T+T",
    "4 D+L+S+R",
    "2/7/12 D+T+O",
    "4 if S<=1",
    "4 if R<=1",
    "5 if L tops hand",
    "5 if W tops hand",
    "8 if G tops table",
    "3 O, -1 G, -1 W",
];

const TYPES: [StoryKind; 9] = [
    StoryKind::Single,
    StoryKind::Couple,
    StoryKind::Twins,
    StoryKind::Quartet,
    StoryKind::Trio,
    StoryKind::Few,
    StoryKind::HandMajority,
    StoryKind::TableMajority,
    StoryKind::Favour,
];

fn standard() -> Catalog {
    Catalog::parse(Catalog::STANDARD).unwrap()
}

fn other() -> Catalog {
    Catalog::parse(Catalog::ALTERNATIVE).unwrap()
}

fn notations(catalog: &Catalog) -> Vec<String> {
    catalog.ids().iter().map(|id| print(&catalog.story(id).objective)).collect()
}

/// Returns the number of cards of each type, in the order of the types.
fn split(catalog: &Catalog) -> [usize; 9] {
    let kinds = || catalog.ids().iter().map(|id| StoryKind::of(&catalog.story(id).objective));
    TYPES.map(|kind| kinds().filter(|found| *found == kind).count())
}

#[test]
fn rule_12_the_standard_set_has_several_cards_of_each_type() {
    assert_eq!(split(&standard()), [8, 6, 4, 2, 4, 8, 8, 4, 4]);
}

#[test]
fn g1_the_alternative_split() {
    assert_eq!(split(&other()), [8, 2, 8, 2, 2, 8, 8, 8, 2]);
}

#[test]
fn g1_no_two_cards_are_alike() {
    for catalog in [standard(), other()] {
        let alike: Vec<String> = catalog.ids().iter().map(|id| sorted(&catalog.story(id).objective)).collect();
        assert_eq!(alike.iter().collect::<BTreeSet<_>>().len(), 48);
    }
}

/// Returns the notation of an objective with its Characters and its terms sorted, so that their order does not matter.
fn sorted(objective: &Objective) -> String {
    let mut terms: Vec<String> = (print(objective).split(", "))
        .map(|term| {
            let mut letters: Vec<&str> = term.split_inclusive(['+', ' ']).map(|part| part.trim_matches('+')).collect();
            letters.sort_unstable();
            letters.concat()
        })
        .collect();
    terms.sort();
    terms.join(", ")
}

#[test]
fn g1_both_sets_hold_every_published_card() {
    for catalog in [standard(), other()] {
        let grounds: Vec<Ground> = catalog.ids().iter().map(|id| catalog.story(id).ground).collect();
        let published: BTreeSet<String> = (notations(&catalog).into_iter().zip(grounds))
            .filter(|(_, ground)| *ground == Ground::Seed)
            .map(|(notation, _)| notation)
            .collect();
        assert_eq!(published, PUBLISHED.map(String::from).into());
    }
}

#[test]
fn g1_the_standard_set_names_each_character_nine_or_ten_times() {
    assert_eq!(named(&standard()), [9, 10, 9, 9, 9, 10, 10, 10]);
}

#[test]
fn the_alternative_set_names_each_character_as_often_as_its_file_says() {
    assert_eq!(named(&other()), [9, 8, 7, 8, 8, 8, 8, 8]);
}

/// Returns the number of cards that name each Character, in the order of the card list.
fn named(catalog: &Catalog) -> [usize; 8] {
    let names = |id| characters(&catalog.story(id).objective);
    Character::ALL.map(|who| catalog.ids().iter().filter(|id| names(*id).contains(&who)).count())
}

fn characters(objective: &Objective) -> Vec<Character> {
    let of = |term: &Term| match term {
        Term::PerSet { set, .. } | Term::Ladder { set, .. } => set.members.iter().map(|(who, _)| *who).collect(),
        Term::If { when: Condition::AtMost(who, _) | Condition::TopsHand(who) | Condition::TopsTable(who), .. } => {
            vec![*who]
        }
    };
    objective.terms.iter().flat_map(of).collect()
}

#[test]
fn the_cards_are_named_in_the_order_of_the_list() {
    for (catalog, letter) in [(standard(), 'S'), (other(), 'A')] {
        let names: Vec<String> = catalog.ids().iter().map(|id| catalog.story(id).name.clone()).collect();
        assert_eq!(names, (1..=48).map(|number| format!("{letter}{number:02}")).collect::<Vec<_>>());
    }
}

#[test]
fn every_card_has_a_line_of_the_tale_of_its_own() {
    for catalog in [standard(), other()] {
        let quotes: Vec<_> = catalog.ids().iter().map(|id| catalog.story(id).quote.clone()).collect();
        assert!(quotes.iter().all(|quote| quote.en.len() > 20 && quote.fr.len() > 20));
        assert_eq!(quotes.iter().map(|quote| &quote.en).collect::<BTreeSet<_>>().len(), 48);
        assert_eq!(quotes.iter().map(|quote| &quote.fr).collect::<BTreeSet<_>>().len(), 48);
    }
}

#[test]
fn both_sets_say_the_same_of_the_cards_they_share() {
    let by_notation = |catalog: Catalog| -> BTreeMap<String, _> {
        let stories = catalog.ids().iter().map(|id| catalog.story(id).clone());
        stories.map(|story| (print(&story.objective), (story.ground, story.quote))).collect()
    };
    let (one, two) = (by_notation(standard()), by_notation(other()));
    let shared: Vec<&String> = one.keys().filter(|notation| two.contains_key(*notation)).collect();
    assert_eq!(shared.len(), 40);
    assert!(shared.into_iter().all(|notation| one[notation] == two[notation]));
}

#[test]
fn a_table_chooses_its_set() {
    let (one, two) = (
        Draft::open((), &Options::new(), 3, &Shelf::EMPTY).unwrap(),
        Draft::open((), &alternative(), 3, &Shelf::EMPTY).unwrap(),
    );
    assert_eq!((one.card_set().name.as_str(), two.card_set().name.as_str()), ("standard", "alternative"));
    assert_eq!(notations(one.catalog()), notations(&standard()));
    assert_eq!(notations(two.catalog()), notations(&other()));
}

#[test]
fn the_hash_covers_what_cards_do() {
    let hash = |text: &str| Catalog::parse(text).unwrap().set.hash;
    let lines: Vec<String> = (1..=48).map(|n| format!("S{n:02}")).zip(notations(&standard())).map(line).collect();
    assert_eq!(hash(Catalog::STANDARD), content_hash(&lines.concat()));
    // A corrected quotation does not change the game, but different points or a different name do.
    let tale = Catalog::STANDARD.replace("“Glinda might,” he suggested.", "“Glinda might!” he suggested.");
    assert_ne!(tale, Catalog::STANDARD);
    assert_eq!(hash(&tale), hash(Catalog::STANDARD));
    for (from, to) in [("\"1 D\"", "\"2 D\""), ("\"S01\"", "\"S99\"")] {
        assert_ne!(hash(&Catalog::STANDARD.replace(from, to)), hash(Catalog::STANDARD));
    }
}

fn line((name, notation): (String, String)) -> String {
    format!("{name} {notation}\n")
}
