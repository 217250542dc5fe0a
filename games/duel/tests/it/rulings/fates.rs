//! Tests of D30 to D38: fates in detail.

use crate::language::Table;
use duel::Side::{Evil, Good};

#[test]
fn d30_one_attacking_member_is_named_the_captor_of_all() {
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Roquat & Kalico & Guph | Mombi \n Evil hand: Trapped \n Good: Tin & Lion",
    );
    table.play("Guph attacks Tin with Trapped \n fight 12 1");
    assert_eq!(table.turn(), "Evil: Captor");
    for line in ["Evil names Mombi", "Evil names Tin", "Evil is done"] {
        table.refuse(line);
    }
    table.play("Evil names Guph").shows("Tin, Lion are captive of Evil by Guph");
    // A single attacker becomes the captor without a choice. A fate that takes nobody needs no captor.
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Roquat | Mombi \n Evil hand: Trapped, Murder \n Good: Tin & Lion");
    table.play("Roquat attacks Tin with Trapped \n fight 12 1").shows("Tin, Lion are captive of Evil by Roquat");
    let mut table = Table::lay("in Attack of Evil \n Evil: Roquat & Mombi \n Evil hand: Murder \n Good: Tin & Lion");
    table.play("Roquat attacks Tin with Murder \n fight 12 1").shows("Tin, Lion are killed");
    let mut table = Table::lay("Good: Tin & Lion \n Evil: ~Jack & ~Dorothy");
    table.play("Tin attacks Jack freely \n fight 12 1").shows("Jack, Dorothy are with Good");
}

/// Guph controls Tin, and suffers each of the five fates in turn.
#[test]
fn d31_the_tie_ends_with_each_of_the_five_fates_of_the_captor() {
    let held = "Evil: Guph + Revenge | Mombi \n Evil holds: Tin by Guph, Jack by Mombi \n Good: Lion | Glinda";
    for (fate, line) in [
        ("Quest", "Lion attacks Guph with Quest \n fight 12 1"),
        ("Thwart", "Lion attacks Guph with Thwart \n fight 12 1"),
        ("Defeat", "Lion attacks Guph with Defeat \n fight 12 1"),
    ] {
        let mut table = Table::lay(&format!("{held} \n Good hand: {fate}"));
        table.play(line).shows("Tin is with Good; Tin stands alone; Jack is captive of Evil by Mombi");
    }
    for (note, guph) in [("Incapacitate", "idle with Evil"), ("Control", "with Good")] {
        let adventure = format!("G11 | Cyclone | E | - | {note} TC");
        let mut table = Table::lay_with(&adventure, &format!("in Adventure of Good \n Good hand: Cyclone \n {held}"));
        table.play("Good plays Cyclone on Guph").shows(&format!("Guph is {guph}; Tin is with Good"));
        table.shows("Jack is captive of Evil by Mombi");
    }
}

#[test]
fn d31_a_captor_that_comes_back_regains_nobody() {
    let mut table = Table::lay("Good: Lion \n Evil: Guph | Mombi + Spirits \n Evil holds: Tin by Guph");
    table.play("Lion attacks Guph freely \n fight 12 1").shows("Guph is captive of Good by Lion; Tin is with Good");
    table.play("on to Evil: Attack \n Mombi attacks Lion freely \n fight 12 1");
    table.shows("Lion is captive of Evil by Mombi; Guph is with Evil; Tin is with Good");
}

#[test]
fn d32_a_character_taken_by_an_event_is_tied_to_nobody() {
    let mut table =
        Table::lay("in Adventure of Evil \n Evil: Mombi | Guph \n Evil hand: Misguided \n Good: Tin | Glinda | Lion");
    table.play("Evil plays Misguided on Tin").shows("Tin is with Evil");
    let mut table = Table::lay("Evil: Mombi | Guph | ~Tin \n Good: Glinda | Lion | Jack \n Good hand: Quest, Thwart");
    table.play("Glinda attacks Mombi with Quest \n Lion attacks Guph with Thwart \n fight 12 1 \n fight 12 1");
    table.shows("Mombi is killed; Guph is exiled; Tin is with Evil");
}

#[test]
fn d33_a_character_comes_home_viable_alone_at_no_location_with_its_modifiers() {
    let mut table = Table::lay(
        "Good locations: Palace \n Good: Glinda @ Palace | Dorothy & Jack @ Palace \n Good hand: Quest
         Evil: Guph \n Evil holds: Tin + King + Enchantment by Guph, !Lion + University by Guph",
    );
    table.play("Glinda attacks Guph with Quest \n fight 12 1");
    table.shows("Tin is with Good; Tin stands alone; King, Enchantment are on Tin");
    // A Character that comes home with a token stays Incapacitated.
    table.shows("Lion is idle with Good; University is on Lion");
    assert!(!table.casts("Jack") && table.state.board.tokens.contains(table.who("Lion")));
    // After coming home, Tin acts like any other Character, and may join a Group in the next Summon Phase.
    table.play("on to Good: Summon \n Tin joins Dorothy").shows("Tin stands with Dorothy & Jack at Palace");
}

#[test]
fn d34_of_two_captives_the_one_that_was_named_comes_home() {
    for (named, other) in [("Tin", "Lion"), ("Lion", "Tin")] {
        let mut table =
            Table::lay("Good: Jack \n Good hand: Rescue \n Evil: Guph \n Evil holds: Tin by Guph, Lion by Guph");
        table.play(&format!("Jack attacks {named} with Rescue \n fight \n Evil is done"));
        table.shows(&format!("{named} is with Good; {other} is captive of Evil by Guph"));
    }
}

#[test]
fn d35_an_incapacitated_character_keeps_its_cards_without_effect() {
    let laid = "
        Good: !Jinjur + Toto + Slippers + Belt + Wand | Tin + Gump | Wizard of Oz \n Good hand: Wish, Toto
        Evil: Roquat + Spirits + Phanfasms";
    let mut table = Table::lay(&laid.replace(", Toto", ", Carpet"));
    assert_eq!(table.rest("Tin"), 5 + 4);
    table.play("Tin attacks Roquat freely \n fight \n roll 1 12 \n Good plays Wish");
    assert_eq!(table.totals().0, 9 + 1 + 7);
    table.shows("Toto, Slippers, Belt, Wand are on Jinjur");
    // Incapacitated Characters cannot be the target of an attack. They cannot attack, bear more cards, or go to a
    // Location.
    let laid = "Good: Glinda & Jack | !Lion \n Good hand: Quest, Gump \n Good locations: Palace \n Evil: !Guph | Mombi";
    let mut table = Table::lay(laid);
    table.refuse("Glinda attacks Guph with Quest");
    table.refuse("Lion attacks Mombi with Quest");
    let mut table = Table::lay(&format!("in Summon of Good \n {laid}"));
    table.refuse("Good plays Gump on Lion");
    let mut table = Table::lay(&format!("in Rest of Good \n {laid}"));
    table.play("on to Good: Assign").refuse("Lion goes to Palace");
    // A card that names TC may be played on an Incapacitated Character. "Negate an Incapacitate" restores one, and
    // discards any Curse on it.
    let mut table = Table::lay("in Adventure of Good \n Good hand: Cyclone \n Evil: !Guph + Whimsies");
    table.play("Good plays Cyclone on Guph").shows("Guph is killed; Whimsies are discarded");
    let mut table =
        Table::lay("in Summon of Good \n Good: Glinda | !Jinjur + Curse + Toto + Slippers \n Good hand: Disenchant");
    table.play("Good plays Disenchant on Jinjur").shows("Curse is discarded; Toto, Slippers are on Jinjur");
    assert_eq!((table.rest("Jinjur"), table.casts("Jinjur")), (5 + 3 + 3, true));
}

#[test]
fn d36_captive_and_incapacitated_come_together() {
    let mut table = Table::lay(
        "in Rest of Evil \n Evil: Guph \n Evil hand: Torture \n Evil holds: Tin + King by Guph \n Good: Jack
         Good hand: Rescue",
    );
    table.play("Evil plays Torture on Tin").shows("Tin is idle captive of Evil by Guph; King is on Tin");
    table.play("on to Good: Attack \n Jack attacks Tin with Rescue \n fight \n Evil is done");
    table.shows("Tin is idle with Good; King is on Tin");
    // When a captive with a token is killed, the token is removed.
    let mut table = Table::lay("in Rest of Evil \n Evil: Guph \n Evil hand: Kill Slowly \n Evil holds: !Tin by Guph");
    table.play("Evil plays Kill Slowly on Tin").shows("Tin is killed");
    assert!(table.state.board.tokens.is_empty());
}

#[test]
fn d37_a_character_of_ones_own_comes_home_instead() {
    for attack in ["with Defeat", "freely"] {
        let mut table = Table::lay("Good: Glinda & Jack \n Good hand: Defeat \n Evil: ~Tin + Toto + King + Slippers");
        table.play(&format!("Glinda attacks Tin {attack} \n fight 12 1"));
        table.shows("Tin is with Good; Tin stands alone; Toto, King, Slippers are on Tin");
    }
    // If the Group also has a Character of Evil, that Character is captured, and Good's own Character goes home.
    let mut table = Table::lay("Good: Glinda & Jack \n Evil: ~Tin + Toto & Guph + Whimsies");
    table.play("Glinda attacks Tin freely \n fight 12 1 \n Good names Jack");
    table.shows("Tin is with Good; Toto is on Tin; Guph is captive of Good by Jack; Whimsies are discarded");
    // A fate other than capture or control also falls on a Character of the attacker's own deck.
    let mut table = Table::lay("Good: Glinda \n Good hand: Quest \n Evil: ~Tin + Toto");
    table.play("Glinda attacks Tin with Quest \n fight 12 1").shows("Tin is killed; Toto is discarded");
}

#[test]
fn d38_captives_are_no_part_of_a_hand_and_cannot_be_attacked() {
    let mut table = Table::lay(
        "in Rest of Evil \n Evil: Guph \n Evil holds: Tin by Guph, Lion by Guph, Jack by Guph, Tiger by Guph
         Evil hand: Whimsies, Phanfasms, Castle, Belt, Staff, Robe, Wand
         Good: Dorothy \n Good hand: Quest, Defeat, Rescue",
    );
    table.play("on to Good: Attack");
    assert_eq!(table.hand(Evil).len(), 7);
    table.shows("Tin, Lion, Jack, Tiger are captive of Evil by Guph");
    for line in ["Dorothy attacks Tin with Quest", "Dorothy attacks Tin with Defeat", "Tin attacks Guph with Quest"] {
        table.refuse(line);
    }
    assert!(table.offers("Dorothy attacks Tin with Rescue") && table.offers("Dorothy attacks Tin freely"));
    assert!(table.state.board.viable(table.seat(Good)).len() == 1);
}
