//! Tests of the search budget: the number of iterations decides the strength, and a caller may cut a search short.

use bots::{Bot, Ismcts, Rollout, Stop};
use kernel::{Game, Rng, Turn, Unheard, Viewer};
use testkit::embers::{Action, Embers};

fn first_choice(mut bot: impl Bot<Embers>, stop: Stop<'_>) -> Action {
    let table = Embers { seats: 2 };
    let (mut state, mut luck) = (table.start(), Rng::new(8));
    while table.turn(&state) == Turn::Chance {
        let chance = table.sample(&state, &mut luck);
        table.happen(&mut state, &chance, &mut Unheard);
    }
    let Turn::Of(seat) = table.turn(&state) else { panic!("a seat is to move") };
    let mut legal = Vec::new();
    table.legal_actions(&state, seat, &mut legal);
    let action = bot.choose_until(&table, &table.view(&state, Viewer::Seat(seat)), &legal, (&mut Rng::new(1), stop));
    assert!(legal.contains(&action));
    action
}

#[test]
fn a_stop_that_does_not_come_changes_nothing() {
    let mut asked = 0;
    let patient = first_choice(Ismcts::new(500), &mut || {
        asked += 1;
        false
    });
    assert_eq!(patient, first_choice(Ismcts::new(500), &mut || false));
    assert_eq!(asked, 7);
}

/// A search of ten million iterations would take minutes if nothing stopped it.
#[test]
fn a_search_ends_when_it_is_told_to_stop() {
    let mut asked = 0;
    first_choice(Ismcts::new(10_000_000), &mut || {
        asked += 1;
        asked == 3
    });
    assert_eq!(asked, 3);
}

#[test]
fn rollouts_end_when_they_are_told_to_stop() {
    let mut asked = 0;
    first_choice(Rollout::new(10_000_000), &mut || {
        asked += 1;
        asked == 3
    });
    assert_eq!(asked, 3);
}

#[test]
fn one_iteration_is_enough_to_choose() {
    first_choice(Ismcts::new(1), &mut || true);
    first_choice(Rollout::new(1), &mut || true);
}
