//! Q31 and Q32: Locations.

use crate::language::*;

/// Q31: whoever stands there; nobody pays, no ENTERS follows, Effects on Characters stay.
#[test]
fn replacing_asks_nothing_of_who_stands_there() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 2, "O19").at(1, 5, "Toto").on("Toto", "O43").points(2);
    let mut table = lay.ready();
    table.replace(2).turns_up("Throne Room").points(0).at("O19", 2).at("Toto", 5).is_on("O43", "Toto").turn_of(0);
    table.asks(0).offered(Step("O19", AHEAD));
}

/// Q31: not where the Folio is empty.
#[test]
fn nothing_is_replaced_from_an_empty_folio() {
    oz(2).length(7).road(&["Farm"]).points(2).ready().not_offered(Replace(1)).offered(Draw);
    oz(2).length(6).road(&["Farm"]).points(2).ready().offered(Replace(1));
}

/// Q32: the text of a Location is the same for all, and only that of a face-up one counts.
#[test]
fn the_text_of_a_location_is_for_all() {
    let mut table = epic(2).road(&["Council Rock"]).at(0, 1, "Goofy").at(1, 6, "Baloo").ready();
    table.vitality("Goofy", 4).vitality("Baloo", 5);
}

/// Q32, SWAP: under a face-down Location there is no text, and the next who enters turns it up.
#[test]
fn a_location_may_be_swapped_for_a_face_down_one() {
    let lay = epic(2).road(&["Council Rock"]).at(0, 1, "Alice").at(0, 1, "Goofy").title(0, "Donald");
    let mut table = lay.at(1, 6, "Law of the Jungle").hand(0, &["Rabbit-Hole"]).points(3).ready();
    table.vitality("Goofy", 4).play("Rabbit-Hole").choose_at(1).choose_at(2);
    table.location_is(0, 1, "?").location_is(0, 2, "Council Rock").at_of(0, "Law of the Jungle", 2);
    table.at("Goofy", 1).vitality("Goofy", 3).step("Alice", AHEAD).at("Alice", 2).location_is(0, 1, "?").points(1);
    table.step("Donald", AHEAD).turns_up("Workshop").at("Donald", 1).location_is(0, 1, "Workshop");
}
