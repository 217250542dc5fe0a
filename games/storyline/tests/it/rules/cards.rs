//! Rules 22 to 27: the parts of a card.

use crate::stage::*;
use language::{Catalog, Kind};

/// Rules 22, 24, 26 and 27: texts can refer to moral standing, keywords, realm and mark by words.
#[test]
fn texts_can_ask_for_printed_words() {
    let catalog = Catalog::oz();
    let has = |id: &str, word: &str| {
        let card = catalog.card(catalog.find(id).unwrap());
        card.is(catalog.lexicon().find_word(word).unwrap_or_else(|| panic!("{word} is no word")))
    };
    assert!(has("O15", "Evil") && has("O15", "Witch") && has("O15", "Winkie-Country") && has("O15", "Sorcery"));
    assert!(has("O15", "Magical"), "who has Sorcery is Magical");
    assert!(!has("O15", "Winkie"), "the realm is not the keyword");
    assert!(has("O04", "Kansas") && !has("O04", "Prime"));
}

/// Rules 23: all versions share the title before the bullet.
#[test]
fn a_bullet_says_that_there_are_versions() {
    let catalog = Catalog::oz();
    let names = |id: &str| catalog.card(catalog.find(id).unwrap()).names;
    assert!(names("O03").meets(names("O05")), "two Dorothys");
    assert!(names("O10").meets(names("O20")), "two Tin Woodmen, one of them without a bullet");
    assert!(!names("O12").meets(names("O13")), "the Queen of the Field Mice is no Field Mice");
}

/// Rules 25: Vitality and cost are printed on the card.
#[test]
fn vitality_and_cost_are_printed() {
    let catalog = Catalog::oz();
    let card = catalog.card(catalog.find("O15").unwrap());
    assert_eq!((card.kind, card.cost), (Kind::Character { vitality: 5 }, 5));
    let mut table = oz(2).hand(0, &["O15"]).points(5).ready();
    table.play("O15").vitality("O15", 5).points(0);
}

/// Rules 27 and 41: a card with the mark of Sorcery that is not a Character needs a Character with Sorcery.
#[test]
fn the_mark_of_sorcery_asks_for_sorcery() {
    let lay = epic(2).road(&["Council Rock"]).at(0, 1, "Goofy").hand(0, &["Fairy Gift"]).points(1);
    lay.clone().ready().not_offered(PlayTo("Fairy Gift", "Goofy"));
    lay.title(0, "A18").ready().play_to("Fairy Gift", "Goofy").vitality("Goofy", 6);
}
