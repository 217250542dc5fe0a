//! The Characters of Oz, O01 to O25.

use crate::stage::*;

#[test]
fn o01_uncle_henry() {
    let lay = oz(2).road(&["Daisies"]).at(0, 1, "O01");
    lay.clone().at(0, 3, "Aunt Em").ready().vitality("O01", 2);
    // An Aunt Em counts only at a Location of her Author's own Storyline (Q17).
    lay.clone().title(0, "Aunt Em").ready().vitality("O01", 1);
    lay.at(1, 4, "Aunt Em").ready().vitality("O01", 1);
    // Uncle Henry's text does not count on his own Title Card.
    oz(2).title(0, "O01").at(0, 1, "Aunt Em").ready().vitality("O01", 1);
}

#[test]
fn o02_aunt_em() {
    let lay = |dorothy| oz(2).title(0, "O02").hand(0, &[dorothy]);
    lay("O05").points(2).ready().play("O05").points(0);
    lay("O03").points(1).ready().play("O03").on_title("O03").points(0);
    lay("O08").points(1).ready().not_offered(Play("O08"));
    // Aunt Em does not lower the costs of other Authors' cards.
    oz(2).title(1, "O02").hand(0, &["O03"]).points(1).ready().not_offered(Play("O03"));
}

#[test]
fn o03_dorothy_kansas_farm_girl() {
    oz(2).title(0, "O03").hand(0, &["Toto"]).ready().play("Toto").on_title("Toto");
    let lay = oz(2).road(&["Daisies", "Cottage"]).at(0, 1, "O03");
    lay.clone().at(0, 1, "Toto").ready().vitality("O03", 3);
    lay.clone().at(0, 2, "Toto").ready().vitality("O03", 2);
    lay.at(1, 6, "Toto").ready().vitality("O03", 2);
    // On a Title Card no card is HERE.
    oz(2).title(0, "O03").title(0, "Toto").ready().vitality("O03", 2);
}

#[test]
fn o04_toto() {
    let lay = oz(2).road(&["Daisies", "Plaza"]).at(0, 1, "O03").at(0, 1, "O04").points(2);
    let mut table = lay.clone().ready();
    // Only Dorothy pays for the step, and Toto keeps his Bonus Movement.
    table.step("O03", AHEAD).yes().at("O03", 2).at("O04", 2).points(0).bonus("O04", BACK).at("O04", 1);
    lay.clone().ready().step("O03", AHEAD).pass().at("O03", 2).at("O04", 1);
    // A Steadfast Toto stays, and a Toto on a Title Card does not follow.
    lay.on("O04", "O43").ready().step("O03", AHEAD).at("O03", 2).at("O04", 1).points(0);
    let mut table = oz(2).road(&["Daisies"]).title(0, "O03").title(0, "O04").points(1).ready();
    table.step("O03", AHEAD).at("O03", 1).on_title("O04");

    let oz_himself = |author, position| {
        let lay = oz(2).road(&["Yellow Brick Road", "House"]).at(0, 1, "O04").at(author, position, "O22");
        lay.ready()
    };
    oz_himself(0, 1).vitality("O22", 2);
    oz_himself(1, 6).vitality("O22", 2);
    oz_himself(0, 2).vitality("O22", 4);
    // Toto does not follow to The End.
    let lay = oz(2).location(0, 6, "Farm").at(0, 6, "O03").at(0, 6, "O04").points(1);
    lay.ready().step("O03", AHEAD).at_the_end("O03").at("O04", 6);
}

#[test]
fn o05_dorothy_dressed_for_travel() {
    let lay = oz(2).road(&["Poppy Field", "Daisies", "Throne Room"]);
    lay.clone().at(0, 1, "O05").points(2).ready().step("O05", AHEAD).at("O05", 2).points(0);
    // If there is no cost to leave, Dorothy's text does not lower the cost to enter.
    lay.clone().at(0, 2, "O05").points(2).ready().not_offered(Step("O05", AHEAD));
    lay.at(0, 2, "O05").ready().vitality("O05", 3);
    let lay = oz(2).road(&["House"]).at(0, 1, "O05").on("O05", "Pail");
    lay.clone().ready().vitality("O05", 4);
    lay.on("O05", "Whistle").ready().vitality("O05", 4);
}

#[test]
fn o06_boq_wealthy_munchkin() {
    oz(2).road(&["House"]).at(0, 1, "O06").begins(0).ready().rolls(4, 2);
    oz(2).title(0, "O06").begins(0).ready().rolls(4, 0);
    // A Roll has at most ten dice.
    let many = ["O01", "O02", "O04", "O08", "O12", "O14"];
    let lay = many.iter().fold(oz(2).road(&["House"]), |lay, name| lay.at(0, 1, name));
    lay.at(0, 1, "O06").begins(0).ready().rolls(4, 6);
}

#[test]
fn o07_munchkin_baby() {
    let lay = oz(2).hand(0, &["O07"]);
    lay.clone().at(0, 2, "O06").ready().play("O07").on_title("O07");
    lay.clone().title(0, "O06").ready().not_offered(Play("O07"));
    lay.clone().at(1, 2, "O06").ready().not_offered(Play("O07"));
    // The Scarecrow is from Munchkin Country, but is not a Munchkin.
    lay.at(0, 2, "O08").ready().not_offered(Play("O07"));
}

#[test]
fn o08_scarecrow() {
    let lay = oz(2).road(&["House"]).at(0, 1, "O08");
    let mut table = lay.clone().hand(0, &["Pail", "Toto"]).ready();
    table.once("O08").choose("Pail").archived("Pail").draws("Boq").holds(0, 2).not_offered(Once("O08"));
    lay.clone().ready().not_offered(Once("O08"));
    // If the Library is empty, the card that was archived as the price is drawn again.
    let mut table = lay.hand(0, &["Pail", "Toto"]).library(0, &[]).ready();
    table.once("O08").choose("Pail").draws("Pail").in_hand(0, "Pail");
}

#[test]
fn o09_old_crow() {
    let lay = oz(2).hand(0, &["O09"]).library(0, &["Toto", "Pail", "Boq"]).points(4);
    let mut table = lay.ready();
    table.play("O09").draws("Toto, Pail, Boq").choose("Toto").choose("Boq").choose("Pail");
    table.in_hand(0, "Toto").in_library(0, "Boq").holds(0, 1);
    // The cards at the bottom are drawn in the order in which they were put there.
    table.draw().draws("Boq").draw().draws("Pail").holds(0, 3);
    // The Crow looks at fewer cards if the Library has fewer, and only when she is played.
    let mut table = oz(2).hand(0, &["O09"]).library(0, &["Toto"]).points(2).ready();
    table.play("O09").draws("Toto").choose("Toto").in_hand(0, "Toto");
    // If the Library is empty, the Crow looks at the cards of the Archive, which is shuffled first (Q8).
    let mut table = oz(2).hand(0, &["O09"]).archive(0, &["Toto", "Pail", "Boq"]).library(0, &[]).points(2).ready();
    table.play("O09").draws("Toto, Pail, Boq").choose("Boq").choose("Toto").choose("Pail").in_hand(0, "Boq");
}

#[test]
fn o10_tin_woodman() {
    let lay = oz(2).road(&["Clear Water Spring", "House"]);
    let rusted = lay.clone().at(0, 1, "O10").points(1);
    rusted.clone().ready().vitality("O10", 2).not_offered(Step("O10", AHEAD));
    // A loose Oil Can helps once the Woodman takes it up, and he may take it up although he is Steadfast.
    let mut table = rusted.clone().at(0, 1, "O29").ready();
    table.vitality("O10", 2).equip("O29", "O10").vitality("O10", 6).step("O10", AHEAD).at("O10", 2);
    rusted.on("O10", "O34").ready().vitality("O10", 7).offered(Step("O10", AHEAD));
    lay.at(0, 2, "O10").points(2).ready().vitality("O10", 4).step("O10", BACK).at("O10", 1).vitality("O10", 2);
    // If the Woodman is too weak, he is archived before he can take up the Oil Can.
    let weak = oz(2).prints("O10", "vitality", "2").road(&["Clear Water Spring", "House"]).at(0, 1, "O29");
    weak.at(0, 2, "O10").points(2).ready().step("O10", BACK).archived("O10").is_loose("O29");
}

#[test]
fn o11_cowardly_lion() {
    let lay = oz(2).road(&["Yellow Brick Road", "House"]).at(0, 1, "O11").on("O11", "Pail");
    lay.clone().at(0, 1, "Toto").at(1, 5, "O08").ready().vitality("O11", 3);
    lay.clone().at(1, 6, "O08").ready().vitality("O11", 1);
    // The weakened Lion is archived at the Poppy Field, and his Object stays there.
    let lay = oz(2).road(&["Poppy Field", "House"]).at(0, 1, "O11").on("O11", "Pail").at(1, 5, "O08").turn(1).points(1);
    let mut table = lay.ready();
    table.vitality("O11", 2).step("O08", AHEAD).archived("O11").is_loose("Pail").at_of(0, "Pail", 1);
}

#[test]
fn o12_queen_of_the_field_mice() {
    oz(2).title(0, "O12").hand(0, &["O13"]).ready().play("O13").on_title("O13");
    oz(2).title(1, "O12").hand(0, &["O13"]).ready().not_offered(Play("O13"));
}

#[test]
fn o13_field_mice() {
    let lay = oz(2).road(&["Yellow Brick Road", "House"]).at(0, 1, "O13").at(0, 1, "O11").points(1);
    lay.clone().ready().not_offered(Step("O11", AHEAD));
    let mut table = lay.clone().at(0, 1, "O12").ready();
    // The Mice themselves pay to leave.
    table.not_offered(Step("O13", AHEAD)).not_offered(Step("O12", AHEAD)).step("O11", AHEAD).points(0).at("O11", 2);
    // Another Author's Mice do not help the Lion, and the Mice of the Lion's Author help no other Author.
    lay.clone().at(1, 6, "O13").ready().not_offered(Step("O11", AHEAD));
    lay.clone().at(0, 1, "O13").at(1, 6, "O08").turn(1).ready().not_offered(Step("O08", BACK));
    // Mice that have left the Location do not help any more.
    let mut table = lay.at(0, 1, "O12").points(3).ready();
    table.step("O12", AHEAD).dice("-").points(1).not_offered(Step("O11", AHEAD));
}

#[test]
fn o14_winkie_platoon() {
    let lay = oz(2).road(&["Yellow Brick Road"]).at(0, 1, "O14");
    lay.clone().ready().vitality("O14", 2);
    lay.clone().at(0, 3, "O10").ready().vitality("O14", 3);
    lay.clone().title(0, "O10").ready().vitality("O14", 2);
    lay.clone().at(1, 3, "O10").ready().vitality("O14", 2);
    // The Witch also gives the Platoon 1. The Platoon's own bonus for the Witch counts on her Title Card too.
    lay.clone().at(0, 3, "O15").ready().vitality("O14", 4);
    lay.clone().title(0, "O15").ready().vitality("O14", 3);
    // The Platoon's own bonus is the same with one of the two Characters and with both.
    lay.at(0, 3, "O10").at(0, 3, "O15").ready().vitality("O14", 4);
}

#[test]
fn o15_wicked_witch_of_the_west() {
    let lay = oz(2).road(&["Yellow Brick Road"]).at(0, 1, "O17").at(0, 1, "O19").at(0, 1, "O14").at(0, 1, "O22");
    let mut table = lay.title(0, "O15").ready();
    table.vitality("O17", 3).vitality("O19", 4).vitality("O14", 3).vitality("O22", 4).vitality("O15", 5);
    // The Witch gives nothing to Characters on a Title Card.
    oz(2).at(0, 1, "O15").title(0, "O17").ready().vitality("O17", 2);

    let water = oz(2).road(&["Yellow Brick Road", "Clear Water Spring", "House"]);
    let lay = water.clone().at(0, 2, "O15").on("O15", "Pail");
    lay.clone().ready().vitality("O15", 6).pass().pass().archived("O15").is_loose("Pail");
    // The Witch is archived at the end of any turn, not only her Author's.
    lay.turn(1).ready().pass().archived("O15");
    // The Witch may pass through Water during a turn.
    let mut table = water.at(0, 1, "O15").points(3).ready();
    table.step("O15", AHEAD).bonus("O15", AHEAD).dice("-").at("O15", 3).on_to(1).not_archived("O15");
}

#[test]
fn o16_king_crow() {
    let lay = oz(2).road(&["Yellow Brick Road"]).at(0, 1, "O17").at(0, 1, "O09");
    lay.clone().at(0, 2, "O16").ready().vitality("O17", 3).vitality("O09", 2).vitality("O16", 2);
    lay.clone().title(0, "O16").ready().vitality("O09", 2);
    lay.at(1, 6, "O16").ready().vitality("O09", 1);
}

#[test]
fn o17_flock_of_crows() {
    let lay = oz(2).road(&["Yellow Brick Road", "Daisies", "House"]).at(0, 1, "O17").points(1);
    lay.clone().at(1, 5, "O21").ready().step("O17", AHEAD).archived("O17").at("O21", 5);
    lay.clone().at(0, 2, "O08").ready().step("O17", AHEAD).archived("O17");
    let mut table = lay.clone().at(1, 5, "Toto").ready();
    table.step("O17", AHEAD).yes().at("Toto", 4).at("O17", 2);
    lay.clone().at(1, 5, "Toto").ready().step("O17", AHEAD).pass().at("Toto", 5);
    // The Queen cannot be pushed, because she has Vitality 3 at the Field of Daisies.
    lay.at(1, 5, "O12").ready().step("O17", AHEAD).not_offered(Yes).at("O12", 5);
    // If a Scarecrow is there, the Crows are archived and push no Character.
    let lay = oz(2).road(&["House", "Daisies", "Cottage"]).at(0, 1, "O17").at(1, 5, "O08").at(1, 5, "Toto").points(1);
    lay.ready().step("O17", AHEAD).archived("O17").at("Toto", 5);
    // The Crows are also archived if a card moves them to the Scarecrow.
    let lay = oz(2).road(&["Cottage", "Daisies", "Farm"]).at(0, 1, "O17").at(0, 1, "O18").at(1, 5, "O08");
    lay.ready().once("O18").archived("O17").at("O08", 5);
}

#[test]
fn o18_king_of_the_winged_monkeys() {
    oz(2).title(0, "O18").hand(0, &["O19"]).points(2).ready().play("O19").points(0);
    let lay = oz(2).road(&["Daisies", "House", "Cottage"]).at(0, 2, "O18");
    lay.clone().ready().not_offered(Once("O18"));
    lay.clone().at(0, 1, "Toto").at(1, 5, "O11").ready().not_offered(Once("O18"));
    // The King moves Characters that cannot make a step themselves.
    let mut table = lay.clone().at(0, 2, "Toto").on("Toto", "O43").ready();
    table.not_offered(Step("Toto", AHEAD)).once("O18").far(1).at("Toto", 3).at("O18", 2).not_offered(Once("O18"));
    lay.at(0, 2, "Toto").ready().once("O18").far(-1).at("Toto", 1);
}

#[test]
fn o19_winged_monkeys() {
    let road = ["House", "Daisies", "Cottage", "Boq's Home"];
    let lay = oz(2).road(&road).at(0, 1, "O19").at(1, 5, "O15").points(1);
    lay.clone().ready().step("O19", AHEAD).yes().far(-2).at("O15", 3).at("O19", 2);
    lay.clone().ready().step("O19", AHEAD).yes().far(-1).at("O15", 4);
    lay.ready().step("O19", AHEAD).pass().at("O15", 5);
    // The Winged Monkeys push no matter which card moves them.
    let lay = oz(2).road(&road).at(1, 5, "Toto").at(0, 1, "O19").at(0, 1, "O18");
    lay.ready().once("O18").asks(0).yes().far(-2).at("O19", 2).at("Toto", 3);
    // The Winged Monkeys also push when they are moved on an opponent's turn.
    let lay = oz(2).road(&road).at(0, 2, "O19").at(1, 4, "Toto").turn(1).hand(1, &["O40"]).points(3);
    let mut table = lay.ready();
    table.play("O40").choose("Daisies").far(1).asks(0).yes().at("O19", 3).far(-2).turns_up("Plaza");
    table.at("Toto", 2).asks(1).pass();
}

#[test]
fn o20_tin_woodman_good_as_new() {
    let lay = oz(2).road(&["Yellow Brick Road"]).at(0, 1, "O14").at(0, 1, "O15");
    // The Platoon gains 1 from the Witch, 1 from the Woodman, and its own bonus. The Witch is from Winkie Country, but
    // is not a Winkie.
    lay.at(0, 2, "O20").ready().vitality("O14", 5).vitality("O20", 5).vitality("O15", 5);
    oz(2).at(0, 1, "O14").title(0, "O20").ready().vitality("O14", 3);
}

#[test]
fn o21_scarecrow_good_as_new() {
    let mut table = oz(2).hand(0, &["O21"]).points(3).ready();
    table.play("O21").draws("Pail").in_hand(0, "Pail").on_title("O21").points(0);
    table.once("O21").choose("Pail").draws("Toto").in_hand(0, "Toto").archived("Pail").not_offered(Once("O21"));
    // This Scarecrow can also be played over the other version.
    let mut table = oz(2).road(&["House"]).at(0, 1, "O08").hand(0, &["O21"]).ready();
    table.play("O21").draws("Pail").at("O21", 1).archived("O08");
}

#[test]
fn o22_oz_the_great_and_terrible() {
    let lay = oz(2).road(&["House", "Daisies", "Plaza"]).at(1, 5, "O22");
    let toto = lay.clone().at(0, 1, "Toto");
    toto.clone().points(1).ready().not_offered(Step("Toto", AHEAD));
    toto.clone().points(2).ready().step("Toto", AHEAD).points(0).at("Toto", 2);
    // A flying Character pays no toll, nor does a Character of the same Author or one at another Location.
    lay.clone().at(0, 1, "O16").points(1).ready().step("O16", AHEAD).at("O16", 2);
    lay.at(1, 6, "Toto").turn(1).points(1).ready().step("Toto", BACK).at("Toto", 5).points(0);
    let lay = oz(2).road(&["House", "Daisies", "Cottage"]).at(1, 4, "O22").at(0, 1, "Toto");
    lay.points(1).ready().step("Toto", AHEAD).points(0);
}

#[test]
fn o23_cowardly_lion_king_of_the_forest() {
    let lay = oz(2).road(&["House"]).at(0, 1, "O23").at(0, 1, "Toto").at(0, 2, "O12").at(0, 1, "O08");
    let mut table = lay.at(1, 6, "O16").ready();
    // This version of the Lion is not weakened by an opposing Character.
    table.vitality("O23", 5).vitality("Toto", 2).vitality("O12", 2).vitality("O08", 2).vitality("O16", 2);
}

#[test]
fn o24_farmers_wife() {
    let lay = oz(2).road(&["House"]).at(0, 1, "O24");
    lay.clone().ready().not_offered(Draw);
    let mut table = lay.clone().at(0, 1, "Toto").points(1).ready();
    // Only the first draw of a turn is free.
    table.draw().draws("Pail").points(1).draw().draws("Boq").points(0);
    lay.clone().at(0, 2, "Toto").ready().not_offered(Draw);
    lay.at(1, 6, "Toto").ready().not_offered(Draw);
    oz(2).title(0, "O24").title(0, "Toto").ready().not_offered(Draw);
}

#[test]
fn o25_glinda_good_witch_of_the_south() {
    let lay = oz(2).road(&["House", "Daisies", "Cottage"]).at(0, 1, "O25");
    let mut table = lay.clone().at(0, 2, "Toto").ready();
    table.once("O25").far(1).at("Toto", 3).not_offered(Once("O25"));
    // Glinda can also move a Character while she is on her Title Card, but cannot choose one on a Title Card.
    oz(2).road(&["House", "Daisies"]).title(0, "O25").at(0, 1, "Toto").ready().once("O25").at("Toto", 2);
    lay.clone().title(0, "Toto").ready().not_offered(Once("O25"));
    lay.at(1, 5, "Toto").ready().not_offered(Once("O25"));
}
