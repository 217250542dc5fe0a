//! Tests of rules 17 to 21: the five fates.

use crate::language::Table;
use duel::Side::{Evil, Good};

#[test]
fn rule_17_killed() {
    let mut table = Table::lay("Good: Tin \n Good hand: Quest \n Evil: Mombi + Whimsies + Belt + Revenge & Guph");
    table.play("Tin attacks Mombi with Quest \n fight 12 1");
    table.shows("Mombi, Guph are killed; Whimsies, Belt, Revenge are discarded");
    let evil = &table.state.board.fronts[table.seat(Evil)];
    assert_eq!((evil.killed, evil.exiled.len()), (table.cards("Mombi, Guph"), 0));
}

#[test]
fn rule_18_exiled() {
    let mut table = Table::lay("Good: Tin \n Good hand: Banish \n Evil: Mombi + Whimsies + Belt + Revenge & Guph");
    table.play("Tin attacks Mombi with Banish \n fight 12 1");
    table.shows("Mombi, Guph are exiled; Whimsies, Belt, Revenge are discarded");
    let evil = &table.state.board.fronts[table.seat(Evil)];
    assert_eq!((evil.exiled, evil.killed.len()), (table.cards("Mombi, Guph"), 0));
}

#[test]
fn rule_19_incapacitated() {
    let mut table =
        Table::lay("in Summon of Evil \n Evil: Mombi \n Evil hand: Turn to Wood \n Good: Tin + Toto + King");
    table.play("Evil plays Turn to Wood on Tin").shows("Tin is idle with Good; Toto, King are on Tin");
    assert!(table.state.board.tokens.contains(table.who("Tin")));
    table.play("on to Good's turn").shows("Tin is idle with Good");
}

#[test]
fn rule_20_controlled() {
    let mut table =
        Table::lay("in Adventure of Evil \n Evil hand: Misguided \n Good: Tin + Toto & Lion \n Evil turn 7");
    table.play("Evil plays Misguided on Tin").shows("Tin is with Evil; Toto is on Tin; Lion is with Good");
    let (good, evil) = (table.seat(Good), table.seat(Evil));
    assert_eq!(table.state.board.viable(evil).len(), 1);
    assert_eq!(table.state.board.viable(good).len(), 1);
    table.play("on to Evil: Attack \n Tin attacks Lion freely \n fight 12 1");
    table.shows("Lion is captive of Evil by Tin");
    // At the end of Evil's turn, Tin counts as a viable Character of Evil.
    table.play("on to Good's turn");
    assert_eq!(table.barren(Evil), 0);
}

#[test]
fn rule_20_control_ends_with_the_captor() {
    for (fate, mombi) in [("Quest", "killed"), ("Thwart", "exiled"), ("Defeat", "captive of Good by Jack")] {
        let mut table = Table::lay(&format!(
            "Good: Jack + Army \n Good hand: {fate} \n Evil: Mombi | ~Tin + Toto + King by Mombi | Guph"
        ));
        table.play(&format!("Jack attacks Mombi with {fate} \n fight 12 1")).shows(&format!("Mombi is {mombi}"));
        table.shows("Tin is with Good; Tin stands alone; Toto, King are on Tin");
    }
    // The fate of a Character other than the captor does not end control.
    let mut table = Table::lay("Good: Jack + Army \n Good hand: Quest \n Evil: Mombi | ~Tin by Mombi | Guph");
    table.play("Jack attacks Guph with Quest \n fight 12 1").shows("Tin is with Evil by Mombi");
}

#[test]
fn rule_20_a_card_may_take_control_in_an_attack() {
    let laid = "in Attack of Evil \n Evil: Mombi & Guph \n Evil hand: Murder \n Good: Tin + Toto & Jack";
    let mut table = Table::lay_with("V28 | Murder | A | +1 | Control", laid);
    table.play("Mombi attacks Tin with Murder \n fight 12 1");
    assert_eq!(table.turn(), "Evil: Captor");
    table
        .play("Evil names Guph")
        .shows("Tin, Jack are with Evil by Guph; Toto is on Tin; Tin stands alone; Jack stands alone");
}

#[test]
fn rule_21_captured() {
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Mombi + Phanfasms \n Evil hand: Enslave
         Good: Tin + Toto + Carpet + King + Enchantment & Jack",
    );
    table.play("Mombi attacks Tin with Enslave \n fight 12 1");
    table.shows("Tin, Jack are captive of Evil by Mombi; Toto, Carpet are discarded; King, Enchantment are on Tin");
    assert!(
        table.state.board.viable(table.seat(Good)).is_empty() && table.state.board.viable(table.seat(Evil)).len() == 1
    );
    // Any fate of the captor frees its captives.
    for (fate, mombi) in [("Quest", "killed"), ("Thwart", "exiled"), ("Defeat", "captive of Good by Lion")] {
        let mut table = Table::lay(&format!(
            "Good: Lion + Army \n Good hand: {fate} \n Evil: Mombi \n Evil holds: Tin + King by Mombi, Jack by Mombi"
        ));
        table.play(&format!("Lion attacks Mombi with {fate} \n fight 12 1")).shows(&format!("Mombi is {mombi}"));
        table.shows("Tin, Jack are with Good; King is on Tin");
    }
}
