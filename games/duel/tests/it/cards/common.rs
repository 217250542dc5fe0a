//! Tests that are the same for all cards of one kind. The test of a single card covers only what is special about it.

use crate::language::Table;
use duel::{Fate, Kind, Side};

/// The sides and the Characters that take part in the test of a card.
struct Cast {
    own: &'static str,
    foe: &'static str,
    /// An Incapacitated Character of the card's own side.
    idle: &'static str,
    /// A Character of the card's own side that the other side holds captive.
    captive: &'static str,
    /// A strong Character of the other side.
    slayer: &'static str,
    /// An Attack card with which the slayer kills.
    kills: &'static str,
    /// An Attack card with which the slayer captures.
    captures: &'static str,
}

fn cast(card: &str) -> Cast {
    let table = Table::lay("");
    match table.game.catalog().card(table.card(card)).side {
        Side::Good => Cast {
            own: "Good",
            foe: "Evil",
            idle: "Scarecrow",
            captive: "Lion",
            slayer: "Roquat",
            kills: "Murder",
            captures: "Enslave",
        },
        Side::Evil => Cast {
            own: "Evil",
            foe: "Good",
            idle: "Potaroo",
            captive: "Singra",
            slayer: "Glinda",
            kills: "Quest",
            captures: "Defeat",
        },
    }
}

/// Checks an attachment that `bearer` may have, and that gives `plus` Force. The card can be attached only in the
/// Summon Phase, to a viable Character of its player's own side. It is discarded when its bearer is killed or captured,
/// but a Modifier stays attached to a captive.
#[track_caller]
pub(super) fn is_borne(card: &str, bearer: &str, plus: i16) {
    let Cast { own, foe, idle, captive, slayer, kills, captures } = cast(card);
    let with =
        |bearer: &str| format!("{own}: {bearer} | !{idle} \n {foe}: {slayer} \n {foe} holds: {captive} by {slayer}");
    let in_hand = format!("{} \n {own} hand: {card}", with(bearer));
    for phase in ["Adventure", "Attack", "Rest"] {
        Table::lay(&format!("in {phase} of {own} \n {in_hand}")).refuse(&format!("{own} plays {card} on {bearer}"));
    }
    let mut table = Table::lay(&format!("in Summon of {own} \n {in_hand}"));
    for other in [idle, captive, slayer] {
        table.refuse(&format!("{own} plays {card} on {other}"));
    }
    let before = (table.rest(bearer), table.defence(bearer));
    table.play(&format!("{own} plays {card} on {bearer}")).shows(&format!("{card} is on {bearer}"));
    assert_eq!((table.rest(bearer), table.defence(bearer)), (before.0 + plus, before.1 + plus));
    let attacked = |fate: &str| {
        let borne = with(&format!("{bearer} + {card}"));
        let mut table = Table::lay(&format!("in Attack of {foe} \n {borne} \n {foe} hand: {fate}"));
        table.play(&format!("{slayer} attacks {bearer} with {fate} \n fight 12 1"));
        table
    };
    attacked(kills).shows(&format!("{bearer} is killed; {card} is discarded"));
    let table = attacked(captures);
    let stays = matches!(table.game.catalog().card(table.card(card)).kind, Kind::Modifier | Kind::SpellModifier);
    let then = if stays { format!("on {bearer}") } else { "discarded".into() };
    table.shows(&format!("{bearer} is captive of {foe} by {slayer}; {card} is {then}"));
}

/// Checks a card that the losing side plays in a battle, attacking or defending, to add `plus` Force. The card is
/// discarded afterwards.
#[track_caller]
pub(super) fn adds_in_battle(card: &str, plus: i16) {
    for (mut table, own) in [losing_attacker(card, ""), losing_defender(card, "")] {
        let (attack, defence) = table.totals();
        table.play(&format!("{own} plays {card}")).shows(&format!("{card} is discarded"));
        let expected = if attack < defence { (attack + plus, defence) } else { (attack, defence + plus) };
        assert_eq!(table.totals(), expected);
    }
    let Cast { own, .. } = cast(card);
    for phase in ["Adventure", "Summon", "Attack", "Rest"] {
        let fighters = "Good: Tin | Wizard of Oz \n Evil: Guph | Mombi";
        let mut table = Table::lay(&format!("in {phase} of {own} \n {fighters} \n {own} hand: {card}"));
        table.refuse(&format!("{own} plays {card}"));
    }
}

/// Checks a Spell in the same way as `adds_in_battle`. Also checks that its player needs a viable Spellcaster, in the
/// battle or outside it (rules 24).
#[track_caller]
pub(super) fn is_cast_in_battle(card: &str, plus: i16) {
    adds_in_battle(card, plus);
    needs_a_caster(card);
}

#[track_caller]
pub(super) fn needs_a_caster(card: &str) {
    for mark in ["!", "no "] {
        for (mut table, own) in [losing_attacker(card, mark), losing_defender(card, mark)] {
            table.refuse(&format!("{own} plays {card}"));
        }
    }
}

/// Returns a battle in which Tin or Guph attacks and is behind, and the name of the attacker's side. That side has a
/// Spellcaster outside the battle. If `mark` is `!`, the Spellcaster has a token. If `mark` is `no `, there is no
/// Spellcaster.
pub(super) fn losing_attacker(card: &str, mark: &str) -> (Table, &'static str) {
    let Cast { own, .. } = cast(card);
    let mut table = Table::lay(&format!("in Attack of {own} \n {}", fighters(card, mark)));
    let (attacker, defender) = if own == "Good" { ("Tin", "Roquat") } else { ("Guph", "Glinda") };
    table.play(&format!("{attacker} attacks {defender} freely \n fight \n roll 1 12"));
    (table, own)
}

/// Returns a battle in which Tin or Guph is attacked and is behind, and the name of the defender's side. `mark` is as
/// in `losing_attacker`.
pub(super) fn losing_defender(card: &str, mark: &str) -> (Table, &'static str) {
    let Cast { own, foe, .. } = cast(card);
    let mut table = Table::lay(&format!("in Attack of {foe} \n {}", fighters(card, mark)));
    let (attacker, defender) = if own == "Good" { ("Roquat", "Tin") } else { ("Glinda", "Guph") };
    table.play(&format!("{attacker} attacks {defender} freely \n fight"));
    table.play("roll 12 1");
    (table, own)
}

fn fighters(card: &str, mark: &str) -> String {
    let Cast { own, .. } = cast(card);
    let caster = |name: &str| if mark == "no " { String::new() } else { format!(" | {mark}{name}") };
    let sides = if own == "Good" {
        format!("Good: Tin{} \n Evil: Roquat + Evil Spirits", caster("Wizard of Oz"))
    } else {
        format!("Evil: Guph{} \n Good: Glinda + Army", caster("Mombi"))
    };
    // The hand holds a second card, so that the player is asked again after playing the first.
    let other = if own == "Good" { "Toto" } else { "Castle" };
    format!("{sides} \n {own} hand: {card}, {other}")
}

/// Checks an Attack card that brings `fate` to the Targets, and that adds `plus` to the Attack Total.
#[track_caller]
pub(super) fn attacks_with(card: &str, plus: i16, fate: Fate) {
    let Cast { own, foe, .. } = cast(card);
    let (attacker, force, target, idle, companion, modifier) = match own {
        "Good" => ("Tin", 5, "Guph", "Kalico", "Winkie", "Revenge"),
        _ => ("Guph", 4, "Lion", "Jack", "Toto", "King"),
    };
    let laid =
        format!("{own}: {attacker} \n {own} hand: {card} \n {foe}: {target} + {companion} + {modifier} | !{idle}");
    for phase in ["Adventure", "Summon", "Rest"] {
        let mut table = Table::lay(&format!("in {phase} of {own} \n {laid}"));
        table.refuse(&format!("{attacker} attacks {target} with {card}"));
    }
    let mut table = Table::lay(&format!("in Attack of {own} \n {laid}"));
    table.refuse(&format!("{attacker} attacks {idle} with {card}"));
    let defence = table.defence(target);
    let attack = format!("{attacker} attacks {target} with {card}");
    let mut lost = table.clone();
    table.play(&attack).shows(&format!("{card} is discarded"));
    table.play("fight 12 1");
    assert_eq!(table.totals(), (force + plus + 12, defence + 1));
    table.shows(&match fate {
        Fate::Killed => format!("{target} is killed; {companion}, {modifier} are discarded"),
        Fate::Exiled => format!("{target} is exiled; {companion}, {modifier} are discarded"),
        Fate::Captured => {
            format!("{target} is captive of {own} by {attacker}; {companion} is discarded; {modifier} is on {target}")
        }
        Fate::Incapacitated | Fate::Controlled => panic!("no Attack card brings this to a Character"),
    });
    lost.play(&attack).play("fight 1 12").shows(&format!(
        "{target} is with {foe}; {attacker} is with {own}; {companion}, {modifier} are on {target}; {card} is discarded"
    ));
}
