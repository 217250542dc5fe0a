//! Tests of `brickroad cards`.

use crate::binary::{complains, prints};
use serde_json::{Value, json};

fn list(arguments: &[&str]) -> Vec<Value> {
    let out = prints(&[&["cards", "list", "draft", "--json"], arguments].concat(), "");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn every_card_is_listed_with_its_words_in_both_languages() {
    let cards = list(&[]);
    assert_eq!(cards.len(), 48);
    for card in &cards {
        for words in [&card["id"], &card["notation"], &card["ground"]] {
            assert!(words.as_str().is_some_and(|words| !words.is_empty()), "{card}");
        }
        assert!(card["kind"]["en"].is_string() && card["kind"]["fr"].is_string(), "{card}");
        assert!(card["words"]["en"].is_array() && card["words"]["fr"].is_array(), "{card}");
    }
    assert_eq!((&cards[8]["id"], &cards[8]["notation"]), (&json!("S09"), &json!("2 D+L")));
}

#[test]
fn cards_that_have_names_are_listed_with_them() {
    let out = prints(&["cards", "list", "duel", "--json"], "");
    let cards: Vec<Value> = serde_json::from_str(&out).unwrap();
    assert_eq!(cards.len(), 100);
    assert_eq!(cards[12]["title"], json!({ "en": "Silver Slippers", "fr": "Souliers d’argent" }));
    assert_eq!(cards[12]["notation"], json!("I +3 Female UBA Spellcaster"));
    assert!(list(&[]).iter().all(|card| card["title"].is_null()), "the cards of the draft have none");
    let french = prints(&["cards", "list", "duel", "--lang", "fr"], "");
    assert!(french.contains("Souliers d’argent") && !french.contains("Silver Slippers"), "{french}");
    let shown = prints(&["cards", "show", "duel", "G13"], "");
    assert!(shown.contains("Silver Slippers") && shown.contains("Souliers d’argent"), "{shown}");
}

#[test]
fn names_of_cards_are_told_apart_in_the_words_of_others() {
    let cards: Vec<Value> = serde_json::from_str(&prints(&["cards", "list", "oz", "--json"], "")).unwrap();
    let words = |words: &str, is_name: bool| json!({ "words": words, "is_name": is_name });
    assert_eq!(
        cards[1]["words"]["en"],
        json!([words("You pay 1 Story Point less for ", false), words("Dorothy", true), words(".", false),])
    );
    let shown = prints(&["cards", "show", "oz", "O02"], "");
    assert!(shown.contains("You pay 1 Story Point less for Dorothy."), "not at a terminal: {shown}");
}

#[test]
fn a_set_is_chosen_by_name() {
    assert_eq!(list(&["--set", "standard"]), list(&[]));
    let other = list(&["--set", "alternative"]);
    assert_eq!(other.len(), 48);
    assert_ne!(other, list(&[]));
    let words = complains(&["cards", "list", "draft", "--set", "x"], "");
    assert!(words.contains("expected standard or alternative"), "{words}");
}

#[test]
fn people_get_a_table() {
    let english = prints(&["cards", "list", "draft"], "");
    assert_eq!(english.lines().filter(|line| line.trim_start().starts_with('S')).count(), 48);
    assert!(
        english.starts_with("standard: 48 cards, hash ") && english.contains("2 points for each couple Dorothy + Lion")
    );
    let french = prints(&["cards", "list", "draft", "--lang", "fr"], "");
    assert!(french.contains("Épouvantail"), "{french}");
}

#[test]
fn one_card_is_shown_whole() {
    let shown = prints(&["cards", "show", "draft", "s09"], "");
    for words in ["S09", "2 D+L", "Dorothy", "seed"] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    let card: Value = serde_json::from_str(&prints(&["cards", "show", "draft", "S09", "--json"], "")).unwrap();
    assert_eq!(card, list(&[])[8]);
}

#[test]
fn an_unknown_name_is_refused_with_the_known_ones() {
    assert!(complains(&["cards", "list", "chess"], "").contains("the game \"chess\" is not known; expected draft"));
    let words = complains(&["cards", "show", "draft", "S99"], "");
    assert!(words.contains("no card \"S99\"") && words.contains("expected one of S01, S02"), "{words}");
}
