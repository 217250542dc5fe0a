//! G18: the house variant with an open Trio.

use crate::language::{Ann, Bob, Player, Table, on};
use draft::{Chance, Step};
use kernel::Illegal;

#[test]
fn g18_it_is_off_by_default() {
    let mut table = Table::of(3);
    assert_eq!(table.refuse("open S21"), Illegal::NotPossible);
    table.play_to_the_end();
    assert_eq!(table.state.open, None);
    assert!(!table.look(Ann).has_zone("open"));
}

#[test]
fn g18_one_of_the_trios_is_drawn_before_play() {
    let table = Table::with_on(&["openTrio"], 3);
    let drawn: Vec<(&str, u32)> = (table.chances().iter())
        .map(|(chance, weight)| match chance {
            Chance::OpenTrio(id) => (table.name_of(*id), *weight),
            Chance::First(_) | Chance::Recycle(_) | Chance::Column(_) => panic!("{chance:?}"),
        })
        .collect();
    assert_eq!(drawn, [("S21", 1), ("S22", 1), ("S23", 1), ("S24", 1)]);
}

#[test]
fn g18_no_other_story_can_be_opened() {
    let mut table = Table::with_on(&["openTrio"], 3);
    for line in ["open S20", "open S25", "first Ann"] {
        assert_eq!(table.refuse(line), Illegal::NotPossible);
    }
    table.play("open S23");
    assert_eq!(table.refuse("open S24"), Illegal::NotPossible, "one is enough");
    table.play("first Ann");
}

#[test]
fn g18_it_is_not_in_the_deck() {
    let mut table = Table::with_on(&["openTrio"], 4);
    table.play("open S22 \n first Ann");
    assert_eq!(table.state.story_deck.len(), 47);
    assert_eq!(table.refuse("lay DD S22"), Illegal::NotPossible);
    table.play_to_the_end();
    assert_eq!(table.state.story_deck.len(), 7);
    assert_eq!(table.state.open, Some(table.id("S22")));
}

#[test]
fn g18_it_counts_for_everybody_as_a_fifth_objective() {
    let table = open_at_the_end(&[("3D 3T 3O 1L", "S03"), ("2D 2T 2O", ""), ("1D 1T 1O 5S", "S04"), ("9D", "S01")]);
    let scored: Vec<i32> = table.players().map(|player| table.score(player)).collect();
    assert_eq!(scored, [12 + 1, 7, 2 + 5, 9]);
    let lines = |player: Player| table.look(player).0.sheet.unwrap().seats[player.seat().index()].lines.len();
    assert_eq!([lines(Ann), lines(Bob)], [2, 1]);
}

#[test]
fn g18_it_does_not_take_one_of_the_four_places() {
    let mut table = Table::with_on(&["openTrio"], 3);
    table.play_to_round(5);
    assert!(table.players().all(|player| table.state.players[player.seat()].up.len() == 4));
    table.play_while(|table| !matches!(table.state.step, Step::TurnDown(_)));
    assert_eq!(table.actions().len(), 5, "the open one is nobody's to turn down");
    table.play_to_the_end();
    assert!(table.players().all(|player| table.state.players[player.seat()].up.len() == 4));
}

#[test]
fn g18_everybody_sees_it() {
    let mut table = Table::with_on(&["openTrio"], 2);
    table.play("open S23 \n first Ann");
    for player in [Ann, Bob] {
        assert_eq!(table.look(player).ids("open"), ["S23"]);
    }
}

fn open_at_the_end(players: &[(&str, &str)]) -> Table {
    let mut table = Table::with(&on(&["openTrio"]), players.len()).finish(players);
    let trio = table.id("S21");
    table.state.open = Some(trio);
    table.state.story_deck.remove(trio);
    table
}
