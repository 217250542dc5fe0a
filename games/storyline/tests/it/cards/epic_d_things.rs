//! The Objects, Effects and Events of Gods and Giants, D21 to D34.

use super::epic_d::north;
use crate::stage::*;

#[test]
fn d21_mjolnir() {
    let lay = north().road(&["E09", "E02", "E09"]).at(0, 1, "D03").at(0, 1, "D20").points(1);
    // Mjolnir gives Thor 2, and he also has his own bonus for a Weapon.
    let thrown = lay.clone().on("D03", "D21").at(1, 5, "Goofy");
    thrown.ready().vitality("D03", 7).once("D21").at("Goofy", 4).points(0).is_on("D21", "D03");
    lay.clone().on("D20", "D21").ready().vitality("D20", 5).not_offered(Once("D21"));
    lay.on("D20", "D21").at(1, 6, "Goofy").points(0).ready().not_offered(Once("D21"));
}

#[test]
fn d22_gram() {
    let lay = north().road(&["E09"]).at(0, 1, "D15").at(0, 1, "D20");
    lay.clone().on("D15", "D22").ready().vitality("D15", 7);
    lay.on("D20", "D22").ready().vitality("D20", 5);
}

#[test]
fn d23_draupnir() {
    let lay = north().road(&["E09"]).at(0, 1, "D20").on("D20", "D23");
    let mut table = lay.clone().ready();
    table.vitality("D20", 5).once("D23").rolls(0, 1).dice("+").points(1).not_offered(Once("D23"));
    // The controller of its bearer uses the ring.
    let lay = north().road(&["E09"]).at(1, 6, "Goofy").on("Goofy", "D23");
    lay.clone().ready().not_offered(Once("D23"));
    lay.turn(1).ready().once("D23").dice("-").points(0);
}

#[test]
fn d24_rhine_gold() {
    let lay = north().road(&["E09"]).at(0, 1, "D17").at(0, 1, "D20");
    lay.clone().on("D17", "D24").ready().vitality("D17", 3);
    lay.on("D20", "D24").ready().vitality("D20", 5);
}

#[test]
fn d25_mistletoe_dart() {
    let lay = north().road(&["E09"]).at(0, 1, "D20").on("D20", "D25");
    let mut table = lay.clone().at(1, 6, "Goofy").ready();
    table.vitality("D20", 5).once("D25").vitality("Goofy", 1).archived_by(0, "D25").on_to(1).vitality("Goofy", 3);
    lay.clone().at(1, 6, "Alice").ready().once("D25").archived_by(1, "Alice");
    lay.at(1, 5, "Alice").ready().not_offered(Once("D25"));
}

#[test]
fn d26_apples_of_idunn() {
    let lay = north().road(&["E09"]).at(0, 1, "D20").on("D20", "D26");
    let mut table = lay.clone().archive(0, &["D03", "D08"]).ready();
    table.vitality("D20", 5).once("D26").choose("D03").in_hand(0, "D03").archived_by(0, "D26").vitality("D20", 4);
    // The ONCE cannot be used without Story Points.
    lay.archive(0, &["D08"]).ready().not_offered(Once("D26"));
}

#[test]
fn d27_feast_of_the_fallen() {
    let lay = north().hand(0, &["D27"]).points(2);
    let mut table = lay.clone().archive(0, &["D08", "D08"]).ready();
    table.play("D27").choose("D08").choose("D08").on_title("D08").on_title("D08#2").archived_by(0, "D27");
    lay.clone().archive(0, &["D08", "D08"]).ready().play("D27").choose("D08").pass().archived_by(0, "D08");
    lay.ready().not_offered(Play("D27"));
}

#[test]
fn d28_twilight_of_the_gods() {
    let lay = north().road(&["E32", "E09"]).hand(0, &["D28"]).points(4);
    let lay = lay.at(0, 2, "D13").at(0, 2, "D08").at(1, 5, "Goofy").at(1, 5, "A16").at(1, 6, "Alice");
    let mut table = lay.ready();
    // All Characters with 3 or less are archived, and the others stay at the new Location.
    table.play("D28").choose_at(2).turns_up("E38").archived_by(0, "D08").archived_by(1, "Goofy");
    table.at("D13", 2).at("A16", 5).at("Alice", 6).location_is(0, 2, "E38").points(0);
}

#[test]
fn d29_rune_of_victory() {
    let lay = north().road(&["E09", "E02"]).title(0, "D05").at(0, 1, "D20").hand(0, &["D29"]).points(1);
    let mut table = lay.at(1, 6, "A16").on("A16", "A24").ready();
    table.play_to("D29", "D20").vitality("D20", 6).on_to(1).not_offered(Once("A24"));
    let foe = north().road(&["E09"]).title(0, "D05").at(1, 6, "Goofy").hand(0, &["D29"]).points(1);
    foe.ready().not_offered(PlayTo("D29", "Goofy"));
    let unskilled = north().road(&["E09"]).at(0, 1, "D20").hand(0, &["D29"]).points(1);
    unskilled.ready().not_offered(PlayTo("D29", "D20"));
}

#[test]
fn d30_over_the_rainbow_bridge() {
    let lay = north().road(&["E09", "E14"]).at(0, 1, "D20").at(0, 1, "D08").at(1, 6, "Goofy").hand(0, &["D30"]);
    // The Characters move together, and pay no toll.
    lay.points(1).ready().play("D30").choose_at(1).draws("D03").at("D20", 2).at("D08", 2).at("Goofy", 6).points(0);
    // No Character moves to The End, but a card is still drawn.
    let end = north().location(0, 6, "E09").at(0, 6, "D20").hand(0, &["D30"]).points(1);
    end.ready().play("D30").draws("D03").at("D20", 6);
}

#[test]
fn d31_the_long_winter() {
    let lay = north().road(&["E09", "E02"]).hand(0, &["D31"]).points(2);
    let lay = lay.at(0, 1, "D20").at(0, 1, "D03").at(1, 6, "Pluto").at(1, 5, "Goofy");
    let mut table = lay.ready();
    // A Giant is not affected.
    table.play_at("D31", 1).vitality("D20", 4).vitality("D03", 3).archived_by(1, "Pluto").vitality("Goofy", 3);
}

#[test]
fn d32_chosen_by_the_valkyries() {
    // The opponent's Queen archives a Character.
    let foe = epic(2).libraries(&[3, 1]).road(&["E38"]).at(0, 1, "D08").on("D08", "D24").saved(0, &[("D32", 2)]);
    let mut table = foe.hand(1, &["B29"]).turn(1).points(3).ready();
    table.play("B29").asks(0).reveal("D32").on_title("D08").is_loose("D24").archived_by(0, "D32").archived_by(1, "B29");
    // If no Character has to be saved, the card draws two cards.
    let quiet = north().road(&["E09"]).hand(0, &["D32"]).points(1);
    quiet.ready().play("D32").draws("D03, D20").holds(0, 2).archived_by(0, "D32");
}

#[test]
fn d33_sleep_thorn() {
    // The Sleep-Thorn is not a Spell, so it needs no Sorcery.
    let lay = north().road(&["E09", "E02"]).at(1, 6, "Goofy").hand(0, &["D33"]).points(1);
    let mut table = lay.ready();
    table.play_to("D33", "Goofy").vitality("Goofy", 2).on_to(1).not_offered(Step("Goofy", BACK));
    let own = north().road(&["E09"]).at(0, 1, "D20").hand(0, &["D33"]).points(1);
    own.ready().not_offered(PlayTo("D33", "D20"));
}

#[test]
fn d34_the_mead_of_poetry() {
    let lay = north().hand(0, &["D34"]).library(0, &["D03", "D08", "D20", "D10"]).points(2);
    let mut table = lay.ready();
    table.play("D34").draws("D03, D08, D20, D10").choose("D03").choose("D20").choose("D08").choose("D10");
    table.in_hand(0, "D03").in_hand(0, "D20").in_library(0, "D08").in_library(0, "D10").holds(0, 2);
}
