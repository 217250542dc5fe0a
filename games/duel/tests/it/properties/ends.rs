//! Tests that every game ends.

use super::{SHORT, every_position};
use crate::language::{STANDARD, Table};
use bots::{Bot, Greedy};
use duel::{Ending, Event, Rules, Step};
use kernel::{Entry, Game, Rng, Turn, Viewer};

/// An upper bound on the entries of the games in this file. It is far below the bound that `Game::longest` returns.
const MOST_ENTRIES: usize = 6_000;

fn ending(table: &Table) -> Ending {
    match table.events.last() {
        Some(Event::Ended { ending, .. }) => *ending,
        other => panic!("the game is over after {other:?}"),
    }
}

#[test]
fn random_games_end() {
    let mut endings = Vec::new();
    every_position(STANDARD, 60, |table| {
        if let Step::Over { winner } = table.state.board.step {
            assert!(table.digests.len() < MOST_ENTRIES.min(table.game.longest()));
            let scores = table.game.scores(&table.state);
            assert!(scores.seats().all(|seat| (scores[seat] == 1) == (winner == Some(seat))));
            endings.push(ending(table));
        }
    });
    assert_eq!(endings.len(), 60);
    assert!(endings.contains(&Ending::NobodyLeft));
}

#[test]
fn capped_games_end_when_both_had_their_turns() {
    for turn_cap in [7, 8] {
        let mut capped = 0;
        every_position(Rules { turn_cap, ..STANDARD }, 30, |table| {
            let fronts = &table.state.board.fronts;
            assert!(fronts.values().all(|front| front.turns <= turn_cap));
            if matches!(table.state.board.step, Step::Over { .. }) && ending(table) == Ending::TurnCap {
                assert!(fronts.values().all(|front| front.turns == turn_cap));
                capped += 1;
            }
        });
        assert!(capped > 0);
    }
}

#[test]
fn nobody_is_more_than_a_turn_ahead() {
    every_position(SHORT, 10, |table| {
        let turns: Vec<u8> = table.state.board.fronts.values().map(|front| front.turns).collect();
        assert!(turns[0].abs_diff(turns[1]) <= 1);
    });
}

#[test]
fn greedy_games_end() {
    for number in 0..6 {
        let (mut table, mut rng) = (Table::new(STANDARD), Rng::stream(number, 1));
        loop {
            let entry = match table.game.turn(&table.state) {
                Turn::Over => break,
                Turn::Chance => Entry::Chance(table.game.sample(&table.state, &mut rng)),
                Turn::Of(seat) => {
                    let view = table.game.view(&table.state, Viewer::Seat(seat));
                    Entry::Action(seat, Greedy::default().choose(&table.game, &view, &table.actions(), &mut rng))
                }
            };
            table.enter(entry).unwrap();
        }
        assert!(table.digests.len() < MOST_ENTRIES);
    }
}
