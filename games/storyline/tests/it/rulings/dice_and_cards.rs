//! Q1 to Q9: dice, Story Points, and the zones of cards.

use crate::stage::*;
use kernel::Game;
use storyline::{Chance, Event};

/// Q1: the four blue dice have a symbol on 6, 5, 4 and 3 of their six faces, and gold dice on 3.
#[test]
fn faces_of_the_dice() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "Toto").begins(0).ready();
    for faces in [6, 5, 4, 3, 3] {
        let mut outcomes = Vec::new();
        table.game.chances(&table.state, &mut outcomes);
        let symbol = outcomes.iter().find(|(chance, _)| *chance == Chance::Die { symbol: true }).unwrap().1;
        assert_eq!((symbol, outcomes.iter().map(|(_, weight)| weight).sum::<u32>()), (faces, 6));
        table.dice("+");
    }
}

/// Q2: a Character on a Title Card brings no die, and a DIE text counts only at a Location.
#[test]
fn a_character_on_a_title_card_brings_no_die() {
    oz(2).road(&["Farm"]).title(0, "Boq").begins(0).ready().rolls(4, 0);
    oz(2).road(&["Farm"]).at(0, 1, "Boq").begins(0).ready().rolls(4, 2);
    oz(2).road(&["Boq's Home"]).at(0, 1, "Toto").at(0, 1, "Aunt Em").begins(0).ready().rolls(4, 3);
}

/// Q3: Story Points that are not spent are lost at the end of the turn.
#[test]
fn story_points_are_lost_as_the_turn_ends() {
    let mut table = oz(2).points(5).ready();
    table.pass().turn_of(1).points(0);
}

/// Q4: only the active Author archives for dice, from the end of the Roll on, even for more than ten dice.
#[test]
fn archiving_for_dice_is_for_the_active_author() {
    let mut table = oz(2).hand(1, &["Pail"]).saved(1, &[("cellar", 1)]).begins(0).ready();
    table.asks(1).not_offered(Burn("Pail"));
    // A card can be archived for a die in the middle of a payment, and in Bonus Movement.
    let lay = oz(2).road(&["Farm", "Plaza"]).at(0, 1, "Toto").hand(0, &["Pail"]);
    lay.in_bonus().ready().burn("Pail").dice("+").step("Toto", AHEAD).at("Toto", 2).points(0);
}

/// Q5: dice that have been rolled are not taken back.
#[test]
fn rolled_dice_stay() {
    let mut table = oz(2).begins(0).hand(0, &["Pail"]).ready();
    table.dice("+---").points(1).burn("Pail").dice("-").points(1).not_in_hand(0, "Pail");
}

/// Q6: Authors control the cards that they play; in `epic` a card goes to the Archive of the Library it is from.
#[test]
fn archived_cards_go_to_the_library_they_came_from() {
    let lay = epic(2).road(&["Council Rock"]).at(0, 1, "Robin").on_by(1, "Robin", "A Voice").turn(1);
    let mut table = lay.hand(1, &["Off with her head"]).points(3).ready();
    table.controlled_by(1, "A Voice").play("Off with her head");
    table.archived_by(0, "Robin").archived_by(1, "A Voice").archived_by(1, "Off with her head");
}

/// Q7: the number of cards in a hand has no limit.
#[test]
fn hands_have_no_limit() {
    let hand = ["O01", "O02", "O03", "O05", "O06", "O07", "O08", "O09", "O10", "O11", "O12"];
    let mut table = oz(2).hand(0, &hand).points(1).ready();
    table.draw().draws("Toto").holds(0, 12).on_to(1).holds(0, 12);
}

/// Q8: if Library and Archive are empty, the Draw action is not offered, and a DRAW does nothing.
#[test]
fn without_library_and_archive_nothing_is_drawn() {
    let lay = || oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Toto").library(0, &[]).points(1);
    lay().ready().not_offered(Draw);
    // The card archived as the price is in the Archive before the text draws.
    let scarecrow = oz(2).road(&["Farm"]).at(0, 1, "O08").hand(0, &["Pail"]).library(0, &["Toto"]);
    scarecrow.ready().once("O08").choose("Pail").draws("Toto").in_library(0, "Pail").not_archived("Pail");
    let scarecrow =
        oz(2).road(&["Farm"]).at(0, 1, "O21").hand(0, &["Pail", "O32"]).archive(0, &["Toto"]).library(0, &[]);
    scarecrow.ready().once("O21").choose("Pail").draws("Pail").in_library(0, "Toto");
}

/// Q8, rules 18: the Archive is shuffled at once, even within a DRAW 2, without the played card and cards archived
/// later.
#[test]
fn a_library_is_renewed_as_its_last_card_leaves() {
    let lay = |text| oz(2).says("O46", text).hand(0, &["O46", "O32"]).points(9);
    let mut table = lay("DRAW 2.").archive(0, &["Toto", "Aunt Em"]).library(0, &["O08"]).ready();
    table.play("O46").draws("O08").not_archived("Toto").in_library(0, "Aunt Em").not_archived("O46").draws("Toto");
    table.archived("O46").burn("O32").dice("-").archived("O32");
    let order: Vec<bool> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Drew { .. } | Event::Reshuffled { .. }))
        .map(|event| matches!(event, Event::Reshuffled { .. }))
        .collect();
    assert_eq!(order, [false, true, false]);
    // In `epic` each Author has a Library. Author 0 draws its last card as the turn begins, and the Archive becomes the
    // Library before the Roll.
    let lay = epic(2).archive(0, &["Alice", "Goofy"]).archive(1, &["Baloo"]).library(0, &["A18"]).begins(0);
    lay.ready().draws("A18").in_library(0, "Alice").in_library(0, "Goofy").archived_by(1, "Baloo").rolls(4, 0);
}

/// Q8, rules 18: PEEK and SEARCH can take the last card too.
#[test]
fn peek_and_search_can_empty_a_library() {
    let lay = |text| oz(2).says("O46", text).hand(0, &["O46"]).archive(0, &["Toto"]).points(9);
    // A Library is not empty as long as a peeked card has not left it.
    let mut table = lay("PEEK 3, take 1.").library(0, &["O08", "O10"]).ready();
    table.play("O46").draws("O08, O10").archived("Toto").choose("O08").archived("Toto");
    let mut table = lay("PEEK 3, take 1.").library(0, &["O08"]).ready();
    table.play("O46").draws("O08").archived("Toto").choose("O08").in_library(0, "Toto").in_hand(0, "O08");
    let mut table = lay("SEARCH Library for \"Scarecrow\" to hand.").library(0, &["O08"]).ready();
    table.play("O46").choose("O08").in_hand(0, "O08").in_library(0, "Toto");
    // A card archived after the Library became empty is shuffled into it by the next PEEK or SEARCH.
    let mut table = lay("PEEK 3, take 1.").library(0, &[]).ready();
    table.play("O46").draws("Toto").choose("Toto").in_hand(0, "Toto");
    let mut table = lay("SEARCH Library for \"Toto\" to hand.").library(0, &[]).ready();
    table.play("O46").choose("Toto").in_hand(0, "Toto");
}

/// Q9: in `oz` all Authors share one Archive.
#[test]
fn one_archive_serves_the_table() {
    let mut table = oz(2).turn(1).hand(1, &["Pail"]).hand(0, &["O32"]).ready();
    table.burn("Pail").dice("-").archived_by(0, "Pail");
}

/// Q4: in the middle of a payment, archiving a card for a die can provide the missing Story Points.
#[test]
fn a_card_is_archived_for_what_is_missing() {
    // The Wolf enters a House in Bonus Movement, and may pay 1.
    let lay = epic(2).libraries(&[1, 0]).road(&["Council Rock", "E18"]).at(0, 1, "B14");
    let mut table = lay.clone().hand(0, &["B11"]).ready();
    table.bonus("B14", AHEAD).not_offered(Yes).offered(Pass).burn("B11").dice("+").yes();
    table.turns_up("E12").location_is(0, 2, "E12").points(0);
    lay.ready().bonus("B14", AHEAD).location_is(0, 2, "E18").turn_of(1);
    // An Author who answers with a card from the hand pays its cost.
    let lay = epic(2).libraries(&[1, 0]).road(&["E18"]).title(0, "B17").at(1, 6, "Alice").saved(1, &[("A34", 1)]);
    let mut table = lay.hand(0, &["B29", "B33", "B11"]).points(3).ready();
    table.play("B29").asks(1).reveal("A34").asks(0).not_offered(Play("B33")).burn("B11").dice("+").play("B33");
    table.archived_by(1, "Alice").points(0);
}
