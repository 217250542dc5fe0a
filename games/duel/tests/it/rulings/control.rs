//! D51, D52, D60, D61: Characters under the control of the other player.

use crate::language::Table;

#[test]
fn d51_attached_cards_serve_the_controller_of_the_bearer() {
    // Evil attaches a card of its own to Good's Tin, and he takes it home.
    let mut table = Table::lay("in Summon of Evil \n Evil: ~Tin + Toto | Mombi \n Evil hand: Revenge \n Good: Glinda");
    table.play("Evil plays Revenge on Tin");
    assert_eq!(table.rest("Tin"), 5 + 2 + 2);
    table.play("on to Good: Attack \n Glinda attacks Tin freely \n fight 12 1");
    table.shows("Tin is with Good; Toto, Revenge are on Tin");
    assert_eq!(table.rest("Tin"), 9);
    // When he is killed, each card goes to the discard of its own deck.
    let mut table = Table::lay("in Attack of Evil \n Good: Tin + Toto + Revenge \n Evil: Roquat \n Evil hand: Murder");
    table.play("Roquat attacks Tin with Murder \n fight 12 1").shows("Tin is killed; Toto, Revenge are discarded");
    let evil = table.seat(duel::Side::Evil);
    assert_eq!(table.state.board.fronts[evil].discard, table.cards("Revenge, Murder"));
    // The bonuses of an attached card are for cards of the bearer's controller.
    let table = Table::lay("Evil: ~Tin + Golden Cap + Toto | Guph + Whimsies \n Good: Jack + Gump");
    assert_eq!((table.rest("Tin"), table.rest("Guph"), table.rest("Jack")), (5 + 2 + 3, 4 + 4, 2 + 4));
    let table = Table::lay("Good: Tin + Golden Cap + Toto | Jack + Gump \n Evil: Guph + Whimsies");
    assert_eq!((table.rest("Tin"), table.rest("Guph"), table.rest("Jack")), (5 + 2 + 3, 4 + 3, 2 + 5));
}

#[test]
fn d52_a_tie_ends_also_when_the_captor_goes_home() {
    // Lion, under Evil's control, has captured Scarecrow. Lion comes home, and that frees Scarecrow.
    let mut table = Table::lay("Good: Jack + Army \n Evil: ~Lion \n Evil holds: Scarecrow by Lion");
    table.play("Jack attacks Lion freely \n fight 12 1").shows("Lion, Scarecrow are with Good; Scarecrow stands alone");
    // The ties of the Characters that go home for this reason also end.
    let mut table = Table::lay(
        "Good: Jack + Army \n Good hand: Quest \n Evil: Guph | ~Lion by Guph | ~Tin by Lion
         Evil holds: Scarecrow by Tin",
    );
    table.play("Jack attacks Guph with Quest \n fight 12 1");
    table.shows("Guph is killed; Lion, Tin, Scarecrow are with Good");
}

#[test]
fn d52_a_fate_falls_on_a_captor_and_on_those_it_keeps_at_once() {
    // The attack kills Guph and the fellow Member that he keeps, although that one would go home once Guph is gone.
    let mut table = Table::lay("Good: Jack + Army \n Good hand: Quest \n Evil: Guph & ~Lion by Guph");
    table.play("Jack attacks Guph with Quest \n fight 12 1").shows("Guph, Lion are killed");
    // Both become Incapacitated. Lion goes home with the token, because no viable Character keeps him.
    let mut table = Table::lay_with(
        "G18 | Take Item | S | - | Incapacitate",
        "in Summon of Good \n Good: Glinda \n Good hand: Take Item \n Evil: Guph & ~Lion + Toto by Guph",
    );
    table.play("Good plays Take Item on Guph").shows("Guph is idle with Evil; Lion is idle with Good; Toto is on Lion");
    // An exile also falls on all of them at once, even if the captor comes after the kept Character in the order of the
    // cards.
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
    // Only a Character in play under the player's own control can be restored. A captive, or a Character under the
    // other player's control, cannot.
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
    // Evil restores him, and he is viable for Evil again.
    let mut table = Table::lay("in Rest of Evil \n Evil hand: Long Recovery \n Evil: !~Tin \n Good: Jack");
    table.play("Evil plays Long Recovery on Tin").shows("Tin is with Evil; Tin stands alone");
}
