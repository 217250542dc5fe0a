//! Q38 to Q42 and Q44 to Q46: the timing of effects.

use crate::stage::*;
use storyline::Action;

/// Q38: Sorcery of any Author is enough, even on a Title Card; with `sorceryOwn` it must be that of the same Author.
#[test]
fn anybodys_sorcery_serves() {
    let lay = || epic(2).road(&["Council Rock"]).at(0, 1, "Goofy").hand(0, &["Fairy Gift"]).points(1);
    lay().title(1, "B01").ready().offered(PlayTo("Fairy Gift", "Goofy"));
    lay().ready().not_offered(PlayTo("Fairy Gift", "Goofy"));
}

/// Q39: a saved Spell needs Sorcery when it is revealed.
#[test]
fn a_saved_spell_asks_for_sorcery_when_revealed() {
    let guest = "Uninvited Guest";
    epic(2).turn(1).hand(1, &[guest]).points(3).ready().save(guest, 3).has_saved(1, guest);
    let lay = || epic(2).saved(1, &[(guest, 3)]).hand(0, &["Goofy"]).points(2);
    lay().ready().play("Goofy").asks(1).not_offered(Reveal(guest));
    lay().title(1, "B16").ready().play("Goofy").offered(Reveal(guest));
}

/// Q40: everybody sees the price that was paid, and only the owner sees the card; only Events are saved.
#[test]
fn a_face_down_event_is_hidden() {
    let mut table = oz(2).hand(0, &["Three Cheers", "Cyclone"]).points(5).ready();
    table.not_offered(Save("Cyclone", 3)).save("Three Cheers", 4);
    let seat = table.seat(0);
    let seen =
        |view: storyline::View| view.saved[seat].iter().map(|saved| (saved.card, saved.paid)).collect::<Vec<_>>();
    let card = table.card("Three Cheers");
    assert_eq!(seen(table.look(0)), [(Some(card), 4)]);
    assert_eq!(seen(table.look(1)), [(None, 4)]);
    assert_eq!(seen(table.look_from_the_table()), [(None, 4)]);
}

/// Q41: nothing is played from the hand on another Author's turn.
#[test]
fn nothing_is_played_from_the_hand_on_another_turn() {
    let lay =
        oz(2).hand(1, &["look after the stock"]).saved(1, &[("Three Cheers", 2)]).road(&["Farm"]).at(1, 6, "Toto");
    let mut table = lay.begins(0).ready();
    table.asks(1).offered(Reveal("Three Cheers"));
    assert_eq!(table.actions(), [Action::Reveal(0), Action::Done]);
}

/// Q42: at w1 and w3 Authors decide in turn order, the active one first.
#[test]
fn windows_are_open_in_turn_order() {
    let events = [("Three Cheers", 2), ("stock", 1), ("Who is Aunt Em", 2)];
    let lay = (0..3).fold(oz(3), |lay, author| lay.saved(author, &[events[author]]));
    let mut table = lay.clone().begins(1).ready();
    table.asks(1).pass().asks(0).pass().asks(2).pass().rolls(4, 0);
    let mut table = lay.turn(1).in_bonus().ready();
    table.pass().asks(1).pass().asks(0).pass().asks(2).turn_of(1).pass().turn_of(0);
}

/// Q42: a card with a REACT waits for its trigger; its other clause is for its Author's own turn.
#[test]
fn the_other_clause_of_a_react_is_for_the_own_turn() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(1, 6, "Toto").saved(1, &[("cellar", 1)]);
    lay.clone().begins(0).ready().asks(1).not_offered(Reveal("cellar"));
    lay.turn(1).ready().reveal("cellar").at("Toto", 5);
}

/// Q44: after taking effect, a card that is not attached goes to the Archive.
#[test]
fn events_go_to_the_archive() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "Toto").hand(0, &["Three Cheers"]).points(2).ready();
    table.play("Three Cheers").vitality("Toto", 3).archived("Three Cheers");
}

/// Q45: a card that needs a target and has none cannot be played; for "up to", no target is needed.
#[test]
fn a_card_without_a_target_is_not_played() {
    oz(2).road(&["Farm"]).hand(0, &["Three Cheers"]).points(2).ready().not_offered(Play("Three Cheers"));
    let lay = oz(2).title(0, "O12").hand(0, &["Summoning"]).points(1);
    lay.ready().play("Summoning").offered(Choose("Field Mice")).pass().archived("Summoning").not_in_play("O13");
}

/// Q46: a Character whose Vitality depended on another Character is archived in the next check.
#[test]
fn the_state_is_checked_until_nobody_falls() {
    let lay = oz(2).road(&["Poppy Field"]).at(0, 1, "O23").at(0, 1, "Toto").turn(1).hand(1, &["O11"]).points(2);
    let mut table = lay.ready();
    table.vitality("Toto", 1).play("O11").archived("O23").archived("Toto");
}

/// Q46: on a Title Card a Character has its printed Vitality, changed only by Objects and Effects on it.
#[test]
fn on_a_title_card_vitality_is_what_is_printed() {
    let lay = oz(2).road(&["Daisies"]).title(0, "O01").on("O01", "O33").at(0, 1, "O02");
    lay.ready().vitality("O01", 2);
    let lay = oz(2).road(&["Daisies"]).at(0, 1, "O15").title(0, "O14");
    lay.ready().vitality("O14", 2);
}

/// Q46: a temporary gift does not count on a Title Card, and counts again on the road.
#[test]
fn a_temporary_gift_does_not_count_on_a_title_card() {
    let lay = oz(2).road(&["Daisies"]).at(0, 1, "O11").hand(0, &["Three Cheers", "no place like home"]).points(9);
    let mut table = lay.ready();
    let printed = 3;
    table.play("Three Cheers").vitality("O11", printed + 1).play("no place like home").on_title("O11");
    table.vitality("O11", printed).step("O11", AHEAD).vitality("O11", printed + 1);
}

/// Q65, "if done": a move is done only if a Character has moved.
#[test]
fn a_move_is_done_when_somebody_has_moved() {
    let lay = |title: &str| {
        let lay = epic(2).road(&["?", "Council Rock"]).at(0, 2, "A20").on_by(1, "A20", "B27").begins(1);
        let mut table = lay.ready();
        table.draws("B11").turns_up(title);
        table
    };
    lay("Workshop").at("A20", 1).is_on("B27", "A20");
    lay("Sea King").at("A20", 2).archived_by(1, "B27");
}

/// "If done" refers to the verb just before it, and to no other.
#[test]
fn if_done_asks_of_the_verb_before() {
    let lay = |text: &str| {
        let lay = oz(2).says("O39", text).hand(0, &["O39"]).hand(1, &["Pail"]).road(&["Daisies"]).at(0, 1, "Toto");
        lay.points(1)
    };
    lay("ROLL 1; if done: SP 3.").ready().play("O39").dice("-").points(3);
    lay("LOOK; if done: SP 3.").ready().play("O39").points(3);
    let lay_once = oz(2).says("O04", "ONCE: REVEAL adjacent; if done: SP 3.").road(&["Daisies"]).at(0, 1, "Toto");
    lay_once.ready().once("Toto").turns_up("Farm").points(3);
    // There is no Character to push, although the text gave Story Points before.
    lay("SP 1; PUSH 1 each opposing Character; if done: SP 3.").ready().play("O39").points(1);
    lay("SP 1; MOVE up to 1 each your Mouse; if not done: SP 3.").ready().play("O39").points(4);
}
