//! Rules 10 to 18: the turn.

use crate::stage::*;
use storyline::{Action, Event};

/// Rules 11 and 17: a Round is one turn of each Author.
#[test]
fn a_round_is_one_turn_of_each() {
    let mut table = oz(3).round(4).at(0, 1, "Toto").ready();
    table.round(4).on_to(2).round(4).on_to(1).round(4).on_to(0).round(5);
}

/// Rules 12: in `epic` a turn begins with a Draw, and in `oz` it does not.
#[test]
fn a_turn_begins_with_a_card_in_epic() {
    let mut table = epic(2).begins(1).ready();
    table.holds(1, 0).draws("Kaa").in_hand(1, "Kaa").rolls(4, 0);
    oz(2).begins(1).ready().rolls(4, 0).holds(1, 0);
}

/// Rules 13: the Roll has four blue dice, and a gold die for each Character on the road, Title Cards excluded.
#[test]
fn a_gold_die_for_each_character_on_the_road() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "Toto").title(0, "Aunt Em").at(1, 6, "O08").on("Toto", "Gold Collar");
    let mut table = lay.begins(0).ready();
    table.rolls(4, 1).dice("+---+").points(2);
}

/// Rules 14: each card archived from the hand gives one more gold die.
#[test]
fn a_card_archived_is_a_die() {
    let mut table = oz(2).hand(0, &["Pail", "Cyclone"]).ready();
    table.burn("Pail").rolls(0, 1).dice("+").points(1).archived("Pail");
    table.burn("Cyclone").dice("-").points(1).holds(0, 0);
}

/// Rules 15: each of the four Story Actions has its cost, even if it is repeated.
#[test]
fn story_actions_cost_what_they_cost() {
    let road = ["Farm", "Daisies", "Cottage"];
    let lay = oz(2).road(&road).at(0, 1, "Toto").hand(0, &["Boq"]);
    let mut table = lay.clone().points(9).ready();
    table.draw().draws("Pail").points(8).draw().draws("Oil Can").points(7);
    table.step("Toto", AHEAD).points(6).step("Toto", BACK).points(5);
    table.replace(1).turns_up("Boq's Home").points(3).play("Boq").points(0);
    lay.clone().points(2).ready().not_offered(Play("Boq")).offered(Replace(1)).offered(Draw);
    lay.points(1).ready().not_offered(Replace(1)).offered(Step("Toto", AHEAD)).offered(Draw);
}

/// Rules 15: only a face-up Location can be replaced.
#[test]
fn a_face_down_location_is_not_replaced() {
    let mut table = oz(2).road(&["Farm"]).points(2).ready();
    table.offered(Replace(1)).not_offered(Replace(2));
}

/// Rules 16: each Character may take one step in either direction, paying nothing but the charges of Locations.
#[test]
fn bonus_movement_is_one_step_for_each() {
    let lay = oz(2).road(&["Farm", "Daisies", "Plaza"]).at(0, 2, "Toto").at(0, 2, "Aunt Em").at(0, 1, "O08");
    let mut table = lay.points(1).ready();
    table.bonus("Toto", BACK).points(1).at("Toto", 1).not_offered(Step("Toto", AHEAD));
    table.bonus("Aunt Em", AHEAD).points(0).at("Aunt Em", 3);
    table.offered(Step("Scarecrow", AHEAD)).not_offered(Draw);
}

/// Rules 17: after Bonus Movement, the next Author has a turn.
#[test]
fn then_it_is_the_next_authors_turn() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "Toto").ready();
    table.pass().pass().turn_of(1).rolls(4, 0);
}

/// Rules 18: the Archive is shuffled into an empty Library when its last card leaves, or when a card is needed.
#[test]
fn an_empty_library_is_filled_from_the_archive() {
    let mut table = oz(2).archive(0, &["Toto", "Pail"]).library(0, &[]).points(2).ready();
    table.draw().draws("Pail").in_library(0, "Toto").not_archived("Toto");
    assert!(table.has_happened(|event| matches!(event, Event::Reshuffled { .. })));
    let mut table = oz(2).archive(0, &["Toto", "Pail"]).library(0, &["Oil Can"]).points(1).ready();
    table.draw().draws("Oil Can").in_library(0, "Toto").not_archived("Pail").holds(0, 1);
}

/// Rules 15 and 16: an Author who can do nothing is not asked to decide.
#[test]
fn an_author_without_actions_is_not_asked() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "Toto").ready();
    table.bonus("Toto", AHEAD).turns_up("Daisies").turn_of(1);
    assert!(!table.actions().contains(&Action::Draw));
}
