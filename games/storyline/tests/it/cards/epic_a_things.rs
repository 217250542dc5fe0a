//! The Objects, Effects and Events of Storybook Friends, A21 to A35, and the reserve.

use crate::stage::*;

#[test]
fn a21_glass_slipper() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A07").at(0, 1, "Goofy").at(0, 2, "A10");
    // Snow White gains 1 more for the Animal at her Location.
    lay.clone().on("A07", "A21").ready().vitality("A07", 5);
    lay.on("Goofy", "A21").ready().vitality("Goofy", 4);
}

#[test]
fn a22_pouch_of_fairy_dust() {
    let lay = epic(2).road(&["E10", "E12", "E15"]).at(0, 1, "Alice").on("Alice", "A22").points(1);
    let mut table = lay.clone().ready();
    table.vitality("Alice", 3).step("Alice", AHEAD).points(0).at("Alice", 2).vitality("Alice", 3);
    // Flying does not help at a Location that only swimming Characters may enter.
    let lay = epic(2).road(&["E10", "E12", "E15"]).at(0, 2, "Alice").on("Alice", "A22").hand(0, &["A31"]).points(2);
    lay.clone().ready().not_offered(Step("Alice", AHEAD));
    lay.ready().play("A31").archived_by(0, "A22").vitality("Alice", 1);
}

#[test]
fn a23_ships_wheel() {
    let lay = epic(2).road(&["E20", "E01", "E12"]).at(0, 1, "Alice").points(1);
    lay.clone().ready().not_offered(Step("Alice", AHEAD));
    lay.clone().on("Alice", "A23").ready().vitality("Alice", 4).step("Alice", AHEAD).points(0);
    // On land the Ship's Wheel waives nothing.
    let lay = epic(2).road(&["E20", "E01", "E12"]).at(0, 2, "Alice").on("Alice", "A23").points(1);
    lay.ready().not_offered(Step("Alice", AHEAD)).offered(Step("Alice", BACK));
}

#[test]
fn a24_bow_and_quiver() {
    let road = ["E18", "E19", "E11", "E13"];
    let lay = epic(2).road(&road).at(0, 1, "Alice").on("Alice", "A24");
    lay.clone().at(1, 5, "Baloo").ready().vitality("Alice", 3).once("A24").far(-2).at("Baloo", 3).archived_by(0, "A24");
    // The distance of the push is a choice.
    lay.clone().at(1, 5, "Baloo").ready().once("A24").far(-1).at("Baloo", 4);
    lay.clone().at(1, 6, "Baloo").ready().once("A24").far(-2).at("Baloo", 4);
    lay.at(1, 4, "Baloo").ready().not_offered(Once("A24"));
}

#[test]
fn a25_little_golden_key() {
    let lay = epic(2).road(&["E07", "E14"]).at(0, 1, "Alice").on("Alice", "A25");
    lay.clone().points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 5);
    lay.points(1).ready().not_offered(Step("Alice", AHEAD));
    // The Key does not help a Character that may not enter.
    let lay = epic(2).road(&["E18", "E15"]).at(0, 1, "Alice").on("Alice", "A25").points(3);
    lay.ready().not_offered(Step("Alice", AHEAD));
}

#[test]
fn a26_toymakers_tools() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A12").at(0, 1, "Alice");
    lay.clone().on("A12", "A26").ready().vitality("A12", 5);
    lay.on("Alice", "A26").ready().vitality("Alice", 4);
}

#[test]
fn a27_once_upon_a_time() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Goofy").at(0, 1, "Alice").at(1, 6, "A10").at(0, 2, "A12");
    let mut table = lay.hand(0, &["A27"]).points(2).ready();
    table.play_at("A27", 1).vitality("Goofy", 4).vitality("Alice", 2).vitality("A10", 4).vitality("A12", 2);
    // The Effect is archived with its Location.
    let lay = epic(2).road(&["E18"]).at(0, 1, "Goofy").at(0, 1, "A27").points(2);
    lay.ready().replace(1).turns_up("E19").archived_by(0, "A27").vitality("Goofy", 3);
}

#[test]
fn a28_true_loves_kiss() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A02").hand(0, &["A28"]).points(1);
    let cursed = lay.clone().on_by(1, "A02", "B24");
    cursed.clone().ready().play("A28").choose("B24").draws("Alice, Goofy").archived_by(1, "B24").holds(0, 2);
    let mut table = cursed.clone().on_by(1, "A02", "B28").ready();
    table.play("A28").choose("B24").choose("B28").draws("Alice, Goofy").archived_by(1, "B24").archived_by(1, "B28");
    // Without an Effect to archive, the card still gives two cards and a Story Point.
    cursed.ready().play("A28").pass().draws("Alice, Goofy").is_on("B24", "A02").archived_by(0, "A28").points(1);
    lay.ready().play("A28").draws("Alice, Goofy").holds(0, 2).points(1);
}

#[test]
fn a29_straight_on_till_morning() {
    let lay = epic(2).road(&["E18", "E14", "E19"]).hand(0, &["A29"]).points(1);
    lay.clone().at(0, 1, "Alice").ready().play("A29").far(2).draws("Goofy").at("Alice", 3).points(0);
    lay.clone().at(0, 1, "A20").on_by(1, "A20", "B27").ready().play("A29").far(1).draws("Goofy").at("A20", 2);
    // The card never moves a Character onto a Title Card. Alice draws another card because she turns a Location
    // face-up.
    let mut table = lay.clone().at(0, 5, "Alice").ready();
    table.play("A29").turns_up("E11").draws("Goofy").draws("Pluto").at("Alice", 6);
    lay.clone().at(0, 6, "Alice").ready().not_offered(Play("A29"));
    lay.title(0, "Alice").ready().not_offered(Play("A29"));
    // The move stops before the Sea King's Palace, even if that Location was face-down before.
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "A12").hand(0, &["A29"]).points(1);
    lay.clone().location(0, 3, "E15").ready().play("A29").far(2).draws("Goofy").at("A12", 2);
    lay.ready().play("A29").far(2).turns_up("E15").draws("Goofy").at("A12", 2).location_is(0, 3, "E15");
}

#[test]
fn a30_fairy_gift() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Goofy").at(1, 6, "Baloo").hand(0, &["A30"]).points(1);
    lay.clone().ready().not_offered(PlayTo("A30", "Goofy"));
    // Two Fairies of the same Library have Sorcery, and Sorcery of any Author is enough.
    lay.clone().title(0, "A17").ready().play_to("A30", "Goofy").vitality("Goofy", 5);
    lay.clone().title(0, "A18").ready().play_to("A30", "Goofy").vitality("Goofy", 5);
    let mut table = lay.title(1, "B01").ready();
    table.not_offered(PlayTo("A30", "Baloo")).play_to("A30", "Goofy").vitality("Goofy", 5).points(0);
}

#[test]
fn a31_stroke_of_midnight() {
    let lay = epic(2).road(&["E18"]).hand(0, &["A31"]).points(2);
    let queen = lay.clone().at(1, 6, "B07").on("B07", "B23");
    queen.clone().ready().play("A31").on_title("B07").is_on("B23", "B07");
    queen.at(0, 1, "A21").ready().play("A31").which(2).archived_by(0, "A21").at("B07", 6);
    lay.clone().at(1, 6, "Baloo").on("Baloo", "B23").ready().not_offered(Play("A31"));
    lay.at(1, 6, "Baloo").on("Baloo", "B20").ready().play("A31").archived_by(1, "B20");
}

#[test]
fn a32_down_the_rabbit_hole() {
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "Alice").at(0, 1, "A21").at(0, 1, "A27").at(1, 5, "Baloo");
    let lay = lay.hand(0, &["A32"]).points(1);
    let mut table = lay.clone().ready();
    // Characters and Objects keep their places, but attached Effects move with their Location.
    table.play("A32").choose_at(1).choose_at(2).location_is(0, 1, "E19").location_is(0, 2, "E18");
    table.at("Alice", 1).at_of(0, "A21", 1).at_of(0, "A27", 2).at("Baloo", 5);
    // If a face-down Location comes to Alice's place, she stays there.
    lay.ready().play("A32").choose_at(1).choose_at(4).location_is(0, 1, "?").location_is(0, 4, "E18").at("Alice", 1);
}

#[test]
fn a33_merry_men() {
    let mut table = epic(2).hand(0, &["A33"]).points(2).ready();
    table.play("A33").draws("Alice, Goofy").dice("+").points(2).holds(0, 2);
    // On another Author's turn the card draws cards but rolls no dice.
    let mut table = epic(2).saved(0, &[("A33", 2)]).begins(1).ready();
    table.reveal("A33").draws("Alice, Goofy").holds(0, 2).archived_by(0, "A33").draws("Kaa").rolls(4, 0);
}

#[test]
fn a34_everyone_clap() {
    let lay = |who| {
        let lay = epic(2).road(&["E18"]).at(0, 1, who).on(who, "A25").saved(0, &[("A34", 1)]);
        lay.turn(1).hand(1, &["B29"]).points(3)
    };
    lay("Alice").ready().play("B29").asks(0).reveal("A34").in_hand(0, "Alice").is_loose("A25").archived_by(1, "B29");
    lay("A17").ready().play("B29").asks(0).reveal("A34").on_title("A17").is_loose("A25").not_archived("A17");
    lay("Alice").ready().play("B29").asks(0).pass().archived_by(0, "Alice").has_saved(0, "A34");
    // If no Character has to be saved, the card draws two cards.
    let quiet = epic(2).road(&["E18"]).hand(0, &["A34"]).points(1);
    quiet.ready().play("A34").draws("Alice, Goofy").holds(0, 2).archived_by(0, "A34");
    // The card also answers a fall for lack of Vitality from any cause, and can be played from the hand on its Author's
    // own turn.
    let lay =
        epic(2).prints("A19", "vitality", "1").road(&["E18", "E12"]).at(0, 1, "Alice").hand(0, &["A34"]).points(3);
    lay.ready().step("Alice", AHEAD).asks(0).play("A34").in_hand(0, "Alice").points(0).archived_by(0, "A34");
}

#[test]
fn a35_whistle_a_tune() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Alice").at(0, 1, "Goofy").at(1, 6, "Baloo").at(0, 2, "A12");
    let mut table = lay.hand(0, &["A35"]).points(1).ready();
    table.play("A35").vitality("Alice", 3).vitality("Goofy", 4).vitality("Baloo", 4).vitality("A12", 2);
    table.on_to(1).vitality("Alice", 3).on_to(0).vitality("Alice", 2);
}

/// Returns a table with a card of the reserve in the Library of the A cards.
fn reserve(id: &str) -> Lay {
    epic(2).prints(id, "library", "\"A\"").prints(id, "copies", "1").road(&["E18", "E14", "E10"])
}

#[test]
fn r01_anna() {
    let lay = reserve("R01").at(0, 2, "R01").on("R01", "A21");
    // Anna counts as a Princess and a Prime, and has no text.
    lay.ready().vitality("R01", 8);
}

#[test]
fn r02_tiana() {
    let lay = reserve("R02").at(0, 2, "R02");
    lay.clone().ready().not_offered(Once("R02"));
    let mut table = lay.at(0, 2, "Goofy").points(1).ready();
    table.once("R02").draw().draws("Alice").points(1).draw().draws("A12").points(0);
}

#[test]
fn r03_vanellope() {
    let lay = reserve("R03").at(0, 1, "R03").at(0, 6, "Pluto");
    let mut table = lay.clone().points(2).ready();
    table.bonus("R03", AHEAD).points(0).not_offered(Step("R03", BACK)).step("R03", AHEAD).at("R03", 3);
    // A Character that is caught after the first step makes no second step.
    let lay = lay.at(1, 5, "B22").points(2);
    lay.ready().bonus("R03", AHEAD).at("R03", 2).archived_by(1, "B22").not_offered(Step("R03", AHEAD));
    // If the second step fails, the first still counts.
    let lay = reserve("R03").at(0, 3, "R03").at(0, 6, "Pluto").points(2);
    lay.location(0, 4, "E19").ready().bonus("R03", AHEAD).step("R03", AHEAD).turns_up("E15").at("R03", 4).points(0);
}
