//! The Objects, Effects and Events of Nights and Wishes, C21 to C33.

use super::epic_c::nights;
use crate::stage::*;

#[test]
fn c21_the_wonderful_lamp() {
    let lay = nights().road(&["E09"]).at(0, 1, "C03").at(0, 1, "C11");
    lay.clone().on("C03", "C21").ready().vitality("C03", 7);
    lay.on("C11", "C21").ready().vitality("C11", 3);
}

#[test]
fn c22_flying_carpet() {
    let lay = nights().road(&["E24", "E14", "E23"]).at(0, 1, "C11").on("C11", "C22").at(0, 2, "C20").at(0, 3, "C02");
    // The two steps of Bonus Movement cost nothing. A Story Action is a single step.
    lay.clone()
        .ready()
        .vitality("C11", 4)
        .bonus("C11", AHEAD)
        .bonus("C11", AHEAD)
        .at("C11", 3)
        .points(0)
        .not_offered(Step("C11", BACK));
    lay.points(1).ready().step("C11", AHEAD).points(0).at("C11", 2);
}

#[test]
fn c23_magic_ring() {
    let lay = nights().road(&["E09", "E02"]).at(0, 2, "C11").on("C11", "C23").at(1, 5, "A16").on("A16", "A24").turn(1);
    // The bow must choose another Character, or cannot be used.
    lay.clone().ready().vitality("C11", 3).not_offered(Once("A24"));
    lay.at(0, 2, "C20").ready().once("A24").at("C20", 1).at("C11", 2).not_in_play("A24");
}

#[test]
fn c24_oil_jars() {
    let lay = nights().road(&["E09", "E02"]).at(0, 1, "C11").hand(0, &["C24"]).points(1);
    let mut table = lay.ready();
    table.not_offered(PlayTo("C24", "C11")).play_at("C24", 2).is_loose("C24").points(0);
    let lay = nights().road(&["E09", "E02", "E09"]).at(0, 2, "C24").at(1, 4, "Goofy").turn(1).points(2);
    // The jars push the Character back, and are archived. Characters of the same Author are not pushed.
    lay.ready().step("Goofy", AHEAD).at("Goofy", 4).archived_by(0, "C24");
    let own = nights().road(&["E09", "E02"]).at(0, 2, "C24").at(0, 1, "C20").points(1);
    own.ready().step("C20", AHEAD).at("C20", 2).is_loose("C24");
}

#[test]
fn c25_sacks_of_gold() {
    let lay = nights().road(&["E09"]).at(0, 1, "C12").at(0, 1, "C20");
    lay.clone().on("C12", "C25").ready().vitality("C12", 5);
    lay.on("C20", "C25").ready().vitality("C20", 2);
}

#[test]
fn c26_scimitar() {
    let lay = nights().road(&["E09"]).at(0, 1, "C20").on("C20", "C26").at(1, 6, "Goofy").points(1);
    let mut table = lay.clone().ready();
    table.vitality("C20", 2).once("C26").vitality("Goofy", 2).points(0).on_to(1).vitality("Goofy", 3);
    lay.clone().points(0).ready().not_offered(Once("C26"));
    lay.at(1, 6, "Pluto").ready().once("C26").choose("Pluto").archived_by(1, "Pluto");
}

#[test]
fn c27_the_ebony_horse() {
    let lay = nights().road(&["E24", "E14"]).at(0, 1, "C11").on("C11", "C27").points(1);
    // Cassim's toll is waived too.
    lay.ready().vitality("C11", 3).step("C11", AHEAD).points(0).at("C11", 2);
    let shut = nights().road(&["E09", "E15"]).at(0, 1, "C20").on("C20", "C27").points(3);
    shut.ready().not_offered(Step("C20", AHEAD));
}

#[test]
fn c28_rocs_egg() {
    let lay = nights().road(&["E09", "E02"]).at(0, 1, "C20").on("C20", "C28");
    lay.clone().points(1).ready().vitality("C20", 3).not_offered(Step("C20", AHEAD));
    lay.points(2).ready().step("C20", AHEAD).points(0);
}

#[test]
fn c29_open_sesame() {
    let lay = nights().hand(0, &["C29"]).points(1);
    let mut table = lay.clone().library(0, &["C21", "C26", "C20"]).ready();
    table
        .play("C29")
        .not_offered(Choose("C26"))
        .choose("C21")
        .in_hand(0, "C21")
        .in_library(0, "C26")
        .dice("+")
        .points(1);
    // If the search finds no card, everybody sees that the Library has none.
    let lay = lay.hand(0, &["C21"]).library(0, &["C25", "C20"]);
    lay.ready().play("C29").choose("C25").in_hand(0, "C25");
}

#[test]
fn c30_to_be_continued_tomorrow_night() {
    let lay = nights().road(&["E09", "E02"]).at(0, 2, "C11").saved(0, &[("C30", 2)]).at(1, 5, "A16").on("A16", "A24");
    let lay = lay.turn(1);
    let mut table = lay.clone().ready();
    table.once("A24").asks(0).reveal("C30").at_of(0, "C11", 2).archived_by(0, "C30").archived_by(1, "A24");
    lay.ready().once("A24").asks(0).pass().at_of(0, "C11", 1).has_saved(0, "C30");
}

#[test]
fn c31_the_third_wish() {
    let lay = nights().road(&["E09"]).title(0, "C19").at(0, 1, "C20").hand(0, &["C31"]).points(1);
    lay.clone().ready().play("C31").which(1).draws("C11, C02, C09").holds(0, 3);
    let mut table = lay.clone().ready();
    table.play("C31").which(2).vitality("C20", 4).on_to(1).vitality("C20", 4).on_to(0).vitality("C20", 1);
    // The third alternative is possible only if there is an Effect to archive.
    let mut table = lay.on_by(1, "C20", "A30").ready();
    table.vitality("C20", 3).play("C31").which(3).vitality("C20", 1).archived_by(1, "A30");
    let lay = nights().road(&["E09"]).at(0, 1, "C20").hand(0, &["C31"]).points(1);
    lay.ready().not_offered(Play("C31"));
}

#[test]
fn c32_half_turned_to_stone() {
    let lay = nights().road(&["E09", "E02"]).title(0, "C19").at(1, 6, "Goofy").hand(0, &["C32"]).points(4);
    let mut table = lay.clone().ready();
    table.play_to("C32", "Goofy").vitality("Goofy", 1).on_to(1).not_offered(Step("Goofy", BACK));
    // A Character turned to stone is archived with its Location.
    lay.ready().play_to("C32", "Goofy").replace(1).turns_up("E22").archived_by(1, "Goofy").archived_by(0, "C32");
    let own = nights().road(&["E09"]).title(0, "C19").at(0, 1, "C20").hand(0, &["C32"]).points(2);
    own.ready().not_offered(PlayTo("C32", "C20"));
}

#[test]
fn c33_a_chalk_mark_on_the_door() {
    let lay = nights().hand(0, &["C33"]).points(2);
    let mut table = lay.clone().hand(1, &["Goofy", "Alice"]).ready();
    table.play("C33").choose("Alice").draws("C11").archived_by(1, "Alice").in_hand(1, "Goofy").points(1);
    lay.ready().not_offered(Play("C33"));
}
