//! The Effects and Events of Oz, O38 to O51.

use crate::stage::*;

#[test]
fn o38_ill_go_look_after_the_stock() {
    let mut table = oz(2).hand(0, &["O38"]).archive(0, &["Boq"]).library(0, &["Toto"]).points(1).ready();
    // The Library becomes empty between the two draws.
    table.play("O38").draws("Toto, Boq").in_hand(0, "Toto").in_hand(0, "Boq").archived("O38").points(0);
}

#[test]
fn o39_run_for_the_cellar() {
    let lay = oz(2).road(&["House", "Daisies", "Cottage"]).at(1, 5, "O08").hand(0, &["O47"]).points(3);
    let lay = lay.saved(1, &[("O39", 1)]);
    lay.clone().ready().play("O47").asks(1).reveal("O39").at("O08", 5).archived("O47").archived("O39");
    lay.clone().ready().play("O47").asks(1).pass().archived("O08").has_saved(1, "O39");
    // The card protects all Characters of that Author against this one opposing card, which still affects the others.
    let lay = oz(2).road(&["House", "Daisies", "Cottage"]).at(1, 5, "O08").at(1, 5, "Boq").at(0, 2, "Toto");
    let mut table = lay.hand(0, &["O40"]).saved(1, &[("O39", 1)]).points(3).ready();
    table.play("O40").choose_at(2).asks(1).reveal("O39").asks(0).far(1).yes().turns_up("Plaza");
    table.at("O08", 5).at("Boq", 5).at("Toto", 3).location_is(0, 2, "Plaza");
    // On its Author's own turn the card moves a Character of the same Author, even a Steadfast one.
    let lay = oz(2).road(&["House", "Daisies"]).at(0, 1, "O08").on("O08", "O43").hand(0, &["O39"]).points(1);
    lay.ready().play("O39").at("O08", 2).archived("O39");
    // The card answers everything that would move or archive a Character: an Event, an arrival, the ONCE of an Object.
    // It does not answer an Effect that only prevents steps.
    let lay = oz(2).road(&["Cottage", "Daisies", "Farm"]).saved(1, &[("O39", 1)]).points(3);
    let home = lay.clone().at(1, 6, "O11").hand(0, &["O44"]);
    home.ready().play("O44").asks(1).reveal("O39").at("O11", 6).archived("O44");
    let flock = lay.clone().at(0, 1, "O17").at(1, 5, "Toto");
    flock.ready().step("O17", AHEAD).yes().asks(1).reveal("O39").at("Toto", 5);
    let axe = lay.clone().at(0, 1, "Aunt Em").on("Aunt Em", "O30").at(1, 6, "O18");
    axe.ready().once("O30").asks(1).reveal("O39").at("O18", 6).archived("O30");
    let pole = lay.at(1, 6, "O11").hand(0, &["O43"]);
    pole.ready().play_to("O43", "O11").is_on("O43", "O11").has_saved(1, "O39");
}

#[test]
fn o40_cyclone() {
    let lay = oz(2).road(&["Farm", "Daisies", "Cottage", "House"]).hand(0, &["O40"]).points(3);
    let at_two = lay.clone().at(0, 2, "Toto").on("Toto", "O43").at(0, 2, "O16").at(1, 5, "O08").at(0, 2, "Pail");
    let at_two = at_two.at(1, 5, "O42");
    let mut table = at_two.ready();
    // The Cyclone moves Steadfast and flying Characters, and also those of opponents. Its Author chooses the
    // directions.
    table.play("O40").choose_at(2).far(1).far(-1).far(-1).yes().turns_up("Throne Room");
    table.at("Toto", 3).at("O16", 1).at("O08", 4).location_is(0, 2, "Throne Room").is_loose("Pail").archived("O42");
    // At the first position only one direction is possible, and no Character moves onto a Title Card.
    lay.clone().at(0, 1, "Toto").ready().play("O40").choose_at(1).pass().at("Toto", 2).location_is(0, 1, "Farm");
    // In the Storm Cellar the Cyclone moves only Characters of its own Author.
    let lay = oz(2).road(&["House", "Storm Cellar", "Cottage"]).at(0, 2, "Toto").at(1, 5, "O08").hand(0, &["O40"]);
    lay.points(3).ready().play("O40").choose_at(2).far(1).pass().at("Toto", 3).at("O08", 5);
    // Among three Authors each Character moves along its own Storyline, even off the Storyline of the Cyclone's Author.
    let wheel = oz(3).location(0, 4, "Farm").location(1, 4, "Daisies").at(1, 3, "Toto").hand(0, &["O40"]).points(3);
    wheel.ready().play("O40").far(1).pass().at("Toto", 4);
    // The Cyclone needs no Character, because it can still replace the Location. Without a face-up Location it cannot
    // be played (Q45).
    let lay = oz(2).hand(0, &["O40"]).points(3);
    lay.clone().road(&["Farm"]).ready().play("O40").yes().turns_up("Plaza").location_is(0, 1, "Plaza");
    lay.ready().not_offered(Play("O40"));
    // All Characters leave before any arrives (Q65), so the Monkeys meet the Lion at his new Location.
    let lay = oz(2).road(&["House", "Farm", "Daisies", "Cottage"]).hand(0, &["O40"]).points(3).at(0, 2, "O19");
    let mut table = lay.at(1, 5, "O11").ready();
    table
        .play("O40")
        .choose_at(2)
        .far(1)
        .far(-1)
        .at("O19", 3)
        .yes()
        .far(-1)
        .at("O11", 3)
        .pass()
        .location_is(0, 2, "Farm");
}

#[test]
fn o41_who_is_aunt_em() {
    let mut table = oz(2).hand(0, &["O41"]).hand(1, &["Toto", "Pail"]).points(1).ready();
    table.play("O41").choose("Pail").draws("Boq").archived("Pail").holds(1, 1).in_hand(1, "Toto").archived("O41");
    oz(2).hand(0, &["O41"]).points(1).ready().not_offered(Play("O41"));
    // With several opponents, the Author of the card chooses whose hand to look at.
    let mut table = oz(3).hand(0, &["O41"]).hand(1, &["Toto"]).hand(2, &["Pail", "Boq"]).points(1).ready();
    table.play("O41").choose_author(2).choose("Pail").draws("O01").holds(1, 1).holds(2, 1);
}

#[test]
fn o42_blue_is_the_color_of_the_munchkins() {
    let lay = oz(2).road(&["Yellow Brick Road"]).at(0, 1, "O06").at(1, 6, "O03").at(0, 1, "O02").hand(0, &["O42"]);
    let mut table = lay.at(0, 1, "O08").at(0, 2, "O07").at(0, 1, "O12").points(1).ready();
    table.play_at("O42", 1).vitality("O06", 3).vitality("O03", 3).vitality("O07", 1);
    // The Location counts as Munchkin Country, but the Characters there do not become Munchkins, not even the
    // Scarecrow.
    table.vitality("O02", 2).vitality("O12", 2).vitality("O08", 2);
    // The Location is still in Kansas, and now also in Munchkin Country.
    let lay = oz(2).road(&["Farm"]).at(0, 1, "O03").at(0, 1, "O42");
    lay.ready().vitality("O03", 4);
}

#[test]
fn o43_this_pole_is_stuck_in_my_back() {
    let lay = oz(2).road(&["House"]).at(1, 6, "O08");
    let mut table = lay.clone().hand(0, &["O43"]).points(2).ready();
    table
        .play_to("O43", "O08")
        .is_on("O43", "O08")
        .on_to(1)
        .not_offered(Step("O08", BACK))
        .not_offered(Step("O08", AHEAD));

    let stuck = lay.on_by(0, "O08", "O43").points(2);
    // Any Author with a Character there may use the ONCE, on that Author's own turn.
    stuck.clone().at(0, 1, "Boq").ready().once("O43").points(0).archived("O43");
    stuck.clone().at(1, 6, "Boq").turn(1).ready().once("O43").points(0).archived("O43");
    stuck.clone().turn(1).ready().not_offered(Once("O43"));
    stuck.clone().at(0, 2, "Boq").ready().not_offered(Once("O43"));
    stuck.at(0, 1, "Boq").points(1).ready().not_offered(Once("O43"));
}

#[test]
fn o44_there_is_no_place_like_home() {
    let lay = oz(2).road(&["House", "Storm Cellar"]).hand(0, &["O44"]).points(3);
    let lion = lay.clone().at(1, 6, "O11").on("O11", "Collar").on_by(0, "O11", "O43");
    // Objects and Effects on the Lion go home with him.
    lion.ready().play("O44").on_title("O11").is_on("Collar", "O11").is_on("O43", "O11").archived("O44");
    lay.clone().at(1, 5, "O11").ready().not_offered(Play("O44"));
    // In the Storm Cellar the card moves Characters of the same Author, who may walk again that turn.
    let mut table = lay.clone().at(0, 2, "O11").ready();
    table.play("O44").on_title("O11").bonus("O11", AHEAD).dice("-").at("O11", 1);
    lay.title(1, "O11").ready().not_offered(Play("O44"));
}

#[test]
fn o45_tin_woodmans_tears() {
    let lay = oz(2).road(&["House"]).at(1, 6, "O10").at(1, 6, "Toto");
    let mut table = lay.clone().hand(0, &["O45"]).points(1).ready();
    table.not_offered(PlayTo("O45", "Toto")).play_to("O45", "O10").vitality("O10", 3);
    table.on_to(1).not_offered(Step("O10", BACK)).offered(Step("Toto", BACK));
    // An Oil Can on the Woodman archives the tears, whichever of the two came first.
    let weeping = oz(2).road(&["House"]).at(0, 1, "O10").on_by(1, "O10", "O45").hand(0, &["O29"]).points(2);
    weeping.ready().play_to("O29", "O10").archived("O45").vitality("O10", 6).offered(Step("O10", AHEAD));
    let oiled = lay.on("O10", "O34").hand(0, &["O45"]).points(1);
    oiled.ready().play_to("O45", "O10").archived("O45").vitality("O10", 7);
    // The tears and the Spring both weaken the Woodman, and the Oil Can helps against both.
    let lay = oz(2).road(&["Clear Water Spring"]).at(0, 1, "O10").on_by(1, "O10", "O45").hand(0, &["O29"]).points(1);
    lay.ready().vitality("O10", 1).play_to("O29", "O10").archived("O45").vitality("O10", 6);
}

#[test]
fn o46_summoning_her_subjects() {
    let lay = oz(2).title(0, "O12").hand(0, &["O46"]).points(1);
    let mut table = lay.clone().archive(0, &["O13"]).ready();
    table.play("O46").choose("O13").choose("O13").choose("O13");
    table.on_title("O13").on_title("O13#2").on_title("O13#3").archived("O46");
    lay.ready().play("O46").choose("O13").pass().on_title("O13").archived("O46");
    // Without a Queen of the same Author in play, the Event draws a card.
    let mut table = oz(2).title(1, "O12").hand(0, &["O46"]).points(1).ready();
    table.play("O46").draws("Pail").in_hand(0, "Pail").not_in_play("O13");
}

#[test]
fn o47_destruction_of_the_tin_woodman() {
    let lay = oz(2).road(&["House", "Cottage"]).hand(0, &["O47"]).points(3);
    lay.clone().at(1, 6, "O20").ready().play("O47").archived("O20").points(0);
    // At the Cottage the Woodman has Vitality 6, so the card cannot be played.
    lay.clone().at(1, 5, "O20").ready().not_offered(Play("O47"));
    lay.clone().at(1, 6, "Toto").ready().not_offered(Play("O47"));
    // "You control" includes a Winged card on a Title Card.
    lay.clone().at(1, 6, "O08").title(0, "O18").points(2).ready().play("O47").archived("O08").points(0);
    lay.at(1, 6, "O08").title(1, "O18").points(2).ready().not_offered(Play("O47"));
}

#[test]
fn o48_repairing_the_tin_woodman() {
    let lay = oz(2).road(&["House", "Daisies"]).hand(0, &["O48"]).points(1);
    lay.clone().archive(0, &["O10"]).ready().play("O48").choose("O10").on_title("O10").not_archived("O10");
    lay.clone().ready().not_offered(Play("O48"));
    let mut table = lay.clone().at(0, 2, "O10").on("O10", "Collar").ready();
    table.play("O48").choose("O20").at("O20", 2).archived("O10").is_loose("Collar").points(0);
    // The new version can come from the hand, and can replace one on a Title Card.
    lay.clone().title(0, "O10").hand(0, &["O20"]).ready().play("O48").choose("O20").on_title("O20").holds(0, 0);
    // An opponent's Woodman does not count.
    lay.clone().at(1, 6, "O10").archive(0, &["O20"]).ready().not_offered(Play("O48"));
    // A Woodman at The End is in play, but cannot be replaced.
    lay.finished(0, "O10").archive(0, &["O20"]).ready().not_offered(Play("O48"));
}

#[test]
fn o48_nobody_is_repaired_who_is_good_as_new() {
    let lay = oz(2).road(&["House"]).hand(0, &["O48"]).points(1).at(0, 1, "O20").archive(0, &["O10"]);
    lay.ready().not_offered(Play("O48"));
}

#[test]
fn o49_restuffing_the_scarecrow() {
    let lay = oz(2).road(&["House", "Daisies"]).hand(0, &["O49"]).points(1);
    lay.clone().archive(0, &["O08", "O21"]).ready().play("O49").choose("O21").on_title("O21").holds(0, 0);
    let mut table = lay.clone().at(0, 2, "O08").ready();
    // The new version is put into play by a card, so its PLAY text does not run.
    table.play("O49").choose("O21").at("O21", 2).archived("O08").holds(0, 0);
    lay.at(1, 6, "O08").archive(0, &["O21"]).ready().not_offered(Play("O49"));
}

#[test]
fn o50_three_cheers() {
    let lay = oz(2).road(&["House"]).at(0, 1, "Toto").at(0, 1, "Boq").at(0, 2, "Aunt Em").at(1, 6, "O08");
    let mut table = lay.hand(0, &["O50"]).points(2).ready();
    table.play("O50").vitality("Toto", 2).vitality("Boq", 3).vitality("Aunt Em", 1).vitality("O08", 2);
    // The effect lasts until the end of the Round, not of the turn.
    table.on_to(1).vitality("Toto", 2).on_to(0).vitality("Toto", 1).vitality("Boq", 2);
}

#[test]
fn o51_city_life_does_not_agree_with_me_at_all() {
    let lay = oz(2).road(&["Plaza", "Daisies", "Cottage"]).hand(0, &["O51"]).points(1);
    lay.clone().at(0, 1, "Toto").ready().play("O51").far(2).draws("Pail").at("Toto", 3).in_hand(0, "Pail");
    lay.clone().at(0, 2, "Toto").ready().play("O51").far(1).at("Toto", 3).holds(0, 0);
    lay.clone().at(1, 6, "Toto").ready().play("O51").far(-1).draws("Pail").at("Toto", 5);
    lay.at(0, 1, "O08").ready().not_offered(Play("O51"));
}
