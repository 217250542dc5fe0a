//! Tests of the Locations.

use crate::language::Table;

/// Checks that a Location is put into play in the Summon Phase, and that it gives Force to each Character assigned to
/// it: `attacking` when the Character attacks, and `defending` when it defends.
#[track_caller]
fn raises_those_assigned(card: &str, attacking: i16, defending: i16) {
    let mut table = Table::lay(&format!("in Summon of Good \n Good hand: {card}"));
    table.play(&format!("Good plays {card}")).shows(&format!("{card} is a Location of Good"));
    for phase in ["Adventure", "Attack", "Rest"] {
        Table::lay(&format!("in {phase} of Good \n Good hand: {card}")).refuse(&format!("Good plays {card}"));
    }
    let table = Table::lay(&format!("Good locations: {card} \n Good: Tin & Jack @ {card} | Lion"));
    assert_eq!(table.rest("Tin"), 7);
    assert_eq!((table.attack("Tin"), table.defence("Tin")), (7 + 2 * attacking, 7 + 2 * defending));
    assert_eq!((table.attack("Lion"), table.defence("Lion")), (6, 4));
    // A Location gives its bonus to the player who controls it.
    let table = Table::lay(&format!("Evil locations: {card} \n Evil: Guph @ {card} \n Good: Tin"));
    assert_eq!((table.attack("Guph"), table.defence("Guph")), (4 + attacking, 4 + defending));
    assert_eq!((table.attack("Tin"), table.defence("Tin")), (5, 5));
}

#[test]
fn g09_the_emerald_city_protects() {
    raises_those_assigned("Emerald City", 0, 4);
}

#[test]
fn g10_the_yellow_brick_road_leads_to_attacks() {
    raises_those_assigned("Yellow Brick Road", 2, 0);
}

#[test]
fn g50_the_palace_protects() {
    raises_those_assigned("Palace", 0, 2);
}

#[test]
fn v03_the_castle_takes_three_from_each_attacker_of_somebody_there() {
    let mut table = Table::lay("in Summon of Evil \n Evil hand: Castle");
    table.play("Evil plays Castle").shows("Castle is a Location of Evil");
    let laid = "
        Good: Tin & Jack & Lion
        Evil locations: Castle \n Evil: Mombi @ Castle | Guph | Singra
        Good hand: Rescue \n Evil holds: Dorothy by Guph";
    let attacked = |target: &str| {
        let mut table = Table::lay(laid);
        table.play(&format!("Tin attacks {target} freely \n fight \n roll 1 1"));
        table.totals()
    };
    assert_eq!(attacked("Mombi"), (5 + 2 + 6 - 9 + 1, 3 + 1));
    assert_eq!(attacked("Guph"), (5 + 2 + 6 + 1, 4 + 1));
    // A unit that intervenes is a defender, so its Location counts.
    for (intervener, total) in [("Mombi", 13 + 4 - 9 + 1), ("Guph", 13 + 4 + 1)] {
        let mut table = Table::lay(laid);
        table.play(&format!(
            "Tin attacks Dorothy with Rescue \n fight \n Evil intervenes with {intervener} \n roll 1 1"
        ));
        assert_eq!(table.totals().0, total, "{intervener}");
    }
    // The Castle takes nothing from defenders, and it gives nothing to the units assigned to it.
    let mut table = Table::lay(&format!("in Attack of Evil \n {laid}"));
    assert_eq!((table.rest("Mombi"), table.attack("Mombi"), table.defence("Mombi")), (3, 3, 3));
    table.play("Mombi attacks Tin freely \n fight \n roll 1 1");
    assert_eq!(table.totals(), (3 + 1, 5 + 2 + 4 + 1));
}
