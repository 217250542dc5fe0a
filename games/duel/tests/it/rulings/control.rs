//! Tests of D51, D52, D60 and D61: Characters that the other player controls.

use crate::language::Table;

#[test]
fn d51_attached_cards_serve_the_controller_of_the_bearer() {
    // Evil attaches a card of its own deck to Tin, a Character of Good. The card stays on Tin when he goes home.
    let mut table = Table::lay("in Summon of Evil \n Evil: ~Tin + Toto | Mombi \n Evil hand: Revenge \n Good: Glinda");
    table.play("Evil plays Revenge on Tin");
    assert_eq!(table.rest("Tin"), 5 + 2 + 2);
    table.play("on to Good: Attack \n Glinda attacks Tin freely \n fight 12 1");
    table.shows("Tin is with Good; Toto, Revenge are on Tin");
    assert_eq!(table.rest("Tin"), 9);
    // When Tin is killed, each attached card goes to the discard of its own deck.
    let mut table = Table::lay("in Attack of Evil \n Good: Tin + Toto + Revenge \n Evil: Roquat \n Evil hand: Murder");
    table.play("Roquat attacks Tin with Murder \n fight 12 1").shows("Tin is killed; Toto, Revenge are discarded");
    let evil = table.seat(duel::Side::Evil);
    assert_eq!(table.state.board.fronts[evil].discard, table.cards("Revenge, Murder"));
    // The bonuses of an attached card count for the cards of the player who controls its bearer.
    let table = Table::lay("Evil: ~Tin + Golden Cap + Toto | Guph + Whimsies \n Good: Jack + Gump");
    assert_eq!((table.rest("Tin"), table.rest("Guph"), table.rest("Jack")), (5 + 2 + 3, 4 + 4, 2 + 4));
    let table = Table::lay("Good: Tin + Golden Cap + Toto | Jack + Gump \n Evil: Guph + Whimsies");
    assert_eq!((table.rest("Tin"), table.rest("Guph"), table.rest("Jack")), (5 + 2 + 3, 4 + 3, 2 + 5));
}

#[test]
fn d52_a_tie_ends_also_when_the_captor_goes_home() {
    // Lion, under Evil's control, holds Scarecrow captive. When Lion goes home, Scarecrow is freed.
    let mut table = Table::lay("Good: Jack + Army \n Evil: ~Lion \n Evil holds: Scarecrow by Lion");
    table.play("Jack attacks Lion freely \n fight 12 1").shows("Lion, Scarecrow are with Good; Scarecrow stands alone");
    // A captor that goes home loses its own captives and controlled Characters too.
    let mut table = Table::lay(
        "Good: Jack + Army \n Good hand: Quest \n Evil: Guph | ~Lion by Guph | ~Tin by Lion
         Evil holds: Scarecrow by Tin",
    );
    table.play("Jack attacks Guph with Quest \n fight 12 1");
    table.shows("Guph is killed; Lion, Tin, Scarecrow are with Good");
}

#[test]
fn d52_a_fate_falls_on_a_captor_and_on_those_it_keeps_at_once() {
    // The attack kills Guph, and also Lion, whom Guph controls and who is in the same Group. Lion does not go home
    // first.
    let mut table = Table::lay("Good: Jack + Army \n Good hand: Quest \n Evil: Guph & ~Lion by Guph");
    table.play("Jack attacks Guph with Quest \n fight 12 1").shows("Guph, Lion are killed");
    // Guph and Lion are both Incapacitated. Lion goes home with the token, because his captor is no longer viable.
    let mut table = Table::lay_with(
        "G18 | Take Item | S | - | Incapacitate",
        "in Summon of Good \n Good: Glinda \n Good hand: Take Item \n Evil: Guph & ~Lion + Toto by Guph",
    );
    table.play("Good plays Take Item on Guph").shows("Guph is idle with Evil; Lion is idle with Good; Toto is on Lion");
    // An exile also falls on all Members at once, even if the captor comes after the controlled Character in the card
    // files.
    let mut table = Table::lay("Good: Jack + Army \n Good hand: Thwart \n Evil: Guph & ~Lion by Guph & Mombi");
    table.play("Jack attacks Mombi with Thwart \n fight 12 1").shows("Guph, Lion, Mombi are exiled");
}

#[test]
fn d60_only_viable_characters_are_controlled_incapacitated_or_cursed() {
    for (phase, card) in
        [("Adventure", "Misguided"), ("Summon", "Turn to Wood"), ("Summon", "Transformation"), ("Summon", "Curse")]
    {
        let mut table =
            Table::lay(&format!("in {phase} of Evil \n Evil: Mombi \n Evil hand: {card} \n Good: Tin | !Jack"));
        table.refuse(&format!("Evil plays {card} on Jack"));
        assert!(table.offers(&format!("Evil plays {card} on Tin")), "{card}");
    }
    // A player can restore only Characters in play under their own control, not captives or Characters that the other
    // player controls.
    let laid = "in Summon of Good \n Good: Glinda | !Jack \n Good hand: Disenchant \n Evil: Mombi | !~Lion
                Evil holds: !Tin";
    let table = Table::lay(laid);
    assert!(table.offers("Good plays Disenchant on Jack"));
    for other in ["Tin", "Lion", "Glinda"] {
        assert!(!table.offers(&format!("Good plays Disenchant on {other}")), "{other}");
    }
}

#[test]
fn d61_a_controlled_character_that_is_incapacitated_stays_controlled() {
    let mut table = Table::lay_with(
        "G18 | Take Item | S | - | Incapacitate",
        "in Summon of Good \n Good: Glinda \n Good hand: Take Item \n Evil: Mombi | ~Tin + Toto",
    );
    table.play("Good plays Take Item on Tin").shows("Tin is idle with Evil; Toto is on Tin");
    // Evil restores Tin, who is then viable for Evil again.
    let mut table = Table::lay("in Rest of Evil \n Evil hand: Long Recovery \n Evil: !~Tin \n Good: Jack");
    table.play("Evil plays Long Recovery on Tin").shows("Tin is with Evil; Tin stands alone");
}
