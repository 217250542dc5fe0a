//! Rules 28 to 34: Characters.

use crate::stage::*;

/// Rules 28: a Character is played to its Author's own Title Card.
#[test]
fn characters_come_to_the_title_card() {
    let mut table = oz(2).road(&["Farm"]).hand(0, &["Toto"]).points(2).ready();
    table.not_offered(PlayAt("Toto", 1)).play("Toto").on_title("Toto").points(1).step("Toto", AHEAD).at("Toto", 1);
}

/// Rules 29: only one version of a Character may be in play.
#[test]
fn one_version_is_in_play() {
    let lay = oz(2).road(&["Farm"]).title(0, "Dressed for Travel").hand(0, &["Farm Girl"]);
    let mut table = lay.ready();
    table.play("Farm Girl").on_title("Farm Girl").not_in_play("Dressed for Travel").archived("Dressed for Travel");
}

/// Rules 30: another version of an Author's own Character is played to the same place at no cost.
#[test]
fn another_own_version_costs_nothing() {
    let mut table = oz(2).road(&["Farm", "Daisies"]).at(0, 2, "O11").hand(0, &["O23"]).ready();
    table.play("O23").at("O23", 2).archived("O11").points(0);
}

/// Rules 31: if an opponent has a version, the cost is paid, and the new version starts on its Author's Title Card.
#[test]
fn another_version_of_an_opponents_is_paid_for() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(1, 5, "O11").on("O11", "Gold Collar").hand(0, &["O23"]);
    lay.clone().points(3).ready().not_offered(Play("O23"));
    let mut table = lay.points(4).ready();
    table.play("O23").on_title("O23").controlled_by(0, "O23").archived("O11").points(0);
    table.is_loose("Gold Collar").at_of(0, "Gold Collar", 2);
}

/// Rules 32: a Character whose Vitality falls to 0 is archived at once.
#[test]
fn without_vitality_a_character_is_archived() {
    let mut table = oz(2).road(&["Farm", "Poppy Field"]).at(0, 1, "O01").hand(0, &["Pail"]).points(1).ready();
    table.vitality("O01", 2).step("O01", AHEAD).archived("O01").not_in_play("O01");
}

/// Rules 34: a flying Character is free of limits and costs of movement, and ignores bad effects of Locations.
#[test]
fn flying_ignores_what_locations_charge() {
    let mut table = oz(2).road(&["Poppy Field", "Throne Room"]).at(0, 1, "Old Crow").at(0, 1, "O11").points(1).ready();
    table.vitality("Old Crow", 1).step("Old Crow", AHEAD).at("Old Crow", 2).points(0);
}

/// Rules 34: in `epic` a flying Character does not enter a Location that requires Swimming.
#[test]
fn flying_does_not_enter_where_swimming_is_required() {
    let mut table =
        epic(2).road(&["Council Rock", "Sea King"]).at(0, 1, "Peter Pan").at(0, 1, "Donald").points(2).ready();
    table.not_offered(Step("Peter Pan", AHEAD)).step("Donald", AHEAD).at("Donald", 2);
}
