//! Words of the card language that change movement: FOLLOW, STRIDE, LEAVES, SHIELD.

use crate::stage::*;
use language::Source;
use storyline::Event;

/// FOLLOW: a card that follows moves in the same step as its leader, pays nothing, and keeps its Bonus Movement.
#[test]
fn a_follower_pays_nothing_and_keeps_its_bonus() {
    let lay = || oz(2).road(&["Yellow Brick Road", "Plaza", "Daisies"]).at(0, 1, "O03").at(0, 1, "Toto").points(3);
    lay().ready().step("O03", AHEAD).points(0).yes().at("O03", 2).at("Toto", 2).bonus("Toto", AHEAD).at("Toto", 3);
    lay().ready().step("O03", AHEAD).pass().at("O03", 2).at("Toto", 1);
}

/// FOLLOW: a card does not follow if the leader's step fails, if it is Steadfast itself, or if a text moves the leader.
#[test]
fn nobody_follows_a_step_that_fails() {
    let lay = || oz(2).road(&["Farm"]).at(0, 1, "O03").at(0, 1, "Toto").at(0, 1, "O02");
    let mut table = lay().points(1).ready();
    table.step("O03", AHEAD).turns_up("Throne Room").at("O03", 1).at("Toto", 1);
    lay().on("Toto", "O43").points(1).ready().step("O03", AHEAD).turns_up("Daisies").at("O03", 2).at("Toto", 1);
    let mut table = lay().location(0, 2, "Daisies").location(0, 4, "House").at(0, 4, "O25").ready();
    table.once("O25").choose("O03").at("O03", 2).at("Toto", 1);
}

/// FOLLOW, Q26: no card follows onto the Title Card at the right end.
#[test]
fn nobody_follows_to_the_end() {
    let lay = oz(2).location(0, 6, "Farm").at(0, 6, "O03").at(0, 6, "Toto").points(2);
    lay.ready().step("O03", AHEAD).at_the_end("O03").at("Toto", 6).offered(Step("Toto", BACK));
}

/// STRIDE: two normal steps in one direction; a third, or one back, is not offered.
#[test]
fn a_stride_is_two_steps_in_one_direction() {
    let lay = oz(2).road(&["Farm", "Daisies", "Boq's Home", "Cottage"]).at(0, 2, "Toto").on("Toto", "Silver Shoes");
    let mut table = lay.at(0, 1, "O02").ready();
    table.bonus("Toto", AHEAD).not_offered(Step("Toto", BACK)).step("Toto", AHEAD).at("Toto", 4);
    table.not_offered(Step("Toto", AHEAD)).not_offered(Step("Toto", BACK));
}

/// STRIDE: face-down Locations on the way are turned up one after the other, and the Shoes waive all costs.
#[test]
fn a_stride_turns_up_face_down_locations() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "Toto").on("Toto", "Silver Shoes");
    let mut table = lay.location(0, 5, "Cottage").at(0, 5, "O02").ready();
    table.bonus("Toto", AHEAD).turns_up("Throne Room").at("Toto", 2).step("Toto", AHEAD).turns_up("Plaza");
    table.at("Toto", 3).points(0).not_offered(Step("Toto", AHEAD));
}

/// STRIDE: a stride ends if a step fails.
#[test]
fn a_stride_is_over_where_a_step_fails() {
    let lay = epic(2).prints("R03", "library", "\"A\"").prints("R03", "copies", "1").road(&["Council Rock"]);
    let mut table = lay.at(0, 1, "R03").location(0, 5, "Workshop").at(0, 5, "Alice").ready();
    table.bonus("R03", AHEAD).turns_up("Sea King").at("R03", 1).not_offered(Step("R03", AHEAD));
}

/// STRIDE, Q4: archiving a card for a die between the two steps does not end the stride.
#[test]
fn a_stride_goes_on_after_a_die() {
    let lay = epic(2).prints("R03", "library", "\"A\"").prints("R03", "copies", "1");
    let lay = lay.road(&["Council Rock", "Workshop", "Cold Lairs"]).at(0, 1, "R03").hand(0, &["Alice"]);
    let mut table = lay.ready();
    table.bonus("R03", AHEAD).not_offered(Step("R03", AHEAD)).burn("Alice").dice("+").step("R03", AHEAD).at("R03", 3);
}

/// LEAVES: if Cinderella leaves by a step or by an opponent's PUSH, her controller chooses an Object to leave behind.
#[test]
fn cinderella_leaves_something_behind() {
    let lay = || epic(2).road(&["Council Rock", "Pizza Planet"]).at(0, 2, "A10").on("A10", "A21").on("A10", "A25");
    let mut table = lay().points(1).ready();
    table.vitality("A10", 7).step("A10", BACK).asks(0).choose("A21").at("A10", 1).vitality("A10", 5);
    table.at("A21", 2).is_loose("A21").is_on("A25", "A10");

    let mut table = lay().turn(1).at(1, 4, "B09").points(1).location(0, 3, "Workshop").ready();
    table.step("B09", AHEAD).asks(1).yes().asks(0).choose("A25").at("A10", 1).at("A25", 2);
}

/// LEAVES: the text does not run when Cinderella is archived.
#[test]
fn leaves_does_not_run_when_the_card_is_archived() {
    let lay =
        epic(2).road(&["Council Rock"]).at(0, 1, "A10").on("A10", "A25").turn(1).hand(1, &["B24"]).title(1, "B16");
    let mut table = lay.points(2).ready();
    table.play_to("B24", "A10").vitality("A10", 3);
}

/// SHIELD, Q14: an Effect that an opponent attached earlier no longer moves its HOST.
#[test]
fn a_shielded_host_is_not_pushed() {
    let lay = |title| {
        let lay = epic(2).road(&["Council Rock", title]).at(0, 2, "Robin").on_by(1, "Robin", "Black Spot");
        lay.begins(1).ready()
    };
    lay("Workshop").draws("Kaa").at("Robin", 1).is_on("Black Spot", "Robin");
    lay("Hospital").draws("Kaa").at("Robin", 2).archived_by(1, "Black Spot");
}

/// SHIELD: opponents cannot attach to a shielded card or choose it, but they can choose its Objects.
#[test]
fn a_shielded_character_cannot_be_chosen() {
    let lay = epic(2).road(&["Hospital"]).at(0, 1, "Alice").on("Alice", "Key").turn(1).at(1, 6, "B07").title(1, "B16");
    let mut table = lay.hand(1, &["B24", "B29", "B31"]).points(9).ready();
    table.not_offered(Once("B07")).not_offered(Play("B29")).not_offered(PlayTo("B24", "Alice"));
    table.play("B31").which(1).is_on("Key", "B07");
}

/// Q65: a follower moves in the same step, and arrives after its leader.
#[test]
fn a_follower_arrives_after_its_leader() {
    // The Spindle catches the first Character to arrive, which is the leader.
    let lay = epic(2).road(&["Council Rock", "Workshop"]).at(1, 5, "B22").title(1, "B16").points(1);
    let mut table = lay.at(0, 1, "Captain for a Day").at(0, 1, "Pluto").ready();
    table.step("Captain for a Day", AHEAD).yes().pass().archived_by(1, "B22").at("Pluto", 2).at("Captain for a Day", 2);
    table.bonus("Pluto", AHEAD);
    // Both arrive before the state is checked. Oz falls because Toto comes, although Dorothy leads.
    let lay = oz(2).road(&["House", "Daisies"]).at(0, 1, "Farm Girl").at(0, 1, "Toto").at(1, 5, "O22");
    lay.points(2).ready().step("Farm Girl", AHEAD).yes().at("Toto", 2).at("Farm Girl", 2);
}

/// STRIDE: Bonus Movement of another Character ends a stride, and a free action does not.
#[test]
fn an_object_is_taken_up_on_the_way() {
    let road = ["Farm", "Daisies", "Cottage", "House"];
    let lay = oz(2).road(&road).at(0, 1, "Aunt Em").on("Aunt Em", "Silver Shoes").at(0, 2, "Pail").at(0, 1, "Toto");
    let mut table = lay.clone().ready();
    table.bonus("Aunt Em", AHEAD).equip("Pail", "Aunt Em").step("Aunt Em", AHEAD).at("Aunt Em", 3);
    let mut table = lay.ready();
    table.bonus("Aunt Em", AHEAD).step("Toto", AHEAD).not_offered(Step("Aunt Em", AHEAD));
}

/// LEAVES: TITLE also counts as leaving.
#[test]
fn leaves_runs_for_a_card_put_on_a_title_card() {
    let lay = oz(2).says("O39", "TITLE your Character.").says("O04", "LEAVES: SP 2.").hand(0, &["O39"]).points(1);
    lay.road(&["Farm"]).at(0, 1, "Toto").ready().play("O39").on_title("Toto").points(2);
}

/// FREE DRAW, DRAW FREE: the source of a free draw is reported. Only one free draw is used, even if several cards give
/// one.
#[test]
fn a_free_draw_says_by_what() {
    let by = |table: &Table| {
        let free = table.events.iter().rev().find_map(|event| match event {
            Event::DrewFree { of: Source::Card(card), .. } => Some(*card),
            _ => None,
        });
        free.map(|card| table.game.catalog().card(card).id.clone())
    };
    let lay = oz(2).says("O01", "You: FREE DRAW.").says("O02", "ONCE: DRAW FREE.").says("O06", "ONCE: DRAW FREE.");
    let lay = lay.road(&["Farm"]).at(0, 1, "O01").at(0, 1, "O02").at(0, 1, "O06").points(2);
    let mut table = lay.clone().ready();
    table.draw().draws("Pail").points(2);
    assert_eq!(by(&table).as_deref(), Some("O01"));
    let mut table = lay.ready();
    table.once("O02").not_offered(Once("O06")).draw().draws("Pail").points(2);
    assert_eq!(by(&table).as_deref(), Some("O02"));
    table.once("O06").draw().draws("Oil Can").points(2);
    assert_eq!(by(&table).as_deref(), Some("O06"));
    table.draw().draws("O08").points(1);
    let lay = oz(2).says("O02", "ONCE: DRAW FREE; DRAW FREE.").road(&["Farm"]).at(0, 1, "O02").points(1);
    lay.ready().once("O02").draw().draws("Pail").points(1).draw().draws("Toto").points(0);
}
