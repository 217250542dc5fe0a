//! Tests of the scenes of an attack from its declaration to its end, for both players.

use super::look::{Look, look, look_from_the_table, sum};
use crate::language::Table;
use duel::Side::{Evil, Good};
use kernel::Lang::{En, Fr};

/// Returns a table at which Glinda's unit can attack Mombi. The Witch of the West raises the Force of Mombi's
/// Companion.
fn before() -> Table {
    Table::lay(
        "Good: Glinda + Toto + Slippers | Tin
         Good hand: Quest, Wish
         Evil: Mombi + Monkeys | Witch of the West
         Evil hand: Fire Cage, Murder",
    )
}

fn said(look: &Look) -> [String; 2] {
    [look.0.heading.clone(), look.0.prompt.to_string()]
}

#[test]
fn an_attack_is_declared_in_three_steps() {
    let mut table = before();
    assert_eq!(
        said(&look(&table, Good, En)),
        ["Turn 3 of Good · Attack Phase", "Declare an attack, or end the Attack Phase.",]
    );
    look(&table, Good, En).offers(&[
        "unit.G02: Attack with Glinda the Good Witch (Force 13)",
        "unit.G06: Attack with Tin Woodsman (Force 5)",
        "done: End the Attack Phase",
    ]);
    look(&table, Evil, En).offers(&[]);
    assert_eq!(look(&table, Evil, En).0.prompt, "Anna declares attacks.");

    table.play("Tin attacks");
    assert_eq!(look(&table, Good, En).0.prompt, "Choose with what Tin Woodsman attacks.");
    look(&table, Good, En)
        .offers(&["G15: With Quest: +5, Kill (Force 10)", "free.capture: Free Attack: Capture (Force 5)"]);

    table.play("freely to capture");
    assert_eq!(look(&table, Good, En).0.prompt, "Choose the target for Tin Woodsman (Free Attack).");
    look(&table, Good, En).offers(&[
        "unit.V02: Attack Wicked Witch of the West (Force 5) (5 against 5, wins 54 in 100)",
        "unit.V39: Attack Mombi (Force 7) (5 against 7, wins 38 in 100)",
    ]);
    look(&table, Good, Fr).offers(&[
        "unit.V02: Attaquer la Méchante Sorcière de l’Ouest (Force 5) (5 contre 5, gagne 54 fois sur 100)",
        "unit.V39: Attaquer Mombi (Force 7) (5 contre 7, gagne 38 fois sur 100)",
    ]);

    table.play("at Mombi");
    let after = look(&table, Good, En);
    assert_eq!(after.0.prompt, "Declare another attack, or let the battles begin.");
    after.offers(&["unit.G02: Attack with Glinda the Good Witch (Force 13)", "done: Let the battles begin"]);
    assert_eq!(after.why_not("G06"), "Has attacked this turn.");
    assert_eq!(after.cards("attacks"), ["attack.0 Free Attack"]);
}

#[test]
fn declared_attacks_are_in_order_with_their_links() {
    let mut table = before();
    table.play("Glinda attacks Mombi with Quest\nTin attacks Witch of the West freely");
    let look = look_from_the_table(&table, En);
    assert_eq!(look.cards("attacks"), ["attack.0 Quest", "attack.1 Free Attack"]);
    let ties: Vec<_> = look.card("attack.0").links.iter().map(|link| [&link.kind, &link.to, &link.words]).collect();
    assert_eq!(
        ties,
        [["attacker", "unit.G02", "attacker: Glinda the Good Witch"], ["target", "unit.V39", "target: Mombi"],]
    );
    let kernel::Face::Up { text, kind, .. } = &look.card("attack.0").face else { panic!("it lies open") };
    assert_eq!((text.to_string().as_str(), kind.as_str()), ("Glinda the Good Witch attacks Mombi", "attack"));
    assert_eq!(look.cards("discard.0"), ["G15 Quest"]);
}

#[test]
fn the_dice_decide_and_the_losing_side_is_asked() {
    let mut table = before();
    table.play("Glinda attacks Mombi with Quest\nfight");
    let waiting = look(&table, Evil, En);
    assert_eq!(waiting.0.prompt, "The dice are rolled.");
    let contest = waiting.0.contest.as_ref().unwrap();
    assert_eq!(contest.title, "Quest: Glinda the Good Witch attacks Mombi");
    assert_eq!(
        contest.standing,
        "Before the dice it is 18 to 7; the attacker wins 100 in 100. \
         If the attack succeeds, Mombi is Killed; if it fails, nothing happens."
    );

    table.play("roll 4 9");
    let asked = look(&table, Evil, En);
    assert_eq!(asked.0.prompt, "You are losing, 16 to 22: play a card, or give in.");
    asked.offers(&["V26: Play Fire Cage (22 against 22)", "done: Play nothing more (lost, 16 against 22)"]);
    assert_eq!(look(&table, Good, En).0.prompt, "Boris is losing, 16 to 22, and may play a card.");
    let contest = asked.0.contest.as_ref().unwrap();
    assert_eq!(
        contest.standing,
        "The attacker is ahead, 22 to 16. If the attack succeeds, Mombi is Killed; if it fails, nothing happens."
    );
    let sides: Vec<_> = contest.sides.iter().map(|side| (side.label.as_str(), side.ahead, sum(&side.total))).collect();
    assert_eq!(
        sides,
        [
            (
                "Attacker",
                true,
                "Total 22 = Glinda the Good Witch 8 + Toto the Dog 2 + Silver Slippers 3 + Quest 5 + Die 4".to_owned()
            ),
            (
                "Defender",
                false,
                "Total 16 = Mombi 3 + Winged Monkeys 3 + Wicked Witch of the West (to Companions) 1 + Die 9".to_owned()
            ),
        ]
    );

    table.play("Evil plays Fire Cage");
    let tied = look(&table, Evil, Fr);
    assert_eq!(
        tied.0.contest.as_ref().unwrap().standing,
        "22 contre 22\u{a0}: l’égalité est à l’attaquant. Si l’attaque réussit, elle tue Mombi\u{202f}; sinon, rien ne se passe."
    );
    assert!(!tied.zones().contains(&"V26"));
    let ahead = tied.0.contest.as_ref().unwrap().sides.iter().map(|side| side.ahead);
    assert_eq!(ahead.collect::<Vec<_>>(), [true, false]);
    let played = &tied.0.contest.as_ref().unwrap().sides[1].cards;
    assert_eq!(played.iter().map(|card| card.id.as_str()).collect::<Vec<_>>(), ["V26"]);
}

#[test]
fn a_spell_says_who_makes_it_stronger() {
    let mut table = Table::lay(
        "Good: Glinda | Tin
         Good hand: Wish, Quest
         Evil: Roquat",
    );
    table.play("Tin attacks Roquat freely\nfight\nroll 1 12");
    look(&table, Good, En).offers(&["G20: Play Wish (14 against 19)", "done: Play nothing more (lost, 6 against 19)"]);
    table.play("Good plays Wish");
    let contest = look(&table, Good, En).0.contest.unwrap();
    let total = sum(&contest.sides[0].total);
    assert_eq!(total, "Total 14 = Tin Woodsman 5 + Wish 7 + Glinda the Good Witch (to Spells) 1 + Die 1");
}

#[test]
fn somebody_may_intervene() {
    let mut table = Table::lay(
        "Good: Jack | Wizard of Oz
         Good hand: Rescue
         Evil: Mombi | Kalico & Guph
         Evil holds: Dorothy by Mombi",
    );
    table.play("Jack attacks");
    let named = |look: Look, words: &str| look.choices().iter().any(|choice| choice.contains(words));
    assert!(named(look(&table, Good, En), "With Rescue: +4, free Dorothy Gale"));
    assert!(named(look(&table, Good, En), "Free Attack: free Dorothy Gale"));
    table.play("with Rescue");
    look(&table, Good, En).offers(&["G01: Attack to free Dorothy Gale (Force 6; succeeds if nobody intervenes)"]);
    table.play("at Dorothy\nfight");
    let asked = look(&table, Evil, En);
    assert_eq!(asked.0.prompt, "Choose who intervenes, or let the attempt succeed.");
    asked.offers(&[
        "unit.V22: Intervene with Kalico the Steward and General Guph (8 against 6, wins 62 in 100)",
        "unit.V39: Intervene with Mombi (3 against 6, wins 25 in 100)",
        "done: Let nobody intervene (the attempt succeeds)",
    ]);
    let contest = asked.0.contest.as_ref().unwrap();
    assert_eq!(contest.title, "Rescue: Jack Pumpkinhead attempts to free Dorothy Gale");
    assert_eq!(
        contest.standing,
        "If nobody intervenes, Dorothy Gale is free; if the attempt fails, Dorothy Gale stays captive."
    );
    assert_eq!((contest.sides[1].zones.len(), contest.sides[1].total.value), (0, 0));
    let french = look(&table, Evil, Fr).0.contest.unwrap();
    assert!(
        french.standing.ends_with(
            "Si personne n’intervient, Dorothy Gale est libre\u{202f}; si la tentative échoue, Dorothy Gale reste en captivité."
        ),
        "{}",
        french.standing
    );
    assert_eq!(french.title, "Sauvetage\u{a0}: Jack Tête-de-Citrouille tente de libérer Dorothy Gale");

    table.play("Evil intervenes with Mombi");
    let contest = look(&table, Good, En).0.contest.unwrap();
    assert_eq!(contest.sides[1].zones, ["unit.V39"]);
    assert_eq!(
        contest.standing,
        "Before the dice it is 6 to 3; the attacker wins 75 in 100. If the attempt succeeds, Dorothy Gale is free; if it fails, Dorothy Gale stays captive."
    );
}

#[test]
fn the_attacked_may_call_and_negate() {
    let mut table = Table::lay(
        "Good: Jack | Jinjur & Lion
         Good hand: Cry for Help, Deadly Desert
         Evil: Mombi | Roquat
         Evil hand: Murder
         in Attack of Evil",
    );
    table.play("Mombi attacks Jack with Murder\nfight");
    let asked = look(&table, Good, En);
    assert_eq!(asked.0.prompt, "You are attacked: play an Event, or let the dice roll.");
    asked.offers(&[
        "G49 > unit.G04: Call Cowardly Lion and General Jinjur to the defence (11 against 4, wins 90 in 100)",
        "G35 > attack.0: End the attack with Deadly Desert: Mombi attacks Jack Pumpkinhead (Murder) (this attack fails)",
        "done: Let the attack come (2 against 4, wins 31 in 100)",
    ]);
    table.play("Good calls Jinjur with Cry for Help");
    let contest = look(&table, Good, En).0.contest.unwrap();
    assert_eq!(contest.sides[1].zones, ["unit.G04", "unit.G51"]);
}

#[test]
fn d22_an_attack_whose_target_is_gone_points_at_nothing() {
    let mut table = Table::lay(
        "Good: Jack | Tin | Tik-Tok
         Good hand: Rescue, Quest, Aid Escape
         Evil: Mombi
         Evil holds: Lion by Mombi",
    );
    table.play("Jack attacks Lion with Rescue\nTin attacks Mombi with Quest\nTik-Tok attacks Lion with Aid Escape");
    let ties = |table: &Table, attack: &str| {
        let links = look_from_the_table(table, En).card(attack).links.clone();
        links.into_iter().map(|link| link.to).collect::<Vec<_>>()
    };
    assert_eq!(ties(&table, "attack.2"), ["unit.G24", "G04"]);
    table.play("fight\nEvil is done");
    assert_eq!(ties(&table, "attack.0"), ["unit.G06", "unit.V39"]);
    assert_eq!(ties(&table, "attack.1"), ["unit.G24"]);
}

#[test]
fn a_captor_is_named() {
    let mut table = Table::lay(
        "Good: Jack
         Evil: Mombi & Guph | Roquat
         Evil hand: Enslave
         in Attack of Evil",
    );
    table.play("Mombi attacks Jack with Enslave\nfight 12 1\nnobody answers");
    let asked = look(&table, Evil, En);
    assert_eq!(asked.0.prompt, "Choose who keeps Jack Pumpkinhead.");
    asked.offers(&[
        "V27: Let General Guph keep what is taken (holds nobody yet)",
        "V39: Let Mombi keep what is taken (holds nobody yet)",
    ]);
    assert_eq!(asked.0.contest.as_ref().unwrap().standing, "The attacker has won, 23 to 3.");
    look(&table, Evil, Fr).offers(&[
        "V27: Confier la garde au Général Guph (ne garde encore personne)",
        "V39: Confier la garde à Mombi (ne garde encore personne)",
    ]);
}

/// Rules 12: the attacker wins a tie.
#[test]
fn a_tie_is_the_attackers_and_a_captor_is_named() {
    let mut table = Table::lay(
        "Good: Jack
         Evil: Mombi & Guph | Roquat
         Evil hand: Enslave
         in Attack of Evil",
    );
    table.play("Mombi attacks Jack with Enslave\nfight 1 10\nnobody answers");
    let standing = |lang| look(&table, Evil, lang).0.contest.unwrap().standing;
    assert_eq!(standing(En), "The attacker has won, 12 to 12: a tie is the attacker’s.");
    assert_eq!(standing(Fr), "L’attaquant a gagné, 12 contre 12\u{a0}: l’égalité est à l’attaquant.");
}

#[test]
fn a_battle_says_what_is_at_stake() {
    let standing = |laid: &str, played: &str, lang| {
        let mut table = Table::lay(laid);
        table.play(played);
        look(&table, Evil, lang).0.contest.unwrap().standing
    };
    let place = (
        "Evil: Guph\nEvil hand: Conquest\nGood: Jack\nGood locations: Palace\nin Attack of Evil",
        "Guph attacks Palace with Conquest\nfight",
    );
    let taken = standing(place.0, place.1, En);
    assert!(
        taken.ends_with("If nobody intervenes, Boris takes Palace; if the attempt fails, Anna keeps it."),
        "{taken}"
    );
    let taken = standing(place.0, place.1, Fr);
    assert!(
        taken.ends_with(
            "Si personne n’intervient, Boris prend le Palais\u{202f}; si la tentative échoue, le Palais reste à Anna."
        ),
        "{taken}"
    );
    // D37: a Character of the attacker's own deck comes home instead.
    let own = ("Good: Glinda & Jack\nEvil: ~Tin + Toto & Guph", "Glinda attacks Tin freely\nfight");
    let split = standing(own.0, own.1, En);
    let says =
        "If the attack succeeds, General Guph is Captured, and Tin Woodsman comes home; if it fails, nothing happens.";
    assert!(split.ends_with(says), "{split}");
    let split = standing(own.0, own.1, Fr);
    let says = "elle capture le Général Guph et ramène le Bûcheron de Fer-Blanc dans son camp\u{202f}; sinon, rien ne se passe.";
    assert!(split.ends_with(says), "{split}");
}
