//! Tests of rules 7 to 11 and 16: the phases of a turn.

use crate::language::Table;
use duel::Side::{Evil, Good};
use duel::{Action, Event, Phase};

#[test]
fn rule_7_two_cards_and_the_discard_when_the_deck_is_out() {
    let mut table = Table::lay("in Rest of Evil \n Good: Tin \n Good deck: Toto, Gump, Wish");
    table.play("Evil is done \n Good draws Toto, Wish");
    assert_eq!(table.hand(Good), table.cards("Toto, Wish"));
    assert_eq!(table.turn(), "Good: Summon");
    // The deck runs out after the first of the two cards.
    let mut table = Table::lay("in Rest of Evil \n Good deck: Toto \n Good discard: Gump, Wish");
    table.play("Evil is done \n Good draws Toto").refuse("Good draws Toto");
    table.play("Good draws Wish").shows("Toto, Wish are in hand; Gump is in the deck");
    // The deck is already empty at the beginning of the turn.
    let mut table = Table::lay("in Rest of Evil \n Good deck: nothing \n Good discard: Gump, Wish, Toto");
    table.play("Evil is done \n Good draws Wish, Gump").shows("Toto is in the deck");
    // Deck and discard are both empty.
    let mut table = Table::lay("in Rest of Evil \n Good deck: nothing \n Good hand: Toto \n Good: Tin \n Evil: Mombi");
    table.play("Evil is done");
    assert_eq!((table.hand(Good), table.turn().as_str()), (table.cards("Toto"), "Good: Summon"));
}

#[test]
fn rule_8_permanent_cards_are_put_into_play_in_the_summon_phase() {
    let hand = "Good hand: Dorothy, Palace, Toto, Carpet, King, Enchantment";
    let lines = [
        "Good plays Dorothy",
        "Good plays Palace",
        "Good plays Toto on Tin",
        "Good plays Carpet on Tin",
        "Good plays King on Tin",
        "Good plays Enchantment on Tin",
    ];
    for phase in ["Adventure", "Summon", "Attack", "Rest"] {
        for side in ["Good", "Evil"] {
            let table = Table::lay(&format!("in {phase} of {side} \n Good: Tin | Glinda \n Evil: Mombi \n {hand}"));
            for line in lines {
                assert_eq!(table.offers(line), (phase, side) == ("Summon", "Good"), "{line} in {phase} of {side}");
            }
        }
    }
    let mut table = Table::lay(&format!("in Summon of Good \n Good: Tin | Glinda \n {hand}"));
    table.play(&lines.join("\n"));
    table.shows("Dorothy is with Good; Palace is a Location of Good; Toto, Carpet, King, Enchantment are on Tin");
    table.shows("Dorothy stands alone; Tin stands alone");
}

#[test]
fn rule_9_groups_of_four_add_their_force_and_are_one_target() {
    let laid = "Good: Tin & Jack & Tik-Tok & Tiger | Scarecrow \n Evil: Roquat \n Evil hand: Murder";
    let table = Table::lay(&format!("in Summon of Good \n {laid}"));
    assert_eq!((table.rest("Tin"), table.attack("Jack"), table.defence("Tiger")), (15, 15, 15));
    for line in ["Scarecrow joins Tin", "Tin joins Scarecrow"] {
        assert!(!table.offers(line), "{line}");
    }
    let mut table = Table::lay(&format!("in Attack of Evil \n {laid}"));
    table.play("Roquat attacks Jack with Murder \n fight 12 1");
    assert_eq!(table.totals(), (7 + 1 + 12, 15 + 1));
    table.shows("Tin, Jack, Tik-Tok, Tiger are killed; Scarecrow is with Good");
}

#[test]
fn rule_10_each_unit_attacks_once_and_all_attacks_are_declared_first() {
    let mut table = Table::lay(
        "Good: Tin & Jack | Lion | !Scarecrow \n Good hand: Quest, Thwart, Banish
         Evil: Mombi | Guph | !Singra \n Good holds: Kalico by Tin",
    );
    for line in [
        "Tin attacks Singra with Quest",
        "Tin attacks Kalico with Quest",
        "Tin attacks Lion with Quest",
        "Scarecrow attacks Mombi with Quest",
        "Mombi attacks Tin freely",
    ] {
        table.refuse(line);
    }
    table.play("Jack attacks Mombi with Quest").refuse("Tin attacks Guph with Thwart");
    table.shows("Mombi is with Evil; Quest is discarded");
    assert_eq!(table.turn(), "Good: Attack");
    table.play("Lion attacks Guph with Thwart");
    // The attacks are resolved only after all declarations. The attacked player is the Defender.
    let active = table.state.board.active;
    assert_eq!((active, table.state.board.attacks.len()), (table.seat(Good), 2));
    table.play("roll 12 1 \n nobody answers \n roll 12 1 \n nobody answers");
    table.shows("Mombi is killed; Guph is exiled");
    // There is no second Attack Phase in the turn.
    assert!(table.state.board.attacks.is_empty());
    let attacks = table.events.iter().filter(|event| matches!(event, Event::PhaseBegan { phase: Phase::Attack, .. }));
    assert_eq!(attacks.count(), 0);
}

#[test]
fn rule_11_an_attack_takes_an_attack_card() {
    let mut table = Table::lay("Good: Tin | Lion | Jack \n Good hand: Quest, Toto \n Evil: Mombi");
    table.play("Tin attacks Mombi with Quest").shows("Quest is discarded");
    table.play("Lion attacks Mombi freely");
    // Good has no other Attack card, and the Free Attack is used up.
    assert_eq!(table.actions(), [Action::Done]);
    table.refuse("Jack attacks");
    let table = Table::lay("Good: Tin \n Evil hand: Murder \n Evil: Mombi");
    assert!(!table.offers("Tin attacks Mombi with Murder") && !table.offers("Tin attacks Mombi with Thwart"));
}

#[test]
fn rule_16_seven_cards_and_each_unit_to_a_location() {
    let mut table = Table::lay(
        "in Rest of Good \n Good hand: Wish, Quest, Toto, Gump, Carpet, King, Dress, Snow, Defeat
         Good: Tin & Jack | Lion \n Good locations: Palace, Emerald City \n Evil locations: Castle",
    );
    table.play("Good is done");
    assert_eq!(table.turn(), "Good: Discard");
    table.refuse("Good is done");
    table.refuse("Good discards Thwart");
    table.play("Good discards Wish, Quest").shows("Wish, Quest are discarded");
    assert_eq!((table.hand(Good).len(), table.turn().as_str()), (7, "Good: Assign"));
    table.refuse("Tin goes to Castle");
    table.play("Jack goes to Palace \n Lion goes to Palace");
    table.shows("Tin stands with Jack at Palace; Lion stands alone at Palace");
    // All units have been assigned, so the turn is over.
    assert_eq!(table.state.board.active, table.seat(Evil));
}

#[test]
fn rule_16_nothing_is_discarded_from_a_hand_of_seven() {
    let mut table = Table::lay(
        "in Rest of Evil \n Evil hand: Whimsies, Phanfasms, Castle, Belt, Staff, Robe, Wand
         Evil: Mombi \n Evil locations: nothing",
    );
    table.play("Evil is done");
    assert_ne!(table.turn(), "Evil: Discard");
    assert_eq!(table.hand(Evil).len(), 7);
}
