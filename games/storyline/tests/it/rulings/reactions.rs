//! Q43: REACT. Except on their own turn, Authors answer with a face-down card.

use crate::stage::*;

fn cyclone() -> Lay {
    let lay = oz(2).road(&["Farm", "Daisies", "House"]).at(1, 5, "Toto").at(0, 2, "O08").saved(1, &[("cellar", 1)]);
    lay.hand(0, &["Cyclone"]).points(3)
}

/// REACT threat: the text protects all Characters of its Author, and the answered card still affects those of the
/// others.
#[test]
fn a_threat_is_answered_before_it_happens() {
    let mut table = cyclone().ready();
    table.play("Cyclone").choose_at(2).asks(1).reveal("cellar").asks(0).far(-1).pass();
    table.at("O08", 1).at("Toto", 5).archived("cellar").archived("Cyclone");
    let mut table = cyclone().ready();
    table.play("Cyclone").choose_at(2).pass().asks(0).far(-1).far(-1).pass().at("O08", 1).at("Toto", 4);
}

/// On its Author's own turn, a REACT card is played from the hand for its other clause, at its cost.
#[test]
fn on_the_own_turn_a_react_card_is_played_from_the_hand() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "O08").hand(0, &["cellar"]);
    lay.clone().points(0).ready().not_offered(Play("cellar"));
    lay.points(1).ready().play("cellar").at("O08", 2).points(0);
}

/// Returns a table on which Author 0 can answer a fall, on the turn of Author 1. The Little Golden Key gives its bearer
/// no Vitality.
fn clap() -> Lay {
    let lay = epic(2).says("A25", "BEARER: WAIVE enter.");
    lay.road(&["Council Rock"]).saved(0, &[("Everyone Clap", 1)]).title(1, "B16").turn(1).points(3)
}

/// REACT fall: a Character that has no Vitality left is saved.
#[test]
fn a_fall_is_answered() {
    let mut table = clap().at(0, 1, "Alice").on("Alice", "Key").hand(1, &["Sleeping Death"]).ready();
    table.play_to("Sleeping Death", "Alice").asks(0).reveal("Everyone Clap");
    table.in_hand(0, "Alice").not_archived("Alice").archived_by(1, "Sleeping Death").is_loose("Key");
}

/// REACT fall: a Character that an opponent's card would archive is saved.
#[test]
fn a_fall_by_a_card_is_answered() {
    let head = "Off with her head";
    let lay = |who| clap().at(0, 1, who).on(who, "Key").hand(1, &[head]);
    let mut table = lay("Alice").ready();
    table.play(head).asks(0).reveal("Everyone Clap").in_hand(0, "Alice").not_archived("Alice").is_loose("Key");
    // Tinker Bell, a Fairy, goes to the Title Card.
    let mut table = lay("Tinker Bell").ready();
    table
        .play(head)
        .asks(0)
        .reveal("Everyone Clap")
        .on_title("Tinker Bell")
        .not_archived("Tinker Bell")
        .is_loose("Key");
    lay("Alice").ready().play(head).pass().archived("Alice");
}

/// REACT meeting: an opposing Character that has entered is pushed back.
#[test]
fn a_meeting_is_answered() {
    let lay = |title| {
        let lay = epic(2).road(&["Council Rock", title]).at(0, 1, "Alice").at(1, 5, "Baloo");
        lay.saved(1, &[("Ambush", 2)]).points(2)
    };
    lay("Workshop").ready().step("Alice", AHEAD).asks(1).reveal("Ambush").at("Alice", 1);
    lay("Workshop").ready().step("Alice", AHEAD).asks(1).pass().at("Alice", 2);
    // The Hospital shields a Character that has entered.
    lay("Hospital").ready().step("Alice", AHEAD).at("Alice", 2).not_offered(Reveal("Ambush"));
}

/// REACT plays, Q44: a cancelled card is archived, and its cost is lost.
#[test]
fn a_card_that_is_played_is_answered() {
    let lay = || epic(2).saved(1, &[("Uninvited", 3)]).title(1, "B16").road(&["Council Rock"]).points(4);
    let mut table = lay().hand(0, &["Goofy"]).ready();
    table.play("Goofy").asks(1).reveal("Uninvited").not_in_play("Goofy").archived_by(0, "Goofy").points(2);
    table.archived_by(1, "Uninvited");
    // A card over a version of the same Author can also be answered. The earlier version then stays.
    let mut table = lay().at(0, 1, "A12").hand(0, &["A13"]).ready();
    table.play("A13").asks(1).reveal("Uninvited").at("A12", 1).archived_by(0, "A13");
    lay().hand(0, &["Goofy"]).ready().play("Goofy").asks(1).pass().on_title("Goofy");
}

/// REACT plays 4: a card of cost 5 cannot be answered, but a revealed Event of any cost can.
#[test]
fn only_cards_of_a_small_printed_cost_are_answered() {
    let lay = epic(2).libraries(&[1, 1]).saved(1, &[("Uninvited", 3)]).title(1, "B16");
    lay.hand(0, &["B17"]).points(5).ready().play("B17").on_title("B17").asks(0);
    let lay = epic(2).libraries(&[1, 1]).says("B31", "DRAW 2.").prints("B31", "cost", "6");
    let lay = lay.saved(1, &[("Uninvited", 3)]).title(1, "B16").saved(0, &[("Mutiny", 6)]);
    lay.ready().reveal("Mutiny").asks(1).reveal("Uninvited").archived_by(0, "Mutiny").holds(0, 0);
}

/// Q43: a REACT can be answered by another REACT, and the last one resolves first.
#[test]
fn a_react_is_answered_by_a_react() {
    let head = "Off with her head";
    let lay = clap().at(0, 1, "Alice").hand(1, &[head]).saved(1, &[("Uninvited", 3)]);
    let mut table = lay.clone().ready();
    table.play(head).asks(0).reveal("Everyone Clap").asks(1).reveal("Uninvited");
    table.archived("Alice").not_in_hand(0, "Alice").archived_by(0, "Everyone Clap").archived_by(1, "Uninvited");
    lay.ready().play(head).reveal("Everyone Clap").asks(1).pass().in_hand(0, "Alice");
}

/// REACT: every verb that threatens Characters can be answered, and so can the fall of each Character.
#[test]
fn every_verb_that_threatens_is_answered() {
    let text = "PUSH 1 opposing Character; ARCHIVE opposing Character.";
    let lay = oz(2).says("O47", text).road(&["Farm", "Daisies", "Cottage"]).at(1, 5, "Toto").hand(0, &["O47"]);
    let lay = lay.saved(1, &[("cellar", 1)]).points(3);
    lay.clone().ready().play("O47").asks(1).reveal("cellar").at("Toto", 5).archived("cellar");
    lay.clone().ready().play("O47").asks(1).pass().at("Toto", 4).asks(1).reveal("cellar").at("Toto", 4);
    lay.ready().play("O47").pass().pass().archived("Toto").has_saved(1, "cellar");
    let text = "PUSH 1 opposing Character; ARCHIVE opposing Character.";
    let lay = epic(2).says("B29", text).road(&["Council Rock", "E19"]).at(0, 2, "Alice").turn(1).hand(1, &["B29"]);
    let lay = lay.title(1, "B17").saved(0, &[("Everyone Clap", 1)]).points(3);
    lay.ready().play("B29").at("Alice", 1).asks(0).reveal("Everyone Clap").in_hand(0, "Alice");
}
