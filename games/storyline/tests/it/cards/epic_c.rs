//! The Characters of Nights and Wishes, C01 to C20. Here Author 0 plays this Library, and Author 1 plays the Library of
//! the A cards.

use crate::stage::*;

pub(super) fn nights() -> Lay {
    epic(2).libraries(&[2, 0])
}

#[test]
fn c01_scheherazade() {
    let lay = nights().title(0, "C01").hand(0, &["C11", "C20"]).library(0, &["C02", "C09", "C13"]);
    let mut table = lay.ready();
    // Scheherazade's ONCE archives a card from the hand, takes one of three cards, and puts the others under the
    // Library.
    table.once("C01").choose("C11").archived_by(0, "C11").draws("C02, C09, C13").choose("C09").in_hand(0, "C09");
    table.choose("C13").choose("C02").in_library(0, "C02").in_library(0, "C13").holds(0, 2).not_offered(Once("C01"));
    nights().title(0, "C01").ready().not_offered(Once("C01"));
}

#[test]
fn c02_aladdin_idle_boy() {
    let lay = nights().road(&["E09"]).at(0, 1, "C02");
    lay.clone().ready().vitality("C02", 2);
    // Aladdin has his own bonus of 1 and the 2 of the lamp.
    lay.clone().on("C02", "C21").ready().vitality("C02", 5);
    lay.at(0, 1, "C21").ready().vitality("C02", 2);
}

#[test]
fn c03_aladdin_master_of_the_lamp() {
    let lay = nights().road(&["E09"]).at(0, 1, "C11").hand(0, &["C21", "C22", "C12"]).points(1);
    let mut table = lay.clone().title(0, "C03").ready();
    // Aladdin makes only Objects cheaper.
    table.not_offered(Play("C12")).offered(PlayTo("C22", "C11")).play_to("C21", "C11").points(0);
    lay.ready().not_offered(PlayTo("C21", "C11"));
}

#[test]
fn c04_princess_badroulbadour() {
    let lay = nights().road(&["E09"]).at(0, 1, "C02").at(0, 1, "C11");
    lay.clone().at(0, 1, "C04").ready().vitality("C02", 3).vitality("C11", 2).vitality("C04", 4);
    lay.at(0, 2, "C04").ready().vitality("C02", 2);
}

#[test]
fn c05_the_sultan() {
    let lay = nights().road(&["E09"]).at(0, 1, "C05");
    lay.clone().begins(0).ready().draws("C20").rolls(4, 1);
    lay.clone().on("C05", "C25").begins(0).ready().draws("C20").rolls(4, 2);
    // Only an Object that the Sultan himself bears counts.
    lay.at(0, 1, "C11").on("C11", "C25").begins(0).ready().draws("C20").rolls(4, 2);
}

#[test]
fn c06_the_african_magician() {
    let lay = nights().road(&["E09"]).at(0, 1, "C06");
    let mut table = lay.clone().at(1, 6, "Goofy").ready();
    // The effect lasts until the next turn of the Magician's Author begins.
    table.once("C06").vitality("Goofy", 2).on_to(1).vitality("Goofy", 2).on_to(0).vitality("Goofy", 3);
    lay.clone().at(1, 6, "Pluto").ready().once("C06").archived_by(1, "Pluto");
    lay.clone().at(1, 5, "Goofy").ready().not_offered(Once("C06"));
    // The Magician has Sorcery, so a Spell can be played.
    let lay = lay.at(1, 6, "Goofy").hand(0, &["C32"]).points(2);
    lay.ready().play_to("C32", "Goofy").vitality("Goofy", 1);
}

#[test]
fn c07_the_genie_of_the_lamp() {
    let lay = nights().road(&["E09", "E24"]).at(0, 1, "C11").hand(0, &["C07"]).points(2);
    lay.clone().ready().not_offered(Play("C07"));
    lay.clone().on("C11", "C21").ready().play("C07").on_title("C07").points(0);
    // A loose lamp counts if the Genie's Author played it. A lamp on an opposing Character does not.
    lay.clone().at(0, 2, "C21").ready().play("C07").points(0);
    lay.at(1, 6, "Goofy").on("Goofy", "C21").ready().not_offered(Play("C07"));
    // The Genie flies.
    let lay = nights().road(&["E24", "E14"]).at(0, 1, "C07").points(1);
    lay.ready().vitality("C07", 5).step("C07", AHEAD).points(0).at("C07", 2);
}

#[test]
fn c08_the_genie_of_the_ring() {
    let lay = nights().road(&["E10", "E09", "E14"]).at(0, 1, "C08").at(0, 1, "C11").points(1);
    let mut table = lay.clone().ready();
    // A move by a card pays nothing, not even the toll of Cassim.
    table.once("C08").far(2).at("C11", 3).points(0).at("C08", 1).not_offered(Once("C08"));
    lay.clone().points(0).ready().not_offered(Once("C08"));
    nights().road(&["E09"]).at(0, 1, "C08").points(1).ready().not_offered(Once("C08"));
}

#[test]
fn c09_ali_baba() {
    let lay = nights().road(&["E09"]).at(0, 1, "C09").points(1);
    lay.clone().ready().step("C09", AHEAD).turns_up("E22").dice("+").points(1).at("C09", 2);
    lay.clone().ready().step("C09", AHEAD).turns_up("E15").at("C09", 1).points(0);
    lay.location(0, 2, "E22").ready().step("C09", AHEAD).points(0).at("C09", 2);
}

#[test]
fn c10_morgiana() {
    // The opponent plays Wild and Wicked, which has the Pirates.
    let lay = epic(2).libraries(&[2, 1]).road(&["E24", "E21"]).at(0, 1, "C10");
    let mut table = lay.clone().at(1, 6, "B03").at(1, 6, "B11").ready();
    table.vitality("B03", 3).vitality("B11", 4);
    lay.clone().at(1, 5, "B03").ready().vitality("B03", 4);
    // Morgiana archives the Crew when she enters. She does not affect Thieves of the same Author.
    let crew = epic(2).libraries(&[2, 1]).road(&["E22", "E22"]).at(0, 1, "C10").at(1, 5, "B06").points(1);
    crew.ready().step("C10", AHEAD).archived_by(1, "B06");
    lay.at(0, 1, "C12").ready().vitality("C12", 3);
}

#[test]
fn c11_cassim() {
    let lay = nights().road(&["E09", "E24"]);
    lay.clone().at(0, 1, "C11").points(1).ready().not_offered(Step("C11", AHEAD)).vitality("C11", 2);
    lay.clone().at(0, 1, "C11").points(2).ready().step("C11", AHEAD).points(0);
    lay.at(0, 2, "C11").points(2).ready().not_offered(Step("C11", BACK));
}

#[test]
fn c12_captain_of_the_thieves() {
    let lay = nights().road(&["E09", "E02"]).at(0, 1, "C12").points(1);
    let robbed = lay.clone().at(1, 5, "Goofy").on("Goofy", "A25");
    robbed.clone().ready().step("C12", AHEAD).yes().is_on("A25", "C12").controlled_by(0, "A25");
    robbed.ready().step("C12", AHEAD).pass().is_on("A25", "Goofy");
    // The Captain takes no loose Object.
    lay.at(1, 5, "A25").at(1, 5, "Goofy").ready().step("C12", AHEAD).not_offered(Yes).is_loose("A25");
}

#[test]
fn c13_forty_thieves() {
    let lay = nights().road(&["E09", "E09"]).at(0, 1, "C13").at(0, 1, "C13");
    lay.clone().ready().vitality("C13", 1);
    // A Treasure counts whether it is loose, on a friend or on an opposing Character.
    lay.clone().at(0, 1, "C25").ready().vitality("C13", 2).vitality("C13#2", 2);
    lay.clone().at(1, 6, "Goofy").on("Goofy", "C28").ready().vitality("C13", 2);
    lay.clone().at(0, 2, "C25").ready().vitality("C13", 1);
    // A Tool is not a Treasure. The bearer of the gold also gains the gold's 2.
    lay.clone().at(0, 1, "C24").ready().vitality("C13", 1);
    lay.on("C13", "C25").ready().vitality("C13", 4).vitality("C13#2", 2);
}

#[test]
fn c14_sinbad_shipwrecked_merchant() {
    let lay = nights().road(&["E10", "E29", "E09"]).at(0, 1, "C14").points(1);
    let mut table = lay.ready();
    // Sinbad swims out of the monster, and pays only for the action.
    table.vitality("C14", 3).step("C14", AHEAD).points(0).vitality("C14", 3);
    nights().road(&["E09"]).at(0, 1, "C14").ready().vitality("C14", 2);
}

#[test]
fn c15_sinbad_home_from_seven_voyages() {
    let lay = nights().road(&["E09", "E29", "E09"]);
    let mut table = lay.clone().at(0, 1, "C15").points(2).ready();
    table.step("C15", AHEAD).draws("C11").in_hand(0, "C11").step("C15", AHEAD).holds(0, 1).at("C15", 3);
    // This Sinbad is another version of the young merchant, and replaces him at no cost.
    let mut table = lay.at(0, 2, "C14").hand(0, &["C15"]).ready();
    table.play("C15").at("C15", 2).vitality("C15", 5).holds(0, 0).archived_by(0, "C14");
}

#[test]
fn c16_the_old_man_of_the_sea() {
    let lay = nights().road(&["E09", "E02"]).at(0, 1, "C16").turn(1);
    lay.clone().at(1, 6, "Alice").points(1).ready().not_offered(Step("Alice", BACK));
    lay.clone().at(1, 6, "Alice").points(2).ready().step("Alice", BACK).points(0);
    lay.clone().at(1, 6, "A16").points(1).ready().step("A16", BACK).points(0);
    // The Old Man charges nothing for entering.
    lay.at(1, 5, "Alice").points(1).ready().step("Alice", AHEAD).points(0);
}

#[test]
fn c17_the_roc() {
    let lay = nights().road(&["E09", "E02", "E09", "E24"]).at(0, 1, "C17").points(1);
    lay.clone().at(1, 5, "Goofy").ready().step("C17", AHEAD).yes().far(-2).at("Goofy", 3);
    lay.clone().at(1, 5, "Goofy").ready().step("C17", AHEAD).yes().far(-1).at("Goofy", 4);
    lay.clone().at(1, 5, "Goofy").ready().step("C17", AHEAD).pass().at("Goofy", 5);
    // The Roc cannot push a Character with Vitality 4.
    lay.at(1, 5, "A16").ready().step("C17", AHEAD).not_offered(Yes).at("A16", 5);
}

#[test]
fn c18_prince_ahmed() {
    let lay = nights().road(&["E09", "E02", "E14"]).at(0, 1, "C18");
    let mut table = lay.clone().at(0, 1, "C20").points(2).ready();
    table.bonus("C18", AHEAD).bonus("C18", AHEAD).at("C18", 3).points(0).not_offered(Step("C18", BACK));
    // The charge of a Location is paid for each of the two steps.
    lay.at(0, 1, "C20").points(1).ready().bonus("C18", AHEAD).not_offered(Step("C18", AHEAD)).at("C18", 2);
}

#[test]
fn c19_the_fairy_paribanou() {
    let lay = nights().road(&["E09", "E02"]).at(0, 2, "C19").at(0, 2, "C20").at(0, 2, "C11").at(1, 5, "A16");
    let mut table = lay.on("A16", "A24").ready();
    table.once("C19").choose("C20").not_offered(Once("C19")).on_to(1);
    // Robin Hood's bow can choose Cassim and the Fairy, but not the Character that the Fairy protects.
    table.once("A24").offered(Choose("C11")).offered(Choose("C19")).not_offered(Choose("C20"));
    // The Fairy has Sorcery. Her ONCE cannot be used if no other Character is there.
    let lay = nights().road(&["E09"]).at(0, 1, "C19").hand(0, &["C31"]).points(1);
    lay.ready().not_offered(Once("C19")).play("C31").which(2).vitality("C19", 6);
}

#[test]
fn c20_the_poor_fisherman() {
    let lay = nights().road(&["E29", "E09"]);
    let mut table = lay.clone().at(0, 1, "C20").ready();
    table.once("C20").rolls(0, 2).dice("++").points(2).not_offered(Once("C20"));
    lay.at(0, 2, "C20").ready().not_offered(Once("C20"));
}
