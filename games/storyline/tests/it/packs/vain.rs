//! Packs that can be played, with something in them that cannot, or that never matters.

use super::{built_in, changed, warnings};
use storyline::Profile;

/// The core pack with one card changed.
fn oz(from: &str, to: &str) -> Vec<String> {
    warnings(&changed(&built_in(Profile::Oz), from, to))
}

fn one(warnings: &[String], said: &str) {
    assert_eq!(warnings.len(), 1, "{warnings:#?}");
    assert!(warnings[0].contains(said), "{}\nexpected {said}", warnings[0]);
}

#[test]
fn a_word_that_no_card_has_is_pointed_at() {
    let warnings = oz("text = 'Your other Crow: VIT +1.'", "text = 'Your Dwarf: VIT +1.'");
    one(&warnings, ":14: warning: O16: found Dwarf, which no Character here is; expected a Character that is so");
}

#[test]
fn a_name_that_no_card_has_is_one_of_the_built_in_cards() {
    // Toto is known, but not in this pack.
    let text = built_in(Profile::Oz);
    let toto = text.split("\n\n").find(|table| table.contains("\"O04\"")).unwrap();
    let other = toto.replace("\"Toto\"", "\"Eureka\"");
    one(&warnings(&text.replace(toto, &other)), "O03: found \"Toto\", which no card here is");
}

#[test]
fn what_no_card_is_as_a_whole_is_said_too() {
    let warnings = oz("ARCHIVE Evil Witch HERE", "ARCHIVE Evil Dog HERE");
    one(&warnings, "O28: found a text about what no Character here is");
}

#[test]
fn an_effect_that_fits_nobody_can_never_be_played() {
    one(
        &oz("ATTACH Animat.", "ATTACH Pirate."),
        "O45: found Pirate, which no Character here is; expected a Character that is so; this text can never be played",
    );
}

#[test]
fn a_location_that_lets_nobody_in_is_said() {
    one(&oz("text = 'LEAVE 1.'", "text = 'ONLY Swimming.'"), "L05: found Swimming, which no Character here is");
}

#[test]
fn sorcery_needs_somebody_who_has_it() {
    let text = built_in(Profile::Oz);
    let marked = changed(&text, "text = 'RAID.'", "mark = \"Sorcery\"\ntext = 'RAID.'");
    assert_eq!(warnings(&marked), [""; 0], "two Witches of the pack have it");
    let without = marked
        .replace("mark = \"Sorcery\"\ntext = 'Your C", "text = 'Your C")
        .replace("mark = \"Sorcery\"\ntext = 'ONCE: M", "text = 'ONCE: M");
    one(
        &warnings(&without),
        "O41: found \"Sorcery\"; expected a Character with Sorcery in the pack, or the card can never be played",
    );
}

#[test]
fn words_that_texts_give_count_as_had() {
    let text = built_in(Profile::Oz);
    let asked = changed(&text, "text = 'Your other Crow: VIT +1.'", "text = 'Your Swimming: VIT +1.'");
    one(&warnings(&asked), "found Swimming");
    let given = changed(&asked, "text = 'BEARER: WAIVE enter.'", "text = 'BEARER: Swimming.'");
    assert_eq!(warnings(&given), [""; 0]);
}

#[test]
fn a_card_without_copies_and_an_object_without_a_text_are_odd() {
    let text = built_in(Profile::Oz);
    one(&warnings(&text.replacen("copies = 3", "copies = 0", 1)), "O13: found no copies; expected some");
    one(&oz("text = 'BEARER: WAIVE enter.'\n", ""), "O37: found an Object that says nothing");
}

#[test]
fn at_a_table_of_epic_the_starter_set_counts() {
    let text = built_in(Profile::Epic);
    let others = ["library = \"B\"", "id = \"B\"", "id = \"R0"];
    let tables = text.split("\n\n").filter(|table| !others.iter().any(|other| table.contains(other)));
    let only_a = tables.collect::<Vec<_>>().join("\n\n").replace("epic-starter", "mine");
    assert_eq!(warnings(&only_a), [""; 0], "Pirates and Witches are in the other Library");
}
