//! Tests of rules 22 to 25: the words and letters on cards.

use crate::language::Table;
use duel::{Clause, Negated, print};

#[test]
fn rule_22_call_defender_makes_a_larger_group() {
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Roquat \n Evil hand: Murder \n Good: Tin | Dorothy | !Lion \n Good hand: Cry, Toto",
    );
    table.play("Roquat attacks Tin with Murder \n fight").refuse("Good calls Lion with Cry");
    table.play("Good calls Dorothy with Cry \n roll 12 1");
    assert_eq!(table.totals(), (7 + 1 + 12, 5 + 1 + 3 + 1));
    table.play("nobody answers").shows("Tin, Dorothy are killed; Cry is discarded");
}

#[test]
fn rule_23_negate_ends_what_is_in_play_and_no_card_counters() {
    let table = Table::lay("");
    let cards = || table.game.catalog().ids().map(|id| table.game.catalog().card(id));
    assert!(cards().all(|card| !card.printed.note.contains("Counter")));
    let negating = |what: Negated| cards().filter(|card| card.note.contains(&Clause::Negate(what))).count();
    assert_eq!([Negated::Capture, Negated::Incapacitate, Negated::Attack].map(negating), [2, 2, 1]);
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Guph \n Evil hand: Murder \n Good: Tin \n Good hand: Desert");
    table.play("Guph attacks Tin with Murder \n fight \n Good negates 1 with Desert").shows("Tin is with Good");
    let mut table = Table::lay("Good: Jack \n Good hand: Aid Escape \n Evil: Guph \n Evil holds: Tin by Guph");
    table.play("Jack attacks Tin with Aid Escape \n fight \n Evil is done").shows("Tin is with Good");
    let mut table = Table::lay("in Summon of Good \n Good: Glinda | !Tin \n Good hand: Disenchant");
    table.play("Good plays Disenchant on Tin").shows("Tin is with Good");
}

#[test]
fn rule_24_spells_take_a_spellcaster_in_play() {
    for (caster, may) in
        [("Wizard of Oz", true), ("!Wizard of Oz", false), ("Jack", false), ("Jack + University", true)]
    {
        let laid = format!(
            "Good: Tin | {caster} \n Good hand: Wish, Take Item, Enchantment, Quest, Toto \n Evil: Roquat + Robe"
        );
        let summon = Table::lay(&format!("in Summon of Good \n {laid}"));
        assert_eq!(summon.offers("Good takes Robe for Tin"), may, "{caster}");
        assert_eq!(summon.offers("Good plays Enchantment on Tin"), may, "{caster}");
        // A card that is not a Spell can be played without a Spellcaster.
        assert!(summon.offers("Good plays Toto on Tin"));
        let mut battle = Table::lay(&laid);
        battle.play("Tin attacks Roquat with Quest \n fight \n roll 1 12");
        assert_eq!(battle.offers("Good plays Wish"), may, "{caster}");
    }
    // A Spellcaster that the other player controls does not count.
    let mut table = Table::lay("in Summon of Good \n Good: Tin \n Good hand: Enchantment \n Evil: ~Glinda");
    table.refuse("Good plays Enchantment on Tin");
}

#[test]
fn rule_25_the_letters_and_notes_of_every_card_are_read() {
    let table = Table::lay("");
    for card in table.game.catalog().ids().map(|id| table.game.catalog().card(id)) {
        assert_eq!(card.kind.letters(), card.printed.letters, "{}", card.id);
        let silent = matches!(card.printed.note.as_str(), "" | "-");
        assert_eq!(card.note.is_empty(), silent, "{}", card.id);
        assert_eq!(duel::parse(&print(&card.note)).unwrap(), card.note, "{}", card.id);
    }
}
