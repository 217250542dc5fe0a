//! Tests of the Spells for battles.

use super::common::{is_cast_in_battle, losing_attacker, losing_defender, needs_a_caster};
use crate::language::Table;

#[test]
fn g14_magic_snow() {
    is_cast_in_battle("Magic Snow", 6);
}

#[test]
fn g20_wish() {
    is_cast_in_battle("Wish", 7);
}

#[test]
fn g38_invisibility() {
    is_cast_in_battle("Invisibility", 5);
}

#[test]
fn g39_protective_magic_is_for_the_defender() {
    needs_a_caster("Protective Magic");
    let (mut attacker, _) = losing_attacker("Protective Magic", "");
    attacker.refuse("Good plays Protective Magic");
    let (mut defender, _) = losing_defender("Protective Magic", "");
    let before = defender.totals();
    defender.play("Good plays Protective Magic").shows("Protective Magic is discarded");
    assert_eq!(defender.totals(), (before.0, before.1 + 8));
}

#[test]
fn g22_incantation_raises_each_spellcaster_of_the_side() {
    needs_a_caster("Incantation");
    let attack = |good: &str| {
        let mut table = Table::lay(&format!(
            "Good: {good} \n Good hand: Incantation, Toto \n Evil: Roquat + Spirits + Phanfasms + Mangaboos"
        ));
        table.play("Tin attacks Roquat freely \n fight \n roll 1 12");
        table
    };
    let raised = |good: &str| {
        let mut table = attack(good);
        let before = table.totals().0;
        table.play("Good plays Incantation");
        table.totals().0 - before
    };
    assert_eq!(raised("Wizard of Oz & Locasta & Tin"), 6);
    assert_eq!(raised("Wizard of Oz & Locasta & Tin + University"), 9);
    // Glinda's bonus is only for Spells with a printed Force.
    assert_eq!(raised("Wizard of Oz & Tin | Glinda"), 3);
    // With a Spellcaster outside the battle, Incantation could be cast, but it would raise nobody's Force.
    attack("Tin & Jack | Wizard of Oz").refuse("Good plays Incantation");
    // Defenders may also play Incantation.
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Roquat + Spirits \n Good: Wizard of Oz & Tin \n Good hand: Incantation, Toto",
    );
    table.play("Roquat attacks Tin freely \n fight \n roll 12 1 \n Good plays Incantation");
    assert_eq!(table.totals(), (24, 9 + 3 + 1));
}

#[test]
fn v26_fire_cage() {
    is_cast_in_battle("Fire Cage", 6);
}

#[test]
fn v29_sorcery() {
    is_cast_in_battle("Sorcery", 5);
}

#[test]
fn v31_illusions() {
    is_cast_in_battle("Illusions", 3);
}

#[test]
fn v45_giant_size() {
    is_cast_in_battle("Giant Size", 5);
}
