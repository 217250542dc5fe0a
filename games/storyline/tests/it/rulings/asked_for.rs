//! Q70 to Q77, and words of the card language that no printed card uses.

use crate::stage::*;

/// Returns a table on which Author 0 has O41 in hand, with the text `text`. At one Location are opposing Characters of
/// Vitality 1, 2, 3 and 5.
fn four(text: &str) -> Table {
    let lay = oz(2).says("O41", text).road(&["Daisies"]).at(1, 6, "Toto").at(1, 6, "O05").at(1, 6, "O23");
    lay.at(1, 6, "O12").hand(0, &["O41"]).points(9).ready()
}

/// Rules 60: <, >, ≥ and ≤ compare Vitality. The Queen has 3 at the Daisies, where the King gives other Animals 1.
#[test]
fn vitality_is_compared_in_four_directions() {
    let three = |sign: &str| format!("ARCHIVE opposing Character of Vitality {sign}3.");
    for (sign, offered) in [
        ("<", [true, false, false, false]),
        ("<=", [true, true, false, false]),
        (">=", [false, true, true, true]),
        (">", [false, false, true, true]),
    ] {
        let mut table = four(&three(sign));
        table.vitality("Toto", 2).vitality("O05", 3).vitality("O12", 4).vitality("O23", 5).play("O41");
        for (name, is) in ["Toto", "O05", "O12", "O23"].into_iter().zip(offered) {
            // If only one Character matches, there is no choice.
            match is {
                true if sign == "<" => drop(table.archived(name)),
                true => drop(table.offered(Choose(name))),
                false => drop(table.not_offered(Choose(name))),
            }
        }
    }
}

/// Rules 60: <, >, ≥ and ≤ also compare counts.
#[test]
fn counts_are_compared_in_four_directions() {
    for (sign, vitality) in
        [("<2", [2, 1, 1]), ("<=2", [2, 2, 1]), (">=2", [1, 2, 2]), ("2", [1, 2, 2]), (">2", [1, 1, 2])]
    {
        let text = format!("VIT +1 while {sign} your other Character HERE.");
        let lay = oz(2).says("O01", &text).road(&["Emerald City Plaza"]).at(0, 1, "O01").at(0, 1, "O02");
        let (two, three) = (lay.clone().at(0, 1, "Toto"), lay.clone().at(0, 1, "Toto").at(0, 1, "O06"));
        for (lay, vitality) in [lay, two, three].into_iter().zip(vitality) {
            lay.ready().vitality("O01", vitality + 1);
        }
    }
}

/// Rules 60: in a REACT, signs also compare the cost of a card.
#[test]
fn an_answer_is_to_cards_of_a_compared_cost() {
    for (sign, answers) in [("<2", false), ("2", true), (">=2", true), (">2", false)] {
        let lay = oz(2).says("O41", &format!("REACT plays {sign}: DRAW 1.")).points(3).hand(0, &["O08"]);
        let mut table = lay.saved(1, &[("O41", 2)]).ready();
        table.play("O08");
        match (answers, sign) {
            (true, _) => drop(table.asks(1).offered(Reveal("O41"))),
            // Everybody knows that no card of this table answers such a small cost. For a greater cost, one might.
            (false, "<2") => drop(table.asks(0).on_title("O08")),
            (false, _) => drop(table.asks(1).not_offered(Reveal("O41")).pass().asks(0).on_title("O08")),
        }
    }
}

/// Q17: a text can refer to cards at a kind of Location of your Storyline, or at a Location of a given name.
#[test]
fn cards_are_meant_at_a_kind_of_location() {
    let lay = oz(2).says("O25", "Your other Character at City: VIT +1.").road(&["Emerald City Plaza", "Daisies"]);
    let mut table = lay.at(0, 3, "O25").at(0, 1, "O06").at(0, 2, "O01").at(1, 6, "O02").ready();
    table.vitality("O06", 4).vitality("O01", 1).vitality("O02", 2);
    let lay = oz(2).says("O01", "VIT +3 while at \"Thick Wood\".").at(0, 1, "O01");
    lay.clone().road(&["Thick Wood"]).ready().vitality("O01", 4);
    lay.road(&["Cottage"]).ready().vitality("O01", 1);
}

/// Q56: a SEARCH can be for any card, or for a kind of card.
#[test]
fn a_search_is_for_any_card_or_a_kind() {
    let lay = |text| oz(2).says("O41", text).archive(0, &["Pail", "Toto", "O38"]).hand(0, &["O41"]).points(2).ready();
    let mut table = lay("SEARCH Archive for card to hand.");
    table.play("O41").offered(Choose("Pail")).offered(Choose("O38")).choose("Toto").in_hand(0, "Toto");
    let mut table = lay("SEARCH Archive for Event to hand.");
    table.play("O41").not_offered(Choose("Pail")).choose("O38").in_hand(0, "O38").archived("O41");
    let mut table = lay("SEARCH Archive for card to Title.");
    table.play("O41").not_offered(Choose("Pail")).not_offered(Choose("O38")).choose("Toto").on_title("Toto");
}

/// Q19: a text can change the costs of Events, and the amount of a change can depend on a count.
#[test]
fn costs_are_for_events_and_by_a_count() {
    let lay =
        oz(2).says("O02", "COST -1 on Event.").at(0, 1, "O02").hand(0, &["O41", "O29"]).hand(1, &["Toto"]).points(1);
    lay.ready().offered(Play("O41")).offered(PlayAt("O29", 1));
    let lay = oz(2).says("O22", "COST -1 on this each your Animal.").hand(0, &["O22"]).points(2);
    let lay = lay.at(0, 1, "Toto").at(0, 1, "O09");
    lay.clone().ready().play("O22").points(0);
    lay.clone().at(0, 2, "O13").ready().play("O22").points(1);
    let lay = oz(2).says("O22", "COST -1 on this each your Animal, at most -1.").hand(0, &["O22"]).points(3);
    lay.at(0, 1, "Toto").at(0, 1, "O09").ready().play("O22").points(0);
}

/// Q46: Vitality that depends on the number of cards in hand follows every change of the hand.
#[test]
fn vitality_follows_the_number_of_cards_in_hand() {
    let lay = oz(2).says("O01", "VIT +1 each card in hand, at most +2.").at(0, 1, "O01").points(1);
    let mut table = lay.hand(0, &["Pail"]).ready();
    table.vitality("O01", 2).draw().luck().vitality("O01", 3).burn("Pail").luck().vitality("O01", 2);
    let lay = oz(2).says("O08", "VIT -1 each card in hand.").at(0, 1, "O08").hand(0, &["Pail"]).points(1);
    let mut table = lay.ready();
    table.vitality("O08", 1).draw().luck().archived("O08");
}

/// Q45: an amount that depends on a count is zero if there is nothing to count.
#[test]
fn cards_points_dice_and_cheers_come_by_a_count() {
    let lay = |text: &str| oz(2).says("O41", text).hand(0, &["O41"]).points(1);
    let two = |lay: Lay| lay.at(0, 1, "Toto").at(0, 1, "O09").ready();
    two(lay("SP 2 each your Animal.")).play("O41").points(4);
    two(lay("DRAW 1 each your Animal.")).play("O41").luck().holds(0, 2);
    two(lay("ROLL 1 each your Animal, at most 1.")).play("O41").rolls(0, 1);
    two(lay("CHEER 1 your Bird each your Animal.")).play("O41").vitality("O09", 3);
    two(lay("GIVE VIT -1 your Bird each your Dog until turn end.")).play("O41").archived("O09");
    lay("SP 2 each your Animal.").ready().not_offered(Play("O41"));
    let lay =
        oz(2).says("O01", "DIE +1 each your other Character HERE.").at(0, 1, "O01").at(0, 1, "Toto").at(0, 2, "O09");
    lay.begins(0).ready().rolls(4, 4);
}

/// Q70: a gift until the end of the game that is given again is still stored as one gift.
#[test]
fn gifts_until_the_end_of_the_game_add_up() {
    let lay = oz(2).says("O22", "START: GIVE VIT -1 this until game end.").road(&["Poppy Field"]).at(0, 2, "O22");
    let mut table = lay.begins(0).ready();
    table.vitality("O22", 3).on_to(1).on_to(0).vitality("O22", 2);
    assert_eq!(table.state.board.lasting.len(), 1);
    table.on_to(1).on_to(0).on_to(1).on_to(0).archived("O22");
    assert_eq!(table.state.board.lasting.len(), 0);
}

/// Q71: a START text that asks for Story Points waits for the Roll.
#[test]
fn a_start_text_with_a_payment_waits_for_the_roll() {
    let text = "START: may pay 1; if not done: GIVE Steadfast this until turn end.";
    let lay = oz(2).says("O10", text).road(&["Daisies"]).at(0, 1, "O10").begins(0);
    let mut table = lay.clone().ready();
    table.rolls(4, 1).dice("+++--").asks(0).offered(Yes).pass().points(3).not_offered(Step("O10", AHEAD));
    let mut table = lay.clone().ready();
    table.dice("+++--").yes().points(2).offered(Step("O10", AHEAD));
    let mut table = oz(2).says("O10", "START: may pay 1: DRAW 1.").at(0, 1, "O10").begins(0).ready();
    table.dice("++---").yes().luck().points(1).holds(0, 1);
}

/// Q58: any face-down Location of an Author's own Storyline can be turned up.
#[test]
fn any_face_down_location_is_turned_up() {
    let lay = oz(3).says("O41", "REVEAL any.").hand(0, &["O41"]).road(&["Daisies"]).points(2);
    let mut table = lay.ready();
    table.play("O41").not_offered(ChooseAt(1)).choose_at(5).turns_up("Thick Wood").location_is(0, 5, "Thick Wood");
}

/// Q73: the Author of the Character that enters decides in a Location's text; Flying ignores bad effects (Q27).
#[test]
fn a_location_speaks_of_who_enters_it() {
    let lay = oz(2).says("L12", "ENTERED BY Character: ARCHIVE it.").road(&["Thick Wood", "Daisies"]).points(1);
    lay.clone().at(0, 1, "Toto").ready().step("Toto", AHEAD).archived("Toto");
    lay.at(0, 1, "O09").ready().step("O09", AHEAD).at("O09", 2);
    let lay = oz(2).says("L12", "ENTERED BY Animal: may: CHEER 1 it.").road(&["Thick Wood", "Daisies"]).points(1);
    let mut table = lay.turn(1).at(1, 4, "O09").ready();
    table.step("O09", AHEAD).asks(1).yes().vitality("O09", 2);
}

/// Q74: a text makes Authors lose Story Points at once on their own turn, and otherwise after their next Roll.
#[test]
fn story_points_are_lost_at_once_or_after_the_next_roll() {
    let lay = oz(2).says("O41", "Opponent: SP -2.").hand(0, &["O41"]).points(1);
    let mut table = lay.ready();
    table.play("O41").turn_of(1).dice("++--").points(0).on_to(0);
    while table.state.board.active == table.seat(0) {
        table.pass();
    }
    table.dice("++--").points(2);
    let mut table = oz(2).says("O41", "SP -2; DRAW 1.").hand(0, &["O41"]).points(4).ready();
    table.play("O41").luck().points(1).holds(0, 1);
}

/// Q75: each opponent, in turn order, makes the choices of the text as its "you".
#[test]
fn opponents_choose_what_they_discard() {
    let lay = oz(3).says("O41", "Each opponent: DISCARD 1.").hand(0, &["O41"]).points(3);
    let mut table = lay.hand(1, &["Pail", "Toto"]).hand(2, &["O29", "O06"]).ready();
    table.play("O41").asks(2).choose("O29").asks(1).choose("Toto").holds(1, 1).holds(2, 1).asks(0);
    table.archived("O29").archived("Toto");
    let lay = oz(3).says("O41", "Opponent: ARCHIVE your Character.").hand(0, &["O41"]).points(3);
    let mut table = lay.at(1, 1, "Toto").at(1, 2, "O06").at(2, 1, "O01").ready();
    table.play("O41").asks(0).choose_author(1).asks(1).not_offered(Choose("O01")).choose("O06").archived("O06").asks(0);
    let lay = oz(2).says("O41", "Each opponent: DISCARD 1.").hand(0, &["O41"]).points(2);
    lay.ready().not_offered(Play("O41"));
}

/// Q75: several cards are chosen one after the other, and at most as many as the hand has.
#[test]
fn several_cards_are_discarded() {
    let lay = oz(2).says("O41", "DISCARD 3; if done: DRAW 1.").hand(0, &["O41", "Pail", "Toto"]).points(2);
    let mut table = lay.ready();
    table.play("O41").choose("Pail").choose("Toto").archived("Pail").archived("Toto").luck().holds(0, 1);
}

/// Q76: an ARCHIVED text is about its own card or about others; it does not run when a card returns to a hand.
#[test]
fn archived_cards_are_spoken_of() {
    let lay = oz(2).says("O08", "ARCHIVED: DRAW 1.").says("O41", "ARCHIVE your Animat.").road(&["Farm"]);
    let lay = lay.at(0, 1, "O08").hand(0, &["O41"]).points(2);
    lay.clone().ready().play("O41").luck().archived("O08").holds(0, 1);
    let lay = oz(2).says("O08", "ARCHIVED: DRAW 1.").says("O41", "HAND your Animat.").at(0, 1, "O08");
    lay.hand(0, &["O41"]).points(2).ready().play("O41").in_hand(0, "O08").holds(0, 1);
    let text = "ARCHIVED opposing Character HERE: CHEER 1 this.";
    let lay = oz(2).says("O22", text).says("O41", "ARCHIVE each opposing Character.").road(&["Farm"]);
    let lay = lay.at(0, 1, "O22").at(1, 6, "O06").at(1, 6, "O01").at(1, 5, "O02").hand(0, &["O41"]).points(2);
    lay.ready().play("O41").vitality("O22", 6);
}

/// Q76, rules 30: an ARCHIVED text also runs for a card that another version replaces, but not if it is blank.
#[test]
fn another_version_archives_the_one_before() {
    let lay = oz(2).says("O11", "ARCHIVED: DRAW 1.").road(&["Daisies"]).at(0, 1, "O11").hand(0, &["O23"]);
    let mut table = lay.ready();
    table.play("O23").luck().archived("O11").holds(0, 1);
    let lay = oz(2).says("O08", "ARCHIVED: DRAW 1.").says("O45", "ATTACH Animat. HOST: BLANK.");
    let lay = lay.says("O41", "ARCHIVE your Animat.").at(0, 1, "O08").on("O08", "O45").hand(0, &["O41"]).points(2);
    lay.ready().play("O41").archived("O08").holds(0, 0);
}

/// Q77: two Characters change places, each within its own Storyline, and both trigger the texts of an arrival.
#[test]
fn two_characters_change_places() {
    let text = "For your Character: SWAP it with opposing Character.";
    let lay = oz(2).says("O41", text).road(&["Daisies", "Thick Wood", "Farm"]).hand(0, &["O41"]).points(2);
    let mut table = lay.clone().at(0, 1, "O01").at(1, 4, "O06").ready();
    table.play("O41").at("O01", 3).at_of(1, "O06", 6);
    lay.clone().at(0, 1, "O01").at(1, 6, "O06").ready().not_offered(Play("O41"));
    let still = oz(2).says("O41", text).prints("O06", "keywords", "[\"Immovable\"]").hand(0, &["O41"]).points(2);
    let still = still.road(&["Daisies", "Thick Wood", "Farm"]).at(0, 1, "O01").at(1, 4, "O06");
    still.ready().not_offered(Play("O41"));
    // On a table for three, Author 1's road begins with positions 4 to 6 of Author 0's road, in reverse order.
    let lay = oz(3).says("O41", text).hand(0, &["O41"]).points(2);
    let lay = lay.location(0, 1, "Daisies").location(0, 4, "Thick Wood").location(0, 5, "Farm");
    lay.clone().at(0, 1, "O01").at(1, 3, "O06").ready().not_offered(Play("O41"));
    let mut table = lay.at(0, 5, "O01").at(1, 3, "O06").ready();
    table.play("O41").at("O01", 4).at("O06", 2);
}

fn under_control(other: &str) -> Lay {
    let text = "ATTACH opposing Character. HOST: CONTROL.";
    oz(2).says("O43", text).says("O41", other).road(&["Daisies", "Thick Wood", "Farm"]).points(9)
}

/// Q72: a controlled Character walks, brings a die, scores and ends the game for its controller, who also has its
/// Objects.
#[test]
fn an_opposing_character_comes_under_control() {
    let mut table = under_control("RAID.").hand(0, &["O43"]).at(1, 4, "O06").on("O06", "Pail").ready();
    table.play_to("O43", "O06").controlled_by(0, "O06").controlled_by(0, "Pail").scores(&[2, 0]);
    table.step("O06", AHEAD).turns_up("Poppy Field").at("O06", 4);
    let mut table = under_control("RAID.").hand(0, &["O43"]).at(1, 1, "O22").ready();
    table.play_to("O43", "O22").step("O22", AHEAD).at_the_end("O22");
}

/// Q72: control by an Effect ends when the Effect leaves.
#[test]
fn control_ends_with_the_effect() {
    let mut table =
        under_control("ARCHIVE Effect on Character.").hand(0, &["O43", "O41"]).points(9).at(1, 4, "O06").ready();
    table
        .play_to("O43", "O06")
        .controlled_by(0, "O06")
        .play("O41")
        .controlled_by(1, "O06")
        .at("O06", 4)
        .archived("O43");
}

/// Q72: control can last for a limited time; Objects go back with the Character.
#[test]
fn control_lasts_for_a_while() {
    let lay = oz(2).says("O41", "CONTROL opposing Character until turn end.").hand(0, &["O41"]).points(2);
    let mut table = lay.road(&["Daisies"]).at(1, 6, "O06").on("O06", "Pail").ready();
    table
        .play("O41")
        .controlled_by(0, "O06")
        .controlled_by(0, "Pail")
        .on_to(1)
        .controlled_by(1, "O06")
        .controlled_by(1, "Pail");
}

/// Q72, rules 30, 31: a controlled Character counts as a version that its controller has in play.
#[test]
fn another_version_is_played_over_what_is_controlled() {
    let mut table = under_control("RAID.").hand(0, &["O43", "O23"]).points(1).at(1, 4, "O11").ready();
    table
        .play_to("O43", "O11")
        .points(0)
        .play("O23")
        .at("O23", 3)
        .controlled_by(0, "O23")
        .archived("O11")
        .archived("O43");
}

/// Q72, rules 52: a Character that is outside its Author's Storyline when control ends goes to that Author's Title
/// Card.
#[test]
fn control_ends_within_the_own_storyline() {
    let lay = oz(3).says("O41", "CONTROL opposing Character until turn end.").hand(0, &["O41"]).points(3);
    let lay = lay.location(0, 4, "Daisies").location(0, 3, "Farm");
    // Position 4 of Author 0 is position 3 of Author 1. Position 3 of Author 0 is not on Author 1's road.
    let mut table = lay.clone().at(1, 3, "O06").on("O06", "Pail").at(1, 5, "O01").ready();
    table.play("O41").controlled_by(0, "O06").at_of(0, "O06", 4).step("O06", BACK).at_of(0, "O06", 3);
    while table.state.board.active == table.seat(0) {
        table.pass();
    }
    table.on_title("O06").controlled_by(1, "O06").is_on("Pail", "O06").controlled_by(1, "Pail");
    lay.at(1, 5, "O01").ready().not_offered(Play("O41"));
}

/// Q72: in `oz` a controlled card returns to the hand of the Author who played it; SHIELD prevents control.
#[test]
fn a_controlled_card_returns_to_its_owner() {
    let lay = under_control("HAND your Character.").hand(0, &["O43", "O41"]).points(9);
    lay.clone().at(1, 4, "O06").ready().play_to("O43", "O06").play("O41").in_hand(1, "O06").archived("O43");
    let lay = lay.location(0, 4, "Storm Cellar").at(1, 3, "O06");
    lay.ready().not_offered(PlayTo("O43", "O06"));
}
