//! The Objects, Effects and Events of Wild and Wicked, B19 to B33.

use super::epic_b::wicked;
use crate::stage::*;

#[test]
fn b19_poisoned_apple() {
    let lay = wicked().road(&["E18", "E17"]).hand(0, &["B19"]).points(1);
    let mut table = lay.clone().at(1, 6, "A10").at(1, 6, "Goofy").at(0, 1, "B03").ready();
    table.not_offered(PlayTo("B19", "Goofy")).not_offered(PlayTo("B19", "B03")).not_offered(PlayAt("B19", 1));
    table.play_to("B19", "A10").vitality("A10", 2).is_on("B19", "A10");
    // The Little Mermaid is a Princess. No Character in the Hospital can be a target.
    lay.clone().at(1, 6, "A11").ready().play_to("B19", "A11").vitality("A11", 1);
    lay.clone().at(1, 5, "A10").ready().not_offered(PlayTo("B19", "A10"));
    // If the apple archives its bearer, it stays there and can be taken up like any other Object.
    let mut table = lay.at(1, 6, "Alice").at(0, 1, "B11").ready();
    table.play_to("B19", "Alice").archived_by(1, "Alice").is_loose("B19").equip("B19", "B11").vitality("B11", 2);
}

#[test]
fn b20_talking_mirror() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B07").at(0, 1, "B11");
    lay.clone().on("B07", "B20").ready().vitality("B07", 6);
    let lay = lay.on("B11", "B20").library(0, &["B09", "B10"]).points(1);
    let mut table = lay.clone().ready();
    table.vitality("B11", 5).once("B20").draws("B09").choose("B09").not_offered(Once("B20")).draw().draws("B10");
    lay.ready().once("B20").draws("B09").pass().draw().draws("B09").in_hand(0, "B09");
    // The ONCE can be used once a turn, even if the bearer changes.
    let lay = wicked().road(&["E18"]).at(0, 1, "B12").on("B12", "B20").at(0, 1, "B13").hand(0, &["B29"]).points(3);
    let mut table = lay.ready();
    table.once("B20").draws("B09").pass().play("B29").choose("B12").equip("B20", "B13").not_offered(Once("B20"));
}

#[test]
fn b21_pieces_of_eight() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B05").at(0, 1, "B11");
    lay.clone().on("B05", "B21").ready().vitality("B05", 6);
    lay.on("B11", "B21").ready().vitality("B11", 5);
}

#[test]
fn b22_enchanted_spindle() {
    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B11").hand(0, &["B22"]).points(2);
    let mut table = lay.ready();
    table.not_offered(PlayTo("B22", "B11")).play_at("B22", 1).is_loose("B22").not_offered(Equip("B22", "B11"));

    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B22").at(0, 2, "B11").at(1, 5, "A16");
    // Characters of the same Author are not caught. A flying Character is caught, because the Spindle is not a
    // Location.
    lay.clone().points(1).ready().step("B11", BACK).at("B11", 1).is_loose("B22");
    let mut table = lay.turn(1).points(2).ready();
    table.step("A16", AHEAD).archived_by(0, "B22").at("A16", 6).not_offered(Step("A16", BACK));
    // The Spindle's gift lasts for the rest of this turn and for the whole next turn.
    table.on_to(0).on_to(1).not_offered(Step("A16", BACK)).on_to(0).on_to(1).offered(Step("A16", BACK));
}

#[test]
fn b22_whoever_is_pushed_onto_it_sleeps_through_the_next_turn() {
    let lay = wicked()
        .road(&["E18", "E19", "E11"])
        .at(0, 3, "B22")
        .at(1, 5, "A20")
        .at(0, 1, "B11")
        .hand(0, &["B30"])
        .points(2);
    let mut table = lay.ready();
    table.play("B30").at("A20", 4).archived_by(0, "B22");
    table.on_to(1).not_offered(Step("A20", AHEAD)).on_to(0).on_to(1).offered(Step("A20", AHEAD));
}

#[test]
fn b23_pirates_hook() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B03").at(0, 1, "B11");
    lay.clone().on("B03", "B23").ready().vitality("B03", 6);
    lay.on("B11", "B23").ready().vitality("B11", 5);
}

#[test]
fn b24_sleeping_death() {
    let lay = wicked().road(&["E18", "E17"]).title(0, "B01").at(0, 1, "B11").hand(0, &["B24"]).points(2);
    let mut table = lay.clone().at(1, 6, "Goofy").at(1, 5, "A10").ready();
    table.not_offered(PlayTo("B24", "B11")).not_offered(PlayTo("B24", "A10"));
    table.play_to("B24", "Goofy").vitality("Goofy", 1).on_to(1).not_offered(Step("Goofy", BACK));
    lay.clone().at(1, 6, "Alice").ready().play_to("B24", "Alice").archived_by(1, "Alice").archived_by(0, "B24");
    let lay = wicked().road(&["E18"]).at(1, 6, "Goofy").hand(0, &["B24"]).points(2);
    lay.ready().not_offered(PlayTo("B24", "Goofy"));
}

#[test]
fn b25_wall_of_brambles() {
    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B25").turn(1);
    lay.clone().at(1, 5, "Alice").points(2).ready().step("Alice", AHEAD).points(0);
    lay.clone().at(1, 5, "Alice").points(1).ready().not_offered(Step("Alice", AHEAD));
    lay.clone().at(1, 6, "Alice").points(2).ready().step("Alice", BACK).points(0);
    lay.clone().at(1, 6, "Alice").points(1).ready().not_offered(Step("Alice", BACK));
    // A step onto the Title Card at the right end also counts as leaving.
    lay.clone().at(1, 6, "Alice").points(1).ready().not_offered(Step("Alice", AHEAD));
    // Evil Characters of the same Author have the bonus as long as the Effect stays.
    let thorns = wicked().road(&["E18", "E19"]).at(0, 1, "B25").at(0, 1, "B03").at(0, 1, "B11").at(1, 6, "B09");
    thorns.ready().vitality("B03", 5).vitality("B11", 4).vitality("B09", 5);
    // The Brambles affect no Characters of their own Author, and no flying Characters.
    lay.clone().at(1, 5, "A16").points(1).ready().step("A16", AHEAD).points(0);
    lay.turn(0).at(0, 1, "B11").points(1).ready().step("B11", AHEAD).points(0);
}

#[test]
fn b26_law_of_the_jungle() {
    let lay = wicked().road(&["E18"]).at(0, 1, "B11").at(0, 1, "B13").at(1, 6, "Goofy").at(0, 2, "B10");
    let mut table = lay.hand(0, &["B26"]).points(1).ready();
    // Mowgli gains 1 for Baloo, and nothing from the Law of the Jungle.
    table.play_at("B26", 1).vitality("B11", 5).vitality("B13", 3).vitality("Goofy", 3).vitality("B10", 3);
}

#[test]
fn b27_the_black_spot() {
    let road = ["E18", "E19", "E11"];
    let lay = wicked().road(&road).hand(0, &["B27"]).points(2).at(1, 6, "Goofy").at(1, 5, "A20").at(0, 1, "B03");
    let mut table = lay.clone().ready();
    table.not_offered(PlayTo("B27", "B03")).play_to("B27", "A20").vitality("A20", 1).points(1);
    lay.clone().ready().play_to("B27", "Goofy").vitality("Goofy", 1);
    // The text runs at the start of each turn of the Author who played the Effect.
    table.at("A20", 5).on_to(0).at("A20", 4).is_on("B27", "A20");
    // The push comes before the Roll.
    let lay = wicked().road(&road).at(1, 6, "A20").on_by(0, "A20", "B27");
    lay.begins(0).ready().draws("B11").at("A20", 5).rolls(4, 0);
    // If the Effect pushes no Character, it is archived.
    let lay = wicked().location(0, 6, "E18").at(1, 1, "A20").on_by(0, "A20", "B27");
    lay.begins(0).ready().draws("B11").at("A20", 1).archived_by(0, "B27");
    let lay = wicked().road(&["E18", "E17", "E11"]).at(1, 5, "A20").on_by(0, "A20", "B27");
    lay.begins(0).ready().draws("B11").at("A20", 5).archived_by(0, "B27");
    wicked()
        .title(1, "A20")
        .on_by(0, "A20", "B27")
        .begins(0)
        .ready()
        .draws("B11")
        .on_title("A20")
        .archived_by(0, "B27");
}

#[test]
fn b28_a_voice_for_a_price() {
    let lay = wicked().title(0, "B01").road(&["E18"]).hand(0, &["B28"]).points(2);
    let mickey = lay.clone().at(1, 6, "A02").at(1, 6, "Goofy");
    mickey.ready().vitality("Goofy", 4).play_to("B28", "A02").vitality("Goofy", 3).vitality("A02", 3);
    // The Effect can be attached to a Character of the same Author. Hook's text against himself is then blank too.
    let lay = lay.at(0, 1, "B03").at(1, 6, "A16");
    lay.ready().vitality("B03", 2).play_to("B28", "B03").vitality("B03", 2);
    // Keywords stay, so Peter Pan still flies, but he takes no Objects. Gifts from other cards stay too.
    let lay = epic(2).road(&["E10", "E19"]).at(0, 1, "A16").on_by(1, "A16", "B28").on("A16", "A25").points(1);
    let lay = lay.at(1, 5, "B06").on("B06", "B21");
    lay.ready().step("A16", AHEAD).points(0).at("A16", 2).is_on("B21", "B06");
    // A blank text includes the ONCE.
    epic(2)
        .prints("A12", "vitality", "3")
        .title(0, "A12")
        .on_by(1, "A12", "B28")
        .hand(0, &["Alice"])
        .ready()
        .not_offered(Once("A12"));
    // A blank text includes the shield that the Cricket gives.
    let lay = wicked().prints("A14", "vitality", "3").road(&["E18"]);
    let lay = lay.at(1, 6, "A12").at(1, 6, "A14").on_by(0, "A14", "B28").hand(0, &["B29"]);
    lay.points(3).ready().play("B29").choose("A12").archived_by(1, "A12");
    // A Sea Witch with a blank text still has Sorcery, but lowers no costs.
    let lay = wicked().title(0, "B16").on("B16", "B28").road(&["E18"]).at(1, 6, "Goofy").hand(0, &["B24"]);
    lay.clone().points(1).ready().not_offered(PlayTo("B24", "Goofy"));
    lay.points(2).ready().offered(PlayTo("B24", "Goofy"));
    // A blank text includes FOLLOW, LEAVES and TURNS UP.
    let lay = epic(2).prints("A06", "vitality", "3").prints("A19", "vitality", "3").road(&["E18", "E19"]).points(1);
    let pluto = lay.clone().at(0, 1, "A06").at(0, 1, "A01").on_by(1, "A06", "B28");
    pluto.ready().step("A01", AHEAD).at("A06", 1).at("A01", 2);
    let slipper = lay.clone().at(0, 1, "A10").on("A10", "A21").on_by(1, "A10", "B28");
    slipper.ready().step("A10", AHEAD).is_on("A21", "A10");
    let alice = lay.at(0, 2, "Alice").on_by(1, "Alice", "B28");
    alice.ready().step("Alice", AHEAD).turns_up("E11").at("Alice", 3).holds(0, 0);
}

#[test]
fn b29_off_with_her_head() {
    let lay = wicked().road(&["E18", "E17"]).hand(0, &["B29"]).points(3);
    lay.clone().at(1, 6, "Goofy").ready().play("B29").archived_by(1, "Goofy").archived_by(0, "B29").points(0);
    lay.clone().at(1, 6, "A10").at(1, 5, "Alice").ready().not_offered(Play("B29"));
    lay.clone().at(0, 1, "B08").ready().play("B29").archived_by(0, "B08");
    // The card costs less if the Queen is in play, even on her Title Card.
    lay.clone().at(1, 6, "Goofy").title(0, "B07").points(2).ready().play("B29").points(0);
    lay.at(1, 6, "Goofy").title(1, "B07").points(2).ready().not_offered(Play("B29"));
}

#[test]
fn b30_ambush_in_the_wood() {
    let lay = wicked().road(&["E18", "E19", "E11"]).at(0, 2, "B11").saved(0, &[("B30", 2)]).turn(1);
    let walks = lay.clone().at(1, 4, "Alice").points(2);
    walks.clone().ready().step("Alice", AHEAD).asks(0).reveal("B30").at("Alice", 4).archived_by(0, "B30");
    walks.ready().step("Alice", AHEAD).asks(0).pass().at("Alice", 5);
    // The card does not answer if no Character of the same Author is there, nor if the opposing Character is shielded.
    let empty = wicked().road(&["E18", "E19", "E11"]).at(0, 1, "B11").saved(0, &[("B30", 2)]).turn(1);
    empty.at(1, 4, "Alice").points(2).ready().step("Alice", AHEAD).at("Alice", 5).asks(1).has_saved(0, "B30");
    // On its Author's own turn the card pushes any Character that can be pushed.
    let own = wicked().road(&["E18", "E19", "E11"]).at(1, 5, "Goofy").hand(0, &["B30"]).points(2);
    own.ready().play("B30").at("Goofy", 4);
    wicked().location(0, 6, "E18").at(1, 1, "Goofy").hand(0, &["B30"]).points(2).ready().not_offered(Play("B30"));
}

#[test]
fn b31_mutiny() {
    let lay = wicked().road(&["E18", "E19"]).at(0, 1, "B11").hand(0, &["B31"]).points(1);
    let mut table = lay.clone().at(1, 6, "Goofy").on("Goofy", "A25").ready();
    table.play("B31").which(1).is_on("A25", "B11").controlled_by(0, "A25").archived_by(0, "B31");
    // The Author can choose two cards even if there is an Object to take.
    lay.clone().at(1, 5, "Goofy").on("Goofy", "A25").ready().play("B31").draws("B13, B14").is_on("A25", "Goofy");
    // Losing the Fairy Dust takes effect at once.
    let lay = wicked().prints("A19", "vitality", "1").road(&["E12"]).at(0, 1, "B11").at(1, 6, "Alice");
    let lay = lay.on("Alice", "A22").hand(0, &["B31"]).points(2);
    lay.ready().vitality("Alice", 2).play("B31").which(1).is_on("A22", "B11").archived_by(1, "Alice");
    // The Author of the card chooses the Object to take, and its new bearer.
    let lay = wicked().road(&["E18"]).at(0, 1, "B11").at(0, 1, "B13").at(1, 6, "Goofy").on("Goofy", "A25");
    let lay = lay.on("Goofy", "A21").hand(0, &["B31"]).points(2);
    lay.ready().play("B31").which(1).choose("A21").choose("B13").is_on("A21", "B13").is_on("A25", "Goofy");
}

#[test]
fn b32_huff_and_puff() {
    let lay = wicked().road(&["E11", "E18", "E19", "E13"]).at(1, 5, "Goofy").at(1, 5, "A20").at(0, 2, "B11");
    let lay = lay.hand(0, &["B32"]).points(2);
    let mut table = lay.ready();
    table.play("B32").choose_at(2).turns_up("E12").draws("B13").at("Goofy", 4).at("A20", 4).at("B11", 2);
    table.location_is(0, 2, "E12").in_hand(0, "B13").points(1);
    // A Character that the Cricket shields when the deed begins stays, even if the Cricket itself is moved.
    let lay = wicked().road(&["E11", "E18", "E13"]).at(1, 5, "A14").at(1, 5, "A12").hand(0, &["B32"]).points(2);
    lay.ready().play("B32").turns_up("E19").at("A14", 4).at("A12", 5);
    // Only a House can be chosen.
    let lay = wicked().road(&["E11", "E12"]).at(1, 5, "Goofy").hand(0, &["B32"]).points(2);
    lay.ready().not_offered(Play("B32"));
}

#[test]
fn b33_uninvited_guest() {
    let lay = wicked().title(0, "B17").saved(0, &[("B33", 1)]).turn(1).road(&["E18"]).points(5);
    let mut table = lay.clone().hand(1, &["Goofy", "A09"]).ready();
    table.play("Goofy").asks(0).reveal("B33").archived_by(1, "Goofy").points(3).archived_by(0, "B33");
    lay.clone().hand(1, &["A09"]).ready().play("A09").asks(0).reveal("B33").archived_by(1, "A09");
    // Without Sorcery the card cannot be revealed.
    let lay = wicked().saved(0, &[("B33", 1)]).turn(1).hand(1, &["Goofy"]).points(5);
    lay.ready().play("Goofy").asks(0).not_offered(Reveal("B33"));
    // A step or a ONCE is not a card that is played, so it cannot be answered.
    let lay = wicked().title(0, "B17").saved(0, &[("B33", 1)]).turn(1).road(&["E18", "E19"]).at(1, 6, "A12");
    let lay = lay.hand(1, &["Alice", "Goofy"]).points(3);
    lay.ready().once("A12").choose("Alice").dice("++").asks(1).step("A12", BACK).asks(1).at("A12", 5);
    // On its Author's own turn the card is played from the hand, and can answer another REACT.
    let lay = wicked().road(&["E18"]).title(0, "B17").at(1, 6, "Alice").saved(1, &[("A34", 1)]);
    let mut table = lay.hand(0, &["B29", "B33"]).points(4).ready();
    table.play("B29").asks(1).reveal("A34").asks(0).play("B33").archived_by(1, "Alice").archived_by(1, "A34").points(0);
}
