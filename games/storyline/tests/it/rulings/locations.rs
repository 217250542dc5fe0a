//! Q31, Q32, Q68 and Q69: Locations.

use crate::stage::*;
use language::Profile;
use storyline::{Mode, Rules};

/// Q31: if a Location is replaced, the Characters there pay nothing and trigger no ENTERS; Objects stay, Effects do
/// not.
#[test]
fn replacing_asks_nothing_of_who_stands_there() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 2, "O19").at(1, 5, "Toto").on("Toto", "O43").points(2);
    let mut table = lay.on("Toto", "Gold Collar").ready();
    table.replace(2).turns_up("Throne Room").points(0).at("O19", 2).at("Toto", 5).archived("O43").turn_of(0);
    table.is_on("Gold Collar", "Toto").asks(0).offered(Step("O19", AHEAD));
}

/// Q31, rules 49: Effects on loose and equipped Objects there are archived, also by REPLACE; Effects elsewhere stay.
#[test]
fn effects_on_objects_go_with_the_location() {
    let on_object = "ATTACH Object. HOST: AS Winkie.";
    let road = ["Farm", "Daisies", "Cottage"];
    let lay = oz(2).says("O42", on_object).says("O43", on_object).says("O45", on_object);
    let lay = lay.says("O46", "At face-up Location: REPLACE THERE.").road(&road).hand(0, &["O46"]).points(9);
    let lay = lay.at(0, 2, "Toto").on("Toto", "Pail").on("Pail", "O42").at(0, 2, "Gold Collar").on_by(
        1,
        "Gold Collar",
        "O43",
    );
    let lay = lay.at(0, 3, "O08").on("O08", "Oil Can").on("Oil Can", "O45");
    let mut table = lay.clone().ready();
    table.replace(2).turns_up("House").archived("O42").archived("O43").is_on("Pail", "Toto").is_loose("Gold Collar");
    table.is_on("O45", "Oil Can").at("Toto", 2);
    lay.ready().play("O46").choose_at(2).turns_up("House").archived("O42").archived("O43").is_on("O45", "Oil Can");
}

/// Q31: if the Folio is empty, no Location can be replaced.
#[test]
fn nothing_is_replaced_from_an_empty_folio() {
    oz(2).length(7).road(&["Farm"]).points(2).ready().not_offered(Replace(1)).offered(Draw);
    oz(2).length(6).road(&["Farm"]).points(2).ready().offered(Replace(1));
}

/// Q32: the text of a Location is the same for all Authors, and counts only if it is face-up.
#[test]
fn the_text_of_a_location_is_for_all() {
    let mut table = epic(2).road(&["Council Rock"]).at(0, 1, "Goofy").at(1, 6, "Baloo").ready();
    table.vitality("Goofy", 4).vitality("Baloo", 5);
}

/// Q32, SWAP: a face-down Location has no text, and the next Character to enter turns it up.
#[test]
fn a_location_may_be_swapped_for_a_face_down_one() {
    let lay = epic(2).road(&["Council Rock"]).at(0, 1, "Alice").at(0, 1, "Goofy").title(0, "Donald");
    let mut table = lay.at(1, 6, "Law of the Jungle").hand(0, &["Rabbit-Hole"]).points(3).ready();
    table.vitality("Goofy", 4).play("Rabbit-Hole").choose_at(1).choose_at(2);
    table.location_is(0, 1, "?").location_is(0, 2, "Council Rock").at_of(0, "Law of the Jungle", 2);
    table.at("Goofy", 1).vitality("Goofy", 3).step("Alice", AHEAD).at("Alice", 2).location_is(0, 1, "?").points(1);
    table.step("Donald", AHEAD).turns_up("Workshop").at("Donald", 1).location_is(0, 1, "Workshop");
}

/// Returns the number of copies of each Location in the Folio of a table of `epic` with the Libraries `libraries`.
fn brought(libraries: &[usize]) -> Vec<(String, u8)> {
    let table = epic(libraries.len()).libraries(libraries).ready();
    let catalog = table.game.catalog();
    catalog.folio().iter().map(|(place, copies)| (catalog.location(*place).id.clone(), *copies)).collect()
}

fn sum(folio: &[(String, u8)]) -> u8 {
    folio.iter().map(|(_, copies)| copies).sum()
}

/// Q68: the Folio has the Authors' Locations, each at most twice; for a single Author it has each one twice.
#[test]
fn each_author_brings_locations() {
    for (libraries, copies, titles) in [
        (&[0, 1][..], 30, 20),
        (&[2, 3], 30, 18),
        (&[0, 1, 2], 45, 29),
        (&[0, 1, 2, 3], 60, 38),
        (&[0, 0], 20, 10),
        (&[0, 1, 0, 1], 40, 20),
    ] {
        let folio = brought(libraries);
        assert_eq!((sum(&folio), folio.len()), (copies, titles), "{libraries:?}");
        assert!(folio.iter().all(|(_, copies)| (1..=2).contains(copies)), "{folio:?}");
    }
    let alone = alone(Profile::Epic).ready();
    let folio = alone.game.catalog().folio();
    assert!(folio.len() == 10 && folio.iter().all(|(_, copies)| *copies == 2), "{folio:?}");
}

/// Q69: a Folio may have any number of Locations that is enough for the table.
#[test]
fn the_table_says_how_many_locations_it_needs() {
    let rules =
        |length| Rules { profile: Profile::Oz, mode: Mode::Standard, length, round_cap: 24, sorcery_own: false };
    for (seats, length, folio, fits) in [
        (4, 4, 17, true),
        (4, 4, 16, false),
        (4, 3, 13, true),
        (4, 3, 12, false),
        (3, 3, 10, true),
        (2, 3, 7, true),
        (2, 3, 6, false),
        (4, 5, 64, false),
    ] {
        let said = rules(length).fit_on_the_table(seats, folio).map_err(|fault| fault.to_string());
        assert_eq!(said.is_ok(), fits, "{seats} seats, {length} each, {folio} in the Folio: {said:?}");
    }
    assert_eq!(
        rules(4).fit_on_the_table(4, 14).unwrap_err().to_string(),
        "option \"length\" was 4; expected at most 3 for 4 seats: with 4 each they need 17 Locations in the Folio, and \
         there are 14"
    );
    assert_eq!(
        rules(3).fit_on_the_table(4, 9).unwrap_err().to_string(),
        "option \"length\" was 3; expected fewer seats than 4: with 3 each they need 13 Locations in the Folio, and there \
         are 9"
    );
    assert_eq!(
        rules(5).fit_on_the_table(4, 64).unwrap_err().to_string(),
        "option \"length\" was 5; expected at most 4 for 4 seats: the table has 16 places"
    );
}
