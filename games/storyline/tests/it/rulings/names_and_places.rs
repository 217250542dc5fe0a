//! Q15 to Q18: Title Cards, and the reach of a text.

use crate::stage::*;

/// Q15: a Character on a Title Card is in play, but no card can choose it; it may walk in the turn it is played.
#[test]
fn a_character_on_a_title_card_cannot_be_chosen() {
    let lay = || oz(2).road(&["Farm"]).title(1, "O10").title(1, "O18").turn(0).points(3);
    lay().hand(0, &["Destruction"]).ready().not_offered(Play("Destruction"));
    lay().at(0, 1, "O08").hand(0, &["Destruction"]).ready().play("Destruction").archived("O08");
    let mut table = oz(2).road(&["Farm"]).hand(0, &["Toto"]).points(1).ready();
    table.play("Toto").bonus("Toto", AHEAD).at("Toto", 1);
}

/// Q16: no Character walks onto its own Title Card.
#[test]
fn nobody_walks_back_onto_the_own_title_card() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "O03").hand(0, &["no place like home"]).points(4).ready();
    table.not_offered(Step("O03", BACK)).play("no place like home").on_title("O03");
    // The Prime that has ended the game never moves again.
    oz(2).finished(0, "O03").points(9).ready().not_offered(Step("O03", BACK)).not_offered(Step("O03", AHEAD));
}

/// Q17: "your Aunt Em" means an Aunt Em at a Location of your Storyline; on a Title Card no card is HERE.
#[test]
fn your_x_is_at_a_location() {
    oz(2).road(&["Daisies", "Cottage"]).at(0, 1, "O01").at(0, 2, "O02").ready().vitality("O01", 2);
    oz(2).road(&["Daisies", "Cottage"]).at(0, 1, "O01").title(0, "O02").ready().vitality("O01", 1);
    oz(2).road(&["Daisies", "Cottage"]).at(0, 1, "O01").at(1, 4, "O02").ready().vitality("O01", 1);
    oz(2).title(0, "O03").title(0, "O04").ready().vitality("O03", 2);
}

/// Q17: "you control X" means an X that is in play anywhere, including on a Title Card.
#[test]
fn you_control_x_on_a_title_card_too() {
    let lay = || oz(2).road(&["Farm"]).at(0, 1, "O08").hand(0, &["Destruction"]).points(2);
    lay().ready().not_offered(Play("Destruction"));
    lay().title(0, "O19").ready().offered(Play("Destruction"));
}

/// Q18: a card can choose only cards in its Author's Storyline; with four Authors, opposite ones share no Location.
#[test]
fn a_card_reaches_along_the_own_storyline() {
    let lay = oz(4)
        .location(2, 2, "Farm")
        .at(2, 2, "O08")
        .location(1, 2, "Daisies")
        .at(1, 2, "O10")
        .hand(0, &["Destruction"]);
    lay.points(3).ready().play("Destruction").archived("O10").at("O08", 2);
}
