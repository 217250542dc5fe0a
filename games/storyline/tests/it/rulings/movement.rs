//! Q19 to Q26, Q29 and Q30: steps and moves.

use crate::stage::*;
use storyline::{Event, Hitch};

/// Q19: each part of a cost is changed by TOLL and is never below 0; Title Cards charge nothing.
#[test]
fn a_toll_changes_each_part_by_itself() {
    let road = ["Farm", "Throne Room", "Yellow Brick Road"];
    let mut table = oz(2).road(&road).at(0, 1, "O05").points(3).ready();
    table.step("O05", AHEAD).points(0);
    let mut table = oz(2).road(&road).at(0, 3, "O05").points(3).ready();
    table.step("O05", BACK).points(0);
    let mut table = oz(2).road(&["Plaza"]).title(0, "Toto").points(2).ready();
    table.step("Toto", AHEAD).points(0);
}

/// Q20: if an Author declines to pay a cost, the step is not made.
#[test]
fn nobody_has_to_pay() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "Toto").points(4).ready();
    table.step("Toto", AHEAD).turns_up("Plaza").asks(0).pass().at("Toto", 1).points(3).location_is(0, 2, "Plaza");
}

/// Q21: each Character may use Bonus Movement once a turn, besides any number of Story Actions.
#[test]
fn bonus_movement_is_once_a_turn_and_besides_story_actions() {
    let road = ["Farm", "Daisies", "Cottage", "House"];
    let mut table = oz(2).road(&road).at(0, 1, "Toto").at(0, 1, "Aunt Em").points(2).ready();
    table.step("Toto", AHEAD).step("Toto", AHEAD).bonus("Toto", AHEAD).dice("-").at("Toto", 4);
    table.not_offered(Step("Toto", BACK)).offered(Step("Aunt Em", AHEAD)).not_offered(Replace(1));
}

/// Q22: any number of Characters of any Authors may share a Location.
#[test]
fn any_number_share_a_location() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 2, "O01").at(0, 2, "O02").at(1, 5, "O06").at(1, 5, "O07");
    lay.at(0, 1, "Toto").points(1).ready().step("Toto", AHEAD).at("Toto", 2).at_of(0, "O06", 2);
}

/// Q23: first the action and the cost to leave are paid, then the Location is turned up, then the cost to enter is due.
#[test]
fn a_step_into_the_dark_is_paid_in_this_order() {
    let mut table = oz(2).road(&["Yellow Brick Road"]).at(0, 1, "Toto").points(5).ready();
    table.step("Toto", AHEAD).points(3).turns_up("Plaza").points(3).asks(0).yes().points(2).at("Toto", 2);
}

/// Q24: if a Character fails to enter, the action or the Bonus is still used, in `oz` too.
#[test]
fn a_failed_step_uses_the_action_and_the_bonus() {
    let lay = || oz(2).road(&["Yellow Brick Road", "?", "?", "Farm"]).at(0, 1, "Toto").at(0, 4, "Aunt Em");
    let mut table = lay().points(3).ready();
    table.step("Toto", AHEAD).turns_up("Throne Room").points(1).at("Toto", 1).location_is(0, 2, "Throne Room");
    let mut table = lay().points(2).ready();
    table.bonus("Toto", AHEAD).turns_up("Throne Room").points(1).not_offered(Step("Toto", AHEAD));
}

/// Q25: a card played onto a face-down Location turns it up first.
#[test]
fn a_card_played_onto_a_face_down_location_turns_it_up() {
    let mut table = oz(2).hand(0, &["Pail", "O42"]).points(2).ready();
    table.play_at("Pail", 2).turns_up("Farm").is_loose("Pail").at_of(0, "Pail", 2);
    table.play_at("O42", 3).turns_up("Daisies").at_of(0, "O42", 3);
}

/// Q26: a Prime enters the right end from the last position, and pays the cost to leave that position.
#[test]
fn the_right_end_charges_for_leaving_only() {
    let lay = |position| oz(2).location(0, 6, "Yellow Brick Road").location(0, 5, "Farm").at(0, position, "O03");
    lay(6).points(1).ready().not_offered(Step("O03", AHEAD)).bonus("O03", AHEAD).at_the_end("O03");
    lay(6).points(2).ready().step("O03", AHEAD).at_the_end("O03").points(0);
    lay(5).points(9).ready().step("O03", AHEAD).at("O03", 6);
}

/// Q29: HOME and MOVE move a Steadfast Character; nothing moves an Immovable one.
#[test]
fn the_steadfast_goes_home() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "Toto").on("Toto", "O43").hand(0, &["no place like home"]).points(3);
    lay.ready().not_offered(Step("Toto", AHEAD)).play("no place like home").on_title("Toto").is_on("O43", "Toto");
    let keywords = "[\"Animal\", \"Immovable\"]";
    let lay =
        oz(2).prints("O04", "keywords", keywords).road(&["Farm"]).at(0, 1, "Toto").hand(0, &["no place like home"]);
    lay.points(3).ready().not_offered(Play("no place like home"));
}

/// Q30: moves by cards cost nothing, turn up face-down Locations, and stop where the road ends.
#[test]
fn moves_by_cards_pay_nothing_and_stop_where_the_road_does() {
    let lay = |position| oz(2).road(&["Farm", "Poppy Field", "?", "House"]).at(0, 4, "O25").at(0, position, "O11");
    lay(2).ready().once("O25").far(1).turns_up("Throne Room").at("O11", 3).points(0);
    lay(1).ready().once("O25").at("O11", 2);
}

/// Q30: PUSH moves a Character toward its controller's own Title Card, but never onto it.
#[test]
fn a_push_stops_at_the_first_location() {
    let lay = oz(2).road(&["Farm", "Daisies", "House"]).at(0, 2, "Toto").turn(1).at(1, 4, "O19");
    lay.points(1).ready().step("O19", AHEAD).yes().at("Toto", 1);
}

/// Q30: a MOVE of exactly 2 ends where the road ends; the distance of a PUSH is a choice of at least 1.
#[test]
fn the_way_ends_where_the_road_does() {
    let lay = |text: &str| {
        let lay = oz(2).says("O39", text).hand(0, &["O39"]).points(1).road(&["Farm", "Palace", "Cottage"]);
        lay.location(0, 4, "Daisies").location(0, 5, "Plaza").location(0, 6, "Thick Wood")
    };
    lay("MOVE 2 your Character.").at(0, 5, "Toto").ready().play("O39").far(1).at("Toto", 6);
    lay("MOVE 2 your Character.").at(0, 3, "Toto").ready().play("O39").not_offered(Far(1)).far(2).at("Toto", 5);
    lay("PUSH 3 your Character.")
        .at(0, 5, "Toto")
        .ready()
        .play("O39")
        .offered(Far(-1))
        .offered(Far(-3))
        .far(-2)
        .at("Toto", 3);
    lay("ADVANCE 3 your Character.").at(0, 2, "Toto").ready().play("O39").at("Toto", 5);
}

/// Q65: a Character that moves fewer Locations than the others arrives after them.
#[test]
fn all_set_out_together() {
    let lay = oz(2).says("O39", "MOVE up to 2 each your Character.").hand(0, &["O39"]).points(1);
    let lay = lay.road(&["Farm", "Palace", "Cottage", "Daisies"]).at(0, 1, "Toto").at(0, 2, "Aunt Em").at(0, 2, "O06");
    let mut table = lay.ready();
    table.play("O39").far(2).far(-1).far(2).at("Toto", 3).at("Aunt Em", 1).at("O06", 4);
}

/// Q20, Q24, Q33, Q60: the reason for a failed step is reported.
#[test]
fn a_step_that_fails_says_why() {
    let why = |table: &Table| {
        table.events.iter().find_map(|event| if let Event::Failed { why, .. } = event { Some(*why) } else { None })
    };
    let lay = |points| oz(2).road(&["Farm"]).at(0, 1, "Toto").hand(0, &["Pail"]).points(points);
    let mut table = lay(5).ready();
    table.step("Toto", AHEAD).turns_up("Throne Room").pass();
    assert_eq!(why(&table), Some(Hitch::Declined { cost: 2 }));
    let mut table = lay(1).ready();
    table.step("Toto", AHEAD).turns_up("Throne Room").pass();
    assert_eq!(why(&table), Some(Hitch::Short { cost: 2 }));
    let mut table = epic(2).road(&["Council Rock"]).at(0, 1, "Alice").points(3).ready();
    table.step("Alice", AHEAD).turns_up("Sea King");
    assert_eq!(why(&table), Some(Hitch::Barred { ability: 0 }));
}
