//! Tests of D39 to D41: Locations.

use crate::language::Table;

#[test]
fn d39_each_unit_goes_to_one_location_or_to_none_and_stays_there() {
    let laid = "
        in Rest of Good \n Good locations: Palace, Emerald City \n Evil locations: Castle, Road
        Good: Tin & Jack @ Palace | Lion | Dorothy @ Emerald City | !Tiger \n Evil: Mombi";
    let mut table = Table::lay(laid);
    table.play("Good is done");
    for line in ["Tin goes to Castle", "Tin goes to Road", "Tiger goes to Palace", "Mombi goes to Castle"] {
        table.refuse(line);
    }
    table.play("Jack goes to Emerald City \n Lion goes to Emerald City \n Dorothy goes nowhere");
    table.shows("Tin stands with Jack at Emerald City; Lion stands alone at Emerald City; Dorothy stands alone");
    // The units stay at their Locations in the next turn.
    table.play("on to Evil's turn \n on to Good: Assign");
    table.shows("Tin stands with Jack at Emerald City; Lion stands alone at Emerald City; Dorothy stands alone");
}

#[test]
fn d39_a_character_stays_until_it_is_not_viable_or_changes_hands() {
    let laid = "Good locations: Palace \n Good: Tin & Jack @ Palace \n Evil: Mombi";
    let mut table = Table::lay(&format!("in Summon of Evil \n Evil hand: Turn to Wood \n {laid}"));
    table.play("Evil plays Turn to Wood on Tin");
    assert!(table.state.board.fronts.values().all(|front| front.units.iter().all(|unit| unit.at.is_none())));
    let mut table =
        Table::lay("in Summon of Good \n Good: Glinda | !Tin \n Good locations: Palace \n Good hand: Disenchant");
    table.play("Good plays Disenchant on Tin").shows("Tin stands alone");
    let mut table = Table::lay(&format!("in Adventure of Evil \n Evil hand: Misguided \n {laid}"));
    table.play("Evil plays Misguided on Tin").shows("Tin stands alone; Jack stands alone at Palace");
}

#[test]
fn d39_joining_takes_the_groups_location_and_a_mixed_new_group_has_none() {
    let laid = "in Summon of Good \n Good locations: Palace, Emerald City";
    let mut table = Table::lay(&format!("{laid} \n Good: Tin & Jack @ Palace | Lion @ Emerald City"));
    table.play("Lion joins Tin").shows("Lion stands with Tin & Jack at Palace");
    let mut table = Table::lay(&format!("{laid} \n Good: Tin & Jack | Lion @ Emerald City"));
    table.play("Lion joins Tin").shows("Lion stands with Tin & Jack");
    let mut table = Table::lay(&format!("{laid} \n Good: Tin @ Palace | Lion @ Emerald City"));
    table.play("Tin joins Lion").shows("Lion stands with Tin");
    let mut table = Table::lay(&format!("{laid} \n Good: Tin @ Palace | Lion @ Palace"));
    table.play("Tin joins Lion").shows("Lion stands with Tin at Palace");
}

const CONQUERED: &str = "
    in Attack of Evil \n Evil: Guph & Mombi | Singra @ Castle \n Evil locations: Castle \n Evil hand: Conquest
    Good locations: Emerald City, Palace \n Good: Tin & Jack @ Emerald City | Lion @ Emerald City | Dorothy @ Palace";

#[test]
fn d40_control_of_a_location_empties_it_and_serves_its_controller() {
    let mut table = Table::lay(CONQUERED);
    table.play("Guph attacks Emerald City with Conquest \n fight \n Good is done");
    table.shows(
        "Emerald City is a Location of Evil; Tin stands with Jack; Lion stands alone; Dorothy stands alone at Palace",
    );
    table.shows("Singra stands alone at Castle; Guph stands with Mombi");
    // Evil may assign units to Emerald City from the Rest Phase of this turn on.
    table.play("on to Evil: Assign \n Guph goes to Emerald City");
    assert_eq!((table.defence("Guph"), table.defence("Tin")), (4 + 3 + 8, 7));
    table.play("on to Good: Assign").refuse("Tin goes to Emerald City");
}

#[test]
fn d41_control_ends_when_it_is_negated_and_not_with_the_attacker() {
    let laid = "
        Evil: Guph @ Emerald City | Mombi \n Evil locations: Emerald City, Castle \n Evil hand: Curse
        Good: Glinda | Lion \n Good hand: Quest";
    let mut table = Table::lay(laid);
    table
        .play("Glinda attacks Guph with Quest \n fight 12 1")
        .shows("Guph is killed; Emerald City is a Location of Evil");
    let mut table = Table::lay(laid);
    // Good can take back only Locations of its own deck.
    table.refuse("Lion attacks Castle freely");
    table.play("Lion attacks Emerald City freely \n fight \n Evil is done");
    table.shows("Emerald City is a Location of Good; Guph stands alone; Castle is a Location of Evil");
    // No unit is at Emerald City now. Good may assign units to it from the Rest Phase of this turn on.
    table.play("on to Good: Assign \n Lion goes to Emerald City").shows("Lion stands alone at Emerald City");
    // A player cannot take back a Location that the other player did not take.
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Guph \n Good locations: Palace \n Good: !Tin \n Evil hand: Curse");
    table.refuse("Guph attacks Palace freely");
}
