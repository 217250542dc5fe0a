//! Tests of D15 to D19, on Spells and Events, and of D46, D47 and D50.

use crate::language::Table;
use duel::Event;
use kernel::Illegal;

#[test]
fn d15_a_viable_spellcaster_in_the_battle_or_not() {
    let wish = |laid: &str| {
        let mut table = Table::lay(&format!("{laid} \n Good hand: Wish, Toto"));
        table.play("Tin attacks Roquat freely \n fight \n roll 1 12");
        table.offers("Good plays Wish")
    };
    assert!(wish("Good: Tin | Wizard of Oz \n Evil: Roquat"));
    assert!(wish("Good: Tin & Wizard of Oz \n Evil: Roquat"));
    assert!(wish("Good: Tin + University \n Evil: Roquat"));
    assert!(wish("Good: Tin | Dorothy + Slippers \n Evil: Roquat"));
    assert!(!wish("Good: Tin | !Wizard of Oz \n Evil: Roquat"));
    assert!(!wish("Good: Tin | Lion + Slippers \n Evil: Roquat"));
    assert!(!wish("Good: Tin \n Evil: Roquat | ~Wizard of Oz"));
    assert!(!wish("Good: Tin \n Evil: Roquat \n Evil holds: Wizard of Oz by Roquat"));
}

/// The times at which cards could be played: each phase of Good's turn, the time after a declaration, and a battle in
/// which Good attacks or defends.
const WINDOWS: [&str; 7] = ["Adventure", "Summon", "Attack", "declared", "attacking", "defending", "Rest"];

fn window(name: &str, hand: &str) -> Table {
    let laid = format!(
        "Good: Glinda & Tin | Jack | !Lion \n Good hand: {hand}, Toto \n Good holds: Kalico by Tin
         Evil: Roquat + Spirits + Phanfasms + Robe | Guph"
    );
    let mut table = match name {
        "Adventure" | "Summon" | "Attack" | "Rest" => Table::lay(&format!("in {name} of Good \n {laid}")),
        "defending" => Table::lay(&format!("in Attack of Evil \n {laid} \n Evil hand: Murder")),
        _ => Table::lay(&laid),
    };
    match name {
        "declared" => table.play("Tin attacks Roquat freely"),
        "attacking" => table.play("Tin attacks Roquat freely \n fight \n roll 1 12"),
        "defending" => table.play("Roquat attacks Glinda with Murder \n fight \n roll 12 1"),
        _ => &mut table,
    };
    table
}

#[test]
fn d16_each_kind_of_spell_and_event_has_its_windows() {
    for (card, line, windows) in [
        ("Wish", "Good plays Wish", "attacking defending"),
        ("Incantation", "Good plays Incantation", "attacking defending"),
        ("Protective", "Good plays Protective", "defending"),
        ("Take Item", "Good takes Robe for Jack", "Summon Attack"),
        ("Disenchant", "Good plays Disenchant on Lion", "Summon Attack"),
        ("Enchantment", "Good plays Enchantment on Jack", "Summon"),
        ("Cyclone", "Good plays Cyclone on Guph", "Adventure"),
        ("Weakness", "Good plays Weakness", "attacking defending"),
        ("Disguise", "Good plays Disguise", "attacking"),
        ("Water", "Good plays Water on Kalico", "Rest"),
        ("Cry", "Good calls Jack with Cry", "defending"),
        ("Desert", "Good negates 1 with Desert", "defending"),
    ] {
        let found: Vec<&str> = WINDOWS.into_iter().filter(|name| window(name, card).offers(line)).collect();
        assert_eq!(found.join(" "), windows, "{card}");
    }
}

#[test]
fn d16_evils_spells_that_incapacitate_and_its_curse() {
    for (card, windows) in [("Turn to Wood", "Summon Attack"), ("Transformation", "Summon Attack"), ("Curse", "Summon")]
    {
        let open = |phase: &&str| {
            let laid = format!("in {phase} of Evil \n Evil: Mombi \n Evil hand: {card} \n Good: Tin");
            Table::lay(&laid).offers(&format!("Evil plays {card} on Tin"))
        };
        let found: Vec<&str> = ["Adventure", "Summon", "Attack", "Rest"].into_iter().filter(open).collect();
        assert_eq!(found.join(" "), windows, "{card}");
    }
}

#[test]
fn d17_a_fate_that_a_card_names_comes_without_a_battle() {
    for (phase, card) in
        [("Adventure", "Misguided"), ("Summon", "Turn to Wood"), ("Summon", "Curse"), ("Rest", "Mishap")]
    {
        let mut table =
            Table::lay(&format!("in {phase} of Evil \n Evil: Mombi \n Evil hand: {card} \n Good: Glinda + Army | Tin"));
        table.play(&format!("Evil plays {card} on Glinda"));
        let battle = |event: &Event| {
            matches!(event, Event::AttackBegan { .. } | Event::BattleBegan { .. } | Event::Rolled { .. })
        };
        assert!(table.events.iter().any(|event| matches!(event, Event::Fated { .. })), "{card}");
        assert!(!table.events.iter().any(battle), "{card}");
    }
}

#[test]
fn d18_a_spell_strikes_the_group_an_event_one_and_a_spell_modifier_its_bearer() {
    let group = "Good: Tin & Jack & Lion";
    let mut table = Table::lay(&format!("in Summon of Evil \n Evil: Mombi \n Evil hand: Transformation \n {group}"));
    table.play("Evil plays Transformation on Jack").shows("Tin, Jack, Lion are idle with Good");
    let mut table = Table::lay(&format!("in Rest of Evil \n Evil hand: Mishap \n {group}"));
    table.play("Evil plays Mishap on Jack").shows("Jack is exiled; Tin stands with Lion");
    let mut table = Table::lay(&format!("in Summon of Evil \n Evil: Mombi \n Evil hand: Curse \n {group}"));
    table.play("Evil plays Curse on Jack").shows("Jack is idle with Good; Tin stands with Lion");
    let mut table = Table::lay(&format!("in Attack of Evil \n Evil: Roquat \n Evil hand: Murder \n {group}"));
    table.play("Roquat attacks Jack with Murder \n fight 12 1").shows("Tin, Jack, Lion are killed");
}

#[test]
fn d19_tc_is_in_play_on_the_other_side_and_cc_is_ones_captive() {
    let laid = "
        Evil: Mombi | ~Dorothy | !Guph \n Evil holds: Lion by Mombi
        Good: Tin | !Jack \n Good holds: Singra by Tin \n Evil hand: Mishap, Kill Slowly";
    let table = Table::lay(&format!("in Rest of Evil \n {laid}"));
    for (target, tc, cc) in [
        ("Tin", true, false),
        ("Jack", true, false),
        ("Lion", false, true),
        ("Dorothy", false, false),
        ("Mombi", false, false),
        ("Guph", false, false),
        ("Singra", false, false),
    ] {
        assert_eq!(table.offers(&format!("Evil plays Mishap on {target}")), tc, "{target}");
        assert_eq!(table.offers(&format!("Evil plays Kill Slowly on {target}")), cc, "{target}");
    }
    // A Character of Good's own deck under Evil's control is a TC for Good.
    let table = Table::lay("in Adventure of Good \n Good hand: Cyclone \n Evil: ~Dorothy");
    assert!(table.offers("Good plays Cyclone on Dorothy"));
}

#[test]
fn d46_control_of_ones_own_character_brings_it_home() {
    let mut table = Table::lay_with(
        "G11 | Cyclone | E | - | Control TC",
        "in Adventure of Good \n Good hand: Cyclone \n Evil: ~Tin + Toto & Guph",
    );
    let mut other = table.clone();
    table
        .play("Good plays Cyclone on Tin")
        .shows("Tin is with Good; Tin stands alone; Toto is on Tin; Guph is with Evil");
    other.play("Good plays Cyclone on Guph").shows("Guph is with Good; Tin is with Evil");
}

#[test]
fn d47_an_action_without_effect_is_neither_offered_nor_allowed() {
    let refused = |table: &mut Table, line: &str| assert_eq!(table.refuse(line), Illegal::NotOffered, "{line}");
    // A Character cannot be Incapacitated twice, and a captive with a token cannot get another.
    let mut table =
        Table::lay("in Rest of Evil \n Evil: Mombi \n Evil holds: !Tin by Mombi \n Evil hand: Torture, Long Recovery");
    refused(&mut table, "Evil plays Torture on Tin");
    refused(&mut table, "Evil plays Long Recovery on Mombi");
    // A hand that is empty, or that is known already, cannot be looked at.
    let mut table = Table::lay(
        "in Adventure of Good \n Good: Tin + Picture | Jack + Crystal Ball \n Evil: Mombi \n Evil hand: Curse",
    );
    table.play("Good looks with Picture");
    refused(&mut table, "Good looks with Crystal Ball");
    let mut table = Table::lay("in Adventure of Good \n Good: Tin + Picture \n Evil: Mombi");
    refused(&mut table, "Good looks with Picture");
    // Incantation is not offered without a Spellcaster among the fighters, and Disguise is not offered to defenders.
    let mut table = Table::lay("Good: Tin | Wizard of Oz \n Good hand: Incantation, Toto \n Evil: Roquat");
    table.play("Tin attacks Roquat freely \n fight \n roll 1 12");
    refused(&mut table, "Good plays Incantation");
    let mut table = Table::lay("in Attack of Evil \n Evil: Roquat \n Good: Tin \n Good hand: Disguise, Weakness");
    table.play("Roquat attacks Tin freely \n fight \n roll 12 1");
    refused(&mut table, "Good plays Disguise");
    // A unit cannot be assigned to the Location where it already is, and an Item that no Character may bear cannot be
    // taken.
    let mut table = Table::lay("in Rest of Good \n Good: Tin @ Palace | Lion \n Good locations: Palace");
    table.play("Good is done");
    refused(&mut table, "Tin goes to Palace");
    refused(&mut table, "Lion goes nowhere");
    assert!(table.offers("Tin goes nowhere") && table.offers("Lion goes to Palace"));
    let mut table =
        Table::lay("in Summon of Good \n Good: Jack | !Glinda \n Good hand: Take Item \n Evil: Mombi + Belt");
    refused(&mut table, "Good takes Belt");
}

#[test]
fn d50_a_spell_that_brings_a_fate_takes_a_unit_and_the_incapacitated_one_by_one() {
    let laid =
        "in Summon of Evil \n Evil: Mombi \n Evil hand: Turn to Wood \n Good: Dorothy & Tin | Lion | !Jack | !Tiger";
    let spells = |table: &Table| {
        table.actions().into_iter().filter(|action| matches!(action, duel::Action::PlayOn { .. })).count()
    };
    assert_eq!(spells(&Table::lay(laid)), 2);
    // A Spell that kills also has Incapacitated Characters as targets, each of them alone.
    let mut table = Table::lay_with("V08 | Turn to Wood | S | - | Kill", laid);
    assert_eq!(spells(&table), 4);
    let mut group = table.clone();
    table.play("Evil plays Turn to Wood on Jack").shows("Jack is killed; Tiger is idle with Good");
    group.play("Evil plays Turn to Wood on Dorothy").shows("Dorothy, Tin are killed; Lion is with Good");
}
