//! Tests of the threats to Characters and places, and of the outcomes that choices state.

use super::look::{Look, look};
use crate::stage::{AHEAD, Table, epic, oz};
use kernel::{
    Lang::{self, En, Fr},
    Link,
};

/// Returns the threats and risks of a card or zone, each in the form "kind to: words".
fn dangers(look: &Look, of: &str) -> Vec<String> {
    let zone = look.0.zones.iter().find(|zone| zone.id == of);
    let links = zone.map_or_else(|| &look.card(of).links, |zone| &zone.links);
    let those = links.iter().filter(|link| ["threat", "risk"].contains(&link.kind.as_str()));
    those.map(|Link { kind, to, words }| format!("{kind} {to}: {words}")).collect()
}

/// Returns a table on which Author 1 may answer a Cyclone that is about to move Toto.
fn cyclone() -> Table {
    let lay = oz(2).road(&["Poppy Field", "Thick Wood"]).at(0, 1, "O11").at(1, 5, "Toto").hand(0, &["Cyclone"]);
    let mut table = lay.saved(1, &[("cellar", 2)]).points(5).ready();
    table.play("Cyclone").choose_at(2);
    table
}

#[test]
fn a_text_that_may_be_answered_threatens_a_character_and_its_place() {
    let table = cyclone();
    let seen = |author, lang: Lang| {
        let look = look(&table, author, lang);
        [dangers(&look, "p.1"), dangers(&look, "spot.1"), dangers(&look, "p.0"), dangers(&look, "spot.0")].concat()
    };
    assert_eq!(
        seen(1, En),
        ["threat answered/O40: about to be moved by Cyclone", "threat answered/O40: threatened by Cyclone"]
    );
    assert_eq!(
        seen(1, Fr),
        ["threat answered/O40: va bouger sous l’effet du Cyclone", "threat answered/O40: sous la menace du Cyclone"]
    );
    // The Cyclone itself is nowhere on the table of a seat that waits.
    assert_eq!(seen(0, En), ["threat loc.1: about to be moved by Cyclone", "threat loc.1: threatened by Cyclone"]);
}

#[test]
fn a_character_that_falls_is_threatened_by_no_card() {
    let lay = epic(2).road(&["Council Rock"]).at(0, 1, "Alice").saved(0, &[("Everyone Clap", 1)]).title(1, "B16");
    let mut table = lay.turn(1).points(9).hand(1, &["Sleeping Death"]).ready();
    table.play_to("Sleeping Death", "Alice");
    let asked = look(&table, 0, En);
    assert_eq!(dangers(&asked, "p.0"), ["threat answered/A19: about to be archived"]);
    assert_eq!(dangers(&asked, "spot.0"), ["threat answered/A19: in danger"]);
}

#[test]
fn a_place_that_a_character_would_not_survive_is_known_before_the_step() {
    let table = oz(2).road(&["Thick Wood", "Poppy Field"]).at(0, 1, "Toto").points(4).ready();
    let own = look(&table, 0, En);
    assert_eq!(dangers(&own, "p.0"), ["risk loc.1: archived if it goes to Poppy Field"]);
    let french = look(&table, 0, Fr);
    assert_eq!(dangers(&french, "p.0"), ["risk loc.1: va aux Archives en allant vers le Champ de coquelicots"]);
    assert!(dangers(&look(&table, 1, En), "p.0").is_empty());
    assert!(own.choices("p.0")[0].ends_with("; Toto is archived)"), "{:?}", own.choices("p.0"));
}

#[test]
fn a_replaced_location_says_what_its_words_are_worth() {
    let table = oz(2).road(&["Thick Wood"]).at(0, 1, "Toto").points(4).ready();
    look(&table, 0, En).offers(
        "loc.0",
        &["loc.0: Replace Thick Wood (2 Story Points; 2 left; without its words total 1 instead of 2)"],
    );
    look(&table, 0, Fr).offers(
        "loc.0",
        &["loc.0: Remplacer le Bois touffu (2 Points d’Histoire\u{202f}; reste 2\u{202f}; sans son texte, total 1 au lieu de 2)"],
    );
}

/// A replacement archives the Effects at the Location, also those attached to Characters (rule 49).
#[test]
fn a_replaced_location_says_which_effects_are_archived() {
    let table = oz(2).road(&["Farm"]).at(0, 1, "O10").on("O10", "O45").points(4).ready();
    assert_eq!(
        look(&table, 0, En).choices("loc.0"),
        [
            "loc.0: Replace Uncle Henry’s Farm (2 Story Points; 2 left; to the Archive: Tin Woodman’s Tears; without its words total 4 instead of 3)"
        ]
    );
}

#[test]
fn an_answer_says_who_is_archived_and_what_is_left() {
    let lay = oz(2).says("O47", "ARCHIVE opposing Character.").road(&["Farm", "Daisies", "House"]);
    let lay = lay.at(0, 1, "O11").at(1, 4, "Toto").at(1, 4, "Aunt Em").hand(0, &["O47"]).points(3);
    let mut table = lay.ready();
    table.play("O47");
    look(&table, 0, En).offers(
        "p.",
        &[
            "p.1: Choose Toto (total of Boris 1 instead of 2; Toto is archived)",
            "p.2: Choose Aunt Em (total of Boris 1 instead of 2; Aunt Em is archived)",
        ],
    );
    let french = look(&table, 0, Fr).choices("p.1");
    assert_eq!(french, ["p.1: Choisir Toto (total de Boris 1 au lieu de 2\u{202f}; Toto passe aux Archives)"]);
}

/// The choice of a Prime's step onto The End names the totals of all rivals (rule 21).
#[test]
fn a_step_onto_the_end_says_how_the_story_then_stands() {
    let lay = oz(3).road(&["?", "?", "?", "?", "?", "Farm"]).at(0, 6, "Farm Girl").at(0, 5, "Toto");
    let table = lay.at(1, 3, "Aunt Em").points(4).ready();
    let ends = look(&table, 0, En).choices("p.0");
    let end = ends.iter().find(|choice| choice.contains("end.0")).expect("a Prime goes onto The End");
    assert!(end.ends_with("; as it stands Vitality 1 against 1 and 0)"), "{end}");
}

#[test]
fn a_gift_that_ends_with_the_turn_is_a_threat() {
    let lay = oz(2).says("O47", "GIVE VIT +3 your Animal until turn end.").road(&["Thick Wood", "Poppy Field"]);
    let mut table = lay.at(0, 1, "Toto").at(1, 6, "Aunt Em").hand(0, &["O47"]).points(9).ready();
    table.play("O47").step("Toto", AHEAD);
    assert_eq!(dangers(&look(&table, 1, En), "p.0"), ["threat loc.1: archived when the turn ends"]);
}
