//! A count decides how strong a search is; a time only cuts it short.

use bots::{Bot, Ismcts};
use kernel::{Game, Rng, Turn, Unheard, Viewer};
use std::time::Duration;
use testkit::embers::{Action, Embers};

fn first_choice(mut bot: Ismcts<Embers>) -> Action {
    let table = Embers { seats: 2 };
    let (mut state, mut luck) = (table.start(), Rng::new(8));
    while table.turn(&state) == Turn::Chance {
        let chance = table.sample(&state, &mut luck);
        table.happen(&mut state, &chance, &mut Unheard);
    }
    let Turn::Of(seat) = table.turn(&state) else { panic!("a seat is to move") };
    let mut legal = Vec::new();
    table.legal_actions(&state, seat, &mut legal);
    let action = bot.choose(&table, &table.view(&state, Viewer::Seat(seat)), &legal, &mut Rng::new(1));
    assert!(legal.contains(&action));
    action
}

#[test]
fn a_time_that_is_not_reached_changes_nothing() {
    let hour = Some(Duration::from_secs(3600));
    assert_eq!(first_choice(Ismcts::new(500, hour)), first_choice(Ismcts::new(500, None)));
}

/// Ten million iterations would take minutes; the time ends them.
#[test]
fn a_time_ends_a_search_that_is_too_long() {
    first_choice(Ismcts::new(10_000_000, Some(Duration::from_millis(5))));
}

#[test]
fn one_iteration_is_enough_to_choose() {
    first_choice(Ismcts::new(1, None));
}
