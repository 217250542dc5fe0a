//! Plays whole games of Embers between bots, which see only views.

use bots::{Bot, Level};
use kernel::{Game, Rng, SeatMap, Turn, Unheard, Viewer};
use testkit::embers::Embers;

/// Plays the game with this seed between bots of these levels, in the order of the seats, and returns the scores.
pub(crate) fn game(levels: &[&str], seed: u64) -> SeatMap<i32> {
    let game = Embers { seats: levels.len() };
    let mut bots: Vec<Box<dyn Bot<Embers>>> = levels.iter().map(|name| level(name).bot()).collect();
    let (mut luck, mut wits) = (Rng::stream(seed, 0), Rng::stream(seed, 1));
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return game.scores(&state),
            Turn::Chance => {
                let chance = game.sample(&state, &mut luck);
                game.happen(&mut state, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&game, &view, &legal, &mut wits);
                assert!(legal.contains(&action), "{} chose {action:?} of {legal:?}", levels[seat.index()]);
                game.play(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
}

pub(crate) fn level(name: &str) -> Level {
    name.parse().unwrap()
}
