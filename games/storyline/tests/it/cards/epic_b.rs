//! The Characters of Wild and Wicked, B01 to B18.

use crate::stage::*;
use storyline::Event;

/// Returns a table on which Author 0 plays the B cards and Author 1 the A cards.
pub(super) fn wicked() -> Lay {
    epic(2).libraries(&[1, 0])
}

#[test]
fn b01_the_evil_queen_jealous_stepmother() {
    let lay = wicked().title(0, "B01").hand(1, &["Alice", "Goofy"]);
    let mut table = lay.clone().ready();
    let (alice, goofy) = (table.card("Alice"), table.card("Goofy"));
    table.once("B01").not_offered(Once("B01"));
    let seen = |event: &Event| matches!(event, Event::LookedAt { hand: Some(hand), .. } if hand.contains(alice) && hand.contains(goofy));
    assert!(table.has_happened(seen));
    table.holds(1, 2);
    // The Queen cannot look at an empty hand.
    wicked().title(0, "B01").ready().not_offered(Once("B01"));
    // The Queen has Sorcery, so a Spell can be played.
    let lay = wicked().road(&["E18"]).title(0, "B01").at(1, 6, "Goofy").hand(0, &["B24"]).points(2);
    lay.ready().play_to("B24", "Goofy").vitality("Goofy", 1);
}

#[test]
fn b02_the_evil_queen_old_peddler() {
    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B02").points(1);
    let robin = lay.clone().at(1, 5, "A20");
    let mut table = robin.clone().ready();
    // The effect lasts until the next turn of the Peddler's Author begins.
    table.step("B02", AHEAD).yes().vitality("A20", 1).on_to(1).vitality("A20", 1).on_to(0).vitality("A20", 3);
    robin.ready().step("B02", AHEAD).pass().vitality("A20", 3);
    lay.clone().at(1, 5, "Alice").ready().step("B02", AHEAD).yes().archived_by(1, "Alice");
    lay.at(1, 5, "Goofy").ready().step("B02", AHEAD).not_offered(Yes);
}

#[test]
fn b03_captain_hook() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B03");
    lay.clone().ready().vitality("B03", 4);
    lay.clone().at(1, 6, "A16").ready().vitality("B03", 2);
    lay.clone().at(0, 1, "B04").ready().vitality("B03", 2);
    lay.clone().at(1, 6, "A16").at(0, 1, "B04").ready().vitality("B03", 2);
    lay.at(1, 5, "A16").ready().vitality("B03", 4);
}

#[test]
fn b04_the_crocodile() {
    let road = ["E18", "E19", "E11", "E13"];
    let lay = wicked().road(&road).at(0, 2, "B04").points(1);
    // The Crocodile must push Pirates, including those of the same Author.
    let mut table = lay.clone().at(0, 3, "B03").at(1, 4, "Alice").ready();
    table.step("B04", AHEAD).far(-2).at("B03", 1).at("Alice", 4).at("B04", 3).vitality("B03", 4);
    // An opponent's Pirate is pushed in the other direction.
    let lay = wicked().road(&road).at(0, 1, "B04").points(1);
    lay.clone().at(1, 5, "B06").ready().step("B04", AHEAD).far(-2).at("B06", 3);
    // If no Pirate is there, the push is optional.
    lay.clone().at(1, 5, "Goofy").ready().step("B04", AHEAD).yes().at("Goofy", 4);
    lay.clone().at(1, 5, "Goofy").ready().step("B04", AHEAD).pass().at("Goofy", 5);
    lay.clone().at(1, 5, "A10").ready().step("B04", AHEAD).not_offered(Yes);
    // A weakened Hook is archived before he can be pushed.
    let lay = lay.at(1, 5, "B03").on_by(0, "B03", "B24").hand(0, &["B11"]);
    lay.ready().step("B04", AHEAD).archived("B03").at("B04", 2);
    // A shielded Pirate still counts as a Pirate, so no other Character can be pushed instead.
    let lay = wicked().road(&["E18", "E17", "E11"]).at(0, 1, "B04").at(1, 5, "B06").at(1, 5, "Goofy").points(2);
    lay.ready().step("B04", AHEAD).not_offered(Yes).at("B06", 5).at("Goofy", 5);
}

#[test]
fn b05_long_john_silver() {
    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B05").points(1);
    lay.clone().at(1, 5, "Goofy").on("Goofy", "A25").ready().step("B05", AHEAD).yes().is_on("A25", "B05");
    // Silver takes a loose Object even if an opposing Character is there, although rule 37 does not allow it then.
    let mut table = lay.clone().at(1, 5, "A21").at(1, 5, "Goofy").ready();
    table.step("B05", AHEAD).yes().is_on("A21", "B05").controlled_by(0, "A21");
    lay.clone().at(0, 2, "B11").on("B11", "B23").ready().step("B05", AHEAD).not_offered(Yes).is_on("B23", "B11");
    lay.at(1, 5, "Goofy").on("Goofy", "A25").ready().step("B05", AHEAD).pass().is_on("A25", "Goofy");
}

#[test]
fn b06_pirate_crew() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B06").at(0, 1, "B06");
    lay.clone().at(0, 1, "B03").at(0, 1, "B05").ready().vitality("B06", 2).vitality("B06#2", 2);
    lay.clone().at(0, 2, "B03").ready().vitality("B06", 1);
    lay.at(1, 6, "B03").ready().vitality("B06", 1);
}

#[test]
fn b07_queen_of_hearts() {
    let lay = wicked().road(&["E18", "E17"]).at(0, 1, "B07").points(2);
    lay.clone().at(1, 6, "Alice").ready().once("B07").points(0).archived_by(1, "Alice");
    lay.clone().at(1, 6, "Alice").points(1).ready().not_offered(Once("B07"));
    lay.clone().at(1, 6, "Goofy").at(1, 5, "Alice").at(0, 1, "B08").ready().not_offered(Once("B07"));
    // The limit applies to the current Vitality.
    lay.at(1, 6, "Goofy").on_by(0, "Goofy", "B24").ready().once("B07").archived_by(1, "Goofy");
    let lay = wicked().road(&["E18", "E17"]).at(0, 2, "B07").at(1, 5, "Alice").points(2);
    lay.ready().not_offered(Once("B07"));
    // A REACT can save the Character that the Queen would archive.
    let lay = wicked().road(&["E18"]).at(0, 1, "B07").at(1, 6, "Alice").saved(1, &[("A34", 1)]).points(2);
    lay.ready().once("B07").asks(1).reveal("A34").in_hand(1, "Alice").not_archived("Alice");
}

#[test]
fn b08_playing_card_soldiers() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B08").at(0, 2, "B08");
    lay.clone().at(0, 3, "B07").ready().vitality("B08", 2).vitality("B08#2", 2);
    lay.clone().title(0, "B07").ready().vitality("B08", 1);
    lay.at(1, 3, "B07").ready().vitality("B08", 1);
}

#[test]
fn b09_shere_khan() {
    let lay = wicked().road(&["E18", "E19", "E11"]).at(0, 1, "B09").points(1);
    lay.clone().at(1, 5, "A20").ready().step("B09", AHEAD).yes().at("A20", 4);
    lay.clone().at(1, 5, "A20").ready().step("B09", AHEAD).pass().at("A20", 5);
    // Shere Khan pushes no Animal, no Puppet, and no Character of the same Author.
    lay.at(1, 5, "Goofy").at(1, 5, "A12").at(0, 2, "B13").ready().step("B09", AHEAD).not_offered(Yes);
    // A Character at the first Location is not pushed onto the Title Card.
    let lay = wicked().location(0, 6, "E18").location(0, 5, "E19").at(0, 5, "B09").at(1, 1, "A20").points(1);
    lay.ready().step("B09", AHEAD).not_offered(Yes).at("A20", 1);
}

#[test]
fn b10_kaa() {
    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B10").turn(1).points(1);
    lay.clone().at(1, 6, "Alice").ready().not_offered(Step("Alice", BACK));
    lay.clone().at(1, 5, "Alice").ready().offered(Step("Alice", BACK));
    lay.clone().at(1, 6, "A20").ready().offered(Step("A20", BACK));
    // Kaa's limit applies to the current Vitality.
    lay.clone().at(1, 6, "A20").on("A20", "B19").ready().not_offered(Step("A20", BACK));
    let lay = lay.at(1, 6, "Alice").hand(1, &["A35"]).points(3);
    lay.ready().not_offered(Step("Alice", BACK)).play("A35").vitality("Alice", 3).offered(Step("Alice", BACK));
    // Kaa swims, so Water costs him nothing.
    wicked().road(&["E10", "E19"]).at(0, 1, "B10").points(1).ready().step("B10", AHEAD).points(0);
}

#[test]
fn b11_baloo() {
    let lay = wicked().road(&["E20", "E01", "E10"]).at(0, 1, "B11").points(1);
    lay.ready().vitality("B11", 4).step("B11", AHEAD).points(0).vitality("B11", 5).bonus("B11", AHEAD).at("B11", 3);
}

#[test]
fn b12_bagheera() {
    let lay = wicked().road(&["E18", "E12", "E14"]);
    lay.clone().at(0, 1, "B12").points(1).ready().vitality("B12", 2).step("B12", AHEAD).points(0).vitality("B12", 3);
    // Bagheera pays the full cost at Locations that are neither Forest nor Wild.
    lay.clone().at(0, 2, "B12").points(2).ready().not_offered(Step("B12", AHEAD));
    // In a Forest Bagheera gets both her own bonus and that of the Location. Brambles do not stop her there.
    wicked().road(&["E13"]).at(0, 1, "B12").ready().vitality("B12", 4);
    wicked().road(&["E11", "E18"]).at(0, 1, "B12").at(1, 6, "B25").points(1).ready().step("B12", AHEAD).points(0);
}

#[test]
fn b13_mowgli() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B13");
    lay.clone().at(0, 1, "B11").ready().vitality("B13", 3);
    lay.clone().at(0, 1, "B11").at(0, 1, "B12").at(0, 1, "B10").ready().vitality("B13", 4);
    lay.at(1, 6, "Goofy").at(0, 2, "B11").ready().vitality("B13", 2);
}

#[test]
fn b14_the_big_bad_wolf() {
    let lay = wicked().road(&["E11", "E18", "E13"]).at(0, 1, "B14").at(1, 5, "Goofy");
    let mut table = lay.clone().points(2).ready();
    // The new Location is also a House, but the Wolf does not replace it again.
    table.step("B14", AHEAD).yes().turns_up("E16").points(0).location_is(0, 2, "E16").at("Goofy", 5).at("B14", 2);
    lay.clone().points(2).ready().step("B14", AHEAD).pass().location_is(0, 2, "E18").points(1);
    lay.clone().points(1).ready().step("B14", AHEAD).not_offered(Yes).location_is(0, 2, "E18");
    // The Wolf replaces only Houses, in Bonus Movement too. On another Author's turn there are no Story Points to pay
    // with.
    let wild = wicked().road(&["E18", "E12"]).at(0, 1, "B14").points(3);
    wild.ready().step("B14", AHEAD).not_offered(Yes).points(1);
    lay.points(1).ready().bonus("B14", AHEAD).yes().turns_up("E12").points(0);
    let pushed = wicked().road(&["E18", "E11"]).at(0, 2, "B14").at(1, 5, "Alice").on("Alice", "A24").turn(1).points(3);
    pushed.ready().once("A24").at("B14", 1).location_is(0, 1, "E18").asks(1).not_offered(Yes);
    // A Wolf at The End has no effect.
    let end = wicked().location(0, 6, "E13").at(0, 6, "B14").points(1);
    end.ready().step("B14", AHEAD).at_the_end("B14");
}

#[test]
fn b15_the_sheriff_of_nottingham() {
    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B15").turn(1);
    lay.clone().at(1, 5, "Alice").points(1).ready().not_offered(Step("Alice", AHEAD));
    lay.clone().at(1, 5, "Alice").points(2).ready().step("Alice", AHEAD).points(0);
    lay.clone().at(1, 5, "A16").points(1).ready().step("A16", AHEAD).points(0);
    // The Sheriff charges nothing for leaving.
    lay.at(1, 6, "Alice").points(1).ready().step("Alice", BACK).points(0);
    let end = wicked().location(0, 6, "E13").at(0, 6, "B15").points(1);
    end.ready().step("B15", AHEAD).at_the_end("B15");
}

#[test]
fn b16_the_sea_witch() {
    let lay = wicked().title(0, "B16").road(&["E18"]).at(1, 6, "Goofy").hand(0, &["B24", "B29"]).points(1);
    lay.clone().ready().not_offered(Play("B29")).play_to("B24", "Goofy").points(0);
    // Spells of other Authors have their full cost.
    let lay = epic(2).title(1, "B16").road(&["E18"]).at(0, 1, "Goofy").hand(0, &["A30"]);
    lay.clone().ready().not_offered(PlayTo("A30", "Goofy"));
    lay.points(1).ready().offered(PlayTo("A30", "Goofy"));
    // A Spell can also be saved for less.
    wicked().title(0, "B16").hand(0, &["B33"]).points(2).ready().save("B33", 2).points(0);
}

#[test]
fn b17_the_wicked_fairy() {
    let lay = wicked().road(&["E10", "E19"]).at(0, 1, "B17").at(1, 4, "Goofy").at(1, 3, "Alice").points(2);
    let mut table = lay.ready();
    // The ONCE can choose one opposing Character anywhere on the Storyline.
    table.once("B17").choose("Goofy").points(1).not_offered(Once("B17")).step("B17", AHEAD).points(0);
    table.on_to(1).not_offered(Step("Goofy", BACK)).offered(Step("Alice", BACK));
    let mut table = table.on_to(0).on_to(1).clone();
    table.offered(Step("Alice", BACK));
    assert!(!table.has_happened(|event| matches!(event, Event::Archived { .. })));
}

#[test]
fn b18_peg_leg_pete_steamboat_captain() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B18");
    lay.clone().at(1, 6, "A03").at(1, 6, "Goofy").ready().vitality("A03", 1).vitality("Goofy", 3);
    lay.clone().at(1, 5, "A03").ready().vitality("A03", 2);
    lay.at(0, 1, "A03").ready().vitality("A03", 2);
}
