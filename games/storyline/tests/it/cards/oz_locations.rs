//! The Locations of Oz, L01 to L14.

use crate::stage::*;

#[test]
fn l01_uncle_henrys_farm() {
    let lay = oz(2).road(&["L01"]).at(0, 1, "Toto").at(0, 1, "O08").at(1, 6, "O03").at(0, 2, "Aunt Em");
    lay.ready().vitality("Toto", 2).vitality("O08", 2).vitality("O03", 3).vitality("Aunt Em", 1);
}

#[test]
fn l02_henry_and_ems_house() {
    let lay = oz(2).road(&["Daisies", "L02"]).at(0, 1, "Toto").at(0, 1, "O08").points(3);
    let mut table = lay.clone().ready();
    // Only the first Character to enter in a turn counts. A second Character, or the same one again, does not.
    table.step("Toto", AHEAD).dice("+").points(3).step("O08", AHEAD).points(2).step("Toto", BACK).points(1);
    table.step("Toto", AHEAD).points(0).at("Toto", 2);
    // Only Characters of the active Author count.
    let lay = oz(2).road(&["Farm", "Daisies", "L02"]).at(1, 5, "Toto").at(0, 1, "O19").points(1);
    lay.clone().ready().step("O19", AHEAD).yes().far(-2).turns_up("Cottage").at("Toto", 3);
    // In a new turn the next Character is the first again.
    lay.at(0, 2, "O08").ready().bonus("O08", AHEAD).dice("+").at("O08", 3);
}

#[test]
fn l03_storm_cellar_small_black_hole() {
    let lay = oz(2).road(&["House", "L03", "Cottage"]);
    lay.clone().at(0, 1, "Toto").points(1).ready().not_offered(Step("Toto", AHEAD));
    lay.clone().at(0, 1, "Toto").points(2).ready().step("Toto", AHEAD).points(0);
    // Opponents' cards can neither choose the Characters there nor affect them by "each".
    let lay = lay.at(1, 5, "O08").hand(0, &["O44", "O47", "O43"]).points(3);
    let mut table = lay.clone().ready();
    table.not_offered(Play("O44")).not_offered(Play("O47")).not_offered(PlayTo("O43", "O08"));
    lay.clone().turn(1).hand(1, &["O39"]).points(1).ready().play("O39").far(-1).at("O08", 4);
    let mut table = lay.at(0, 1, "O19").ready();
    table.step("O19", AHEAD).at("O19", 2).not_offered(Yes).at("O08", 5);
}

#[test]
fn l04_boqs_home() {
    let lay = oz(2).road(&["L04", "Daisies"]).at(0, 1, "O07").at(0, 1, "O08").at(0, 2, "Toto").at(1, 6, "Aunt Em");
    let mut table = lay.clone().begins(0).ready();
    // There is one extra die for each Author with a Character there, not for each Character.
    table.vitality("O07", 2).vitality("O08", 2).rolls(4, 4);
    lay.clone().begins(1).ready().rolls(4, 2);
    oz(2).road(&["L04", "Daisies"]).at(0, 2, "Toto").begins(0).ready().rolls(4, 1);
}

#[test]
fn l05_yellow_brick_road_rough_and_difficult() {
    let lay = oz(2).road(&["L05", "Daisies"]);
    lay.clone().at(0, 1, "Toto").points(1).ready().not_offered(Step("Toto", AHEAD));
    lay.clone().at(0, 1, "Toto").points(2).ready().step("Toto", AHEAD).points(0);
    lay.clone().at(0, 1, "O16").points(1).ready().step("O16", AHEAD).points(0);
    lay.at(0, 2, "Toto").points(1).ready().step("Toto", BACK).at("Toto", 1);
}

#[test]
fn l06_tin_woodmans_cottage() {
    let lay = oz(2).road(&["House", "L06"]);
    lay.clone().at(0, 2, "O08").at(1, 5, "O10").at(0, 2, "Toto").ready().vitality("O08", 3).vitality("O10", 5);
    // A Tin Woodman may be played at the Cottage or on the Title Card.
    let mut table = lay.clone().hand(0, &["O10", "O08"]).points(4).ready();
    table.offered(Play("O10")).not_offered(PlayAt("O10", 1)).not_offered(PlayAt("O08", 2));
    table.play_at("O10", 2).at("O10", 2).points(1);
    // If the same Author already has a version in play, the new one takes its place.
    let lay = lay.at(0, 1, "O10").hand(0, &["O20"]).points(4);
    lay.ready().not_offered(PlayAt("O20", 2)).play("O20").at("O20", 1);
    // A Woodman that replaces an opponent's version can be played at the Cottage too.
    let lay = oz(2).road(&["House", "L06"]).at(1, 2, "O20").hand(0, &["O10"]).points(3);
    lay.ready().play_at("O10", 2).archived("O20").at("O10", 2).points(0);
}

#[test]
fn l07_clear_water_spring() {
    let lay = oz(2).road(&["House", "L07"]);
    lay.clone().at(0, 1, "Toto").points(2).ready().step("Toto", AHEAD).points(0).vitality("Toto", 2);
    lay.clone().at(0, 2, "O08").at(1, 5, "O15").ready().vitality("O08", 2).vitality("O15", 6);
    // A flying Character pays nothing, and still gets the bonus.
    lay.at(0, 1, "O16").points(1).ready().step("O16", AHEAD).points(0).vitality("O16", 3);
}

#[test]
fn l08_poppy_field() {
    let lay = oz(2).road(&["L08", "Daisies"]);
    let three = lay.clone().at(0, 1, "O08").at(0, 1, "O11").at(0, 1, "O16");
    three.clone().ready().vitality("O08", 2).vitality("O11", 2).vitality("O16", 2);
    let mut table = three.points(4).ready();
    table.step("O08", AHEAD).points(3).step("O16", AHEAD).points(2).not_offered(Step("O11", AHEAD));
    // A Character with Vitality 1 is archived.
    lay.at(0, 2, "Toto").points(1).hand(0, &["Boq"]).ready().step("Toto", BACK).archived("Toto");
}

#[test]
fn l09_emerald_city_plaza() {
    let lay = oz(2).road(&["House", "L09"]);
    lay.clone().at(0, 1, "Toto").points(2).ready().step("Toto", AHEAD).points(0).vitality("Toto", 2);
    lay.at(0, 2, "O08").at(1, 5, "O15").ready().vitality("O08", 3).vitality("O15", 6);
}

#[test]
fn l10_throne_room_of_the_great_oz() {
    let lay = oz(2).road(&["House", "L10"]);
    lay.clone().at(0, 1, "Toto").points(2).ready().not_offered(Step("Toto", AHEAD));
    lay.clone().at(0, 1, "Toto").points(3).ready().step("Toto", AHEAD).points(0).vitality("Toto", 1);
    lay.at(0, 2, "O08").at(1, 5, "O03").ready().vitality("O08", 4).vitality("O03", 4);
}

#[test]
fn l11_castle_of_the_wicked_witch_of_the_west() {
    let lay = oz(2).road(&["L11", "House"]).at(0, 1, "O08").at(0, 1, "O14").at(0, 1, "O15");
    lay.clone().ready().vitality("O08", 1).vitality("O15", 7).vitality("O14", 4);
    // Only Good Characters pay to leave.
    let mut table = lay.points(1).ready();
    table.not_offered(Step("O08", AHEAD)).offered(Step("O14", AHEAD)).offered(Step("O15", AHEAD));
    // A bonus also counts for flying Characters.
    oz(2).road(&["L11"]).at(0, 1, "O16").ready().vitality("O16", 4);
}

#[test]
fn l12_field_of_daisies() {
    let lay = oz(2).road(&["L12"]).at(0, 1, "O14").at(0, 1, "O13").at(1, 6, "O12").at(0, 1, "Toto").at(0, 1, "O16");
    lay.ready().vitality("O14", 3).vitality("O13", 2).vitality("O12", 3).vitality("Toto", 1).vitality("O16", 2);
}

#[test]
fn l13_thick_wood() {
    let lay = oz(2).road(&["House", "L13"]);
    lay.clone().at(0, 1, "O08").points(1).ready().not_offered(Step("O08", AHEAD));
    lay.clone().at(0, 1, "O08").points(2).ready().step("O08", AHEAD).points(0).vitality("O08", 2);
    lay.at(0, 1, "Toto").points(1).ready().step("Toto", AHEAD).points(0).vitality("Toto", 2);
}

#[test]
fn l14_glindas_palace() {
    let lay = oz(2).road(&["House", "L14"]);
    lay.clone().at(0, 1, "O15").points(2).ready().not_offered(Step("O15", AHEAD));
    lay.clone().at(0, 1, "O15").points(3).ready().step("O15", AHEAD).points(0).vitality("O15", 5);
    lay.clone().at(0, 1, "O14").points(1).ready().step("O14", AHEAD).points(0).vitality("O14", 2);
    lay.clone().at(0, 1, "Toto").points(1).ready().step("Toto", AHEAD).vitality("Toto", 2);
    // King Crow is Evil, but he flies, so he pays nothing.
    lay.at(0, 1, "O16").points(1).ready().step("O16", AHEAD).points(0).vitality("O16", 2);
}
