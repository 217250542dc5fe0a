//! The twelve test vectors of the rules. The name of each test begins with the number of its vector.

use crate::language::Table;
use duel::{Event, Side::Good};

/// The source of this file, for the test that looks for vectors without a test.
pub(crate) const SOURCE: &str = include_str!("vectors.rs");

/// A position with Glinda, who bears Toto and the Slippers, and Mombi, who bears her Monkeys. The Witch of the West is
/// not in Mombi's unit.
const QUEST: &str = "
    Good: Glinda + Toto + Slippers
    Good hand: Quest, Wish
    Evil: Mombi + Monkeys | Witch of the West
    Evil hand: Fire Cage, Illusions";

#[test]
fn vector_1_a_tie_is_the_attackers() {
    let mut table = Table::lay(QUEST);
    table.play("Glinda attacks Mombi with Quest \n fight \n roll 4 9");
    assert_eq!((table.totals(), table.turn().as_str()), ((22, 16), "Evil: Answer"));
    table.play("Evil plays Fire Cage");
    assert_eq!((table.totals(), table.turn().as_str()), ((22, 22), "Evil: Answer"));
    table.play("Evil is done");
    table.shows("Mombi is killed; Monkeys, Fire Cage, Quest are discarded; Wish, Illusions are in hand");
}

#[test]
fn vector_2_the_spell_bonus_turns_the_battle() {
    let mut table = Table::lay(&format!("{QUEST} \n Evil: Witch of the East"));
    table.play("Glinda attacks Mombi with Quest \n fight \n roll 4 9");
    assert_eq!(table.totals(), (22, 16));
    table.play("Evil plays Fire Cage");
    assert_eq!((table.totals(), table.turn().as_str()), ((22, 23), "Good: Answer"));
    assert!(table.offers("Good plays Wish"));
}

/// Returns a table with Ozma, Dorothy and Scarecrow.
fn three(at: &str) -> Table {
    Table::lay(&format!("Good locations: Emerald City \n Good: Ozma & Dorothy & Scarecrow {at} \n Evil: Mombi"))
}

#[test]
fn vector_3_fellow_members() {
    assert_eq!(three("").rest("Ozma"), 17);
    assert_eq!((three("").attack("Ozma"), three("").defence("Ozma")), (17, 17));
}

#[test]
fn vector_4_in_the_emerald_city() {
    let table = three("@ Emerald City");
    assert_eq!((table.attack("Ozma"), table.defence("Ozma")), (17, 29));
}

#[test]
fn vector_5_the_castle_takes_three_from_each_attacker() {
    let castle = "
        Good: Ozma & Dorothy & Scarecrow
        Evil locations: Castle
        Evil: Mombi @ Castle | Guph & Singra & Kalico @ Castle | Potaroo";
    let mut table = Table::lay(castle);
    table.play("Ozma attacks Mombi freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (17 - 9 + 1, 3 + 1));
    let mut table = Table::lay(castle);
    table.play("Ozma attacks Potaroo freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (17 + 1, 2 + 1));
    let mut table = Table::lay(&format!("in Attack of Evil \n {castle}"));
    table.play("Guph attacks Ozma freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (12 + 1, 17 + 1));
}

#[test]
fn vector_6_two_own_turns_in_a_row_from_the_sixth_on() {
    let mut table = Table::lay("in Rest of Good \n Good turn 5 \n Evil turn 5 \n Good: !Tin \n Evil: Mombi");
    table.play("on to Evil's turn");
    assert_eq!((table.turns(Good), table.barren(Good)), (5, 0));
    table.play("on to Evil's turn");
    assert_eq!((table.turns(Good), table.barren(Good)), (6, 1));
    table.play("on to Evil won");
    assert_eq!((table.turns(Good), table.barren(Good)), (7, 2));
}

#[test]
fn vector_6_a_viable_character_at_the_end_of_the_seventh_begins_the_count_anew() {
    let mut table = Table::lay(
        "in Rest of Good \n Good turn 6 \n Evil turn 5 \n Good deck: Jack
         Evil: Roquat \n Evil holds: Lion by Roquat \n Evil hand: Murder",
    );
    table.play("on to Evil's turn");
    assert_eq!((table.turns(Good), table.barren(Good)), (6, 1));
    table.play("on to Good: Summon \n Good plays Jack \n on to Evil's turn");
    assert_eq!((table.turns(Good), table.barren(Good)), (7, 0));
    table.play("on to Evil: Attack \n Roquat attacks Jack with Murder \n fight 12 1");
    table.shows("Jack is killed");
    table.play("on to Evil's turn");
    assert_eq!((table.turns(Good), table.barren(Good)), (8, 1));
}

#[test]
fn vector_7_captives_go_home_with_the_one_captor_that_was_named() {
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Roquat & Kalico \n Evil hand: Seized \n Good: Lion + King + Toto & Tin + Carpet",
    );
    table.play("Roquat attacks Lion with Seized \n fight 12 1 \n Evil names Kalico");
    table.shows("Lion, Tin are captive of Evil by Kalico; King is on Lion; Toto, Carpet, Seized are discarded");
    // In a later turn Roquat and Kalico are in different units.
    let later = "
        Evil: Roquat | Kalico
        Evil holds: Lion + King by Kalico, Tin by Kalico
        Good: Glinda + Army
        Good hand: Thwart";
    let mut table = Table::lay(later);
    table.play("Glinda attacks Kalico with Thwart \n fight 12 1");
    table.shows("Kalico is exiled; Lion, Tin are with Good; King is on Lion; Lion stands alone; Tin stands alone");
    let mut table = Table::lay(later);
    table.play("Glinda attacks Roquat with Thwart \n fight 12 1");
    table.shows("Roquat is exiled; Lion, Tin are captive of Evil by Kalico; King is on Lion");
}

#[test]
fn vector_8_an_event_strikes_one_and_a_spell_the_group() {
    let mut table = Table::lay("in Adventure of Good \n Good hand: Cyclone \n Evil: Mombi & Guph & Singra");
    table.play("Good plays Cyclone on Guph");
    table.shows("Guph is killed; Mombi, Singra are with Evil; Mombi stands with Singra");
    let mut table =
        Table::lay("in Summon of Evil \n Evil hand: Turn to Wood \n Evil: Mombi \n Good: Tin & Lion & Jack");
    table.play("Evil plays Turn to Wood on Lion");
    table.shows("Tin, Lion, Jack are idle with Good");
}

#[test]
fn vector_9_a_rescue_that_nobody_opposes_needs_no_roll() {
    let mut table = Table::lay("Good: Jack \n Good hand: Rescue \n Evil: Mombi \n Evil holds: Tin by Mombi");
    table.play("Jack attacks Tin with Rescue \n fight");
    assert_eq!(table.turn(), "Evil: Intervene");
    table.play("Evil is done");
    table.shows("Tin is with Good; Tin stands alone; Rescue is discarded; Mombi is with Evil");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Rolled { .. })));
}

#[test]
fn vector_10_the_emerald_city_is_conquered_and_retaken() {
    let mut table = Table::lay(
        "in Attack of Evil
         Good locations: Emerald City \n Good: Tin & Lion @ Emerald City | Jack @ Emerald City
         Evil: Roquat \n Evil hand: Conquest",
    );
    table.play("Roquat attacks Emerald City with Conquest \n fight");
    assert_eq!(table.turn(), "Good: Intervene");
    table.play("Good is done");
    table.shows("Emerald City is a Location of Evil; Tin stands with Lion; Jack stands alone");
    table.play("on to Evil: Assign \n Roquat goes to Emerald City");
    table.shows("Roquat stands alone at Emerald City");
    assert_eq!(table.defence("Roquat"), 7 + 4);
    table.play("on to Good: Attack \n Tin attacks Emerald City freely \n fight");
    assert_eq!(table.turn(), "Evil: Intervene");
    table.play("Evil is done");
    table.shows("Emerald City is a Location of Good; Roquat stands alone; Tin stands with Lion; Jack stands alone");
}

#[test]
fn vector_11_the_hand_of_nine() {
    let hand = "Good hand: Wish, Quest, Toto, Gump, Carpet, King, Dress, Palace, Snow \n Evil: Mombi";
    let mut table = Table::lay(&format!("in Rest of Good \n Good: Scarecrow | Locasta \n {hand}"));
    table.play("on to Evil's turn");
    assert_eq!(table.hand(Good).len(), 9);
    let captured = format!("in Rest of Good \n Good: Locasta \n Evil holds: Scarecrow by Mombi \n {hand}");
    let mut table = Table::lay(&captured);
    table.play("Good is done");
    assert_eq!(table.turn(), "Good: Discard");
    table.play("Good discards Snow");
    assert_ne!(table.turn(), "Good: Discard");
    assert_eq!(table.hand(Good).len(), 8);
}

#[test]
fn vector_12_one_of_two_captives_is_killed() {
    let mut table = Table::lay(
        "in Rest of Evil \n Evil: Mombi \n Evil holds: Lion by Mombi, Tin by Mombi \n Evil hand: Kill Slowly",
    );
    table.play("Evil plays Kill Slowly on Tin");
    table.shows("Tin is killed; Lion is captive of Evil by Mombi; Kill Slowly is discarded");
    let good = table.seat(Good);
    assert_eq!(table.state.board.fronts[good].killed, table.cards("Tin"));
}
