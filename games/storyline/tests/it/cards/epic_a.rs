//! The Library of Storybook Friends, A01 to A35, and the reserve. Author 0 plays it, Author 1 that of the B cards.

use crate::language::*;

#[test]
fn a01_mickey_mouse_steamboat_deckhand() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A01");
    let mut table = lay.clone().at(0, 1, "Goofy").ready();
    table.once("A01").dice("+").points(1).not_offered(Once("A01"));
    lay.clone().ready().not_offered(Once("A01"));
    lay.clone().at(0, 2, "Goofy").ready().not_offered(Once("A01"));
    lay.at(1, 6, "Baloo").ready().not_offered(Once("A01"));
    epic(2).title(0, "A01").title(0, "Goofy").ready().not_offered(Once("A01"));
}

#[test]
fn a02_mickey_mouse_captain_for_a_day() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A02").at(0, 1, "Goofy").at(0, 2, "Pluto").at(1, 6, "Baloo");
    lay.ready().vitality("Goofy", 4).vitality("A02", 5).vitality("Pluto", 1).vitality("Baloo", 4);
}

#[test]
fn a03_minnie_mouse_late_for_the_boat() {
    let lay = epic(2).road(&["E18", "E07", "E14"]);
    lay.clone().at(0, 1, "A03").at(0, 1, "A01").ready().vitality("A03", 3);
    lay.clone().at(0, 1, "A03").at(0, 2, "A01").ready().vitality("A03", 2);
    // 1 less to enter the castle, and all of it to leave the table.
    lay.clone().at(0, 2, "A03").points(2).ready().not_offered(Step("A03", AHEAD));
    lay.clone().at(0, 2, "A03").points(3).ready().step("A03", AHEAD).points(0);
    lay.at(0, 1, "A03").points(1).ready().step("A03", AHEAD).points(0).at("A03", 2);
}

#[test]
fn a04_goofy() {
    let lay = epic(2).road(&["E18", "E07"]);
    lay.clone().at(0, 1, "Goofy").points(1).ready().not_offered(Step("Goofy", AHEAD));
    lay.clone().at(0, 1, "Goofy").points(2).ready().step("Goofy", AHEAD).points(0);
    lay.clone().at(0, 2, "Goofy").points(3).ready().step("Goofy", BACK).points(0);
    // Title Cards charge nothing, not him either.
    lay.title(0, "Goofy").points(1).ready().step("Goofy", AHEAD).points(0).at("Goofy", 1);
}

#[test]
fn a05_donald() {
    let lay = epic(2).road(&["E10", "E01"]).at(0, 1, "Donald");
    lay.clone().at(0, 1, "Pluto").ready().vitality("Donald", 3);
    lay.clone().at(1, 6, "Baloo").ready().vitality("Donald", 1);
    // He swims out and in.
    lay.points(1).ready().step("Donald", AHEAD).points(0).vitality("Donald", 4);
}

#[test]
fn a06_pluto() {
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "A06").points(1);
    let mut table = lay.clone().at(0, 1, "A01").ready();
    // He goes along, and sniffs at what comes next.
    table.step("A01", AHEAD).yes().at("A06", 2).at("A01", 2).yes().turns_up("Council Rock").points(0);
    table.location_is(0, 3, "Council Rock").at("A06", 2);
    lay.clone().ready().step("A06", AHEAD).pass().location_is(0, 3, "?");
    // Of two he chooses one.
    let lay = epic(2).location(0, 1, "E18").at(0, 1, "A06").location(0, 2, "E19").location(0, 4, "E13");
    let lay = lay.location(0, 5, "E11").points(1);
    lay.ready().step("A06", AHEAD).yes().turns_up("E12").location_is(0, 3, "E12");
    // With nothing face-down beside him he is not asked.
    let lay = epic(2).road(&["E18", "E19", "E11"]).at(0, 1, "A06").points(1);
    lay.ready().step("A06", AHEAD).at("A06", 2).not_offered(Yes);
}

#[test]
fn a07_snow_white_lost_in_the_forest() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A07");
    lay.clone().at(0, 1, "Goofy").ready().vitality("A07", 3);
    lay.clone().at(0, 1, "Goofy").at(0, 1, "Pluto").at(0, 1, "Donald").ready().vitality("A07", 4);
    lay.at(1, 6, "Baloo").at(0, 2, "Goofy").at(0, 1, "Alice").ready().vitality("A07", 2);
}

#[test]
fn a08_snow_white_fairest_of_all() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A08").at(1, 6, "B16");
    lay.clone().at(1, 6, "B02").ready().vitality("B02", 2).vitality("B16", 3);
    lay.clone().at(1, 5, "B02").ready().vitality("B02", 3);
    // The Stepmother is no Witch; one's own are not meant.
    lay.at(1, 6, "B01").ready().vitality("B01", 4);
    epic(2).road(&["E18"]).at(0, 1, "A08").at(0, 1, "B02").ready().vitality("B02", 3);
}

#[test]
fn a09_the_seven_dwarfs() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A09");
    lay.clone().at(0, 3, "A07").ready().vitality("A09", 5);
    lay.clone().at(0, 3, "A08").ready().vitality("A09", 5);
    lay.clone().title(0, "A07").ready().vitality("A09", 4);
    lay.clone().at(1, 3, "A07").ready().vitality("A09", 4);
    // At The End she is in the Storyline no more.
    lay.finished(0, "A07").ready().vitality("A09", 4);
}

#[test]
fn a10_cinderella() {
    let lay = epic(2).road(&["E18", "E19"]).at(0, 2, "A10").on("A10", "A21").on("A10", "A25");
    let mut table = lay.clone().points(1).ready();
    table.vitality("A10", 6).step("A10", BACK).choose("A21").at("A10", 1).is_loose("A21").at_of(0, "A21", 2);
    table.vitality("A10", 4).is_on("A25", "A10");
    // At midnight she goes home without it; pushed by an opponent she chooses all the same.
    let midnight = lay.clone().hand(0, &["A31"]).points(2);
    midnight.ready().play("A31").which(1).choose("A25").on_title("A10").is_loose("A25").is_on("A21", "A10");
    let pushed = lay.clone().turn(1).hand(1, &["B30"]).points(2);
    pushed.ready().play("B30").asks(0).choose("A25").at("A10", 1).at_of(0, "A25", 2);
    // Of one there is no choice.
    let one = epic(2).road(&["E18", "E19"]).at(0, 2, "A10").on("A10", "A21").points(1);
    one.ready().step("A10", BACK).at("A10", 1).is_loose("A21");
    // The place may leave her: then she keeps everything.
    lay.points(2).ready().replace(2).turns_up("E11").is_on("A21", "A10").is_on("A25", "A10");
}

#[test]
fn a11_the_little_mermaid() {
    let lay = epic(2).road(&["E18", "E19", "E01", "E10"]);
    lay.clone().at(0, 1, "A11").points(1).ready().not_offered(Step("A11", AHEAD));
    lay.clone().at(0, 1, "A11").points(2).ready().step("A11", AHEAD).points(0);
    // Water costs her nothing, not even 2 to leave the monster.
    lay.clone().at(0, 2, "A11").points(1).ready().step("A11", AHEAD).points(0);
    lay.at(0, 4, "A11").points(1).ready().step("A11", BACK).points(0);
}

#[test]
fn a12_pinocchio_puppet() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A12");
    let mut table = lay.clone().hand(0, &["Alice", "Goofy"]).ready();
    table.once("A12").choose("Alice").rolls(0, 2).dice("+-").points(1).archived_by(0, "Alice");
    table.not_offered(Once("A12"));
    lay.ready().not_offered(Once("A12"));
}

#[test]
fn a13_pinocchio_a_real_boy() {
    // No Animat any more, but Human, for better and worse.
    let lay = epic(2).road(&["E12"]).at(0, 1, "A12").at(0, 2, "A15").hand(0, &["A13"]);
    lay.ready().vitality("A12", 3).play("A13").at("A13", 1).vitality("A13", 3).archived_by(0, "A12").points(0);
}

#[test]
fn a14_the_talking_cricket() {
    let lay = |who| epic(2).road(&["E18"]).at(0, 1, who).at(0, 1, "A14").turn(1).hand(1, &["B29"]).points(3);
    // There is nobody to choose but the Cricket.
    lay("A12").ready().play("B29").at("A12", 1).archived("A14");
    lay("Alice").ready().play("B29").choose("Alice").archived("Alice");
    // Only HERE; and not against one's own cards.
    let apart = epic(2).road(&["E18"]).at(0, 1, "A12").at(0, 2, "A14").turn(1).hand(1, &["B29"]).points(3);
    apart.ready().play("B29").choose("A12").archived("A12");
    let own = epic(2).road(&["E18", "E19"]).at(0, 1, "A12").at(0, 1, "A14").hand(0, &["A29"]).points(2);
    own.ready().play("A29").choose("A12").far(1).at("A12", 2);
}

#[test]
fn a15_geppetto() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A12").at(1, 6, "B08");
    lay.clone().at(0, 2, "A15").ready().vitality("A12", 3).vitality("B08", 1).vitality("A15", 2);
    lay.title(0, "A15").ready().vitality("A12", 3);
}

#[test]
fn a16_peter_pan() {
    let lay = epic(2).road(&["E10", "E19"]).at(0, 1, "A16").at(1, 5, "B06").on("B06", "B21").points(1);
    let mut table = lay.clone().ready();
    // He flies out of the monster, too.
    table.vitality("B06", 3).step("A16", AHEAD).points(0).yes().is_on("B21", "A16").vitality("A16", 5);
    table.controlled_by(0, "B21").vitality("B06", 1);
    lay.ready().step("A16", AHEAD).pass().is_on("B21", "B06");
    // From Pirates only.
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "A16").at(1, 5, "Baloo").on("Baloo", "B21").points(1);
    lay.ready().step("A16", AHEAD).not_offered(Yes).is_on("B21", "Baloo");
}

#[test]
fn a17_tinker_bell() {
    let lay = epic(2).road(&["E10", "E12"]).at(0, 1, "A17").at(0, 1, "Alice").points(1);
    let mut table = lay.clone().ready();
    table.not_offered(Step("Alice", AHEAD)).once("A17").step("Alice", AHEAD).points(0).at("Alice", 2);
    // The Cold Lairs do not reach who flies, until the turn is over.
    table.vitality("Alice", 2).on_to(1).vitality("Alice", 1);
    // Where that is too much, it is over for her too.
    let lay = epic(2).prints("A19", "vitality", "1").road(&["E10", "E12"]).at(0, 1, "A17").at(0, 1, "Alice").points(1);
    lay.ready().once("A17").step("Alice", AHEAD).vitality("Alice", 1).on_to(1).archived_by(0, "Alice");
    epic(2).road(&["E18"]).at(0, 1, "A17").at(0, 2, "Alice").ready().not_offered(Once("A17"));
}

#[test]
fn a18_the_fairy_with_azure_hair() {
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "A18").at(0, 2, "Goofy");
    // Off a friend anywhere, and off the Location where she is.
    lay.clone().on_by(1, "Goofy", "B24").ready().once("A18").archived_by(1, "B24").vitality("Goofy", 3);
    lay.clone().at(1, 6, "B25").ready().once("A18").archived_by(1, "B25");
    lay.clone().at(1, 5, "B25").ready().not_offered(Once("A18"));
    lay.clone().at(1, 6, "Baloo").on_by(0, "Baloo", "B24").ready().not_offered(Once("A18"));
    lay.clone().on_by(1, "Goofy", "B24").at(1, 6, "B25").ready().once("A18").choose("B25").is_on("B24", "Goofy");
    // She has Sorcery.
    lay.hand(0, &["A30"]).points(1).ready().play_to("A30", "Goofy").vitality("Goofy", 5);
}

#[test]
fn a19_alice() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Alice").points(1);
    lay.clone().ready().step("Alice", AHEAD).turns_up("E19").draws("Goofy").at("Alice", 2).in_hand(0, "Goofy");
    // She has to come in; and it has to be her.
    lay.clone().ready().step("Alice", AHEAD).turns_up("E15").at("Alice", 1).holds(0, 0);
    lay.clone().at(0, 1, "A12").ready().step("A12", AHEAD).turns_up("E19").holds(0, 0);
    epic(2).road(&["E18", "E19"]).at(0, 1, "Alice").points(1).ready().step("Alice", AHEAD).holds(0, 0);
    // By a card she enters as well.
    let mut table = lay.hand(0, &["A29"]).points(2).ready();
    table.play("A29").far(1).turns_up("E19").draws("Goofy").holds(0, 1);
}

#[test]
fn a20_robin_hood() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A20").at(1, 6, "Baloo").on("Baloo", "B23");
    let mut table = lay.clone().points(1).ready();
    table.once("A20").points(0).is_on("B23", "A20").vitality("A20", 4).vitality("Baloo", 4).controlled_by(0, "B23");
    lay.clone().ready().not_offered(Once("A20"));
    // For whom, if friends are there.
    lay.at(0, 1, "Goofy").points(1).ready().once("A20").choose("Goofy").is_on("B23", "Goofy");
    let apart = epic(2).road(&["E18"]).at(0, 1, "A20").at(1, 5, "Baloo").on("Baloo", "B23").points(1);
    apart.ready().not_offered(Once("A20"));
}

#[test]
fn a21_glass_slipper() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A07").at(0, 1, "Goofy").at(0, 2, "A10");
    // Her Animal gives Snow White 1 more.
    lay.clone().on("A07", "A21").ready().vitality("A07", 5);
    lay.on("Goofy", "A21").ready().vitality("Goofy", 4);
}

#[test]
fn a22_pouch_of_fairy_dust() {
    let lay = epic(2).road(&["E10", "E12", "E15"]).at(0, 1, "Alice").on("Alice", "A22").points(1);
    let mut table = lay.clone().ready();
    table.vitality("Alice", 2).step("Alice", AHEAD).points(0).at("Alice", 2).vitality("Alice", 2);
    // Where only those enter who swim, flying is no help.
    let lay = epic(2).road(&["E10", "E12", "E15"]).at(0, 2, "Alice").on("Alice", "A22").hand(0, &["A31"]).points(2);
    lay.clone().ready().not_offered(Step("Alice", AHEAD));
    lay.ready().play("A31").archived_by(0, "A22").vitality("Alice", 1);
}

#[test]
fn a23_ships_wheel() {
    let lay = epic(2).road(&["E20", "E01", "E12"]).at(0, 1, "Alice").points(1);
    lay.clone().ready().not_offered(Step("Alice", AHEAD));
    lay.clone().on("Alice", "A23").ready().vitality("Alice", 3).step("Alice", AHEAD).points(0);
    // On land it is a wheel.
    let lay = epic(2).road(&["E20", "E01", "E12"]).at(0, 2, "Alice").on("Alice", "A23").points(1);
    lay.ready().not_offered(Step("Alice", AHEAD)).offered(Step("Alice", BACK));
}

#[test]
fn a24_bow_and_quiver() {
    let road = ["E18", "E19", "E11", "E13"];
    let lay = epic(2).road(&road).at(0, 1, "Alice").on("Alice", "A24");
    lay.clone().at(1, 5, "Baloo").ready().vitality("Alice", 3).once("A24").at("Baloo", 3).archived_by(0, "A24");
    lay.clone().at(1, 6, "Baloo").ready().once("A24").at("Baloo", 4);
    lay.at(1, 4, "Baloo").ready().not_offered(Once("A24"));
}

#[test]
fn a25_little_golden_key() {
    let lay = epic(2).road(&["E07", "E14"]).at(0, 1, "Alice").on("Alice", "A25");
    lay.clone().points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 4);
    lay.points(1).ready().not_offered(Step("Alice", AHEAD));
}

#[test]
fn a26_toymakers_tools() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A12").at(0, 1, "Alice");
    lay.clone().on("A12", "A26").ready().vitality("A12", 4);
    lay.on("Alice", "A26").ready().vitality("Alice", 3);
}

#[test]
fn a27_once_upon_a_time() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Goofy").at(0, 1, "Alice").at(1, 6, "A10").at(0, 2, "A12");
    let mut table = lay.hand(0, &["A27"]).points(2).ready();
    table.play_at("A27", 1).vitality("Goofy", 4).vitality("Alice", 2).vitality("A10", 4).vitality("A12", 2);
    // It goes with the Location.
    let lay = epic(2).road(&["E18"]).at(0, 1, "Goofy").at(0, 1, "A27").points(2);
    lay.ready().replace(1).turns_up("E19").archived_by(0, "A27").vitality("Goofy", 3);
}

#[test]
fn a28_true_loves_kiss() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Goofy").hand(0, &["A28"]).points(1);
    let cursed = lay.clone().on_by(1, "Goofy", "B24");
    cursed.clone().ready().play("A28").choose("B24").draws("Alice").archived_by(1, "B24").in_hand(0, "Alice");
    let mut table = cursed.clone().on_by(1, "Goofy", "B28").ready();
    table.play("A28").choose("B24").choose("B28").draws("Alice").archived_by(1, "B24").archived_by(1, "B28");
    // Without one, no card.
    cursed.ready().play("A28").pass().is_on("B24", "Goofy").holds(0, 0).archived_by(0, "A28");
}

#[test]
fn a29_straight_on_till_morning() {
    let lay = epic(2).road(&["E18", "E14", "E19"]).hand(0, &["A29"]).points(2);
    lay.clone().at(0, 1, "Alice").ready().play("A29").far(2).at("Alice", 3).points(0);
    lay.clone().at(0, 1, "Alice").on_by(1, "Alice", "B27").ready().play("A29").far(1).at("Alice", 2);
    // Never onto the Title Card.
    lay.clone().at(0, 5, "Alice").ready().play("A29").turns_up("E11").draws("Goofy").at("Alice", 6);
    lay.clone().at(0, 6, "Alice").ready().not_offered(Play("A29"));
    lay.title(0, "Alice").ready().not_offered(Play("A29"));
}

#[test]
fn a30_fairy_gift() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Goofy").at(1, 6, "Baloo").hand(0, &["A30"]).points(1);
    lay.clone().ready().not_offered(PlayTo("A30", "Goofy"));
    // Anybody's Sorcery serves.
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
    // Characters and Objects keep their places; what is attached goes with the Location.
    table.play("A32").choose_at(1).choose_at(2).location_is(0, 1, "E19").location_is(0, 2, "E18");
    table.at("Alice", 1).at_of(0, "A21", 1).at_of(0, "A27", 2).at("Baloo", 5);
    // With one that is face-down, she stands on it.
    lay.ready().play("A32").choose_at(1).choose_at(4).location_is(0, 1, "?").location_is(0, 4, "E18").at("Alice", 1);
}

#[test]
fn a33_merry_men() {
    let mut table = epic(2).hand(0, &["A33"]).points(2).ready();
    table.play("A33").draws("Alice, Goofy").dice("+").points(1).holds(0, 2);
    // On another's turn there are cards, and no dice.
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
    // For no Vitality, whoever is to blame; on the own turn from the hand.
    let lay =
        epic(2).prints("A19", "vitality", "1").road(&["E18", "E12"]).at(0, 1, "Alice").hand(0, &["A34"]).points(3);
    lay.ready().step("Alice", AHEAD).asks(0).play("A34").in_hand(0, "Alice").points(0).archived_by(0, "A34");
}

#[test]
fn a35_whistle_a_tune() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Alice").at(0, 1, "Goofy").at(1, 6, "Baloo").at(0, 2, "A12");
    let mut table = lay.hand(0, &["A35"]).points(2).ready();
    table.play("A35").vitality("Alice", 3).vitality("Goofy", 4).vitality("Baloo", 4).vitality("A12", 2);
    table.on_to(1).vitality("Alice", 3).on_to(0).vitality("Alice", 2);
}

/// A card of the reserve, taken into the Library of the A cards.
fn reserve(id: &str) -> Lay {
    epic(2).prints(id, "library", "\"A\"").prints(id, "copies", "1").road(&["E18", "E14", "E10"])
}

#[test]
fn r01_anna() {
    let lay = reserve("R01").at(0, 2, "R01").on("R01", "A21");
    // Princess, Prime, and nothing more.
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
    // Who is caught on the way makes no second step.
    let lay = lay.at(1, 5, "B22").points(2);
    lay.ready().bonus("R03", AHEAD).at("R03", 2).archived_by(1, "B22").not_offered(Step("R03", AHEAD));
}
