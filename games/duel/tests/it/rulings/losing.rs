//! Tests of D1 to D5, on losing and on the beginning of a game, and of D62.

use crate::language::{STANDARD, Table};
use crate::scene::walk::names;
use duel::Side::{Evil, Good};
use duel::{Chance, Ending, Event};
use kernel::{Lang, Reader, Tabletop};

#[test]
fn d1_turns_are_counted_for_each_player_and_the_loss_is_at_once() {
    let laid = "in Rest of Good \n Good turn 6 \n Evil turn 6 \n Good: !Tin \n Evil: !Mombi";
    let mut table = Table::lay(laid);
    table.play("on to Evil's turn");
    assert_eq!((table.barren(Good), table.barren(Evil)), (1, 0));
    table.play("on to Good's turn");
    assert_eq!((table.barren(Good), table.barren(Evil)), (1, 1));
    // The game ends before Evil's next turn, in which Evil would lose too.
    table.play("on to Evil won");
    assert_eq!((table.turns(Good), table.turns(Evil)), (7, 7));
    let last = table.events.last();
    assert_eq!(last, Some(&Event::Ended { winner: Some(table.seat(Evil)), ending: Ending::NobodyLeft }));
}

#[test]
fn d1_no_turn_before_the_sixth_counts() {
    for (turn, barren) in [(4, 0), (5, 0), (6, 1)] {
        let mut table = Table::lay(&format!("in Rest of Good \n Good turn {turn} \n Good: !Tin \n Evil: Mombi"));
        table.play("on to Evil's turn");
        assert_eq!(table.barren(Good), barren, "turn {turn}");
    }
    let mut table = Table::lay("in Rest of Good \n Good turn 7 \n Good barren 1 \n Good: Tin \n Evil: Mombi");
    table.play("on to Evil's turn");
    assert_eq!(table.barren(Good), 0);
}

#[test]
fn d2_a_controlled_character_counts_for_its_controller_alone() {
    let mut table = Table::lay("in Rest of Evil \n Evil turn 6 \n Good turn 6 \n Evil: ~Tin + Toto");
    table.play("on to Good's turn");
    assert_eq!(table.barren(Evil), 0);
    table.play("on to Evil's turn");
    assert_eq!(table.barren(Good), 1);
    // Neither a captive nor a Companion counts as a viable Character.
    let mut table =
        Table::lay("in Rest of Evil \n Evil turn 6 \n Good: Jack \n Evil: !Mombi + Whimsies \n Evil holds: Tin");
    table.play("on to Good's turn");
    assert_eq!(table.barren(Evil), 1);
}

#[test]
fn d3_the_higher_roll_begins_with_a_turn_like_any_other() {
    let table = Table::new(STANDARD);
    let outcomes = table.chances();
    assert_eq!(outcomes.len(), 132);
    let face = |die: &u8| (1..=12).contains(die);
    for (chance, weight) in outcomes {
        assert!(matches!(&chance, Chance::First { good, evil } if good != evil && face(good) && face(evil)));
        assert_eq!(weight, 1);
    }
    for (dice, first, second) in [("first 7 3", Good, Evil), ("first 3 7", Evil, Good)] {
        let mut table = Table::new(STANDARD);
        table.play(dice).play(&format!("on to {first:?}'s turn"));
        assert_eq!((table.turns(first), table.turns(second)), (1, 0));
        // Opening hands are kept, so no seat is asked before the two cards of the first turn are drawn.
        assert_eq!((table.hand(first).len(), table.turn().as_str()), (7, "chance"));
        let asked = table.events.iter().any(|event| matches!(event, Event::Asked { .. }));
        assert!(!asked);
        table.play(&format!("on to {first:?}: Summon"));
        assert_eq!((table.hand(first).len(), table.hand(second).len()), (9, 7));
    }
    // Attacks may already be declared in the first turn, if there is a target.
    let table = Table::lay("Good turn 1 \n Evil turn 1 \n Good: Tin \n Evil: Mombi");
    assert!(table.offers("Tin attacks Mombi freely"));
}

#[test]
fn d4_cards_go_back_to_the_deck_they_came_from() {
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Roquat \n Evil hand: Murder \n Good: Wizard of Oz + Belt + Toto");
    table.play("Roquat attacks Wizard of Oz with Murder \n fight 12 1").shows("Belt, Toto are discarded");
    let evil = table.seat(Evil);
    assert_eq!(table.state.board.fronts[evil].discard, table.cards("Belt, Murder"));
}

#[test]
fn d4_killed_and_exiled_cards_and_those_in_play_are_never_shuffled_in() {
    let mut table = Table::lay(
        "in Rest of Evil \n Good: Tin + Carpet \n Good killed: Lion \n Good exiled: Jack \n Good discard: Toto
         Good deck: nothing",
    );
    table.play("Evil is done");
    let toto = table.card("Toto");
    assert_eq!(table.chances(), [(Chance::Draw(toto), 1)]);
    // Deck and discard are empty now, so the second card is not drawn.
    table.play("Good draws Toto");
    assert_eq!((table.hand(Good), table.turn().as_str()), (table.cards("Toto"), "Good: Summon"));
}

#[test]
fn d5_a_long_game_ends_once_both_have_reached_the_turn_cap() {
    let laid = |phase: &str, good: u8, evil: u8| {
        format!(
            "cap 8 \n in Rest of {phase} \n Good turn {good} \n Evil turn {evil} \n Good: Tin | Jack \n Evil: Mombi"
        )
    };
    let mut table = Table::lay(&laid("Good", 8, 7));
    table.play("on to Evil's turn \n on to Good won");
    assert_eq!((table.turns(Good), table.turns(Evil)), (8, 8));
    let last = table.events.last();
    assert_eq!(last, Some(&Event::Ended { winner: Some(table.seat(Good)), ending: Ending::TurnCap }));
    let mut table = Table::lay(&laid("Evil", 7, 8));
    table.play("on to Good's turn \n on to Good won");
    assert_eq!((table.turns(Good), table.turns(Evil)), (8, 8));
    let mut table = Table::lay(&laid("Good", 8, 8));
    table.play("Good is done");
    assert_eq!(table.turn(), "Good won");
}

fn counted(sides: &str) -> String {
    let mut table = Table::lay(&format!("cap 7 \n in Rest of Good \n Good turn 7 \n Evil turn 7 \n {sides}"));
    while table.turn().starts_with("Good:") {
        table.play("Good is done");
    }
    table.turn()
}

#[test]
fn d5_most_viable_characters_then_most_force_then_a_draw() {
    assert_eq!(counted("Good: Glinda + Army \n Evil: Mombi | Potaroo"), "Evil won");
    assert_eq!(counted("Good: Jack | Historian \n Evil: Roquat + Spirits | !Mombi"), "Good won");
    assert_eq!(counted("Good: Tin \n Evil: Guph"), "Good won");
    assert_eq!(counted("Good: Tin \n Evil: Guph + Revenge"), "Evil won");
    assert_eq!(counted("Good: Tin \n Evil: Witch of the West"), "a draw");
}

#[test]
fn d5_rule_2_comes_first() {
    let mut table = Table::lay(
        "cap 7 \n in Rest of Good \n Good turn 7 \n Evil turn 7 \n Good barren 1 \n Good: !Tin \n Evil: !Mombi",
    );
    table.play("Good is done");
    assert_eq!(table.turn(), "Evil won");
    let last = table.events.last();
    assert_eq!(last, Some(&Event::Ended { winner: Some(table.seat(Evil)), ending: Ending::NobodyLeft }));
}

/// After a single turn without a viable Character, nobody has lost by D1, so the number of viable Characters decides.
#[test]
fn d5_the_sheet_tells_the_reason_of_the_result() {
    let verdict = |barren: u8| {
        let mut table = Table::lay(&format!(
            "cap 7 \n in Rest of Good \n Good turn 7 \n Evil turn 7 \n Good barren {barren} \n Good: !Tin
             Evil: Mombi"
        ));
        table.play("Good is done");
        let (names, view) = (names(), table.look_from_the_table());
        let reader = Reader { lang: Lang::En, names: &names };
        table.game.scene(&view, &[], &reader).sheet.unwrap().verdict
    };
    assert_eq!(verdict(0), "Boris wins by viable Characters at the last turn, 1 to 0.");
    assert_eq!(verdict(1), "Boris wins: Anna has had no viable Character for two turns in a row.");
}

#[test]
fn d62_the_force_that_decides_is_neither_attacking_nor_defending() {
    // The Lion counts 4, and the City gives nothing. The Robe gives 1.
    assert_eq!(counted("Good: Lion @ Emerald City \n Good locations: Emerald City \n Evil: Singra"), "a draw");
    assert_eq!(counted("Good: Tin \n Evil: Guph + Robe"), "a draw");
    // Lasting bonuses count: Dorothy 3, the Tin Woodsman 5 + 1 with Toto 2 + 1, Jinjur 5, against 7 + 2, 2 and 4 + 2.
    let good = "Good: Dorothy & Tin + Toto | Jinjur";
    assert_eq!(counted(&format!("{good} \n Evil: Roquat + Revenge | Potaroo | Kalico + Staff")), "a draw");
    assert_eq!(counted(&format!("{good} | Tik-Tok \n Evil: Roquat + Spirits | Potaroo | Kalico | Mombi")), "a draw");
}
