//! Tests of Good's Characters.

use crate::language::Table;
use duel::Side::{Evil, Good};
use kernel::Game;

/// Returns the Force of this Character's unit at rest, when it attacks and when it defends.
fn forces(table: &Table, name: &str) -> (i16, i16, i16) {
    (table.rest(name), table.attack(name), table.defence(name))
}

/// Checks a Character that is alone and has no attachments: its Force when it attacks and when it defends, and whether
/// it can cast Spells.
#[track_caller]
fn is_alone(name: &str, force: i16, casts: bool) {
    let mut table = Table::lay(&format!("in Summon of Good \n Good hand: {name} \n Evil: Roquat"));
    table.play(&format!("Good plays {name}")).shows(&format!("{name} is with Good; {name} stands alone"));
    assert_eq!(forces(&table, name), (force, force, force));
    assert_eq!(table.casts(name), casts);
}

#[test]
fn g01_dorothy_raises_her_fellow_members() {
    is_alone("Dorothy", 3, false);
    let table = Table::lay("Good: Dorothy & Tin");
    assert_eq!(forces(&table, "Dorothy"), (9, 9, 9));
    // Dorothy raises each fellow Member, but neither Characters in other units nor herself.
    assert_eq!(Table::lay("Good: Dorothy & Tin & Jack & Wizard of Oz").rest("Dorothy"), 3 + 6 + 3 + 5);
    let apart = Table::lay("Good: Dorothy | Tin");
    assert_eq!((apart.rest("Dorothy"), apart.rest("Tin")), (3, 5));
}

#[test]
fn g02_glinda_raises_spells_with_a_printed_force() {
    is_alone("Glinda", 8, true);
    for (glinda, bonus) in [("Good: Glinda", 1), ("Good: !Glinda", 0), ("Evil holds: Glinda by Roquat", 0)] {
        let mut table = Table::lay(&format!(
            "Good: Tin & Wizard of Oz \n {glinda} \n Good hand: Weakness, Incantation, Snow, Wish
             Evil: Roquat + Phanfasms + Mangaboos + Spirits"
        ));
        table.play("Tin attacks Roquat freely \n fight \n roll 1 12");
        assert_eq!(table.totals(), (10, 33));
        // Glinda gives nothing to an Event, which is not a Spell, nor to Incantation, which has no printed Force.
        table.play("Good plays Weakness");
        assert_eq!(table.totals(), (17, 33));
        table.play("Good plays Incantation");
        assert_eq!(table.totals(), (20, 33));
        table.play("Good plays Wish");
        assert_eq!(table.totals(), (27 + bonus, 33));
        table.play("Good plays Snow");
        assert_eq!(table.totals(), (33 + 2 * bonus, 33));
    }
}

#[test]
fn g02_glinda_raises_no_spell_of_the_other_side() {
    let mut table = Table::lay("in Attack of Evil \n Evil: Mombi \n Evil hand: Fire Cage \n Good: Glinda + Army");
    table.play("Mombi attacks Glinda freely \n fight \n roll 1 1 \n Evil plays Fire Cage");
    assert_eq!(table.totals(), (3 + 1 + 6, 15));
}

#[test]
fn g03_the_wizard_lets_spells_be_played() {
    is_alone("Wizard of Oz", 4, true);
    for (wizard, may) in [("Wizard of Oz", true), ("!Wizard of Oz", false)] {
        let mut table = Table::lay(&format!("Good: Tin | {wizard} \n Good hand: Wish, Toto \n Evil: Roquat"));
        table.play("Tin attacks Roquat freely \n fight \n roll 1 12");
        assert_eq!(table.offers("Good plays Wish"), may);
    }
}

#[test]
fn g04_the_lion_is_brave_when_he_attacks() {
    let mut table = Table::lay("in Summon of Good \n Good hand: Lion");
    table.play("Good plays Lion");
    assert_eq!(forces(&table, "Lion"), (4, 6, 4));
    assert!(!table.casts("Lion"));
}

/// Returns the number of cards, out of nine in the hand, that this side still holds at the end of its turn.
fn kept(side: &str, hand: &str, laid: &str) -> usize {
    let mut table = Table::lay(&format!("in Rest of {side} \n {side} hand: {hand} \n {laid}"));
    let (side, other) = if side == "Good" { (Good, Evil) } else { (Evil, Good) };
    table.play(&format!("on to {other:?}'s turn"));
    table.hand(side).len()
}

const GOOD_NINE: &str = "Wish, Quest, Toto, Gump, Carpet, King, Dress, Palace, Snow";
const EVIL_NINE: &str = "Whimsies, Phanfasms, Castle, Belt, Staff, Robe, Wand, Revenge, Illusions";

#[test]
fn g05_the_scarecrow_makes_the_hand_larger() {
    is_alone("Scarecrow", 4, false);
    assert_eq!(kept("Good", GOOD_NINE, "Good: Scarecrow"), 8);
    assert_eq!(kept("Good", GOOD_NINE, "Good: !Scarecrow"), 7);
    assert_eq!(kept("Good", GOOD_NINE, "Evil: ~Scarecrow"), 7);
    assert_eq!(kept("Evil", EVIL_NINE, "Evil: ~Scarecrow"), 8);
    assert_eq!(kept("Evil", EVIL_NINE, "Good: Scarecrow"), 7);
}

#[test]
fn g06_the_tin_woodsman() {
    is_alone("Tin", 5, false);
}

#[test]
fn g08_ozma_raises_her_fellow_members() {
    is_alone("Ozma", 6, true);
    assert_eq!(forces(&Table::lay("Good: Ozma & Jack"), "Jack"), (9, 9, 9));
    assert_eq!(Table::lay("Good: Ozma & Jack & Tin & Lion").rest("Ozma"), 6 + 3 + 6 + 5);
    assert_eq!(Table::lay("Good: Ozma | Jack").rest("Jack"), 2);
}

#[test]
fn g24_tik_tok() {
    is_alone("Tik-Tok", 4, false);
}

#[test]
fn g30_the_hungry_tiger_has_no_companions() {
    is_alone("Tiger", 4, false);
    let mut table = Table::lay("in Summon of Good \n Good: Tiger | Tin \n Good hand: Toto, Army, Carpet, King");
    for companion in ["Toto", "Army"] {
        table.refuse(&format!("Good plays {companion} on Tiger"));
        assert!(table.offers(&format!("Good plays {companion} on Tin")));
    }
    table.play("Good plays Carpet on Tiger");
    assert_eq!(table.rest("Tiger"), 6);
    table.play("Good plays King on Tiger");
    assert_eq!(table.rest("Tiger"), 9);
}

/// Returns the number of cards that this side draws at the beginning of its turn.
fn drawn(side: &str, laid: &str) -> usize {
    let other = if side == "Good" { "Evil" } else { "Good" };
    let mut table = Table::lay(&format!("in Rest of {other} \n {laid}"));
    let side = if side == "Good" { Good } else { Evil };
    table.play(&format!("on to {side:?}'s turn"));
    let mut rng = kernel::Rng::new(1);
    while table.turn() == "chance" {
        let entry = kernel::Entry::Chance(table.game.sample(&table.state, &mut rng));
        table.enter(entry).unwrap();
    }
    table.hand(side).len()
}

#[test]
fn g31_the_royal_historian_draws_one_more_card() {
    is_alone("Historian", 1, false);
    assert_eq!(drawn("Good", "Good: Historian"), 3);
    assert_eq!(drawn("Good", "Good: !Historian"), 2);
    assert_eq!(drawn("Good", "Evil: ~Historian"), 2);
    assert_eq!(drawn("Evil", "Evil: ~Historian"), 3);
    assert_eq!(drawn("Evil", "Good: Historian"), 2);
    assert_eq!(drawn("Good", "Evil: Mombi \n Evil holds: Historian by Mombi"), 2);
}

#[test]
fn g43_locasta_makes_the_hand_larger() {
    is_alone("Locasta", 4, true);
    assert_eq!(kept("Good", GOOD_NINE, "Good: Locasta"), 8);
    assert_eq!(kept("Good", GOOD_NINE, "Good: !Locasta"), 7);
}

#[test]
fn g51_jack_pumpkinhead() {
    is_alone("Jack", 2, false);
}

#[test]
fn g52_general_jinjur_raises_companions() {
    is_alone("Jinjur", 5, false);
    // Jinjur raises each Companion in any unit, and nothing else.
    assert_eq!(Table::lay("Good: Tin + Toto + Gump + Carpet | Jinjur").rest("Tin"), 5 + 3 + 5 + 2);
    assert_eq!(Table::lay("Good: Jinjur + Toto").rest("Jinjur"), 5 + 3);
    assert_eq!(Table::lay("Good: Tin + Toto + Gump | !Jinjur").rest("Tin"), 5 + 2 + 4);
    // Jinjur raises only the Companions of the player who controls her.
    assert_eq!(Table::lay("Good: Jinjur \n Evil: Guph + Whimsies").rest("Guph"), 4 + 3);
    let under_evil = Table::lay("Good: Tin + Toto \n Evil: Guph + Whimsies | ~Jinjur");
    assert_eq!((under_evil.rest("Guph"), under_evil.rest("Tin")), (4 + 4, 5 + 2));
}
