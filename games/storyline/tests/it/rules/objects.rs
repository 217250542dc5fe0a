//! Rules 35 to 38: Objects.

use crate::stage::*;

/// Rules 35: an Object is played to a Location of its Author's own Storyline, or onto a Character there.
#[test]
fn objects_are_played_to_locations_and_characters() {
    let lay =
        oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Toto").title(0, "Aunt Em").at(1, 5, "O08").hand(0, &["Gold Collar"]);
    let lay = lay.points(1);
    lay.clone().ready().play_at("Gold Collar", 2).is_loose("Gold Collar").at_of(0, "Gold Collar", 2).points(0);
    lay.clone().ready().play_to("Gold Collar", "Toto").is_on("Gold Collar", "Toto").vitality("Toto", 4);
    let mut table = lay.ready();
    table.not_offered(PlayTo("Gold Collar", "Aunt Em")).not_offered(PlayTo("Gold Collar", "O08"));
}

/// Rules 36: only one copy of an Object may be in play, unless it is Multiple.
#[test]
fn one_copy_of_an_object_is_in_play() {
    let lay =
        epic(2).road(&["Council Rock", "Workshop"]).at(0, 1, "Goofy").at(1, 6, "Baloo").on("Baloo", "Pieces of Eight");
    lay.turn(1).hand(1, &["Pieces of Eight"]).points(3).ready().not_offered(PlayAt("Pieces of Eight", 5));

    let spectacles = "Green Glass Spectacles";
    let mut table = oz(2).road(&["Farm", "Daisies"]).at(0, 1, spectacles).hand(0, &[spectacles]).points(1).ready();
    table.play_at(spectacles, 1).at_of(0, "Green Glass Spectacles#2", 1);
}

/// Rules 37: a loose Object can be taken up at any time during an Author's own turn if no opposing Character is there.
#[test]
fn loose_objects_are_taken_up() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Toto").at(0, 1, "Gold Collar");
    lay.clone().ready().equip("Gold Collar", "Toto").vitality("Toto", 4).points(0);
    lay.clone().in_bonus().ready().equip("Gold Collar", "Toto").is_on("Gold Collar", "Toto");
    lay.at(1, 6, "O08").ready().not_offered(Equip("Gold Collar", "Toto"));
}

/// Rules 38: Objects stay at the Location where their bearer was archived.
#[test]
fn objects_are_left_behind() {
    let mut table = oz(2).road(&["Farm", "Poppy Field"]).at(0, 1, "O04").on("O04", "Pail").points(1).ready();
    table.step("O04", AHEAD).archived("O04").is_loose("Pail").at_of(0, "Pail", 2);
}
