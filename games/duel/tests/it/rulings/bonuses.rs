//! Tests of D12 to D14, on bonuses that last while a card is in play, and of D20, D24 and D25.

use crate::language::Table;

#[test]
fn d12_fgm_reaches_the_group_and_all_others_reach_the_whole_side() {
    let table = Table::lay("Good: Dorothy & Tin + Toto | Jack + Gump | Jinjur");
    assert_eq!(table.rest("Tin"), 3 + 5 + 1 + 3);
    assert_eq!(table.rest("Jack"), 2 + 5);
    // The bonus of an Item counts only while the bearer of the Item is viable.
    assert_eq!(Table::lay("Evil: Guph + Whimsies | Mombi + Golden Cap").rest("Guph"), 8);
    assert_eq!(Table::lay("Evil: Guph + Whimsies | !Mombi + Golden Cap").rest("Guph"), 7);
    // A bonus does not count for the other side, and a captive gives no bonus.
    assert_eq!(Table::lay("Evil: Guph + Whimsies \n Good: Jinjur").rest("Guph"), 7);
    assert_eq!(Table::lay("Good: Tin + Toto \n Evil: Guph \n Evil holds: Jinjur by Guph").rest("Tin"), 7);
}

#[test]
fn d13_for_each_character_and_a_total_may_be_below_zero() {
    let mut table = Table::lay("Good: Jack \n Evil locations: Castle \n Evil: Mombi @ Castle");
    table.play("Jack attacks Mombi freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (2 - 3 + 1, 4));
    let mut table = Table::lay("Good: Jack & Historian \n Evil locations: Castle \n Evil: Mombi @ Castle");
    table.play("Jack attacks Mombi freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (3 - 6 + 1, 4));
    // The bonuses with CAL, FGM and "All … get" also count once for each Character.
    let table = Table::lay("Good: Dorothy & Tin & Jack & Ozma @ Palace \n Good locations: Palace");
    assert_eq!((table.attack("Tin"), table.defence("Tin")), (16 + 3 + 3, 16 + 3 + 3 + 8));
    let mut table =
        Table::lay("Good: Tin & Jack & Lion \n Good hand: Disguise, Toto \n Evil: Roquat + Spirits + Phanfasms");
    table.play("Tin attacks Roquat freely \n fight \n roll 1 12 \n Good plays Disguise");
    assert_eq!(table.totals().0, 5 + 2 + 6 + 1 + 9);
}

#[test]
fn d14_different_cards_add_up() {
    let table = Table::lay("Evil: Guph + Whimsies + Mangaboos | Mombi + Golden Cap | Witch of the West");
    assert_eq!(table.rest("Guph"), 4 + 3 + 4 + 2 * 2);
    let table = Table::lay("Evil: Guph + Whimsies | Witch of the West | Mombi + Golden Cap | ~Jinjur");
    assert_eq!(table.rest("Guph"), 4 + 3 + 3);
    let mut table = Table::lay("Good: Tin | Glinda + Wand \n Good hand: Wish, Toto \n Evil: Roquat + Spirits");
    table.play("Tin attacks Roquat freely \n fight \n roll 1 12 \n Good plays Wish");
    assert_eq!(table.totals().0, 5 + 1 + 7 + 1 + 2);
    let hands =
        "Good: Scarecrow | Locasta \n Good hand: Wish, Quest, Toto, Gump, Carpet, King, Dress, Palace, Snow, Cyclone";
    let mut table = Table::lay(&format!("in Rest of Good \n {hands}"));
    table.play("Good is done \n Good discards Wish");
    assert_ne!(table.turn(), "Good: Discard");
}

#[test]
fn d20_bonuses_for_spells_reach_an_attached_enchantment() {
    assert_eq!(Table::lay("Good: Tin + Enchantment | Glinda").rest("Tin"), 5 + 3 + 1);
    assert_eq!(Table::lay("Good: Tin + Enchantment | Glinda + Wand").rest("Tin"), 5 + 3 + 1 + 2);
    // The bonus counts for the cards of the player who controls the bearer of Enchantment.
    let table = Table::lay("Evil: ~Tin + Enchantment | Witch of the East \n Good: Glinda");
    assert_eq!(table.rest("Tin"), 5 + 3 + 1);
    assert_eq!(Table::lay("Evil: ~Tin + Enchantment | Mombi + Wand \n Good: Glinda").rest("Tin"), 5 + 3 + 2);
    // A Curse and Incantation are Spells too, but they have no printed Force.
    let mut table = Table::lay("Good: Wizard of Oz | Glinda \n Good hand: Incantation, Toto \n Evil: Roquat + Spirits");
    table.play("Wizard of Oz attacks Roquat freely \n fight \n roll 1 12 \n Good plays Incantation");
    assert_eq!(table.totals().0, 4 + 1 + 3);
}

#[test]
fn d24_the_force_of_the_attack_card_joins_the_attack_total() {
    for (attack, plus) in [("with Enslave", 4), ("with I'll Get You", 0), ("with Murder", 1), ("freely", 0)] {
        let mut table =
            Table::lay("in Attack of Evil \n Evil: Guph \n Evil hand: Enslave, I'll Get You, Murder \n Good: Glinda");
        table.play(&format!("Guph attacks Glinda {attack} \n fight \n roll 3 12"));
        assert_eq!(table.totals(), (4 + plus + 3, 20), "{attack}");
    }
}

#[test]
fn d25_attackers_and_defenders_only() {
    let mut table = Table::lay("in Attack of Evil \n Evil: Guph + Robe \n Good: Lion");
    table.play("Guph attacks Lion freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (4 + 1 + 3 + 1, 4 + 1));
    let mut table = Table::lay("Good: Lion \n Evil: Guph + Robe");
    table.play("Lion attacks Guph freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (6 + 1, 4 + 1 + 1));
    // A unit that intervenes counts as a defender.
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Guph \n Evil hand: Conquest \n Good locations: Palace, Emerald City, Road
         Good: Lion @ Emerald City | Tin @ Road",
    );
    let mut road = table.clone();
    table.play("Guph attacks Palace with Conquest \n fight \n Good intervenes with Lion \n roll 12 1");
    assert_eq!(table.totals().1, 4 + 4 + 1);
    road.play("Guph attacks Palace with Conquest \n fight \n Good intervenes with Tin \n roll 12 1");
    assert_eq!(road.totals().1, 5 + 1);
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Guph \n Evil hand: Conquest \n Good locations: Palace \n Good: Wizard of Oz
         Good hand: Protective, Toto",
    );
    table.play("Guph attacks Palace with Conquest \n fight \n Good intervenes with Wizard of Oz \n roll 12 1");
    table.play("Good plays Protective");
    assert_eq!(table.totals(), (4 + 5 + 12, 4 + 1 + 8));
}
