//! Tests of the Attack cards.

use super::common::attacks_with;
use crate::language::Table;
use duel::Fate::{Captured, Exiled, Killed};

#[test]
fn g15_quest_kills() {
    attacks_with("Quest", 5, Killed);
}

#[test]
fn g33_defeat_captures() {
    attacks_with("Defeat", 3, Captured);
    // If two Characters attack together, one of them must be chosen as the captor.
    let mut table = Table::lay("Good: Tin & Jack \n Good hand: Defeat \n Evil: Mombi + Whimsies + Belt + Revenge");
    table.play("Tin attacks Mombi with Defeat \n fight 12 1");
    assert_eq!(table.turn(), "Good: Captor");
    table
        .play("Good names Jack")
        .shows("Mombi is captive of Good by Jack; Whimsies, Belt are discarded; Revenge is on Mombi");
}

#[test]
fn g34_thwart_exiles() {
    attacks_with("Thwart", 4, Exiled);
}

#[test]
fn g48_banish_exiles() {
    attacks_with("Banish", 3, Exiled);
}

#[test]
fn g40_rescue_negates_a_capture() {
    negates_a_capture("Rescue", 4);
}

#[test]
fn g41_aid_escape_negates_a_capture() {
    negates_a_capture("Aid Escape", 5);
}

#[track_caller]
fn negates_a_capture(card: &str, plus: i16) {
    let laid = format!("Good: Jack \n Good hand: {card} \n Evil: Mombi + Whimsies");
    let held = format!("{laid} \n Evil holds: Tin + King by Mombi, Lion by Mombi");
    // Nobody intervenes.
    let mut table = Table::lay(&held);
    table.refuse(&format!("Jack attacks Mombi with {card}"));
    table.play(&format!("Jack attacks Tin with {card} \n fight \n Evil is done"));
    table.shows("Tin is with Good; Tin stands alone; King is on Tin; Lion is captive of Evil by Mombi");
    table.shows(&format!("{card} is discarded"));
    // Mombi intervenes and wins, so the captive stays captive.
    let mut table = Table::lay(&held);
    table.play(&format!("Jack attacks Tin with {card} \n fight \n Evil intervenes with Mombi \n roll 1 12"));
    assert_eq!(table.totals(), (2 + plus + 1, 3 + 3 + 12));
    table.shows(&format!("Tin, Lion are captive of Evil by Mombi; {card} is discarded"));
    // Mombi intervenes and loses, but no fate falls on her.
    let mut table = Table::lay(&held);
    table.play(&format!("Jack attacks Tin with {card} \n fight \n Evil intervenes with Mombi \n roll 12 1"));
    assert_eq!(table.totals(), (2 + plus + 12, 3 + 3 + 1));
    table.shows("Tin is with Good; Lion is captive of Evil by Mombi; Mombi is with Evil; Whimsies are on Mombi");
    // Without a captive, the card has nothing to negate.
    let mut table = Table::lay(&laid);
    table.play("Jack attacks").refuse(&format!("with {card}"));
}

#[test]
fn v09_seized_by_guards() {
    attacks_with("Seized", 3, Captured);
}

#[test]
fn v12_trapped() {
    attacks_with("Trapped", 4, Captured);
}

#[test]
fn v14_ill_get_you_my_pretty_adds_nothing() {
    attacks_with("I'll Get You", 0, Captured);
}

#[test]
fn v18_thrown_in_the_dungeon() {
    attacks_with("Thrown", 3, Captured);
}

#[test]
fn v19_locked_away() {
    attacks_with("Locked", 2, Captured);
}

#[test]
fn v28_murder_kills() {
    attacks_with("Murder", 1, Killed);
}

#[test]
fn v47_enslave_captures_in_spite_of_its_name() {
    attacks_with("Enslave", 4, Captured);
}

#[test]
fn v48_imprison() {
    attacks_with("Imprison", 3, Captured);
}

#[test]
fn v35_conquest_takes_control_of_a_location() {
    let laid = "
        in Attack of Evil
        Evil: Guph \n Evil hand: Conquest
        Good locations: Palace, Emerald City \n Good: Tin @ Palace | Jack @ Emerald City";
    let mut table = Table::lay(laid);
    table.refuse("Guph attacks Tin with Conquest");
    table.play("Guph attacks Palace with Conquest \n fight \n Good is done");
    table.shows("Palace is a Location of Evil; Emerald City is a Location of Good; Conquest is discarded");
    table.shows("Tin stands alone; Jack stands alone at Emerald City");
    // Jack intervenes from the City and loses. In the second game he intervenes and wins.
    let mut table = Table::lay(laid);
    table.play("Guph attacks Palace with Conquest \n fight \n Good intervenes with Jack \n roll 2 1");
    assert_eq!(table.totals(), (4 + 5 + 2, 2 + 4 + 1));
    table.shows("Palace is a Location of Evil; Jack stands alone at Emerald City");
    let mut table = Table::lay(laid);
    table.play("Guph attacks Palace with Conquest \n fight \n Good intervenes with Jack \n roll 1 12");
    table.shows("Palace is a Location of Good; Tin stands alone at Palace");
    // Without a Location of Good, there is nothing to take control of.
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Guph \n Evil hand: Conquest \n Good: Tin \n Evil locations: Castle");
    table.play("Guph attacks").refuse("with Conquest");
}
