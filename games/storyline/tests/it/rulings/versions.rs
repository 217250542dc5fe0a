//! Q10 to Q14: versions of a Character.

use crate::stage::*;

/// Q10: "Dorothy" means any version of her.
#[test]
fn a_base_name_means_any_version() {
    let lay = || oz(2).road(&["Farm"]).at(0, 1, "Aunt Em").points(2);
    lay().hand(0, &["O05"]).ready().play("O05").points(0);
    lay().hand(0, &["O03"]).ready().play("O03").points(1);
    // The King does not count as a version of the Winged Monkeys, whose cost he lowers.
    let lay = || oz(2).road(&["Farm"]).at(0, 1, "O18").hand(0, &["O19"]);
    lay().points(1).ready().not_offered(Play("O19"));
    lay().points(2).ready().play("O19").points(0);
}

/// Q11: a title that is in play, under any Author's control or at The End, cannot be played again.
#[test]
fn the_same_version_is_not_played_twice() {
    let lay = || epic(2).libraries(&[0, 0]).road(&["Sherwood Forest"]).hand(0, &["A01"]).points(9);
    lay().at(1, 6, "A01").ready().not_offered(Play("A01")).offered(Burn("A01"));
    lay().at(0, 1, "A01").ready().not_offered(Play("A01")).offered(Burn("A01"));
    lay().finished(1, "A01").ready().not_offered(Play("A01")).offered(Burn("A01"));
}

/// Q12: Multiple cards may be in play together.
#[test]
fn multiple_cards_are_in_play_together() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "O13").at(1, 6, "O13").hand(0, &["O13"]).points(1);
    lay.ready().play("O13").on_title("O13#3");
}

/// Q13: Effects are archived, Objects become loose and can be taken up; a weaker version may replace a stronger one.
#[test]
fn over_an_own_version_effects_go_and_objects_become_loose() {
    let lay =
        oz(2).road(&["Farm", "Daisies"]).at(0, 2, "O10").on("O10", "O45").on("O10", "Gold Collar").hand(0, &["O20"]);
    let mut table = lay.clone().ready();
    table.play("O20").at("O20", 2).archived("O45").is_loose("Gold Collar").equip("Gold Collar", "O20");
    lay.at(1, 5, "Toto").ready().play("O20").not_offered(Equip("Gold Collar", "O20"));

    let mut table = oz(2).road(&["Farm"]).at(0, 1, "O20").hand(0, &["O10"]).ready();
    table.play("O10").at("O10", 1).archived("O20");
}

/// Q13: on a Title Card, the Objects of the old version pass to the new one.
#[test]
fn on_a_title_card_objects_pass_to_the_new_version() {
    let mut table = oz(2).title(0, "O10").on("O10", "Gold Collar").hand(0, &["O20"]).ready();
    table.play("O20").on_title("O20").is_on("Gold Collar", "O20");
}

/// Q13: the new version has a ONCE of its own, but Bonus Movement that the old one used still counts.
#[test]
fn a_new_version_has_its_own_once_and_no_second_bonus() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "O08").hand(0, &["Pail", "Toto", "O21"]);
    let mut table = lay.ready();
    table.once("O08").choose("Pail").draws("O32").play("O21").draws("O33").once("O21").choose("Toto").draws("O34");

    let lay = oz(2).road(&["Farm", "Daisies", "Cottage"]).at(0, 1, "O08").at(0, 1, "Toto").hand(0, &["O21"]);
    let mut table = lay.saved(0, &[("Restuffing", 1)]).ready();
    table.bonus("O08", AHEAD).reveal("Restuffing").choose("O21").at("O21", 2).not_offered(Step("O21", AHEAD));
}

/// PLAY, Q13: a PLAY text does not run if a card has put the new version into play.
#[test]
fn play_does_not_happen_through_another_card() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "O08").archive(0, &["O21"]).saved(0, &[("Restuffing", 1)]);
    let mut table = lay.points(1).ready();
    table.reveal("Restuffing").choose("O21").at("O21", 1).asks(0).holds(0, 0);
}

/// Q14: SHIELD does not protect from an opponent's version, and a Character at The End is not replaced.
#[test]
fn over_an_opponents_version_shield_is_no_help() {
    let lay = || oz(2).road(&["Storm Cellar"]).hand(0, &["O23"]).points(4);
    lay().at(1, 6, "O11").ready().play("O23").archived("O11").on_title("O23");
    oz(2).hand(0, &["O05"]).finished(1, "O03").points(4).ready().not_offered(Play("O05"));
    oz(2).hand(0, &["O05"]).finished(0, "O03").points(4).ready().not_offered(Play("O05"));
}
