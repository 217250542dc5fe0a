//! Tests of D21 to D23 and D26 to D29, on declaring and resolving attacks, and of D42, D54 and D55.

use crate::language::Table;
use duel::{Action, Characters, Event, Phase, Step, Totals};

#[test]
fn d21_declarations_are_open_and_none_is_added_later() {
    let mut table = Table::lay(
        "Good: Tin & Dorothy | Lion | Jack \n Good hand: Quest, Thwart, Banish \n Evil: Mombi + Spirits | Guph",
    );
    table.play("Tin attacks Mombi with Quest").shows("Quest is discarded; Mombi is with Evil");
    // A unit may be the target of several attacks.
    table.play("Lion attacks Mombi with Thwart").shows("Thwart is discarded");
    assert!(table.offers("Jack attacks Guph freely") && table.offers("Jack attacks Mombi with Banish"));
    table.play("Good is done").refuse("Jack attacks Mombi with Banish");
    table.play("roll 1 12").refuse("Jack attacks Mombi with Banish");
    table.play("nobody answers").refuse("Jack attacks Mombi with Banish");
    table.play("fight 1 12").shows("Mombi is with Evil; Banish is in hand");
    table.refuse("Jack attacks Mombi with Banish");
    assert!(table.state.board.attacks.is_empty() && !matches!(table.state.board.step, Step::Window(Phase::Attack)));
}

#[test]
fn d22_nothing_comes_of_an_attack_whose_target_is_gone() {
    let mut table = Table::lay("Good: Tin | Lion \n Good hand: Quest, Thwart \n Evil: Mombi");
    table.play("Tin attacks Mombi with Quest \n Lion attacks Mombi with Thwart \n fight 12 1");
    table.shows("Mombi is killed; Quest, Thwart are discarded");
    let fizzled = table.events.iter().filter(|event| matches!(event, Event::Fizzled { .. })).count();
    assert_eq!((fizzled, table.turn().as_str()), (1, "chance"));
    // When the second attack comes up, the captive is already home.
    let mut table =
        Table::lay("Good: Tin | Lion \n Good hand: Quest, Rescue \n Evil: Mombi \n Evil holds: Jack by Mombi");
    table.play("Tin attacks Mombi with Quest \n Lion attacks Jack with Rescue \n fight 12 1");
    table.shows("Mombi is killed; Jack is with Good; Rescue is discarded");
    assert!(table.events.iter().any(|event| matches!(event, Event::Fizzled { .. })));
    // When the second attack comes up, Evil already controls the Location.
    let laid = "in Attack of Evil \n Evil: Guph | Mombi \n Evil hand: Conquest, Murder \n Good locations: Palace";
    let mut table = Table::lay_with("V28 | Murder | A | +1 | Control a Location", laid);
    table.play("Guph attacks Palace with Conquest \n Mombi attacks Palace with Murder \n fight");
    table.shows("Palace is a Location of Evil");
    assert!(table.events.iter().any(|event| matches!(event, Event::Fizzled { .. })));
}

#[test]
fn d22_an_attack_goes_on_with_those_who_are_left() {
    // Tin goes home when Kalico is killed, so Mombi defends alone when her Group is attacked.
    let mut table =
        Table::lay("Good: Lion | Glinda \n Good hand: Quest, Thwart \n Evil: Kalico | Mombi & ~Tin by Kalico");
    table.play("Lion attacks Kalico with Quest \n Glinda attacks Tin with Thwart \n fight 12 1 \n roll 1 1");
    table.shows("Kalico is killed; Tin is with Good");
    assert_eq!(table.totals(), (8 + 4 + 1, 3 + 1));
    table.shows("Mombi is exiled");
    // No card of this set removes attackers between the declaration and the battle, so the test changes the state. The
    // attack continues with the attackers that are left.
    let mut table = Table::lay("Good: Tin & Jack | Lion \n Good hand: Quest, Thwart, Toto \n Evil: Mombi");
    table.play("Lion attacks Mombi freely \n Tin attacks Mombi with Quest");
    let jack = Characters::only(table.who("Jack"));
    let (good, at) = (table.seat(duel::Side::Good), 1);
    table.state.board.attacks[at].unit = jack;
    table.play("fight 1 12 \n roll 1 1");
    assert_eq!(table.totals(), (2 + 5 + 1, 3 + 1));
    assert_eq!(table.state.board.viable(good).len(), 3);
    let mut table = Table::lay("Good: Tin & Jack | Lion \n Good hand: Quest, Thwart, Toto \n Evil: Mombi");
    table.play("Lion attacks Mombi freely \n Tin attacks Mombi with Quest");
    table.state.board.attacks[at].unit = Characters::NONE;
    table.play("fight 1 12").shows("Mombi is with Evil");
    assert!(table.events.iter().any(|event| matches!(event, Event::Fizzled { .. })));
}

#[test]
fn d23_the_side_that_is_losing_is_asked_until_it_passes() {
    let laid = "
        Good: Tin | Glinda \n Good hand: Quest, Weakness, Snow, Toto
        Evil: Guph | Mombi \n Evil hand: Illusions, Sorcery, Giant Size, Castle";
    let mut table = Table::lay(laid);
    table.play("Tin attacks Guph with Quest \n fight \n roll 3 9");
    // The Defender is asked on a tie: 5 + 5 + 3 against 4 + 9.
    assert_eq!((table.totals(), table.turn().as_str()), ((13, 13), "Evil: Answer"));
    table.refuse("Good plays Weakness");
    table.play("Evil plays Illusions");
    assert_eq!((table.totals(), table.turn().as_str()), ((13, 16), "Good: Answer"));
    table.refuse("Evil plays Sorcery");
    table.play("Good plays Weakness");
    assert_eq!((table.totals(), table.turn().as_str()), ((20, 16), "Evil: Answer"));
    // The sides play cards in turn, until the Force of Giant Size is too small and Evil is asked again.
    table.play("Evil plays Sorcery");
    assert_eq!((table.totals(), table.turn().as_str()), ((20, 21), "Good: Answer"));
    table.play("Good plays Snow");
    assert_eq!((table.totals(), table.turn().as_str()), ((27, 21), "Evil: Answer"));
    table.play("Evil plays Giant Size");
    assert_eq!((table.totals(), table.turn().as_str()), ((27, 26), "Evil: Answer"));
    table.play("Evil is done").shows("Guph is killed");
    // When the losing side passes, the battle ends, although the other side has more cards to play.
    let mut table = Table::lay(laid);
    table.play("Tin attacks Guph with Quest \n fight \n roll 1 9");
    assert_eq!(table.turn(), "Good: Answer");
    table.play("Good is done").shows("Guph is with Evil; Sorcery, Weakness are in hand");
}

#[test]
fn d26_any_viable_unit_intervenes_as_often_as_there_is_a_call() {
    let laid = "
        Good: Tin | Lion | Jack \n Good hand: Rescue, Aid Escape, Quest
        Evil: Mombi + Spirits @ Castle | Guph | !Singra \n Evil locations: Castle
        Evil holds: Dorothy by Guph, Tiger by Guph";
    let mut table = Table::lay(laid);
    table.play(
        "Tin attacks Dorothy with Rescue \n Lion attacks Tiger with Aid Escape
                Jack attacks Mombi with Quest \n fight",
    );
    for line in ["Evil intervenes with Singra", "Evil intervenes with Dorothy", "Good intervenes with Lion"] {
        table.refuse(line);
    }
    // Mombi is Marked, but may still intervene. The Castle counts for her.
    table.play("Evil intervenes with Mombi \n roll 12 1");
    assert_eq!(table.totals(), (5 + 4 + 12 - 3, 3 + 5 + 1));
    // Mombi lost, but no fate fell on her, so she may intervene again.
    table
        .play("nobody answers")
        .shows("Dorothy is with Good; Mombi is with Evil; Spirits are on Mombi; Mombi stands alone at Castle");
    table.play("Evil intervenes with Mombi \n roll 1 12");
    assert_eq!(table.totals(), (6 + 5 + 1 - 3, 3 + 5 + 12));
    table.play("nobody answers").shows("Tiger is captive of Evil by Guph");
    // Then the attack on Mombi that was declared earlier is resolved.
    table.play("roll 12 1");
    assert_eq!(table.totals(), (2 + 5 + 12 - 3, 3 + 5 + 1));
    table.play("nobody answers").shows("Mombi is killed");
}

#[test]
fn d27_one_unmarked_unit_is_called_for_this_battle() {
    let laid = "
        in Attack of Evil \n Evil: Roquat | Guph \n Evil hand: Enslave, Murder
        Good locations: Palace, Emerald City \n Good hand: Cry, Toto, Wish
        Good: Tin & Lion @ Palace | Jack @ Emerald City | Scarecrow & Tiger & Tik-Tok | Dorothy | !Ozma";
    let mut table = Table::lay(laid);
    table.play("Roquat attacks Tin with Enslave \n Guph attacks Dorothy with Murder \n fight");
    // Scarecrow's unit would make a Group of five. Dorothy is Marked by the next attack. Ozma is not viable. Lion is
    // Marked by this attack.
    for name in ["Scarecrow", "Dorothy", "Ozma", "Lion"] {
        table.refuse(&format!("Good calls {name} with Cry"));
    }
    table.play("Good calls Jack with Cry \n roll 12 12");
    assert_eq!(heard_of_a_call(&table), Some(None));
    // The bonuses of both Locations count, because each unit stays at its own.
    assert_eq!(table.totals(), (7 + 4 + 12, 5 + 2 + 4 + 2 + 2 + 4 + 12));
    table.shows("Tin stands with Lion at Palace; Jack stands alone at Emerald City");
    table.play("nobody answers").shows("Tin, Jack are with Good; Jack stands alone at Emerald City");
    // The called unit shares the fate of the Targets. The losing Defender may also call a unit after the roll.
    let mut table = Table::lay(laid);
    table.play("Roquat attacks Tin with Enslave \n fight \n roll 12 1 \n Good calls Dorothy with Cry");
    assert_eq!(table.totals(), (7 + 4 + 12, 5 + 2 + 4 + 2 + 3 + 1 + 1 + 1));
    assert_eq!(heard_of_a_call(&table), Some(Some(Totals { attack: 23, defence: 19 })));
    table.play("nobody answers").shows("Tin, Lion, Dorothy are captive of Evil by Roquat; Jack is with Good");
}

/// Returns the totals in the event for a call, or `None` if there was no call. The totals themselves are `None` before
/// the roll.
fn heard_of_a_call(table: &Table) -> Option<Option<Totals>> {
    table.events.iter().find_map(|event| if let Event::Called { totals, .. } = event { Some(*totals) } else { None })
}

#[test]
fn d27_a_called_unit_joins_the_intervener() {
    let laid = "
        in Attack of Evil \n Evil: Roquat \n Evil hand: Conquest
        Good locations: Palace \n Good: Tin | Dorothy \n Good hand: Cry, Toto";
    let mut table = Table::lay(laid);
    table.play("Roquat attacks Palace with Conquest \n fight").refuse("Good calls Dorothy with Cry");
    table.play("Good intervenes with Tin \n Good calls Dorothy with Cry \n roll 5 5");
    assert_eq!(table.totals(), (7 + 5 + 5, 5 + 1 + 3 + 5));
    table.play("nobody answers").shows("Palace is a Location of Evil; Tin stands alone; Dorothy stands alone");
}

#[test]
fn d28_negating_ends_one_attack_from_its_declaration_on() {
    let laid = "
        in Attack of Evil \n Evil: Roquat | Guph | Mombi \n Evil hand: Murder
        Good: Tin | Jack \n Good hand: Desert, Toto \n Evil locations: nothing";
    // A negated Free Attack is used up.
    let mut table = Table::lay(laid);
    table.play("Roquat attacks Tin freely").refuse("Good negates 1 with Desert");
    table.play("fight \n Good negates 1 with Desert").shows("Tin is with Good; Murder is in hand");
    assert!(table.state.board.this_turn.free.is_some() && table.state.board.attacks.is_empty());
    assert!(!table.offers("Mombi attacks Tin freely"));
    // The second attack is negated while the first one is being fought, and the first one continues.
    let mut table = Table::lay(laid);
    table.play("Roquat attacks Tin freely \n Guph attacks Jack with Murder \n fight \n roll 12 1");
    table.refuse("Good negates 3 with Desert");
    table.play("Good negates 2 with Desert").shows("Murder is discarded");
    table.play("nobody answers").shows("Tin is captive of Evil by Roquat; Jack is with Good");
    assert!(table.state.board.attacks.is_empty());
    // There are three attacks. The one that the card names is negated, and the last one is still fought.
    let mut table = Table::lay(&laid.replace("Murder", "Murder, Enslave"));
    table
        .play("Roquat attacks Tin freely \n Guph attacks Jack with Murder \n Mombi attacks Jack with Enslave \n fight");
    table.play("Good negates 2 with Desert \n fight 12 1 \n fight 12 1");
    table.shows("Tin is captive of Evil by Roquat; Jack is captive of Evil by Mombi");
    // The Defender negates the attack in step 1, instead of intervening.
    let mut table = Table::lay(
        "in Attack of Evil \n Evil: Guph \n Evil hand: Conquest \n Good locations: Palace \n Good: Tin
         Good hand: Desert",
    );
    table
        .play("Guph attacks Palace with Conquest \n fight \n Good negates 1 with Desert")
        .shows("Palace is a Location of Good");
}

#[test]
fn d29_the_free_attack_is_made_once_by_a_unit_that_makes_no_other() {
    let laid = "
        Good: Tin & Dorothy | Lion \n Good hand: Quest
        Evil: Mombi | Guph \n Evil holds: Jack by Guph \n Evil locations: Palace";
    let mut table = Table::lay(laid);
    table.play("Tin attacks Mombi freely");
    for line in ["Dorothy attacks Guph with Quest", "Lion attacks Guph freely", "Lion attacks Jack freely"] {
        table.refuse(line);
    }
    table.play("Lion attacks Guph with Quest");
    // (b) and (c): the Defender may intervene against these uses of the Free Attack.
    for (target, kept) in [("Jack", "Jack is captive of Evil by Guph"), ("Palace", "Palace is a Location of Evil")] {
        let mut table = Table::lay(laid);
        table.play(&format!("Lion attacks {target} freely \n fight"));
        assert_eq!(table.turn(), "Evil: Intervene");
        table.play("Evil intervenes with Guph \n roll 1 12 \n nobody answers").shows(kept);
    }
}

#[test]
fn d42_attacks_are_fought_in_the_order_in_which_they_were_declared() {
    let mut table = Table::lay("Good: Tin | Lion | Jack \n Good hand: Quest, Thwart \n Evil: Mombi | Guph | Singra");
    table.play(
        "Jack attacks Guph with Quest \n Tin attacks Singra freely \n Lion attacks Mombi with Thwart \n fight 12 1",
    );
    table.shows("Guph is killed; Singra, Mombi are with Evil");
    table.play("roll 12 1 \n nobody answers").shows("Singra is captive of Good by Tin; Mombi is with Evil");
    table.play("roll 12 1 \n nobody answers").shows("Mombi is exiled");
}

#[test]
fn d54_the_target_of_an_attack_that_is_not_done_is_marked() {
    let laid = "
        in Attack of Evil \n Evil: Roquat | Guph \n Evil hand: Enslave, Murder
        Good: Tin | Jack \n Good hand: Cry, Toto";
    let mut table = Table::lay(laid);
    table.play("Guph attacks Jack with Murder \n Roquat attacks Tin with Enslave \n fight");
    table.refuse("Good calls Tin with Cry");
    // The attack on Jack is over, so Jack is no longer Marked.
    table.play("roll 1 12 \n Good calls Jack with Cry").shows("Cry is discarded");
    // The target of a negated attack is not Marked either.
    let mut table = Table::lay(&laid.replace("Cry, Toto", "Cry, Desert, Toto"));
    table.play(
        "Guph attacks Jack with Murder \n Roquat attacks Tin with Enslave \n fight \n Good negates 2 with Desert",
    );
    table.play("Good calls Tin with Cry");
}

#[test]
fn d55_a_called_unit_is_in_the_group_for_this_battle() {
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Roquat \n Good: Ozma & Tin | Dorothy & Jack \n Good hand: Cry, Toto");
    table.play("Roquat attacks Tin freely \n fight \n Good calls Jack with Cry \n roll 1 1");
    // The bonuses are 1 for Ozma, 1 for Dorothy, and 2 each for Tin and Jack.
    assert_eq!(table.totals(), (8, 6 + 5 + 3 + 2 + 1 + 1 + 2 + 2 + 1));
    // The Castle takes three from each attacker if any defender is there. It counts only once for each attacker.
    let laid = "Good: Tin & Jack \n Good hand: Quest \n Evil locations: Castle \n Evil hand: Desert, Illusions";
    let with_call = |evil: &str| {
        let laid = laid.replace("Desert", "Sorcery");
        let mut table = Table::lay_with("V29 | Sorcery | X | - | Call Defender", &format!("{laid} \n Evil: {evil}"));
        table.play("Tin attacks Guph with Quest \n fight \n Evil calls Mombi with Sorcery \n roll 1 1");
        table.totals().0
    };
    assert_eq!(with_call("Guph | Mombi @ Castle"), 5 + 2 + 5 + 1 - 6);
    assert_eq!(with_call("Guph @ Castle | Mombi @ Castle"), 5 + 2 + 5 + 1 - 6);
    assert_eq!(with_call("Guph | Mombi"), 5 + 2 + 5 + 1);
    assert!(matches!(Table::lay(&laid.replace("Desert, ", "")).actions().as_slice(), [Action::Done]));
}
