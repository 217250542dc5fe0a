//! Tests the nine test vectors of the rules. The name of a test begins with the number of its vector.

use crate::language::{Ann, Bob, Table, points, totals};
use draft::Event;
use kernel::Illegal;

/// The hand in the example of the published rules.
const PHILIPPE: &str = "4D 4L 3O 3T 2S 1G 1W";

#[test]
fn vector_1_the_example_of_the_published_rules() {
    assert_eq!(points("S09", PHILIPPE), 8, "four couples Dorothy and Lion");
    assert_eq!(points("S35", PHILIPPE), 5, "as many Lions as Dorothys, which counts");
    assert_eq!(points("S28", PHILIPPE), 0, "two Scarecrows are too many");
    assert_eq!(points("S45", PHILIPPE), 9 - 1 - 1, "three Oz, less a Glinda and a Witch");
    assert_eq!(totals(&[(PHILIPPE, "S09 S28 S35 S45"), ("", "")]), [20, 0]);
}

#[test]
fn vector_2_the_same_hand_with_other_stories() {
    for (story, expected) in [("S03", 4), ("S15", 3), ("S19", 0), ("S21", 12), ("S29", 4), ("S39", 0)] {
        assert_eq!(points(story, PHILIPPE), expected, "{story}");
    }
}

#[test]
fn vector_3_trios() {
    assert_eq!(points("S21", "4D 4T 4O"), 12);
    assert_eq!(points("S21", "2D 5T 3O"), 7);
    assert_eq!(points("S21", "1D 1T 9O"), 2);
}

#[test]
fn vector_4_twins() {
    assert_eq!(points("S15", "5T"), 6);
    assert_eq!(points("S15", "1T"), 0);
}

#[test]
fn vector_5_table_majority() {
    let hands = ["2G", "2G", "1G"];
    for (holder, expected) in [(0, 8), (1, 8), (2, 0)] {
        let mut players = hands.map(|hand| (hand, ""));
        players[holder].1 = "S42";
        assert_eq!(totals(&players)[holder], expected, "held by player {}", holder + 1);
    }
    assert_eq!(points("S42", "0G | 0G | 0G"), 8);
}

#[test]
fn vector_6_a_favour_below_zero() {
    assert_eq!(points("S45", "2W 1G"), -3);
}

#[test]
fn vector_7_the_characters_of_four_players() {
    let mut table = Table::of(4);
    let laid =
        |table: &Table| 2 * table.events.iter().filter(|event| matches!(event, Event::ColumnLaid { .. })).count();
    table.play_while(|table| table.state.round < 8);
    assert_eq!((laid(&table), table.state.deck.total(), table.state.discard.total()), (70, 2, 14));
    table.play_to_the_end();
    assert_eq!(laid(&table) - 70, 10);
}

#[test]
fn vector_8_one_of_five_must_be_turned_down() {
    for chosen in 0..5 {
        let mut table = Table::of(3);
        table.play("first Ann").play_to_round(5);
        let earlier = table.up(Bob);
        table.play_to(Bob);
        let taken = table.actions()[0];
        table.enter(kernel::Entry::Action(Bob.seat(), taken)).unwrap();
        let five = table.up(Bob);
        let five: Vec<&str> = five.split(' ').collect();
        assert_eq!((earlier.split(' ').count(), five.len(), table.turn()), (4, 5, "Bob"));
        assert_eq!(table.offers(), five.iter().map(|name| format!("turns down {name}")).collect::<Vec<_>>().join(", "));
        assert_eq!(table.refuse("Bob takes 1"), Illegal::NotOffered);
        table.play(&format!("Bob turns down {}", five[chosen]));
        assert_eq!((table.down(Bob).as_str(), table.up(Bob).split(' ').count()), (five[chosen], 4));
    }
}

#[test]
fn vector_9_two_players_tied_at_23_both_win() {
    // Ann scores 12 for the trio, 3 for Totos, 3 for twins and 5 for the most numerous Character. Bob scores 12 for the
    // trio, 8 for the most Witches, 3 for Witches, and 0 for the quartet.
    let table = Table::finished(&[("3D 3T 3O", "S02 S15 S21 S34"), ("3R 3T 3W", "S07 S19 S23 S43")]);
    assert_eq!((table.score(Ann), table.score(Bob)), (23, 23));
    assert_eq!(table.winners(), [Ann, Bob]);
}
