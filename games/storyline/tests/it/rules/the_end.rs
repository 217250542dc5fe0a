//! Rules 10 and 19 to 21: The End, and the score.

use crate::stage::*;
use kernel::{Game, winners};

fn about_to_end(authors: usize) -> Lay {
    oz(authors).location(0, 6, "Farm").at(0, 6, "Farm Girl").location(0, 2, "Daisies").at(0, 2, "O08")
}

/// Rules 10, 19 and 33: only a Prime can enter the Title Card at the right end.
#[test]
fn only_a_prime_reaches_the_end() {
    let mut table = about_to_end(2).at(0, 6, "Toto").points(2).ready();
    table.not_offered(Step("Toto", AHEAD)).step("Farm Girl", AHEAD).at_the_end("Farm Girl").not_over();
    assert_eq!(table.state.board.ender, Some(table.seat(0)));
}

/// Rules 20: each Author who has not had a turn in the Round takes one.
#[test]
fn the_round_is_finished() {
    let mut table = about_to_end(3).round(5).points(1).ready();
    table.step("Farm Girl", AHEAD).on_to(2).round(5).on_to(1).round(5).plays_out().turn_of(1).round(5);
}

/// Rules 21: the Prime that ended the game scores nothing, and the highest total wins.
#[test]
fn the_finished_prime_is_not_counted() {
    let mut table = about_to_end(2).location(1, 4, "Cottage").at(1, 4, "O11").points(1).ready();
    table.scores(&[5, 3]).step("Farm Girl", AHEAD).plays_out().scores(&[2, 3]);
    let scores = table.game.scores(&table.state);
    assert_eq!(winners(&scores).collect::<Vec<_>>(), [table.seat(1)]);
}

/// Rules 21: everything that adds to Vitality counts in the score.
#[test]
fn all_bonuses_to_vitality_count() {
    let lay = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Toto").on("Toto", "Gold Collar").title(0, "Aunt Em");
    lay.ready().vitality("Toto", 4).scores(&[4, 0]);
}
