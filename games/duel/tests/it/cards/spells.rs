//! Tests of the Spells that can be played outside battles.

use crate::language::Table;

/// Checks that a Spell can be played on its player's own turn, in the Summon Phase or before attacks are declared, if
/// there is a viable Spellcaster (rules 24, D16).
#[track_caller]
fn is_cast_outside_battles(own: &str, laid: &str, caster: &str, line: &str) {
    for (phase, may) in [("Adventure", false), ("Summon", true), ("Attack", true), ("Rest", false)] {
        let lay = |laid: &str| Table::lay(&format!("in {phase} of {own} \n {laid}"));
        assert_eq!(lay(laid).offers(line), may, "{phase}");
        lay(&laid.replace(caster, &format!("!{caster}"))).refuse(line);
    }
    let other = if own == "Good" { "Evil" } else { "Good" };
    Table::lay(&format!("in Summon of {other} \n {laid}")).refuse(line);
}

#[test]
fn g18_take_item_moves_an_item_to_somebody_who_may_bear_it() {
    let laid = "
        Good: Wizard of Oz | Tin | Dorothy + Slippers | Jack + University | Lion \n Good hand: Take Item
        Evil: Roquat + Belt + Robe + Whimsies + Revenge";
    is_cast_outside_battles(
        "Good",
        "Good: Wizard of Oz | Tin \n Good hand: Take Item \n Evil: Roquat + Belt",
        "Wizard of Oz",
        "Good takes Belt",
    );
    let mut table = Table::lay(&format!("in Summon of Good \n {laid}"));
    for other in ["Whimsies", "Revenge", "Slippers"] {
        table.refuse(&format!("Good takes {other}"));
    }
    table.refuse("Good takes Belt for Lion");
    for bearer in ["Dorothy", "Jack"] {
        assert!(table.offers(&format!("Good takes Belt for {bearer}")), "{bearer}");
    }
    assert!(table.offers("Good takes Robe for Lion"));
    table
        .play("Good takes Belt for Wizard of Oz")
        .shows("Belt is on Wizard of Oz; Take Item is discarded; Robe is on Roquat");
    assert_eq!((table.rest("Wizard of Oz"), table.rest("Roquat")), (9, 7 + 1 + 3 + 2));
}

#[test]
fn g18_take_item_asks_for_no_bearer_where_there_is_one() {
    let mut table =
        Table::lay("in Summon of Good \n Good: Wizard of Oz | Tin \n Good hand: Take Item \n Evil: Roquat + Belt");
    table.play("Good takes Belt").shows("Belt is on Wizard of Oz");
    assert_eq!(table.turn(), "Good: Summon");
}

#[test]
fn g18_take_item_takes_from_anybody_in_play_on_the_other_side() {
    // The Item may be taken from an Incapacitated bearer, and from a Character of Good that Evil controls.
    let mut table = Table::lay(
        "in Summon of Good \n Good: Wizard of Oz \n Good hand: Take Item \n Evil: !Roquat + Belt | ~Tin + Carpet",
    );
    assert!(table.offers("Good takes Carpet"));
    table.play("Good takes Belt").shows("Belt is on Wizard of Oz");
    // Take Item is offered only if there is an Item that a Character of the player may bear.
    for evil in ["Roquat + Whimsies", "Roquat"] {
        Table::lay(&format!("in Summon of Good \n Good: Wizard of Oz \n Good hand: Take Item \n Evil: {evil}"))
            .refuse("Good takes Belt");
    }
}

#[test]
fn g18_take_item_makes_the_wand_raise_goods_spells() {
    let mut table = Table::lay(
        "Good: Wizard of Oz | Tin \n Good hand: Take Item, Wish \n Evil: Roquat + Wand | Guph + Phanfasms + Spirits",
    );
    table.play("Good takes Wand \n Tin attacks Guph freely \n fight \n roll 1 12 \n Good plays Wish");
    assert_eq!(table.totals(), (5 + 1 + 7 + 2, 4 + 5 + 5 + 12));
    // When the bearer of a stolen Item is killed, the Item goes to the discard of its own deck.
    let mut table = Table::lay("in Attack of Evil \n Good: Wizard of Oz + Belt \n Evil: Roquat \n Evil hand: Murder");
    table
        .play("Roquat attacks Wizard of Oz with Murder \n fight 12 1")
        .shows("Wizard of Oz is killed; Belt is discarded");
}

#[test]
fn g42_disenchant_restores_an_incapacitated_character() {
    let laid = "Good: Glinda | !Tin + Curse + Toto | !Lion \n Good hand: Disenchant \n Evil: Mombi | !Guph";
    is_cast_outside_battles("Good", laid, "Glinda", "Good plays Disenchant on Tin");
    let mut table = Table::lay(&format!("in Summon of Good \n {laid}"));
    for other in ["Glinda", "Mombi", "Guph"] {
        table.refuse(&format!("Good plays Disenchant on {other}"));
    }
    table.play("Good plays Disenchant on Tin");
    table.shows(
        "Tin is with Good; Tin stands alone; Curse, Disenchant are discarded; Toto is on Tin; Lion is idle with Good",
    );
    // Disenchant cannot restore a captive. It also cannot be cast by an Incapacitated Spellcaster.
    Table::lay(
        "in Summon of Good \n Good: Glinda \n Good hand: Disenchant \n Evil: Mombi \n Evil holds: !Tin by Mombi",
    )
    .refuse("Good plays Disenchant on Tin");
    Table::lay("in Summon of Good \n Good: !Glinda \n Good hand: Disenchant").refuse("Good plays Disenchant on Glinda");
}

#[track_caller]
fn incapacitates_a_group(card: &str) {
    let laid = format!(
        "Evil: Mombi | Guph \n Evil hand: {card}
         Good: Dorothy + Toto & Tin & Lion | Jack | !Scarecrow \n Good holds: Kalico by Tin, Singra by Jack"
    );
    is_cast_outside_battles("Evil", &laid, "Mombi", &format!("Evil plays {card} on Dorothy"));
    let mut table = Table::lay(&format!("in Summon of Evil \n {laid}"));
    for other in ["Scarecrow", "Guph", "Kalico"] {
        table.refuse(&format!("Evil plays {card} on {other}"));
    }
    table.play(&format!("Evil plays {card} on Dorothy"));
    table.shows(&format!("Dorothy, Tin, Lion, Scarecrow are idle with Good; Jack is with Good; {card} is discarded"));
    // The attachments stay in play. Tin's captives go home.
    table.shows("Toto is on Dorothy; Kalico is with Evil; Singra is captive of Good by Jack");
    // A Spell is not an attack, so no dice are rolled.
    assert!(!table.events.iter().any(|event| matches!(event, duel::Event::Rolled { .. })));
    // Each Member is now alone and at no Location, and must be restored separately.
    let mut table = Table::lay("in Summon of Good \n Good: !Dorothy | !Tin | Glinda \n Good hand: Disenchant");
    table.play("Good plays Disenchant on Dorothy").shows("Dorothy stands alone; Tin is idle with Good");
}

#[test]
fn v08_turn_to_wood_incapacitates_a_group() {
    incapacitates_a_group("Turn to Wood");
}

#[test]
fn v33_transformation_incapacitates_a_group() {
    incapacitates_a_group("Transformation");
}
