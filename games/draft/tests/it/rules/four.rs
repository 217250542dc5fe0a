//! Rules 11: the last round of four players, for which the deck is too small.

use crate::language::{Table, cards, letters};
use draft::{Chance, Character, Counts, Event};

/// Returns a table of four players after seven rounds. No card has come back yet.
fn seven_rounds() -> Table {
    let mut table = Table::of(4);
    table.play_while(|table| table.state.round < 8);
    table
}

#[test]
fn g14_two_characters_are_left_and_fourteen_discarded() {
    let table = seven_rounds();
    assert_eq!((table.state.deck.total(), table.state.discard.total()), (2, 14));
    assert_eq!(table.turn(), "chance");
}

#[test]
fn g14_eight_of_the_discarded_come_back() {
    let mut table = seven_rounds();
    let (left, discarded) = (table.state.deck, table.state.discard);
    table.play_while(|table| !table.chances().iter().any(|(chance, _)| matches!(chance, Chance::Column(_))));
    let back: Counts = (table.events.iter())
        .filter_map(|event| match event {
            Event::Recycled { character } => Some(*character),
            _ => None,
        })
        .collect();
    assert_eq!(back.total(), 8);
    assert_eq!(table.state.deck, left + back, "mixed with the two that are left");
    assert_eq!(table.state.discard + back, discarded);
    assert_eq!((table.state.deck.total(), table.state.discard.total()), (10, 6));
}

#[test]
fn g14_which_come_back_is_chance_among_the_discarded() {
    let mut table = seven_rounds();
    table.state.discard = cards("9D 3T 2L");
    let odds = |table: &Table| -> Vec<(Character, u32)> {
        let of = |chance: &Chance| match chance {
            Chance::Recycle(character) => Some(*character),
            Chance::OpenTrio(_) | Chance::First(_) | Chance::Column(_) => None,
        };
        table.chances().iter().map(|(chance, weight)| (of(chance).unwrap(), *weight)).collect()
    };
    assert_eq!(odds(&table), [(Character::Dorothy, 9), (Character::Toto, 3), (Character::Lion, 2)]);
    table.play("back TT");
    assert_eq!(odds(&table), [(Character::Dorothy, 9), (Character::Toto, 1), (Character::Lion, 2)]);
    table.refuse("back S");
    table.play("back T");
    table.refuse("back T");
    table.refuse("lay DD S01");
    table.play("back DDDDL");
    assert!(matches!(table.chances()[0], (Chance::Column(_), _)), "eight are back");
    table.refuse("back D");
}

#[test]
fn g14_the_ten_make_five_columns() {
    let mut table = seven_rounds();
    table.play_to_round(8);
    assert_eq!((table.state.deck.total(), table.middle().split('|').count()), (0, 5));
    table.play_to_the_end();
    assert_eq!(table.state.discard.total(), 8, "six stayed out, and two more were left in the middle");
}

#[test]
fn rule_11_only_the_last_round_needs_them() {
    let mut table = seven_rounds();
    assert!(!table.events.iter().any(|event| matches!(event, Event::Recycled { .. })));
    table.play_to_the_end();
    for seats in [2, 3] {
        let mut table = Table::of(seats);
        table.play_to_the_end();
        assert!(!table.events.iter().any(|event| matches!(event, Event::Recycled { .. })), "{seats} players");
    }
}

#[test]
fn rule_11_the_pawn_goes_on_to_the_left() {
    let mut table = Table::of(4);
    table.play("first Bob").play_to_round(8);
    // The first players of rounds 1 to 8 are Bob, Cleo, Dan, Ann, Bob, Cleo, Dan and Ann.
    assert_eq!(table.turn(), "Ann");
}

#[test]
fn rule_11_every_card_is_still_there_once() {
    let mut table = seven_rounds();
    table.play_to_the_end();
    let held: String = table.players().map(|player| table.hand(player)).collect();
    assert_eq!(cards(&(held + &letters(table.state.discard))), Counts::each(9));
}
