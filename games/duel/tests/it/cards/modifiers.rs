//! Tests of the Modifiers and Spell Modifiers.

use super::common::is_borne;
use crate::language::Table;

#[test]
fn g23_enchantment_is_a_spell_that_stays() {
    // Glinda can cast Enchantment, because she is a Spellcaster, and she raises it, because it is a Spell.
    let laid = "in Summon of Good \n Good: Tin | Wizard of Oz | !Jack \n Good hand: Enchantment \n Evil: Mombi";
    let mut table = Table::lay(laid);
    for other in ["Jack", "Mombi"] {
        table.refuse(&format!("Good plays Enchantment on {other}"));
    }
    table.play("Good plays Enchantment on Tin").shows("Enchantment is on Tin");
    assert_eq!((table.rest("Tin"), table.attack("Tin"), table.defence("Tin")), (8, 8, 8));
    for phase in ["Adventure", "Attack", "Rest"] {
        Table::lay(&laid.replace("Summon", phase)).refuse("Good plays Enchantment on Tin");
    }
    Table::lay(&laid.replace("Wizard", "!Wizard")).refuse("Good plays Enchantment on Tin");
    // Once Enchantment is attached, it needs no Spellcaster.
    assert_eq!(Table::lay("Good: Tin + Enchantment").rest("Tin"), 8);
    assert_eq!(Table::lay("Good: Tin + Enchantment | Glinda").rest("Tin"), 9);
    assert_eq!(Table::lay("Good: Tin + Enchantment | !Glinda").rest("Tin"), 8);
}

#[test]
fn g23_enchantment_stays_with_a_captive() {
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Roquat \n Evil hand: Enslave, Murder \n Good: Tin + Enchantment | Lion + Toto",
    );
    let mut killed = table.clone();
    table
        .play("Roquat attacks Tin with Enslave \n fight 12 1")
        .shows("Tin is captive of Evil by Roquat; Enchantment is on Tin");
    killed.play("Roquat attacks Tin with Murder \n fight 12 1").shows("Tin is killed; Enchantment is discarded");
}

#[test]
fn g45_university_of_magic_makes_a_spellcaster() {
    is_borne("University", "Tin", 2);
    let table = Table::lay("Good: Tin + University");
    assert_eq!((table.rest("Tin"), table.casts("Tin")), (7, true));
    let wish = |laid: &str| {
        let mut table = Table::lay(&format!("{laid} \n Good hand: Wish, Toto"));
        table.play("Lion attacks Roquat freely \n fight \n roll 1 12");
        table.offers("Good plays Wish")
    };
    assert!(wish("Good: Lion | Tin + University \n Evil: Roquat"));
    assert!(!wish("Good: Lion | !Tin + University \n Evil: Roquat"));
    assert!(!wish("Good: Lion \n Evil: Roquat \n Evil holds: Tin + University by Roquat"));
}

#[test]
fn g46_king_is_for_males() {
    is_borne("King", "Tin", 3);
    let mut table = Table::lay("in Summon of Good \n Good: Dorothy | Ozma | Tin | Wizard of Oz \n Good hand: King");
    for woman in ["Dorothy", "Ozma"] {
        table.refuse(&format!("Good plays King on {woman}"));
    }
    table.play("Good plays King on Wizard of Oz");
    assert_eq!(table.rest("Wizard of Oz"), 7);
    assert_eq!(Table::lay("Good: Dorothy + King").rest("Dorothy"), 3);
}

#[test]
fn g47_white_dress_and_green_pumps_are_for_females() {
    is_borne("Dress", "Dorothy", 2);
    let mut table = Table::lay("in Summon of Good \n Good: Tin | Wizard of Oz | Glinda \n Good hand: Dress");
    for man in ["Tin", "Wizard of Oz"] {
        table.refuse(&format!("Good plays Dress on {man}"));
    }
    table.play("Good plays Dress on Glinda");
    assert_eq!(table.rest("Glinda"), 10);
    assert_eq!(Table::lay("Good: Tin + Dress").rest("Tin"), 5);
}

#[test]
fn v21_revenge_stays_with_a_captive() {
    is_borne("Revenge", "Guph", 2);
}

#[test]
fn v34_curse_incapacitates_one_for_as_long_as_it_stays() {
    let laid = "
        in Summon of Evil
        Evil: Mombi \n Evil hand: Curse
        Good: Dorothy & Tin + Toto | !Lion \n Good locations: Palace";
    let mut table = Table::lay(laid);
    for other in ["Lion", "Mombi"] {
        table.refuse(&format!("Evil plays Curse on {other}"));
    }
    table.play("Evil plays Curse on Tin").shows("Tin is idle with Good; Curse, Toto are on Tin; Dorothy stands alone");
    for phase in ["Adventure", "Attack", "Rest"] {
        Table::lay(&laid.replace("Summon", phase)).refuse("Evil plays Curse on Tin");
    }
    Table::lay(&laid.replace("Mombi", "!Mombi")).refuse("Evil plays Curse on Tin");
    // When a Character is restored, its Curse is discarded.
    let mut table = Table::lay("in Summon of Good \n Good: Glinda | !Tin + Curse + Toto \n Good hand: Disenchant");
    table
        .play("Good plays Disenchant on Tin")
        .shows("Tin is with Good; Tin stands alone; Curse is discarded; Toto is on Tin");
    // When the bearer of the Curse is exiled, the Curse goes to Evil's discard.
    let mut table = Table::lay("in Rest of Evil \n Evil hand: Mishap \n Good: !Tin + Curse");
    table.play("Evil plays Mishap on Tin").shows("Tin is exiled; Curse is discarded");
}
