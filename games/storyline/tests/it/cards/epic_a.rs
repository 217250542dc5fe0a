//! The Characters of Storybook Friends, A01 to A20. Author 0 plays this Library, and Author 1 plays the Library of the
//! B cards.

use crate::stage::*;

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
    // Minnie pays 1 less to enter the castle, and the full cost to leave the Mad Tea-Table.
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
    // Leaving a Title Card costs nothing, so Goofy's toll adds nothing there either.
    lay.title(0, "Goofy").points(1).ready().step("Goofy", AHEAD).points(0).at("Goofy", 1);
}

#[test]
fn a05_donald() {
    let lay = epic(2).road(&["E10", "E01"]).at(0, 1, "Donald");
    lay.clone().at(0, 1, "Pluto").ready().vitality("Donald", 3);
    lay.clone().at(1, 6, "Baloo").ready().vitality("Donald", 1);
    // Donald leaves and enters Water at no cost, because he swims.
    lay.points(1).ready().step("Donald", AHEAD).points(0).vitality("Donald", 4);
}

#[test]
fn a06_pluto() {
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "A06").points(1);
    let mut table = lay.clone().at(0, 1, "A01").ready();
    // Pluto follows Mickey, and turns up the next Location.
    table.step("A01", AHEAD).yes().at("A06", 2).at("A01", 2).yes().turns_up("Council Rock").points(0);
    table.location_is(0, 3, "Council Rock").at("A06", 2);
    lay.clone().ready().step("A06", AHEAD).pass().location_is(0, 3, "?");
    // If only one adjacent Location is face-down, it is turned up without a choice.
    let lay = epic(2).location(0, 1, "E18").at(0, 1, "A06").location(0, 2, "E19").location(0, 4, "E13");
    let lay = lay.location(0, 5, "E11").points(1);
    lay.ready().step("A06", AHEAD).yes().turns_up("E12").location_is(0, 3, "E12");
    // Without an adjacent face-down Location there is no choice.
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
    // The Stepmother is not a Witch, and Witches of the same Author are not affected.
    lay.at(1, 6, "B01").ready().vitality("B01", 5);
    epic(2).road(&["E18"]).at(0, 1, "A08").at(0, 1, "B02").ready().vitality("B02", 3);
}

#[test]
fn a09_the_seven_dwarfs() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A09");
    lay.clone().at(0, 3, "A07").ready().vitality("A09", 6);
    lay.clone().at(0, 3, "A08").ready().vitality("A09", 6);
    lay.clone().title(0, "A07").ready().vitality("A09", 5);
    lay.clone().at(1, 3, "A07").ready().vitality("A09", 5);
    // A Snow White at The End is not in the Storyline, so the bonus is lost.
    lay.finished(0, "A07").ready().vitality("A09", 5);
    let mut table = epic(2).location(0, 6, "E18").at(0, 6, "A07").at(0, 6, "A09").points(1).ready();
    table.vitality("A09", 6).step("A07", AHEAD).at_the_end("A07").vitality("A09", 5);
}

#[test]
fn a10_cinderella() {
    let lay = epic(2).road(&["E18", "E19"]).at(0, 2, "A10").on("A10", "A21").on("A10", "A25");
    let mut table = lay.clone().points(1).ready();
    table.vitality("A10", 7).step("A10", BACK).choose("A21").at("A10", 1).is_loose("A21").at_of(0, "A21", 2);
    table.vitality("A10", 5).is_on("A25", "A10");
    // Stroke of Midnight sends Cinderella home without the Object. Her controller also chooses one if an opponent
    // pushes her.
    let midnight = lay.clone().hand(0, &["A31"]).points(2);
    midnight.ready().play("A31").which(1).choose("A25").on_title("A10").is_loose("A25").is_on("A21", "A10");
    let pushed = lay.clone().turn(1).hand(1, &["B30"]).points(2);
    pushed.ready().play("B30").asks(0).choose("A25").at("A10", 1).at_of(0, "A25", 2);
    // With a single Object there is no choice.
    let one = epic(2).road(&["E18", "E19"]).at(0, 2, "A10").on("A10", "A21").points(1);
    one.ready().step("A10", BACK).at("A10", 1).is_loose("A21");
    // If the Location under Cinderella is replaced, she keeps all Objects.
    lay.points(2).ready().replace(2).turns_up("E11").is_on("A21", "A10").is_on("A25", "A10");
    // A step to The End also counts as leaving.
    let lay = epic(2).location(0, 6, "E18").at(0, 6, "A10").on("A10", "A21").points(1);
    lay.ready().step("A10", AHEAD).at_the_end("A10").is_loose("A21").at_of(0, "A21", 6);
}

#[test]
fn a11_the_little_mermaid() {
    let lay = epic(2).road(&["E18", "E19", "E01", "E10"]);
    lay.clone().at(0, 1, "A11").points(1).ready().not_offered(Step("A11", AHEAD));
    lay.clone().at(0, 1, "A11").points(2).ready().step("A11", AHEAD).points(0);
    // The Little Mermaid pays nothing at Water, not even the 2 for leaving the monster.
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
    // The new version is a Human and not an Animat. The other cards affect each version accordingly.
    let lay = epic(2).road(&["E12"]).at(0, 1, "A12").at(0, 2, "A15").hand(0, &["A13"]);
    lay.ready().vitality("A12", 3).play("A13").at("A13", 1).vitality("A13", 3).archived_by(0, "A12").points(0);
}

#[test]
fn a14_the_talking_cricket() {
    let lay = |who| epic(2).road(&["E18"]).at(0, 1, who).at(0, 1, "A14").turn(1).hand(1, &["B29"]).points(3);
    // Of these Characters, only the Cricket can be chosen.
    lay("A12").ready().play("B29").at("A12", 1).archived("A14");
    lay("Alice").ready().play("B29").choose("Alice").archived("Alice");
    // The Cricket protects Pinocchio only at its own Location, and not against cards of the same Author.
    let apart = epic(2).road(&["E18"]).at(0, 1, "A12").at(0, 2, "A14").turn(1).hand(1, &["B29"]).points(3);
    apart.ready().play("B29").choose("A12").archived("A12");
    let own = epic(2).road(&["E18", "E19"]).at(0, 1, "A12").at(0, 1, "A14").hand(0, &["A29"]).points(2);
    own.ready().play("A29").choose("A12").far(1).at("A12", 2);
    let attached = epic(2).road(&["E18"]).at(0, 1, "A12").at(0, 1, "A14").title(1, "B01").turn(1).hand(1, &["B24"]);
    attached.points(2).ready().not_offered(PlayTo("B24", "A12")).offered(PlayTo("B24", "A14"));
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
    // Peter Pan also flies out of the monster.
    table.vitality("B06", 3).step("A16", AHEAD).points(0).yes().is_on("B21", "A16").vitality("A16", 6);
    table.controlled_by(0, "B21").vitality("B06", 1);
    lay.ready().step("A16", AHEAD).pass().is_on("B21", "B06");
    // Peter Pan takes Objects from Pirates only.
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "A16").at(1, 5, "Baloo").on("Baloo", "B21").points(1);
    lay.ready().step("A16", AHEAD).not_offered(Yes).is_on("B21", "Baloo");
}

#[test]
fn a17_tinker_bell() {
    let lay = epic(2).road(&["E10", "E12"]).at(0, 1, "A17").at(0, 1, "Alice").points(1);
    let mut table = lay.clone().ready();
    table.not_offered(Step("Alice", AHEAD)).once("A17").step("Alice", AHEAD).points(0).at("Alice", 2);
    // The Cold Lairs do not affect a flying Character until the end of the turn, when the gift ends.
    table.vitality("Alice", 2).on_to(1).vitality("Alice", 1);
    // If the Character cannot survive without Flying, it is archived when the gift ends.
    let lay = epic(2).prints("A19", "vitality", "1").road(&["E10", "E12"]).at(0, 1, "A17").at(0, 1, "Alice").points(1);
    lay.ready().once("A17").step("Alice", AHEAD).vitality("Alice", 1).on_to(1).archived_by(0, "Alice");
    epic(2).road(&["E18"]).at(0, 1, "A17").at(0, 2, "Alice").ready().not_offered(Once("A17"));
}

#[test]
fn a18_the_fairy_with_azure_hair() {
    let lay = epic(2).road(&["E18", "E19"]).at(0, 1, "A18").at(0, 2, "Goofy");
    // The Fairy's ONCE archives an Effect on any Character of her Author, or an Effect on her own Location.
    lay.clone().on_by(1, "Goofy", "B24").ready().once("A18").archived_by(1, "B24").vitality("Goofy", 3);
    lay.clone().at(1, 6, "B25").ready().once("A18").archived_by(1, "B25");
    lay.clone().at(1, 5, "B25").ready().not_offered(Once("A18"));
    lay.clone().at(1, 6, "Baloo").on_by(0, "Baloo", "B24").ready().not_offered(Once("A18"));
    lay.clone().on_by(1, "Goofy", "B24").at(1, 6, "B25").ready().once("A18").choose("B25").is_on("B24", "Goofy");
    // The Fairy has Sorcery, so a Spell can be played.
    lay.hand(0, &["A30"]).points(1).ready().play_to("A30", "Goofy").vitality("Goofy", 5);
}

#[test]
fn a19_alice() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "Alice").points(1);
    lay.clone().ready().step("Alice", AHEAD).turns_up("E19").draws("Goofy").at("Alice", 2).in_hand(0, "Goofy");
    // Alice must enter a Location that she herself has turned up.
    lay.clone().ready().step("Alice", AHEAD).turns_up("E15").asks(0).at("Alice", 1).holds(0, 0);
    lay.clone().at(0, 1, "A12").ready().step("A12", AHEAD).turns_up("E19").holds(0, 0);
    epic(2).road(&["E18", "E19"]).at(0, 1, "Alice").points(1).ready().step("Alice", AHEAD).holds(0, 0);
    // A move by a card also counts as entering.
    let mut table = lay.hand(0, &["A29"]).points(2).ready();
    table.play("A29").far(1).turns_up("E19").draws("Goofy").holds(0, 1);
}

#[test]
fn a20_robin_hood() {
    let lay = epic(2).road(&["E18"]).at(0, 1, "A20").at(1, 6, "Baloo").on("Baloo", "B23");
    let mut table = lay.clone().points(1).ready();
    table.once("A20").points(0).is_on("B23", "A20").vitality("A20", 4).vitality("Baloo", 4).controlled_by(0, "B23");
    lay.clone().ready().not_offered(Once("A20"));
    // If Robin Hood's Author has several Characters there, that Author chooses which of them takes the Object.
    lay.at(0, 1, "Goofy").points(1).ready().once("A20").choose("Goofy").is_on("B23", "Goofy");
    let apart = epic(2).road(&["E18"]).at(0, 1, "A20").at(1, 5, "Baloo").on("Baloo", "B23").points(1);
    apart.ready().not_offered(Once("A20"));
}
