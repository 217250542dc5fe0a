//! Tests of the Companions. The rules also call them Minions.

use super::common::is_borne;
use crate::language::Table;
use duel::Fate;

#[test]
fn g07_toto_the_dog() {
    is_borne("Toto", "Tin", 2);
}

#[test]
fn g21_gillikins() {
    is_borne("Gillikins", "Tin", 3);
}

#[test]
fn g25_the_sawhorse() {
    is_borne("Sawhorse", "Tin", 3);
}

#[test]
fn g26_billina_the_yellow_hen() {
    is_borne("Billina", "Tin", 2);
}

#[test]
fn g28_the_gump() {
    is_borne("Gump", "Tin", 4);
}

#[test]
fn g32_munchkins() {
    is_borne("Munchkins", "Tin", 2);
}

#[test]
fn g36_army_of_female_soldiers_follows_anybody() {
    is_borne("Army", "Tin", 6);
    is_borne("Army", "Dorothy", 6);
}

#[test]
fn g37_good_fairies() {
    is_borne("Fairies", "Tin", 4);
}

/// A Companion raises only the Force of its bearer, not that of other Members of the Group.
#[test]
fn a_companion_is_no_member() {
    let table = Table::lay("Good: Tin + Toto & Lion & Jack & Scarecrow + Gump + Army");
    assert_eq!(table.rest("Tin"), 5 + 2 + 4 + 2 + 4 + 4 + 6);
}

#[test]
fn v04_goblin_guards_help_to_capture() {
    is_borne("Goblin", "Guph", 4);
    helps_to_capture("Goblin", 4, 1);
}

#[test]
fn v05_winged_monkeys_help_to_capture() {
    is_borne("Monkeys", "Guph", 3);
    helps_to_capture("Monkeys", 3, 2);
}

/// Checks that a Companion gives `more` Force to an attacker in an attack that captures. The attack is made with an
/// Attack card, or it is the Free Attack.
#[track_caller]
fn helps_to_capture(card: &str, plus: i16, more: i16) {
    let laid = format!(
        "in Attack of Evil \n Evil: Guph + {card} \n Evil hand: Murder, Enslave, Conquest \n Good: Jack
         Good locations: Palace \n Evil holds: Tin"
    );
    let table = Table::lay(&laid);
    assert_eq!(table.attack_to("Guph", Fate::Captured), 4 + plus + more);
    for fate in [Fate::Killed, Fate::Incapacitated, Fate::Controlled, Fate::Exiled] {
        assert_eq!(table.attack_to("Guph", fate), 4 + plus);
    }
    assert_eq!((table.attack("Guph"), table.defence("Guph"), table.rest("Guph")), (4 + plus, 4 + plus, 4 + plus));
    for (attack, total) in [
        ("Guph attacks Jack with Murder", 4 + plus + 1),
        ("Guph attacks Jack with Enslave", 4 + plus + more + 4),
        ("Guph attacks Jack freely", 4 + plus + more),
    ] {
        let mut table = Table::lay(&laid);
        table.play(attack).play("fight 5 5");
        assert_eq!(table.totals().0, total + 5, "{attack}");
    }
    let mut table = Table::lay(&laid);
    table.play("Guph attacks Palace with Conquest \n fight \n Good intervenes with Jack \n roll 5 5");
    assert_eq!(table.totals().0, 4 + plus + 5 + 5);
    // The card is a Minion like the others: with the Witch of the West, Minions get F+1.
    let with_witch = Table::lay(&format!("Evil: Guph + {card} | Witch of the West"));
    assert_eq!(with_witch.rest("Guph"), 4 + plus + 1);
    assert_eq!(with_witch.attack_to("Guph", Fate::Captured), 4 + plus + more + 1);
}

#[test]
fn v24_winkie_slaves() {
    is_borne("Winkie", "Guph", 2);
}

#[test]
fn v25_quadling_slaves() {
    is_borne("Quadling", "Guph", 3);
}

#[test]
fn v30_mangaboos() {
    is_borne("Mangaboos", "Guph", 4);
}

#[test]
fn v41_whimsies() {
    is_borne("Whimsies", "Guph", 3);
}

#[test]
fn v42_growleywogs() {
    is_borne("Growleywogs", "Guph", 4);
}

#[test]
fn v43_phanfasms() {
    is_borne("Phanfasms", "Guph", 5);
}

#[test]
fn v46_evil_spirits() {
    is_borne("Evil Spirits", "Guph", 5);
}
