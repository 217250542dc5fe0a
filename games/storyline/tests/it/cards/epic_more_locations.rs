//! The Locations of Nights and Wishes, E21 to E29, and of Gods and Giants, E30 to E38.

use super::{epic_c::nights, epic_d::north};
use crate::stage::*;

#[test]
fn e21_the_thieves_cave() {
    let lay = nights().road(&["E09", "E21"]);
    lay.clone().at(0, 2, "C12").at(0, 2, "C20").ready().vitality("C12", 5).vitality("C20", 1);
    lay.at(0, 1, "C20").points(2).ready().step("C20", AHEAD).points(0);
}

#[test]
fn e22_the_bazaar() {
    let lay = nights().road(&["E22", "E09"]).hand(0, &["C25"]);
    lay.clone().at(0, 1, "C20").ready().play_to("C25", "C20").points(0);
    lay.clone().at(0, 2, "C20").ready().not_offered(PlayTo("C25", "C20"));
    lay.at(0, 2, "C20").at(1, 6, "Goofy").ready().not_offered(PlayTo("C25", "C20"));
}

#[test]
fn e23_the_sultans_palace() {
    let lay = nights().road(&["E09", "E23"]);
    lay.clone().at(0, 2, "C20").at(0, 2, "C07").at(1, 5, "Alice").ready().vitality("C20", 2).vitality("C07", 5);
    lay.at(0, 1, "C20").points(2).ready().step("C20", AHEAD).points(0).vitality("C20", 2);
}

#[test]
fn e24_valley_of_diamonds() {
    let lay = nights().road(&["E09", "E24"]).at(0, 1, "C20").at(0, 1, "C02").points(2);
    let mut table = lay.ready();
    table.step("C20", AHEAD).dice("+").points(2).step("C02", AHEAD).points(1);
    table.not_offered(Step("C20", BACK));
}

#[test]
fn e25_the_rocs_nest() {
    let lay = nights().road(&["E09", "E25"]);
    lay.clone().at(0, 1, "C17").points(1).ready().step("C17", AHEAD).points(0).vitality("C17", 6);
    lay.clone().at(0, 1, "C20").points(2).ready().not_offered(Step("C20", AHEAD));
    lay.at(0, 1, "C20").points(3).ready().step("C20", AHEAD).points(0).vitality("C20", 1);
}

#[test]
fn e26_the_island_that_was_a_whale() {
    let lay = nights().road(&["E09", "E26"]);
    lay.clone().at(0, 2, "C14").at(0, 2, "C02").at(1, 5, "Goofy").ready().vitality("C14", 3).vitality("C02", 1);
    lay.at(0, 1, "C20").points(1).ready().step("C20", AHEAD).archived_by(0, "C20");
}

#[test]
fn e27_the_oasis() {
    let lay = nights().road(&["E09", "E27"]);
    lay.clone().at(0, 2, "C20").at(0, 2, "C11").at(1, 5, "Goofy").ready().vitality("C20", 2).vitality("C11", 2);
    lay.at(0, 1, "C20").points(2).ready().step("C20", AHEAD).points(0).vitality("C20", 2);
}

#[test]
fn e28_city_of_brass() {
    let lay = nights().road(&["E09", "E28"]);
    lay.clone().at(0, 2, "C08").at(0, 2, "C20").ready().vitality("C08", 4).vitality("C20", 1);
    lay.at(0, 1, "C20").points(2).ready().step("C20", AHEAD).points(0);
}

#[test]
fn e29_harbour_of_basra() {
    let lay = nights().road(&["E09", "E29", "E02", "E09"]).at(0, 1, "C02");
    let mut table = lay.clone().at(0, 2, "C20").at(0, 4, "C09").ready();
    // A Character that starts at the Harbour may make two steps. Any other Character may make one.
    table.bonus("C20", AHEAD).bonus("C20", AHEAD).at("C20", 4).bonus("C02", AHEAD).not_offered(Step("C02", AHEAD));
    // The effect applies to Characters of all Authors.
    let mut table = lay.at(1, 5, "Goofy").at(1, 1, "Alice").turn(1).points(2).ready();
    table.bonus("Goofy", BACK).bonus("Goofy", BACK).at("Goofy", 3);
}

#[test]
fn e30_valhalla() {
    let lay = north().road(&["E09", "E30"]);
    lay.clone().at(0, 2, "D08").at(0, 2, "D20").ready().vitality("D08", 3).vitality("D20", 4);
    lay.at(0, 1, "D08").points(2).ready().step("D08", AHEAD).points(0);
}

#[test]
fn e31_the_rainbow_bridge() {
    let lay = north().road(&["E09", "E31"]);
    lay.clone().at(0, 1, "D05").points(1).ready().step("D05", AHEAD).points(0).vitality("D05", 4);
    lay.clone().at(0, 1, "D20").points(1).ready().not_offered(Step("D20", AHEAD));
    lay.at(0, 1, "D20").points(2).ready().step("D20", AHEAD).points(0).vitality("D20", 4);
}

#[test]
fn e32_the_world_tree() {
    let lay = north().road(&["E32"]).at(0, 1, "D11").at(0, 1, "D06").at(0, 1, "D20").at(1, 6, "Goofy");
    lay.ready().vitality("D11", 5).vitality("D06", 4).vitality("D20", 4).vitality("Goofy", 4);
}

#[test]
fn e33_land_of_the_giants() {
    let lay = north().road(&["E09", "E33"]);
    lay.clone().at(0, 2, "D20").at(0, 2, "D08").ready().vitality("D20", 6).vitality("D08", 1);
    lay.at(0, 1, "D20").points(2).ready().step("D20", AHEAD).points(0).vitality("D20", 6);
}

#[test]
fn e34_the_dragons_heath() {
    let lay = north().road(&["E09", "E34"]);
    lay.clone().at(0, 2, "D18").at(1, 5, "Goofy").ready().vitality("D18", 4).vitality("Goofy", 3);
    lay.at(0, 1, "D18").points(2).ready().step("D18", AHEAD).points(0);
}

#[test]
fn e35_the_hall_of_hel() {
    let lay = north().road(&["E35", "E09"]).at(0, 1, "D15").at(0, 1, "D20").at(1, 6, "A20").points(1);
    lay.clone().ready().vitality("D15", 4).vitality("D20", 4).vitality("A20", 2).not_offered(Step("D20", AHEAD));
    lay.points(2).ready().step("D20", AHEAD).points(0);
}

#[test]
fn e36_mimirs_well() {
    let lay = north().road(&["E09", "E36"]).at(0, 1, "D20").at(0, 1, "D08").library(0, &["D03", "D10"]).points(4);
    let mut table = lay.ready();
    table
        .step("D20", AHEAD)
        .draws("D03, D10")
        .choose("D03")
        .choose("D10")
        .in_hand(0, "D03")
        .in_library(0, "D10")
        .points(2);
    // The second Character that enters in a turn triggers nothing.
    table.step("D08", AHEAD).points(0).holds(0, 1);
}

#[test]
fn e37_the_ring_of_flames() {
    let lay = north().road(&["E09", "E37"]);
    lay.clone().at(0, 2, "D14").at(0, 2, "D20").ready().vitality("D14", 4).vitality("D20", 4);
    lay.clone().at(0, 1, "D16").points(1).ready().step("D16", AHEAD).points(0).vitality("D16", 5);
    lay.at(0, 1, "D14").points(2).ready().not_offered(Step("D14", AHEAD));
}

#[test]
fn e38_heorot() {
    let lay = north().road(&["E38"]).at(0, 1, "D19").at(0, 1, "D20").at(1, 6, "Alice");
    lay.ready().vitality("D19", 5).vitality("D20", 4).vitality("Alice", 3);
}
