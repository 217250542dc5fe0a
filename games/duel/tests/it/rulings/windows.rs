//! Tests of D43, D45, D48, D53, D58 and D59: the times at which something may be done.

use crate::language::{STANDARD, Table};
use duel::Side::Good;
use duel::{Action, Chance, Event};
use kernel::Game;

#[test]
fn d43_a_window_opens_if_an_unseen_card_might_be_used_in_it() {
    // Good holds a card that Evil has not seen, and that might be Deadly Desert. The window opens whatever the card is,
    // so it tells Evil nothing.
    let attacked = |good: &str| {
        let mut table =
            Table::lay(&format!("in Attack of Evil \n Evil: Guph \n Evil hand: Murder \n Good: Tin \n {good}"));
        table.play("Guph attacks Tin with Murder \n fight");
        table
    };
    let table = attacked("Good hand: Toto");
    assert_eq!((table.turn().as_str(), table.actions()), ("Good: Respond", vec![Action::Done]));
    assert!(table.game.is_pass(&Action::Done) && !table.game.is_pass(&Action::Look(table.card("Toto"))));
    let table = attacked("Good hand: Desert");
    assert_eq!((table.turn().as_str(), table.actions().len()), ("Good: Respond", 2));
    // Everybody knows that nothing can be done if the hand is empty, or if both cards for this window are in the
    // discard.
    assert_eq!(attacked("").turn(), "chance");
    assert_eq!(attacked("Good hand: Toto \n Good discard: Desert, Cry").turn(), "chance");
    // Cry for Help alone cannot help Tin, because no other unit can be called.
    assert_eq!(attacked("Good hand: Toto \n Good discard: Desert").turn(), "chance");
}

#[test]
fn d43_phases_in_which_nothing_could_be_done_are_passed() {
    // Good has no card in its hand, no target to attack and no unit to assign.
    let mut table = Table::lay("in Rest of Evil \n Good deck: nothing \n Good: Tin \n Evil hand: Castle");
    table.play("Evil is done");
    let begun = |event: &&Event| matches!(event, Event::PhaseBegan { seat, .. } if *seat == table.seat(Good));
    assert_eq!(table.events.iter().filter(begun).count(), 4);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Asked { seat, .. } if *seat == table.seat(Good))));
}

#[test]
fn d45_equal_dice_are_rolled_again_so_they_are_never_recorded() {
    let mut table = Table::new(STANDARD);
    for (chance, _) in table.chances() {
        assert!(matches!(chance, Chance::First { good, evil } if good != evil));
    }
    for face in 1..=12 {
        table.refuse(&format!("first {face} {face}"));
    }
}

#[test]
fn d48_powder_of_life_draws_at_once_in_every_window_of_ones_turn_outside_a_battle() {
    let laid = "Good: Tin + Powder | Jack \n Good holds: Kalico by Tin \n Evil: Mombi \n Good hand: Quest";
    for (phase, card, line) in [
        ("Adventure", "Cyclone", "Good plays Cyclone on Mombi"),
        ("Summon", "Gump", "Good plays Gump on Tin"),
        ("Attack", "Thwart", "Jack attacks Mombi with Thwart"),
        ("Rest", "Water", "Good plays Water on Kalico"),
    ] {
        let mut table = Table::lay(&format!("in {phase} of Good \n {laid}"));
        table.play(&format!("Good uses Powder \n Good draws {card}, Dorothy, Lion")).play(line);
    }
    // Powder of Life cannot be used in a battle, while cards are discarded for the hand limit, or while units are
    // assigned.
    let mut table = Table::lay(&laid.replace("Quest", "Weakness, Toto"));
    table.play("Tin attacks Mombi freely \n fight \n roll 1 12").refuse("Good uses Powder");
    let nine = "Good hand: Wish, Thwart, Toto, Gump, Carpet, King, Dress, Snow";
    let mut table = Table::lay(&format!("in Rest of Good \n Good: Tin + Powder \n {nine} \n Good locations: Palace"));
    table.play("Good is done").refuse("Good uses Powder");
    table.play("Good discards Snow").refuse("Good uses Powder");
}

#[test]
fn d53_the_discard_is_shuffled_when_a_card_is_due_and_the_deck_is_empty() {
    let mut table = Table::lay("in Rest of Evil \n Good: Tin \n Good deck: Toto \n Good discard: Gump, Wish");
    table.play("Evil is done \n Good draws Toto");
    let (good, from) = (table.seat(Good), table.events.len() - 2);
    assert_eq!(
        table.events[from..],
        [Event::Drew { seat: good, card: Some(table.card("Toto")) }, Event::Reshuffled { seat: good }]
    );
    table.play("Good draws Gump").shows("Wish is in the deck");
    // The discard is not shuffled before it is needed: an empty deck stays empty until a card must be drawn.
    let mut table = Table::lay("in Rest of Evil \n Good: Tin \n Good deck: Toto, Carpet \n Good discard: Gump, Wish");
    table.play("Evil is done \n Good draws Toto, Carpet").shows("Gump, Wish are discarded");
    assert!(!table.events.contains(&Event::Reshuffled { seat: good }));
    // The cards in all piles are face-up.
    let view = table.look_from_the_table();
    assert_eq!(view.board.fronts[good].discard, table.cards("Gump, Wish"));
}

#[test]
fn d58_within_a_window_things_are_done_in_any_order() {
    let laid = "in Adventure of Good \n Good: Tin + Picture + Powder \n Good hand: Cyclone \n Evil: Mombi | Guph
                Evil hand: Curse";
    for lines in [
        "Good looks with Picture \n Good plays Cyclone on Mombi \n Good uses Powder",
        "Good uses Powder \n Good draws Lion, Jack, Gump \n Good plays Cyclone on Mombi \n Good looks with Picture",
        "Good plays Cyclone on Mombi \n Good looks with Picture",
    ] {
        Table::lay(laid).play(lines);
    }
    // The number of cards to draw is fixed when the Adventure Phase begins, so a Character that comes under control
    // during the phase adds no card.
    let mut table = Table::lay("in Rest of Good \n Good: Historian \n Evil: Mombi \n Evil hand: Misguided");
    table.play("on to Evil: Adventure");
    assert_eq!(table.hand(duel::Side::Evil).len(), 3);
    table.play("Evil plays Misguided on Historian");
    assert_eq!((table.hand(duel::Side::Evil).len(), table.turn().as_str()), (2, "Evil: Summon"));
    // The hand limit is checked when cards are discarded, so the cards that Powder of Life drew count too.
    let eight = "Good hand: Wish, Thwart, Toto, Gump, Carpet, King, Dress";
    let mut table = Table::lay(&format!("in Rest of Good \n Good: Tin + Powder \n {eight}"));
    table.play("Good uses Powder \n Good draws Jack, Lion, Snow \n on to Good: Discard \n Good discards Wish, Jack");
    assert_eq!((table.hand(Good).len(), table.turn().as_str()), (8, "Good: Discard"));
    table.play("Good discards Lion");
    assert_eq!(table.hand(Good).len(), 7);
}

#[test]
fn d58_each_unit_is_assigned_once() {
    let mut table = Table::lay(
        "in Rest of Good \n Good: Tin & Jack @ Palace | Lion \n Good locations: Palace, Emerald City \n Evil: Mombi",
    );
    table.play("Good is done \n Tin goes to Emerald City");
    for line in ["Jack goes to Palace", "Tin goes nowhere"] {
        table.refuse(line);
    }
    table.play("Lion goes to Palace");
}

#[test]
fn d59_after_a_declaration_only_declaring_follows() {
    let laid = "
        Good: Glinda | Tin + Powder | !Lion | Jack \n Good hand: Disenchant, Take Item, Quest
        Evil: Roquat + Robe";
    let lines = ["Good plays Disenchant on Lion", "Good takes Robe for Jack", "Good uses Powder"];
    let mut table = Table::lay(laid);
    assert!(lines.iter().all(|line| table.offers(line)));
    table.play("Jack attacks Roquat freely");
    for line in lines {
        table.refuse(line);
    }
    assert!(table.offers("Glinda attacks Roquat with Quest"));
    // In the Rest Phase, Powder of Life can be used again.
    table.play("fight 1 12");
    assert!(lines.iter().all(|line| table.offers(line) == line.contains("Powder")));
    // Nothing else may be done while an attack is being declared.
    let mut table = Table::lay(laid);
    table.play("Jack attacks").refuse("Good is done");
    table.refuse("Good uses Powder");
    table.play("freely to capture").refuse("Good is done");
}
