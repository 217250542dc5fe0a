//! Rules 56 to 60: the terms and signs of the rules.

use crate::stage::*;

/// Rules 56: archived cards may come back, and banished cards are out of the game.
#[test]
fn archived_cards_may_come_back_and_banished_ones_not() {
    let lay = |text| epic(2).says("A28", text).road(&["Council Rock"]).at(0, 1, "Goofy").hand(0, &["True Love"]);
    let lay = |text| lay(text).on_by(1, "Goofy", "B28").points(1);
    lay("ARCHIVE Effect on Character.").ready().play("True Love").archived_by(1, "B28");
    lay("BANISH Effect on Character.").ready().play("True Love").banished("B28").not_archived("B28").not_in_play("B28");
}

/// Rules 56: the Poppy Field does not affect an Animat.
#[test]
fn poppies_do_nothing_to_an_animat() {
    let mut table = oz(2).road(&["Poppy Field"]).at(0, 1, "O08").at(0, 1, "O11").ready();
    table.vitality("O08", 2).vitality("O11", 2);
}

/// Rules 57: an Immovable card never moves and cannot be moved, and is archived with its Location.
#[test]
fn the_immovable_goes_with_its_location() {
    let oz = || oz(2).prints("O04", "keywords", "[\"Animal\", \"Dog\", \"Immovable\"]");
    let lay = || oz().road(&["Farm", "Daisies"]).at(0, 1, "Toto").at(0, 1, "Aunt Em").points(3);
    lay().ready().not_offered(Step("Toto", AHEAD)).replace(1).turns_up("Cottage").archived("Toto").at("Aunt Em", 1);
    lay().hand(0, &["Cyclone"]).ready().play("Cyclone").choose_at(1).pass().at("Toto", 1).at("Aunt Em", 2);
    lay().hand(0, &["no place like home"]).ready().play("no place like home").on_title("Aunt Em").at("Toto", 1);
}

/// Rules 58: a Steadfast Character makes no step, but cards can move it.
#[test]
fn the_steadfast_is_moved_by_cards_only() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Aunt Em").on("Aunt Em", "O43").hand(0, &["Cyclone"]);
    let mut table = lay.points(4).ready();
    table.not_offered(Step("Aunt Em", AHEAD)).play("Cyclone").choose_at(1).pass().at("Aunt Em", 2);
}

/// Rules 59: a swimming Character pays nothing at Water, but pays elsewhere.
#[test]
fn the_swimming_pays_nothing_at_water() {
    let road = ["Council Rock", "Belly", "Nottingham Castle"];
    let mut table = epic(2).road(&road).at(0, 2, "Donald").at(0, 2, "Pluto").points(3).ready();
    table.not_offered(Step("Pluto", AHEAD)).step("Donald", BACK).points(2).step("Donald", AHEAD).points(1);
    table.not_offered(Step("Donald", AHEAD));
}

/// Rules 60: "2 or less" includes 2 but not 3.
#[test]
fn signs_are_read_as_usual() {
    let lay = |who| epic(2).road(&["Pizza Planet"]).at(0, 1, who).turn(1).at(1, 6, "B07").points(2);
    lay("Alice").ready().once("B07").archived("Alice");
    lay("Goofy").ready().not_offered(Once("B07"));
}
