//! Tests of Evil's Characters.

use crate::language::Table;
use duel::Side::Evil;
use kernel::{Entry, Game, Rng};

/// Checks a Character that is alone and has no attachments: its Force when it attacks and when it defends, and whether
/// it can cast Spells.
#[track_caller]
fn is_alone(name: &str, force: i16, casts: bool) {
    let mut table = Table::lay(&format!("in Summon of Evil \n Evil hand: {name} \n Good: Glinda"));
    table.play(&format!("Evil plays {name}")).shows(&format!("{name} is with Evil; {name} stands alone"));
    assert_eq!((table.rest(name), table.attack(name), table.defence(name)), (force, force, force));
    assert_eq!(table.casts(name), casts);
}

/// Checks that a woman of Evil under the control of Good gets Force from a card for females, and none from a card for
/// males.
#[track_caller]
fn is_woman(name: &str, force: i16) {
    let borne = |modifier: &str| Table::lay(&format!("Good: ~{name} + {modifier}")).rest(name);
    assert_eq!((borne("Dress"), borne("King")), (force + 2, force));
}

#[track_caller]
fn is_man(name: &str, force: i16) {
    let borne = |modifier: &str| Table::lay(&format!("Good: ~{name} + {modifier}")).rest(name);
    assert_eq!((borne("Dress"), borne("King")), (force, force + 3));
}

#[test]
fn v01_the_witch_of_the_east_raises_spells() {
    is_alone("Witch of the East", 6, true);
    is_woman("Witch of the East", 6);
    for (witch, plus) in [("Witch of the East", 7), ("!Witch of the East", 6)] {
        let mut table =
            Table::lay(&format!("Good: Glinda + Army \n Evil: Mombi | {witch} \n Evil hand: Fire Cage, Castle"));
        table.play("Glinda attacks Mombi freely \n fight \n roll 12 1 \n Evil plays Fire Cage");
        assert_eq!(table.totals(), (26, 4 + plus));
    }
}

#[test]
fn v02_the_witch_of_the_west_raises_minions() {
    is_alone("Witch of the West", 5, true);
    is_woman("Witch of the West", 5);
    assert_eq!(Table::lay("Evil: Guph + Whimsies | Witch of the West").rest("Guph"), 8);
    assert_eq!(Table::lay("Evil: Guph + Whimsies + Revenge + Robe | Witch of the West").rest("Guph"), 8 + 2 + 1);
    assert_eq!(Table::lay("Evil: Guph + Whimsies | !Witch of the West").rest("Guph"), 7);
    assert_eq!(Table::lay("Evil: Witch of the West \n Good: Tin + Toto").rest("Tin"), 7);
}

#[test]
fn v11_roquat_draws_one_more_card() {
    is_alone("Roquat", 7, true);
    is_man("Roquat", 7);
    for (laid, expected) in [("Evil: Roquat", 3), ("Evil: !Roquat", 2), ("Good: Tin \n Good holds: Roquat by Tin", 2)] {
        let mut table = Table::lay(&format!("in Rest of Good \n {laid}"));
        table.play("on to Evil's turn");
        let mut rng = Rng::new(1);
        while table.turn() == "chance" {
            let entry = Entry::Chance(table.game.sample(&table.state, &mut rng));
            table.enter(entry).unwrap();
        }
        assert_eq!(table.hand(Evil).len(), expected, "{laid}");
    }
}

#[test]
fn v13_potaroo() {
    is_alone("Potaroo", 2, true);
    is_man("Potaroo", 2);
}

#[test]
fn v22_kalico() {
    is_alone("Kalico", 4, true);
    is_man("Kalico", 4);
}

#[test]
fn v27_general_guph() {
    is_alone("Guph", 4, false);
    is_man("Guph", 4);
}

#[test]
fn v39_mombi() {
    is_alone("Mombi", 3, true);
    is_woman("Mombi", 3);
}

#[test]
fn v40_singra() {
    is_alone("Singra", 4, true);
    is_woman("Singra", 4);
}
