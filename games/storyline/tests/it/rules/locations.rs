//! Rules 46 to 49: Locations.

use crate::stage::*;

/// Rules 46: some Locations charge for entering, and some for leaving.
#[test]
fn locations_charge_for_entering_and_leaving() {
    let mut table = oz(2).road(&["Farm", "Plaza", "Yellow Brick Road"]).at(0, 1, "Toto").points(9).ready();
    table.step("Toto", AHEAD).points(7).step("Toto", AHEAD).points(6).step("Toto", BACK).points(3);
    table.step("Toto", BACK).points(2);
}

/// Rules 47: a Character that would move to a face-down Location first turns it up, and then enters it.
#[test]
fn a_face_down_location_is_turned_up() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "Toto").points(1).ready();
    table
        .step("Toto", AHEAD)
        .chance_decides()
        .at("Toto", 1)
        .turns_up("Daisies")
        .at("Toto", 2)
        .location_is(0, 2, "Daisies");
}

/// Rules 47: in `epic` the Story Points paid are lost if the Character cannot enter.
#[test]
fn the_cost_of_a_failed_step_is_lost() {
    let mut table = epic(2).road(&["Council Rock"]).at(0, 1, "Goofy").points(3).ready();
    // Goofy's toll makes him pay 1 more to leave.
    table.step("Goofy", AHEAD).points(1).turns_up("Sea King").at("Goofy", 1).points(1).location_is(0, 2, "Sea King");
}

/// Rules 48: versions of a Location can be on the table together, and in `epic` so can two copies.
#[test]
fn two_copies_of_a_location_lie_together() {
    let mut table = epic(2).road(&["Council Rock", "Council Rock"]).at(0, 1, "Pluto").points(2).ready();
    table.vitality("Pluto", 2).step("Pluto", AHEAD).at("Pluto", 2).vitality("Pluto", 2);
}

/// Rules 49: Characters and Objects stay at a replaced Location, and all other cards there are archived.
#[test]
fn a_replaced_location_keeps_characters_and_objects() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 2, "Toto").at(1, 5, "O08").at(0, 2, "Pail").at(1, 5, "O42");
    let mut table = lay.points(2).ready();
    table.replace(2).turns_up("Boq's Home").at("Toto", 2).at("O08", 5).is_loose("Pail").archived("O42");
}
