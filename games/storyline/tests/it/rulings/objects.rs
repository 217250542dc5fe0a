//! Q34 to Q37: Objects.

use crate::stage::*;

/// Q34: an Object can be played onto a Character of the same Author, but not onto one on a Title Card.
#[test]
fn objects_are_equipped_to_own_characters() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "O01").title(0, "O02").at(1, 6, "O06").hand(0, &["Pail"]).points(1);
    let mut table = lay.ready();
    table.offered(PlayTo("Pail", "O01")).not_offered(PlayTo("Pail", "O02")).not_offered(PlayTo("Pail", "O06"));
}

/// Q35: the active Author takes up loose Objects for free; a Character may bear any number of them.
#[test]
fn loose_objects_are_for_the_active_author() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "Toto").at(0, 1, "Pail").at(1, 1, "Gold Collar").at(0, 1, "O33");
    let mut table = lay.clone().location(1, 1, "Daisies").saved(0, &[("cellar", 1)]).begins(1).ready();
    table.asks(0).not_offered(Equip("Pail", "Toto"));
    let mut table = lay.location(1, 1, "Daisies").ready();
    table.not_offered(Equip("Gold Collar", "Toto")).equip("Pail", "Toto").equip("O33", "Toto");
    table.is_on("Pail", "Toto").is_on("O33", "Toto").points(0);
}

/// Q36: an Object moves with its bearer. If the bearer is archived on a Title Card, the Object is archived too.
#[test]
fn objects_go_where_the_bearer_goes() {
    let mut table = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Toto").on("Toto", "Pail").points(1).ready();
    table.step("Toto", AHEAD).at("Pail", 2).is_on("Pail", "Toto");
    let mut table = oz(2).title(1, "O11").on("O11", "Pail").hand(0, &["O23"]).points(4).ready();
    table.play("O23").archived("O11").archived("Pail");
}

/// Q37: the controller of the bearer uses the ONCE of an equipped Object.
#[test]
fn the_once_of_an_equipped_object_is_the_bearers() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "Toto").on("Toto", "Bread").at(1, 6, "O06");
    lay.clone().ready().once("Bread").points(2).archived("Bread");
    lay.turn(1).ready().not_offered(Once("Bread"));
}

/// Q37: the ONCE of a loose Object is used by an Author who is the only one with Characters there.
#[test]
fn the_once_of_a_loose_object_is_for_who_is_alone_there() {
    let lay = oz(2).road(&["Farm"]).at(1, 6, "Bread");
    lay.clone().at(0, 1, "Toto").ready().once("Bread").points(2);
    lay.clone().at(0, 1, "Toto").at(1, 6, "O06").ready().not_offered(Once("Bread"));
    lay.at(1, 6, "O06").ready().not_offered(Once("Bread"));
}

/// Q35: loose Objects can be taken up before the Roll if another Author may act before it.
#[test]
fn a_loose_object_is_taken_up_as_the_turn_begins() {
    let lay = oz(2).road(&["Daisies"]).at(0, 1, "Toto").at(0, 1, "Pail").begins(0);
    let mut table = lay.clone().saved(1, &[("Three Cheers", 2)]).ready();
    table.asks(0).equip("Pail", "Toto").is_on("Pail", "Toto").asks(1);
    lay.clone().saved(1, &[("Three Cheers", 2)]).ready().asks(0).pass().asks(1).pass().rolls(4, 1);
    lay.ready().rolls(4, 1);
    let lay = oz(2).says("O28", "DIE +1.").road(&["Daisies"]).at(0, 1, "Toto").at(1, 6, "Pail").begins(0);
    lay.ready().asks(0).equip("Pail", "Toto").rolls(4, 2);
}
