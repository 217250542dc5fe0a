//! Tests of the Items.

use super::common::is_borne;
use crate::language::Table;
use duel::Fate;
use duel::Side::{Evil, Good};

#[test]
fn g13_silver_slippers_make_a_woman_a_spellcaster() {
    is_borne("Slippers", "Tin", 3);
    is_borne("Slippers", "Jinjur", 3);
    for (bearer, force, casts) in [("Jinjur", 8, true), ("Dorothy", 6, true), ("Tin", 8, false)] {
        let mut table =
            Table::lay(&format!("Good: {bearer} + Slippers \n Good hand: Wish, Toto \n Evil: Roquat + Spirits"));
        assert_eq!((table.rest(bearer), table.casts(bearer)), (force, casts));
        table.play(&format!("{bearer} attacks Roquat freely \n fight \n roll 1 12"));
        assert_eq!(table.offers("Good plays Wish"), casts);
    }
    // The bearer counts as a Spellcaster for every card that needs one.
    assert_eq!(Table::lay("Good: Jinjur + Slippers + Belt").rest("Jinjur"), 5 + 3 + 5);
    assert_eq!(Table::lay("Good: Tin + Slippers + Belt").rest("Tin"), 5 + 3);
}

#[test]
fn g17_the_magic_picture_shows_evils_hand() {
    shows_the_hand("Good", "Picture", "Tin", "Evil: Mombi \n Evil hand: Murder, Curse");
}

#[test]
fn v38_the_crystal_ball_shows_goods_hand() {
    shows_the_hand("Evil", "Crystal Ball", "Guph", "Good: Tin \n Good hand: Quest, Toto");
}

#[track_caller]
fn shows_the_hand(own: &str, item: &str, bearer: &str, other: &str) {
    is_borne(item, bearer, 0);
    let side = if own == "Good" { Good } else { Evil };
    let foe = if side == Good { Evil } else { Good };
    let lay =
        |phase: &str, bearer: &str| Table::lay(&format!("in {phase} of {own} \n {own}: {bearer} + {item} \n {other}"));
    let looks = format!("{own} looks with {item}");
    let mut table = lay("Adventure", bearer);
    let (own_seat, foe_seat) = (table.seat(side), table.seat(foe));
    assert_eq!(table.look(side).holdings[foe_seat].hidden, 2);
    table.play(&looks);
    assert_eq!(table.look(side).holdings[foe_seat].hand, table.hand(foe));
    assert_eq!(table.look(side).holdings[foe_seat].hidden, 0);
    // The Item shows the other hand only to the player who uses it, and it shows nobody the hand of that player.
    assert_eq!(table.look_from_the_table().holdings[foe_seat].hidden, 2);
    assert_eq!(table.look(foe).holdings[own_seat].hidden as usize, table.hand(side).len());
    table.refuse(&looks);
    for phase in ["Summon", "Attack", "Rest"] {
        lay(phase, bearer).refuse(&looks);
    }
    lay("Adventure", &format!("!{bearer}")).refuse(&looks);
    let no_hand = other.lines().next().unwrap();
    Table::lay(&format!("in Adventure of {own} \n {own}: {bearer} + {item} \n {no_hand}")).refuse(&looks);
}

#[test]
fn g27_powder_of_life_is_discarded_to_draw_three() {
    is_borne("Powder", "Tin", 0);
    for phase in ["Adventure", "Summon", "Attack", "Rest"] {
        let mut table =
            Table::lay(&format!("in {phase} of Good \n Good: Tin + Powder \n Good holds: Guph by Tin \n Evil: Mombi"));
        table.play("Good uses Powder").shows("Powder is discarded");
        table.play("Good draws Toto, Wish, Dorothy").shows("Toto, Wish, Dorothy are in hand");
        assert_eq!((table.hand(Good).len(), table.turn()), (3, format!("Good: {phase}")));
    }
}

#[test]
fn g27_powder_of_life_serves_a_viable_bearer_on_its_turn_before_declaring() {
    Table::lay("in Summon of Good \n Good: !Tin + Powder").refuse("Good uses Powder");
    Table::lay("in Summon of Evil \n Good: Tin + Powder").refuse("Good uses Powder");
    let mut table = Table::lay("Good: Tin + Powder | Jack \n Good hand: Quest \n Evil: Mombi");
    table.play("Jack attacks Mombi freely").refuse("Good uses Powder");
    // Under Evil's control, the Powder draws cards of Evil, but the Powder itself goes to Good's discard.
    let mut table = Table::lay("in Summon of Evil \n Evil: ~Tin + Powder");
    table.play("Evil uses Powder \n Evil draws Mombi, Guph, Curse").shows("Powder is discarded");
    assert_eq!((table.hand(Evil).len(), table.hand(Good).len()), (3, 0));
}

#[test]
fn g27_powder_of_life_draws_itself_only_among_others() {
    let laid = "in Rest of Good \n Good: Tin + Powder \n Good deck: Gump";
    let mut table = Table::lay(laid);
    table.play("Good uses Powder \n Good draws Gump, Powder");
    assert_eq!(table.hand(Good), table.cards("Gump, Powder"));
    Table::lay("in Rest of Good \n Good: Tin + Powder \n Good deck: nothing").refuse("Good uses Powder");
    let mut table = Table::lay("in Rest of Good \n Good: Tin + Powder \n Good discard: Toto \n Good deck: nothing");
    table.play("Good uses Powder \n Good draws Powder, Toto");
}

#[test]
fn g29_magic_carpet() {
    is_borne("Carpet", "Tin", 2);
}

#[test]
fn g44_hot_air_balloon() {
    is_borne("Balloon", "Tin", 2);
}

/// Checks that only a Spellcaster may bear an Item, and that the Item gives nothing to a bearer that is no longer a
/// Spellcaster.
#[track_caller]
fn is_for_spellcasters(card: &str, plus: i16) {
    is_borne(card, "Mombi", plus);
    let mut table = Table::lay(&format!("in Summon of Evil \n Evil: Guph | Mombi | !Singra \n Evil hand: {card}"));
    table.refuse(&format!("Evil plays {card} on Guph"));
    assert_eq!(Table::lay(&format!("Evil: Guph + {card}")).rest("Guph"), 4);
}

#[test]
fn v06_magic_belt() {
    is_for_spellcasters("Belt", 5);
}

#[test]
fn v07_spell_book() {
    is_for_spellcasters("Spell Book", 3);
}

#[test]
fn v15_magical_staff() {
    is_for_spellcasters("Staff", 2);
}

#[test]
fn v16_magical_robe_helps_attackers() {
    is_borne("Robe", "Guph", 1);
    let table = Table::lay("Evil: Guph + Robe & Singra");
    assert_eq!((table.rest("Guph"), table.attack("Guph"), table.defence("Guph")), (9, 12, 9));
    assert_eq!(table.attack_to("Guph", Fate::Captured), 12);
}

#[test]
fn v17_magic_wand_raises_spells_by_two() {
    is_for_spellcasters("Wand", 1);
    let cage = |evil: &str| {
        let mut table = Table::lay(&format!("Good: Glinda + Army \n Evil: {evil} \n Evil hand: Fire Cage, Castle"));
        table.play("Glinda attacks Singra freely \n fight \n roll 12 1");
        let before = table.totals().1;
        table.play("Evil plays Fire Cage");
        table.totals().1 - before
    };
    assert_eq!(cage("Singra | Mombi + Wand"), 8);
    assert_eq!(cage("Singra | Mombi + Wand | Witch of the East"), 9);
    assert_eq!(cage("Singra | !Mombi + Wand"), 6);
    assert_eq!(cage("Singra | Guph + Wand"), 6);
}

#[test]
fn v23_golden_cap_raises_minions() {
    is_borne("Golden Cap", "Guph", 2);
    assert_eq!(Table::lay("Evil: Guph + Golden Cap + Whimsies").rest("Guph"), 4 + 2 + 4);
    // Companions in any unit get the bonus, as long as the bearer of the Cap is viable.
    assert_eq!(Table::lay("Evil: Mombi + Golden Cap | Guph + Whimsies").rest("Guph"), 4 + 4);
    assert_eq!(Table::lay("Evil: !Mombi + Golden Cap | Guph + Whimsies").rest("Guph"), 4 + 3);
}
