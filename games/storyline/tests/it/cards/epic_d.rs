//! The Characters of Gods and Giants, D01 to D20. Here Author 0 plays this Library, and Author 1 plays the Library of
//! the A cards.

use crate::stage::*;

pub(super) fn north() -> Lay {
    epic(2).libraries(&[3, 0])
}

#[test]
fn d01_odin_the_wanderer() {
    let lay = north().hand(0, &["D01"]).library(0, &["D03", "D08", "D10"]).points(3);
    let mut table = lay.ready();
    table.play("D01").draws("D03, D08, D10").choose("D03").choose("D08").choose("D10").in_hand(0, "D03").holds(0, 1);
    // The Wanderer can also replace the Father of All.
    let lay = north().title(0, "D02").hand(0, &["D01"]).library(0, &["D03", "D08", "D10", "D20"]);
    let mut table = lay.ready();
    table.play("D01").draws("D03, D08, D10").choose("D03").choose("D08").choose("D10");
    table.on_title("D01").in_hand(0, "D03").archived_by(0, "D02");
}

#[test]
fn d02_odin_father_of_all() {
    let lay = north().road(&["E09"]).at(0, 1, "D08").at(0, 1, "D20");
    lay.clone().title(0, "D02").ready().vitality("D08", 1).vitality("D20", 4);
    // At the Soldiers' Location Odin gives them a bonus, and also counts as a Deity for their own bonus.
    lay.clone().at(0, 1, "D02").ready().vitality("D08", 3).vitality("D02", 5);
    lay.clone().at(1, 6, "D02").ready().vitality("D08", 1);
    // Odin has Sorcery, so a Spell can be played.
    lay.title(0, "D02").hand(0, &["D29"]).points(1).ready().play_to("D29", "D20").vitality("D20", 6);
}

#[test]
fn d03_thor() {
    let lay = north().road(&["E09"]).at(0, 1, "D03");
    lay.clone().ready().vitality("D03", 4);
    // Any Weapon gives Thor 1 more. Gold is not a Weapon.
    lay.clone().on("D03", "D22").ready().vitality("D03", 6);
    lay.clone().on("D03", "D24").ready().vitality("D03", 5);
    lay.clone().at(1, 6, "D20").at(1, 6, "Goofy").ready().vitality("D20", 2).vitality("Goofy", 3);
    lay.clone().at(1, 5, "D20").ready().vitality("D20", 4);
    lay.at(0, 1, "D20").ready().vitality("D20", 4);
}

#[test]
fn d04_loki() {
    let lay = north().road(&["E09", "E02", "E32", "E13"]).at(0, 1, "D04").at(1, 3, "Goofy").points(2);
    let mut table = lay.clone().ready();
    // The two Locations change places, and the cards there stay in their places.
    table.step("D04", AHEAD).yes().choose_at(1).choose_at(4).points(0);
    table.location_is(0, 1, "E13").location_is(0, 4, "E09").at("Goofy", 3).at("D04", 2);
    lay.clone().ready().step("D04", AHEAD).pass().points(1).location_is(0, 1, "E09");
    lay.points(1).ready().step("D04", AHEAD).not_offered(Yes);
}

#[test]
fn d05_freyja() {
    let lay = north().title(0, "D05").points(1);
    let mut table = lay.clone().archive(0, &["D08", "D20"]).ready();
    table.once("D05").choose("D08").in_hand(0, "D08").points(0).not_archived("D08").not_offered(Once("D05"));
    // Freyja finds no Giants, and no cards in another Author's Archive.
    lay.clone().archive(0, &["D20"]).ready().not_offered(Once("D05"));
    lay.points(0).archive(0, &["D08"]).ready().not_offered(Once("D05"));
}

#[test]
fn d06_balder() {
    let lay = north().road(&["E09", "E02"]).at(0, 2, "D06").at(1, 5, "A16").on("A16", "A24").turn(1);
    lay.clone().ready().not_offered(Once("A24"));
    lay.at(0, 2, "D08").ready().once("A24").at("D08", 1).at("D06", 2);
}

#[test]
fn d07_the_valkyries() {
    let lay = north().road(&["E10", "E09"]).at(0, 1, "D07").points(2);
    let mut table = lay.clone().archive(0, &["D08", "D08"]).ready();
    // The Valkyries fly out of the monster, and fetch one Soldier from the Archive.
    table.step("D07", AHEAD).yes().choose("D08").on_title("D08").points(0).archived_by(0, "D08");
    lay.clone().archive(0, &["D08"]).ready().step("D07", AHEAD).pass().points(1).not_in_play("D08");
    lay.clone().archive(0, &["D20"]).ready().step("D07", AHEAD).not_offered(Yes);
    lay.archive(0, &["D08"]).points(1).ready().step("D07", AHEAD).not_offered(Yes);
}

#[test]
fn d08_einherjar() {
    let lay = north().road(&["E09"]).at(0, 1, "D08").at(0, 1, "D08");
    lay.clone().at(0, 1, "D05").ready().vitality("D08", 2).vitality("D08#2", 2);
    // Two Deities give no more than one. A Deity elsewhere, or one of an opponent, does not count.
    lay.clone().at(0, 1, "D05").at(0, 1, "D06").ready().vitality("D08", 2);
    lay.clone().at(0, 2, "D05").ready().vitality("D08", 1);
    lay.at(1, 6, "D05").ready().vitality("D08", 1);
}

#[test]
fn d09_sleipnir() {
    let lay = north().road(&["E09", "E02", "E09"]).at(0, 1, "D09").points(1);
    let mut table = lay.clone().at(0, 1, "D01").ready();
    table.step("D01", AHEAD).yes().at("D09", 2).at("D01", 2).points(0);
    lay.clone().at(0, 1, "D03").ready().step("D03", AHEAD).at("D09", 1);
    let mut table = lay.at(0, 3, "D10").ready();
    table.bonus("D09", AHEAD).bonus("D09", AHEAD).at("D09", 3).not_offered(Step("D09", BACK));
}

#[test]
fn d10_hugin_and_munin() {
    let lay = north().road(&["E10", "E09"]).at(0, 1, "D10").points(1);
    lay.clone().ready().step("D10", AHEAD).yes().turns_up("E34").location_is(0, 3, "E34").points(0);
    lay.clone().ready().step("D10", AHEAD).pass().location_is(0, 3, "?");
    lay.location(0, 3, "E02").ready().step("D10", AHEAD).not_offered(Yes);
}

#[test]
fn d11_fenrir() {
    let lay = north().road(&["E09", "E02"]).at(0, 1, "D11").points(1);
    lay.clone().at(1, 5, "Pluto").ready().step("D11", AHEAD).yes().archived_by(1, "Pluto");
    lay.clone().at(1, 5, "Pluto").ready().step("D11", AHEAD).pass().at("Pluto", 5);
    // The limit applies to the current Vitality.
    lay.clone().at(1, 5, "Alice").ready().step("D11", AHEAD).not_offered(Yes);
    let worn = lay.at(1, 5, "Alice").at(0, 2, "D31");
    worn.ready().vitality("Alice", 1).step("D11", AHEAD).yes().archived_by(1, "Alice").vitality("D11", 3);
}

#[test]
fn d12_the_midgard_serpent() {
    let lay = north().road(&["E10", "E09"]).at(0, 1, "D12").points(1);
    lay.clone().at(1, 6, "Goofy").at(0, 1, "D20").ready().vitality("Goofy", 2).vitality("D20", 4);
    // On land the Serpent has no effect, and it swims to leave the Water.
    let mut table = lay.clone().at(1, 6, "Goofy").at(1, 5, "Alice").ready();
    table.step("D12", AHEAD).points(0).vitality("Goofy", 3).vitality("Alice", 2);
    // When the Serpent is back at Water, Pluto is archived.
    let lay = north().road(&["E10", "E09"]).at(0, 2, "D12").at(1, 6, "Pluto").points(1);
    lay.ready().step("D12", BACK).archived_by(1, "Pluto");
}

#[test]
fn d13_surt() {
    let lay = north().road(&["E09", "E02"]).at(0, 1, "D13").at(1, 5, "Goofy").points(2);
    let mut table = lay.clone().ready();
    table.step("D13", AHEAD).yes().turns_up("E33").location_is(0, 2, "E33").points(0).vitality("D13", 7);
    table.at("Goofy", 5);
    lay.clone().ready().step("D13", AHEAD).pass().location_is(0, 2, "E02").points(1);
    lay.points(1).ready().step("D13", AHEAD).not_offered(Yes);
}

#[test]
fn d14_sigurd_smiths_apprentice() {
    let lay = north().road(&["E09"]).at(0, 1, "D14");
    lay.clone().ready().vitality("D14", 2);
    // Any Weapon gives Sigurd 1 more, and Gram gives him more than other Weapons.
    lay.clone().on("D14", "D21").ready().vitality("D14", 4);
    lay.clone().on("D14", "D22").ready().vitality("D14", 5);
    lay.on("D14", "D24").ready().vitality("D14", 3);
}

#[test]
fn d15_sigurd_dragon_slayer() {
    let lay = north().road(&["E09"]).at(0, 1, "D15");
    let mut table = lay.clone().at(1, 6, "Goofy").at(1, 6, "Alice").at(1, 6, "D18").ready();
    table.vitality("Goofy", 2).vitality("Alice", 2).vitality("D18", 2).vitality("D15", 5);
    lay.at(1, 5, "Goofy").at(0, 1, "D11").ready().vitality("Goofy", 3).vitality("D11", 4);
}

#[test]
fn d16_brynhild() {
    let lay = north().road(&["E10", "E09"]).at(0, 1, "D16").points(1);
    lay.clone().at(0, 1, "D14").ready().vitality("D16", 4);
    lay.clone().at(0, 1, "D15").ready().vitality("D16", 4);
    lay.clone().at(1, 6, "D14").ready().vitality("D16", 3);
    // Brynhild flies.
    lay.ready().vitality("D16", 3).step("D16", AHEAD).points(0);
}

#[test]
fn d17_regin() {
    let lay = north().title(0, "D17").road(&["E09"]).at(0, 1, "D14").hand(0, &["D22", "D24"]);
    lay.ready().not_offered(PlayTo("D24", "D14")).play_to("D22", "D14").points(0);
    let other = north().title(1, "D17").road(&["E09"]).at(0, 1, "D14").hand(0, &["D22"]);
    other.ready().not_offered(PlayTo("D22", "D14"));
}

#[test]
fn d18_fafnir() {
    let lay = north().road(&["E09", "E02"]).at(0, 1, "D18").points(1);
    lay.clone().ready().vitality("D18", 3).offered(Step("D18", AHEAD));
    // Next to any Author's Treasure, Fafnir gains 2 and cannot make a step.
    lay.clone().at(0, 1, "D24").ready().vitality("D18", 5).not_offered(Step("D18", AHEAD));
    lay.clone().at(1, 6, "Goofy").on("Goofy", "D23").ready().vitality("D18", 5).not_offered(Step("D18", AHEAD));
    lay.clone().at(0, 2, "D24").ready().vitality("D18", 3).step("D18", AHEAD).vitality("D18", 5);
    // Fafnir's own gold gives him 2 more, because he is a Dragon.
    lay.on("D18", "D24").ready().vitality("D18", 7);
}

#[test]
fn d19_beowulf() {
    let lay = north().road(&["E10", "E09"]).at(0, 1, "D19").points(1);
    lay.clone().ready().vitality("D19", 4).step("D19", AHEAD).points(0);
    // With a sword, Beowulf loses his own bonus and gains that of the sword.
    lay.clone().on("D19", "D22").ready().vitality("D19", 4);
    lay.on("D19", "D26").ready().vitality("D19", 4);
}

#[test]
fn d20_grendel() {
    let lay = north().road(&["E32", "E09", "E02"]).at(0, 1, "D20").points(1);
    lay.clone().at(1, 5, "Goofy").ready().step("D20", AHEAD).yes().at("Goofy", 4);
    lay.clone().at(1, 5, "Goofy").ready().step("D20", AHEAD).pass().at("Goofy", 5);
    // Grendel pushes only in Houses.
    let wood = north().road(&["E09", "E32"]).at(0, 1, "D20").at(1, 5, "Goofy").points(1);
    wood.ready().step("D20", AHEAD).not_offered(Yes).at("Goofy", 5);
}
