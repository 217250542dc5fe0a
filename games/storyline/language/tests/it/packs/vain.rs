//! Tests of packs that can be played, but have a card that cannot be played or a text that never has an effect.

use super::{
    changed,
    texts::{built_in, mine},
    warnings,
};
use language::Profile;

/// Returns the warnings of the Core Pack with one change to its text.
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
    // Toto is a known name, but the card is not in this pack.
    let text = built_in(Profile::Oz);
    let toto = text.split("\n\n").find(|table| table.contains("\"O04\"")).unwrap();
    let other = toto.replace("\"Toto\"", "\"Eureka\"");
    one(&warnings(&text.replace(toto, &other)), "O03: found \"Toto\", which no card here is");
}

#[test]
fn a_filter_that_matches_no_card_is_reported() {
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
    let marked = changed(&text, "text = 'RAID; DRAW 1.'", "mark = \"Sorcery\"\ntext = 'RAID; DRAW 1.'");
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
    let given = changed(&asked, "text = 'BEARER: VIT +1, WAIVE enter.'", "text = 'BEARER: Swimming.'");
    assert_eq!(warnings(&given), [""; 0]);
}

#[test]
fn a_card_without_copies_and_an_object_without_a_text_are_odd() {
    let text = built_in(Profile::Oz);
    one(&warnings(&text.replacen("copies = 3", "copies = 0", 1)), "O13: found no copies; expected some");
    one(&oz("text = 'BEARER: VIT +1, WAIVE enter.'\n", ""), "O37: found an Object that says nothing");
}

#[test]
fn at_a_table_of_epic_the_starter_set_counts() {
    let text = built_in(Profile::Epic);
    let others = [
        "library = \"B\"",
        "library = \"C\"",
        "library = \"D\"",
        "id = \"B\"",
        "id = \"C\"",
        "id = \"D\"",
        "id = \"R0",
    ];
    let tables = text.split("\n\n").filter(|table| !others.iter().any(|other| table.contains(other)));
    let only_a = tables.collect::<Vec<_>>().join("\n\n").replace("epic-starter", "mine");
    assert_eq!(warnings(&only_a), [""; 0], "Pirates and Witches are in the other Library");
}

#[test]
fn an_attached_effect_and_an_object_for_nobody_say_something() {
    one(
        &oz(
            "text = 'ATTACH Character. HOST: Steadfast. ONCE by anyone HERE, pay 2: ARCHIVE this.'",
            "text = 'ATTACH Character.'",
        ),
        "O43: found an attached Effect that says nothing; expected a text",
    );
    one(
        &oz("text = 'BEARER: VIT +1, WAIVE enter.'", "text = 'EQUIP nobody.'"),
        "O37: found an Object that says nothing but EQUIP nobody",
    );
    one(
        &oz("text = 'BEARER: VIT +1, WAIVE enter.'", "text = 'EQUIP nobody. BEARER: WAIVE enter.'"),
        "O37: found EQUIP nobody, and a text about the BEARER; expected one of the two",
    );
}

#[test]
fn a_keyword_that_its_kind_cannot_use_is_odd() {
    let text = built_in(Profile::Oz);
    for (from, to, said) in [
        ("keywords = [\"Shoes\"]", "keywords = [\"Shoes\", \"Flying\"]", "O26: found Flying on an Object"),
        ("keywords = [\"Storm\"]", "keywords = [\"Storm\", \"Prime\"]", "O40: found Prime on an Effect"),
        (
            "keywords = [\"Animal\", \"Dog\"]",
            "keywords = [\"Animal\", \"Dog\", \"Spell\"]",
            "O04: found Spell on a Character",
        ),
    ] {
        one(&warnings(&changed(&text, from, to)), said);
    }
    let fine = changed(&text, "keywords = [\"Shoes\"]", "keywords = [\"Shoes\", \"Immovable\"]");
    assert_eq!(warnings(&fine), [""; 0], "an Object may be that");
}

#[test]
fn a_title_of_the_starter_set_that_is_printed_otherwise_is_odd() {
    let other = mine().replace("text = 'VIT +1 while your \"Snow White\" on the road.'", "text = 'VIT +1.'");
    one(
        &warnings(&other),
        "A09: found a title that the starter set prints otherwise; expected the same, or another title",
    );
    assert_eq!(warnings(&mine()), [""; 0]);
}

#[test]
fn a_folio_that_is_not_as_recommended_is_odd() {
    let text = built_in(Profile::Oz);
    let without = |ids: &[&str]| {
        let tables = text.split("\n\n").filter(|table| !ids.iter().any(|id| table.contains(&format!("\nid = \"{id}"))));
        warnings(&tables.collect::<Vec<_>>().join("\n\n"))
    };
    assert_eq!(without(&["L14"]), [""; 0]);
    let few = without(&["L02", "L03", "L05"]);
    one(&few, "found 11 Locations; expected 13 to 16, as the rules recommend; too few: 4 Authors need 13");
    let fewer = without(&["L02", "L03", "L05", "L10", "L14"]);
    one(
        &fewer,
        "found 9 Locations; expected 13 to 16, as the rules recommend; too few: 3 Authors need 10, 4 Authors need 13",
    );
    let more = ["X1", "X2", "X3"].map(|id| {
        let daisies = text.split("\n\n").find(|table| table.contains("\nid = \"L12\"")).unwrap();
        daisies.replace("L12", id).replace("Field of Daisies", id)
    });
    one(
        &warnings(&format!("{text}\n{}\n", more.join("\n\n"))),
        "found 17 Locations; expected 13 to 16, as the rules recommend",
    );
}

#[test]
fn a_library_that_brings_few_locations_is_odd() {
    let three = "[borrow]\nE01 = 1\nE02 = 1\nE04 = 1\n";
    one(
        &warnings(&format!("{}\n{three}", mine())),
        "found 3 Locations in \"A\"; expected about 15 for each Author; too few: 2 Authors need 7, 3 Authors need 10, 4 \
         Authors need 13, if all play with it",
    );
    assert_eq!(warnings(&mine()), [""; 0], "with none it is played on those of the starter set");
}
