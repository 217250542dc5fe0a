//! Tests of the Events.

use super::common::{adds_in_battle, losing_attacker, losing_defender};
use crate::language::Table;
use duel::Event;

/// Checks that a card can be played in the phase `phase` of its owner's turn and in no other phase, and that the card
/// needs no Spellcaster.
#[track_caller]
fn is_played_in(phase: &str, own: &str, laid: &str, line: &str) {
    for other in ["Adventure", "Summon", "Attack", "Rest"] {
        let table = Table::lay(&format!("in {other} of {own} \n {laid}"));
        assert_eq!(table.offers(line), other == phase, "{other}");
    }
}

#[test]
fn g11_cyclone_kills_one_character() {
    let laid = "
        Good: Tin \n Good hand: Cyclone \n Good holds: Kalico by Tin
        Evil: Mombi + Whimsies & Singra | !Guph + Robe";
    is_played_in("Adventure", "Good", laid, "Good plays Cyclone on Mombi");
    let mut table = Table::lay(&format!("in Adventure of Good \n {laid}"));
    for other in ["Kalico", "Tin"] {
        table.refuse(&format!("Good plays Cyclone on {other}"));
    }
    let mut idle = table.clone();
    table.play("Good plays Cyclone on Mombi");
    table.shows("Mombi is killed; Whimsies, Cyclone are discarded; Singra is with Evil; Singra stands alone");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Rolled { .. } | Event::AttackBegan { .. })));
    idle.play("Good plays Cyclone on Guph").shows("Guph is killed; Robe is discarded; Mombi stands with Singra");
}

#[test]
fn g12_disguise_raises_each_attacking_character() {
    let attack = |good: &str| {
        let mut table = Table::lay(&format!("Good: {good} \n Good hand: Disguise, Toto \n Evil: Roquat + Spirits"));
        table.play("Jack attacks Roquat freely \n fight \n roll 1 12");
        let before = table.totals().0;
        table.play("Good plays Disguise").shows("Disguise is discarded");
        table.totals().0 - before
    };
    assert_eq!(attack("Tin & Jack"), 6);
    assert_eq!(attack("Jack"), 3);
    // Disguise is an Event, so Glinda adds nothing to it. It gives nothing to Characters outside the battle.
    assert_eq!(attack("Tin & Jack | Glinda"), 6);
    let (mut defender, _) = losing_defender("Disguise", "");
    defender.refuse("Good plays Disguise");
    let (attacker, _) = losing_attacker("Disguise", "no ");
    assert!(attacker.offers("Good plays Disguise"));
}

#[test]
fn g16_find_weakness_needs_no_spellcaster() {
    adds_in_battle("Weakness", 7);
    for mut table in [losing_attacker("Weakness", "no ").0, losing_defender("Weakness", "!").0] {
        let before = table.totals();
        table.play("Good plays Weakness");
        assert_eq!(table.totals().0 + table.totals().1, before.0 + before.1 + 7);
    }
    // Glinda gives F+1 to Spells, but not to an Event.
    let mut table = Table::lay("Good: Tin | Glinda \n Good hand: Weakness, Toto \n Evil: Roquat + Spirits");
    table.play("Tin attacks Roquat freely \n fight \n roll 1 12 \n Good plays Weakness");
    assert_eq!(table.totals(), (5 + 1 + 7, 7 + 5 + 12));
}

/// Checks that a card gives a captive a token, so that the captive is Incapacitated once it is free.
#[track_caller]
fn marks_a_captive(card: &str, own: &str, captor: &str, captive: &str) {
    let laid = format!("{own}: {captor} \n {own} hand: {card} \n {own} holds: {captive} by {captor}");
    let line = format!("{own} plays {card} on {captive}");
    is_played_in("Rest", own, &laid, &line);
    let mut table = Table::lay(&format!("in Rest of {own} \n {laid}"));
    table.refuse(&format!("{own} plays {card} on {captor}"));
    table.play(&line).shows(&format!("{captive} is idle captive of {own} by {captor}; {card} is discarded"));
    let marked = laid.replace("holds: ", "holds: !");
    Table::lay(&format!("in Rest of {own} \n {marked}")).refuse(&line);
    Table::lay(&format!("in Rest of {own} \n {own}: {captor} \n {own} hand: {card}")).refuse(&line);
}

#[test]
fn g19_water_of_oblivion_marks_a_captive() {
    marks_a_captive("Water of Oblivion", "Good", "Tin", "Mombi");
    // The token of Mombi matters once she is free.
    let freed = "in Rest of Evil \n Evil hand: Mishap \n Good: Tin \n Good holds: !Mombi by Tin";
    let mut table = Table::lay(freed);
    table.play("Evil plays Mishap on Tin").shows("Tin is exiled; Mombi is idle with Evil");
}

#[test]
fn v20_torture_marks_a_captive() {
    marks_a_captive("Torture", "Evil", "Mombi", "Tin");
    let mut table = Table::lay("Good: Jack \n Good hand: Rescue \n Evil: Mombi \n Evil holds: !Tin by Mombi");
    table.play("Jack attacks Tin with Rescue \n fight \n Evil is done").shows("Tin is idle with Good");
}

#[track_caller]
fn kills_a_captive(card: &str) {
    let laid = format!(
        "Evil: Mombi | Guph \n Evil hand: {card} \n Good: Jack
         Evil holds: Tin + King + Revenge by Mombi, Lion by Guph"
    );
    let line = format!("Evil plays {card} on Tin");
    is_played_in("Rest", "Evil", &laid, &line);
    let mut table = Table::lay(&format!("in Rest of Evil \n {laid}"));
    for other in ["Jack", "Guph"] {
        table.refuse(&format!("Evil plays {card} on {other}"));
    }
    table
        .play(&line)
        .shows(&format!("Tin is killed; King, Revenge, {card} are discarded; Lion is captive of Evil by Guph"));
    Table::lay(&format!("in Rest of Evil \n Evil: Mombi \n Evil hand: {card} \n Good: Tin")).refuse(&line);
}

#[test]
fn v10_kill_slowly_kills_a_captive() {
    kills_a_captive("Kill Slowly");
}

#[test]
fn v37_ritual_sacrifice_kills_a_captive() {
    kills_a_captive("Ritual Sacrifice");
}

#[test]
fn v32_long_recovery_restores_in_the_rest_phase() {
    let laid = "Evil: Guph | !Mombi + Belt | !Singra \n Evil hand: Long Recovery \n Good: !Tin";
    is_played_in("Rest", "Evil", laid, "Evil plays Long Recovery on Mombi");
    let mut table = Table::lay(&format!("in Rest of Evil \n {laid}"));
    for other in ["Guph", "Tin"] {
        table.refuse(&format!("Evil plays Long Recovery on {other}"));
    }
    table.play("Evil plays Long Recovery on Mombi");
    table.shows("Mombi is with Evil; Mombi stands alone; Belt is on Mombi; Singra is idle with Evil");
    table.shows("Long Recovery is discarded");
    // Long Recovery cannot restore a captive of Good.
    Table::lay("in Rest of Evil \n Evil: Guph \n Evil hand: Long Recovery \n Good: Tin \n Good holds: !Mombi by Tin")
        .refuse("Evil plays Long Recovery on Mombi");
}

#[test]
fn g35_deadly_desert_ends_an_attack_before_the_dice() {
    let laid = "
        in Attack of Evil
        Evil: Roquat | Guph \n Evil hand: Enslave, Murder
        Good: Tin \n Good hand: Desert";
    let mut table = Table::lay(laid);
    table.play("Roquat attacks Tin with Enslave \n fight");
    assert_eq!(table.turn(), "Good: Respond");
    table.play("Good negates 1 with Desert");
    table.shows("Tin is with Good; Desert, Enslave are discarded");
    assert!(table.state.board.attacks.is_empty() && !table.turn().contains("Attack"));
}

#[test]
fn g35_deadly_desert_ends_an_attack_that_is_being_won() {
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Roquat \n Evil hand: Murder \n Good: Tin \n Good hand: Desert, Toto");
    table.play("Roquat attacks Tin with Murder \n fight \n roll 12 1");
    assert_eq!(table.turn(), "Good: Answer");
    table.play("Good negates 1 with Desert").shows("Tin is with Good; Desert, Murder are discarded");
}

#[test]
fn g35_deadly_desert_ends_an_attack_that_is_still_to_come() {
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Roquat | Guph \n Evil hand: Enslave, Murder \n Good: Tin | Jack
         Good hand: Desert, Toto",
    );
    table.play(
        "Roquat attacks Tin with Enslave \n Guph attacks Jack with Murder \n fight \n Good negates 2 with Desert",
    );
    table.play("roll 12 1 \n nobody answers");
    table.shows("Tin is captive of Evil by Roquat; Jack is with Good; Murder is discarded; Guph is with Evil");
}

#[test]
fn g35_deadly_desert_ends_an_attack_on_a_location_before_anybody_intervenes() {
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Roquat \n Evil hand: Conquest \n Good: Tin @ Palace \n Good locations: Palace
         Good hand: Desert",
    );
    table.play("Roquat attacks Palace with Conquest \n fight");
    assert_eq!(table.turn(), "Good: Intervene");
    table
        .play("Good negates 1 with Desert")
        .shows("Palace is a Location of Good; Tin stands alone at Palace; Conquest is discarded");
}

#[test]
fn g35_deadly_desert_does_nothing_against_ones_own_attacks() {
    let mut table = Table::lay("Good: Tin \n Good hand: Desert, Quest \n Evil: Roquat + Spirits");
    table.play("Tin attacks Roquat with Quest").refuse("Good negates 1 with Desert");
    table.play("fight \n roll 1 12").refuse("Good negates 1 with Desert");
    for phase in ["Adventure", "Summon", "Attack", "Rest"] {
        Table::lay(&format!("in {phase} of Good \n Good: Tin \n Good hand: Desert \n Evil: Guph"))
            .refuse("Good negates 1 with Desert");
    }
}

#[test]
fn g49_cry_for_help_calls_a_unit_into_the_battle() {
    let laid = "
        in Attack of Evil
        Evil: Roquat \n Evil hand: Enslave
        Good: Tin | Jack + Toto & Lion \n Good hand: Cry, Wish";
    let mut table = Table::lay(laid);
    table.play("Roquat attacks Tin with Enslave \n fight").refuse("Good calls Tin with Cry");
    // The unit that is called in step 2, before the dice, joins the battle and shares the fate of the Targets.
    let mut later = table.clone();
    table.play("Good calls Jack with Cry").shows("Cry is discarded");
    table.play("roll 12 1");
    assert_eq!(table.totals(), (7 + 4 + 12, 5 + 2 + 2 + 4 + 1));
    table.play("nobody answers").shows("Tin, Jack, Lion are captive of Evil by Roquat; Toto is discarded");
    // The losing side may also call a unit in step 4. Afterwards the called unit and the Targets are separate units
    // again.
    later.play("roll 4 9");
    assert_eq!(later.totals(), (15, 14));
    later.play("Good calls Lion with Cry");
    assert_eq!(later.totals(), (15, 22));
    later.shows("Tin is with Good; Tin stands alone; Jack stands with Lion");
}

#[test]
fn g49_cry_for_help_is_the_defenders() {
    let mut table = Table::lay("Good: Tin | Jack \n Good hand: Cry, Toto \n Evil: Roquat");
    table.play("Tin attacks Roquat freely \n fight \n roll 1 12").refuse("Good calls Jack with Cry");
}

#[test]
fn v36_mishap_exiles_one_character() {
    let laid = "
        Evil: Mombi \n Evil hand: Mishap \n Evil holds: Dorothy by Mombi
        Good: Tin + Toto + King & Lion | !Jack";
    is_played_in("Rest", "Evil", laid, "Evil plays Mishap on Tin");
    let mut table = Table::lay(&format!("in Rest of Evil \n {laid}"));
    for other in ["Dorothy", "Mombi"] {
        table.refuse(&format!("Evil plays Mishap on {other}"));
    }
    let mut idle = table.clone();
    table.play("Evil plays Mishap on Tin");
    table.shows("Tin is exiled; Toto, King, Mishap are discarded; Lion is with Good; Lion stands alone");
    idle.play("Evil plays Mishap on Jack").shows("Jack is exiled; Tin stands with Lion");
}

#[test]
fn v44_misguided_takes_control_of_one_character() {
    let laid = "
        Evil: Mombi \n Evil hand: Misguided
        Good locations: Emerald City \n Good: Tin + Toto & Dorothy @ Emerald City | !Lion
        Good holds: Guph by Tin";
    is_played_in("Adventure", "Evil", laid, "Evil plays Misguided on Tin");
    let mut table = Table::lay(&format!("in Adventure of Evil \n {laid}"));
    for other in ["Lion", "Guph", "Mombi"] {
        table.refuse(&format!("Evil plays Misguided on {other}"));
    }
    table.play("Evil plays Misguided on Tin");
    table.shows("Tin is with Evil; Tin stands alone; Toto is on Tin; Misguided is discarded");
    table.shows("Dorothy stands alone at Emerald City; Guph is with Evil");
    // Tin attacks for Evil in the same turn, and may join Groups of Evil.
    table.play("on to Evil: Summon \n Mombi joins Tin \n on to Evil: Attack \n Tin attacks Dorothy freely");
    table.shows("Tin stands with Mombi");
}
