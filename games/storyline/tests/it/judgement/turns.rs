//! Tests that the value does not jump when a turn passes to the next Author.

use super::*;

/// Returns a table in the last Round: Author 0 has finished the turn, and Author 1 is next.
fn last_round(authors: usize) -> Lay {
    oz(authors).road(&["Farm", "Throne Room", "Daisies"]).at(0, 2, "O08").at(1, 1, "O10").round(24).in_bonus()
}

/// Returns the change of the value for each Author when the turn passes to the next Author without another action.
fn leap(lay: Lay, judge: fn(&Table, usize) -> i32) -> Vec<i32> {
    let mut table = lay.ready();
    let judged = |table: &Table| (0..table.game.seats()).map(|author| judge(table, author)).collect::<Vec<_>>();
    let before = judged(&table);
    judged(table.pass().chance_decides()).iter().zip(before).map(|(after, before)| after - before).collect()
}

#[test]
fn nobody_gains_by_letting_the_next_begin() {
    for authors in 2..=4 {
        for round in [7, 24] {
            assert_eq!(leap(last_round(authors).round(round), value), vec![0; authors], "Round {round}");
        }
    }
}

/// With the earlier taste, the value for Author 0 rises by more than 10 points of Vitality when the next Author's turn
/// begins.
#[test]
fn by_the_earlier_taste_somebody_did() {
    assert!(leap(last_round(2), earlier_value)[0] > 100);
}

/// By stepping from the Throne Room back to the Farm, the Character would lose two points of Vitality.
#[test]
fn nobody_walks_off_to_end_the_turn() {
    let mut table = last_round(2).ready();
    let legal = table.offered(Step("O08", BACK)).actions();
    let done = table.said(&Action::Done);
    assert_eq!(greedy(&table, &legal), vec![done; 8]);
}
