//! The Objects of Oz, O26 to O37.

use crate::stage::*;

#[test]
fn o26_silver_shoes() {
    let road = ["Poppy Field", "Throne Room", "Cottage", "Daisies"];
    let lay = oz(2).road(&road).at(0, 1, "Aunt Em").on("Aunt Em", "O26");
    let mut table = lay.clone().ready();
    // The Shoes waive the 2 for leaving and the 2 for entering. Bonus Movement has a second step in the same direction.
    table.vitality("Aunt Em", 2).bonus("Aunt Em", AHEAD).at("Aunt Em", 2).vitality("Aunt Em", 3);
    table.not_offered(Step("Aunt Em", BACK)).step("Aunt Em", AHEAD).at("Aunt Em", 3);
    // A Story Action is a single step.
    let mut table = lay.points(1).ready();
    table.step("Aunt Em", AHEAD).at("Aunt Em", 2).points(0).not_offered(Draw).offered(Pass);
    // The second step may lead to The End.
    let lay = oz(2).location(0, 5, "Farm").location(0, 6, "Poppy Field").at(0, 5, "O03").on("O03", "O26");
    lay.at(0, 5, "Toto").ready().bonus("O03", AHEAD).pass().step("O03", AHEAD).at_the_end("O03").at("Toto", 5);
}

#[test]
fn o27_bread_and_butter() {
    let lay = oz(2).road(&["House"]).at(0, 1, "Toto").on("Toto", "O27");
    let mut table = lay.ready();
    table.vitality("Toto", 2).once("O27").points(2).archived("O27").vitality("Toto", 1);
    oz(2).road(&["House"]).at(0, 1, "O08").on("O08", "O27").ready().vitality("O08", 2);
    // A Character that needs the Vitality of its Bread and Butter is archived when they are eaten.
    let lay = oz(2).road(&["Poppy Field"]).at(0, 1, "Toto").on("Toto", "O27").hand(0, &["Boq"]);
    lay.ready().once("O27").archived("Toto").points(2);
    // The only Author with Characters there may use a loose Bread and Butter.
    let lay = oz(2).road(&["House"]).at(0, 1, "Toto").at(1, 6, "O27");
    lay.clone().ready().once("O27").points(2);
    lay.at(1, 6, "O08").ready().not_offered(Once("O27"));
}

#[test]
fn o28_pail() {
    let lay = oz(2).road(&["House"]).at(0, 1, "Toto").on("Toto", "O28");
    lay.clone().at(1, 6, "O15").ready().once("O28").which(1).archived("O15").archived("O28");
    // Glinda is a Witch but not Evil, and an Evil Witch at another Location is not affected.
    lay.clone().at(1, 6, "O25").at(1, 5, "O15").ready().once("O28").points(2).archived("O28").at("O25", 6);
    let both = lay.at(1, 6, "O15").on_by(1, "Toto", "O43");
    both.clone().ready().once("O28").which(2).archived("O43").at("O15", 6);
    both.ready().once("O28").which(1).archived("O15").is_on("O43", "Toto");
    // A loose Pail cannot be used against an opposing Witch, because her presence prevents its use.
    let loose = oz(2).road(&["House"]).at(0, 1, "Toto").at(0, 1, "O28");
    loose.clone().at(1, 6, "O15").ready().not_offered(Once("O28"));
    loose.on("Toto", "O43").ready().once("O28").which(2).archived("O43").archived("O28");
}

#[test]
fn o29_oil_can() {
    let lay = oz(2).road(&["House"]).at(0, 1, "O08").at(0, 1, "Toto");
    lay.clone().on("O08", "O29").ready().vitality("O08", 4);
    lay.on("Toto", "O29").ready().vitality("Toto", 1);
}

#[test]
fn o30_tin_woodmans_axe() {
    let lay = oz(2).road(&["House", "Thick Wood"]).at(0, 1, "Aunt Em");
    lay.clone().points(1).ready().not_offered(Step("Aunt Em", AHEAD));
    let armed = lay.on("Aunt Em", "O30");
    armed.clone().points(1).ready().vitality("Aunt Em", 2).step("Aunt Em", AHEAD).at("Aunt Em", 2).points(0);
    armed.clone().at(1, 6, "O18").ready().once("O30").archived("O18").archived("O30").vitality("Aunt Em", 1);
    armed.clone().at(1, 6, "O23").ready().not_offered(Once("O30"));
    armed.clone().at(1, 6, "O08").ready().not_offered(Once("O30"));
    armed.at(0, 1, "Toto").ready().not_offered(Once("O30"));
    // A Character that needs the Vitality of the Axe archives another Character, and is then archived itself.
    let lay = oz(2).road(&["Poppy Field"]).at(0, 1, "Toto").on("Toto", "O30").at(1, 6, "O12").hand(0, &["Boq"]);
    lay.ready().vitality("Toto", 1).once("O30").archived("O12").archived("Toto");
    // A loose Axe cannot be used, because the presence of its target prevents it.
    oz(2).road(&["House"]).at(0, 1, "Boq").at(0, 1, "O30").at(1, 6, "O12").ready().not_offered(Once("O30"));
}

#[test]
fn o31_green_glass_spectacles() {
    let lay = oz(2).road(&["House", "Throne Room", "Plaza"]).at(0, 1, "Toto").on("Toto", "O31");
    let mut table = lay.clone().points(1).ready();
    table.vitality("Toto", 2).step("Toto", AHEAD).points(0).at("Toto", 2).vitality("Toto", 2);
    // Each Character bears at most one. Any number may be loose.
    let mut table = lay.at(0, 1, "Boq").at(0, 1, "O31").hand(0, &["O31"]).points(1).ready();
    table.not_offered(Equip("O31#2", "Toto")).offered(Equip("O31#2", "Boq")).not_offered(PlayTo("O31", "Toto"));
    table.play_at("O31", 1).is_loose("O31#2").is_loose("O31#3");
}

#[test]
fn o32_gold_collar() {
    let lay = oz(2).road(&["House"]).at(0, 1, "Toto").at(0, 1, "O08");
    lay.clone().on("Toto", "O32").ready().vitality("Toto", 3);
    lay.on("O08", "O32").ready().vitality("O08", 2);
}

#[test]
fn o33_diamond_studded_bracelet() {
    let lay = oz(2).road(&["House"]).at(0, 1, "O03").at(0, 1, "O08");
    lay.clone().on("O03", "O33").ready().vitality("O03", 4);
    lay.on("O08", "O33").ready().vitality("O08", 3);
    // Either version of Dorothy gains 2. On a Title Card her Objects count too.
    oz(2).title(0, "O05").on("O05", "O33").ready().vitality("O05", 5);
}

#[test]
fn o34_bejeweled_silver_oil_can() {
    let lay = oz(2).road(&["Clear Water Spring"]).at(0, 1, "O08").at(0, 1, "Aunt Em").at(0, 1, "O10");
    lay.clone().on("O08", "O34").ready().vitality("O08", 5);
    // The Clear Water Spring gives Aunt Em another 1.
    lay.clone().on("Aunt Em", "O34").ready().vitality("Aunt Em", 3);
    // The silver Oil Can counts as an Oil Can.
    lay.on("O10", "O34").points(1).ready().vitality("O10", 7).offered(Step("O10", AHEAD));
}

#[test]
fn o35_gold_headed_walking_stick() {
    let lay = oz(2).road(&["Yellow Brick Road", "House"]).at(0, 1, "O21").at(0, 1, "Toto").points(1);
    lay.clone().ready().not_offered(Step("O21", AHEAD));
    lay.clone().on("O21", "O35").ready().vitality("O21", 5).step("O21", AHEAD).at("O21", 2);
    lay.on("Toto", "O35").ready().vitality("Toto", 2).not_offered(Step("Toto", AHEAD));
}

#[test]
fn o36_wooden_whistle() {
    let lay = oz(2).road(&["House"]).at(0, 1, "Toto").on("Toto", "O36");
    lay.clone().ready().once("O36").choose("O12").on_title("O12").archived("O36").holds(0, 0);
    let mut table = lay.clone().archive(0, &["O13"]).ready();
    table.once("O36").choose("O13").on_title("O13").not_archived("O13").holds(0, 0);
    // All copies are in play, so the Whistle cannot be used.
    let lay = lay.at(0, 1, "O12").at(0, 1, "O13").at(0, 1, "O13").at(1, 2, "O13");
    lay.ready().not_offered(Once("O36"));
    // The named card is in an opponent's hand, so everybody sees that the search does not find it.
    let lay = oz(2).road(&["House"]).at(0, 1, "Toto").on("Toto", "O36").hand(1, &["O12"]).hand(0, &["Boq"]);
    lay.ready().once("O36").choose("O12").pass().holds(0, 1).in_hand(1, "O12").archived("O36");
}

#[test]
fn o37_make_shift_ladder() {
    let lay = oz(2).road(&["Yellow Brick Road", "Throne Room"]).at(0, 1, "O03").on("O03", "O37");
    lay.clone().points(2).ready().step("O03", AHEAD).at("O03", 2).points(0);
    // The Ladder does not help against the cost of leaving the Yellow Brick Road.
    lay.points(1).ready().not_offered(Step("O03", AHEAD));
}
