//! Tests of rules 12 to 15: battles.

use crate::language::Table;
use duel::Event;

#[test]
fn rule_12_the_higher_total_wins_and_a_tie_is_the_attackers() {
    // The totals before the dice are 5 + 2 + 3 + 2, plus 5 for the Attack card, against 4 + 4 + 2.
    let laid = "Good: Tin + Toto + King + Carpet \n Good hand: Quest \n Evil: Guph + Mangaboos + Revenge";
    for (dice, totals, won) in [("1 7", (18, 17), true), ("1 8", (18, 18), true), ("1 9", (18, 19), false)] {
        let mut table = Table::lay(laid);
        table.play("Tin attacks Guph with Quest").play(&format!("fight {dice}"));
        assert_eq!(table.totals(), totals);
        table.shows(if won { "Guph is killed" } else { "Guph is with Evil" });
        let winner = table.seat(if won { duel::Side::Good } else { duel::Side::Evil });
        let ended = Event::BattleEnded { winner, attack: totals.0, defence: totals.1 };
        assert!(table.events.contains(&ended));
    }
}

#[test]
fn rule_12_both_may_play_cards_that_add_force_for_this_battle() {
    let mut table = Table::lay(
        "Good: Tin | Glinda \n Good hand: Quest, Thwart, Weakness, Snow \n Evil: Guph | Mombi
         Evil hand: Sorcery, Illusions",
    );
    table.play("Tin attacks Guph with Quest \n Glinda attacks Mombi with Thwart \n roll 1 12");
    assert_eq!(table.totals(), (11, 16));
    table.play("Good plays Weakness \n Evil plays Sorcery \n Good plays Snow");
    assert_eq!(table.totals(), (11 + 7 + 7, 16 + 5));
    table.shows("Weakness, Snow, Sorcery are discarded");
    table.play("Evil is done").shows("Guph is killed");
    // The cards do not count in the next battle.
    table.play("roll 1 12");
    assert_eq!(table.totals(), (8 + 4 + 1, 3 + 12));
}

#[test]
fn rule_13_if_the_defender_wins_that_is_all() {
    let laid = "Good: Tin + Toto \n Good hand: Quest \n Evil: Guph + Whimsies";
    let mut table = Table::lay(laid);
    table.play("Tin attacks Guph with Quest \n fight 1 12");
    table.shows("Tin is with Good; Toto is on Tin; Guph is with Evil; Whimsies are on Guph; Quest is discarded");
    let mut table = Table::lay(laid);
    table
        .play("Tin attacks Guph with Quest \n fight 12 1")
        .shows("Guph is killed; Whimsies are discarded; Tin is with Good");
}

/// Evil tries to take control of Good's Palace, and Good may let a unit intervene.
#[test]
fn rule_14_the_defender_may_let_a_unit_intervene() {
    let conquest = |good: &str| {
        let mut table = Table::lay(&format!(
            "in Attack of Evil \n Evil: Roquat \n Evil hand: Conquest \n Good locations: Palace \n Good: {good}"
        ));
        table.play("Roquat attacks Palace with Conquest \n fight");
        table
    };
    // No unit intervenes.
    let mut table = conquest("Tin & Jack");
    assert_eq!(table.turn(), "Good: Intervene");
    table.play("Good is done").shows("Palace is a Location of Evil");
    // In the first game a unit intervenes and wins. In the second game it loses, but no fate falls on it.
    let mut table = conquest("Tin & Jack");
    table.play("Good intervenes with Jack \n roll 1 12");
    assert_eq!(table.totals(), (7 + 5 + 1, 5 + 2 + 12));
    table.shows("Palace is a Location of Good; Tin stands with Jack");
    let mut table = conquest("Tin & Jack");
    table.play("Good intervenes with Jack \n roll 12 1").shows("Palace is a Location of Evil; Tin stands with Jack");
    // Good has no viable unit, so no seat is asked to intervene.
    conquest("!Tin").shows("Palace is a Location of Evil");
}

#[test]
fn rule_14_an_intervener_can_keep_a_captive() {
    let rescue = |evil: &str| {
        let mut table = Table::lay(&format!("Good: Jack \n Good hand: Rescue \n {evil}"));
        table.play("Jack attacks Tin with Rescue \n fight");
        table
    };
    let held = "Evil: Mombi | Guph \n Evil holds: Tin by Mombi";
    let mut table = rescue(held);
    table.play("Evil is done").shows("Tin is with Good");
    let mut table = rescue(held);
    table.play("Evil intervenes with Guph \n roll 1 12").shows("Tin is captive of Evil by Mombi; Guph is with Evil");
    let mut table = rescue(held);
    table.play("Evil intervenes with Guph \n roll 12 1").shows("Tin is with Good; Guph is with Evil");
    rescue("Evil: !Mombi \n Evil holds: Tin").shows("Tin is with Good");
}

#[test]
fn rule_15_one_attack_a_turn_needs_no_card_and_has_no_bonus() {
    let laid = "
        Good: Tin | Jack \n Good hand: Toto
        Evil: Mombi \n Evil holds: Lion by Mombi, Tiger by Mombi \n Evil locations: Palace, Castle";
    // (a) The Free Attack captures.
    let mut table = Table::lay(laid);
    table.play("Tin attacks Mombi freely");
    for second in ["Jack attacks Mombi freely", "Jack attacks Lion freely", "Jack attacks Palace freely"] {
        table.refuse(second);
    }
    table.play("fight 1 1");
    assert_eq!(table.totals(), (5 + 1, 3 + 1));
    table.shows("Mombi is captive of Good by Tin");
    // (b) The Free Attack negates one capture.
    let mut table = Table::lay(laid);
    table.play("Tin attacks Lion freely \n fight \n Evil intervenes with Mombi \n roll 1 1");
    assert_eq!(table.totals(), (6, 4));
    table.shows("Lion is with Good; Tiger is captive of Evil by Mombi; Mombi is with Evil");
    // (c) The Free Attack negates the control of one Location.
    let mut table = Table::lay(laid);
    table.refuse("Tin attacks Castle freely");
    table.play("Tin attacks Palace freely \n fight \n Evil intervenes with Mombi \n roll 1 1");
    assert_eq!(table.totals(), (6, 4));
    table.shows("Palace is a Location of Good; Castle is a Location of Evil");
    // The Free Attack can be made again in the next turn.
    table.play("on to Evil's turn \n on to Good: Attack");
    assert!(table.offers("Jack attacks Mombi freely"));
}
