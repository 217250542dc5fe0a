//! Tests that the choice of a bot depends on its view and its random numbers only.

use crate::play::{game, level};
use kernel::{Game, Rng, Turn, Unheard, Viewer};
use testkit::embers::Embers;

const LEVELS: [&str; 4] = ["random", "greedy", "ismcts:200", "rollout:60"];

#[test]
fn the_same_luck_plays_the_same_game() {
    for name in LEVELS {
        assert_eq!(game(&[name, name, name], 5), game(&[name, name, name], 5), "{name}");
    }
}

/// In positions that look the same to a seat, its bot chooses the same action, whatever cards the other seats hold.
#[test]
fn a_bot_cannot_see_what_its_view_does_not_show() {
    let table = Embers { seats: 3 };
    let mut luck = Rng::new(11);
    let (mut state, mut different) = (table.start(), 0);
    loop {
        match table.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = table.sample(&state, &mut luck);
                table.happen(&mut state, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                let view = table.view(&state, Viewer::Seat(seat));
                let other = table.determinize(&view, &mut luck);
                different += u32::from(other != state);
                let other_view = table.view(&other, Viewer::Seat(seat));
                let mut legal = Vec::new();
                table.legal_actions(&state, seat, &mut legal);
                for name in LEVELS {
                    let choose = |view| level(name).bot::<Embers>().choose(&table, view, &legal, &mut Rng::new(3));
                    assert_eq!(choose(&view), choose(&other_view), "{name}");
                }
                let action = *luck.pick(&legal).unwrap();
                table.play(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
    assert!(different > 5, "the imagined worlds were the real one");
}

/// A bot that has played before chooses the same action as a new bot, because it keeps nothing of its last search.
#[test]
fn a_search_starts_afresh() {
    let table = Embers { seats: 2 };
    let mut state = table.start();
    let mut luck = Rng::new(4);
    while table.turn(&state) == Turn::Chance {
        let chance = table.sample(&state, &mut luck);
        table.happen(&mut state, &chance, &mut Unheard);
    }
    let Turn::Of(seat) = table.turn(&state) else { panic!("a seat is to move") };
    let view = table.view(&state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    table.legal_actions(&state, seat, &mut legal);
    let mut bot = level("ismcts:300").bot::<Embers>();
    let first = bot.choose(&table, &view, &legal, &mut Rng::new(9));
    assert_eq!(bot.choose(&table, &view, &legal, &mut Rng::new(9)), first);
}
