//! Tests that the earlier taste gives exactly the same value as the earlier value function, in every position of random
//! games.

mod before;

use super::value;
use crate::{Mode, Rules, Storyline};
use kernel::{Game, Rng, SeatMap, Taste, Turn, Unheard, Viewer};
use language::{Catalog, Profile};

const MODES: [(Mode, usize); 6] = [
    (Mode::Standard, 2),
    (Mode::Standard, 3),
    (Mode::Standard, 4),
    (Mode::Challenge { rounds: 6 }, 2),
    (Mode::Challenge { rounds: 6 }, 1),
    (Mode::Solitaire { rounds: 8 }, 1),
];

fn table(profile: Profile, mode: Mode, seats: usize) -> Storyline {
    let rules = Rules { profile, mode, length: 3, round_cap: 8, sorcery_own: false };
    let libraries = Catalog::built_in(profile).libraries().len();
    Storyline::new(rules, Catalog::built_in(profile), SeatMap::new(seats, |seat| seat.index() % libraries))
}

/// Calls `look` with every position of a random game.
fn each_position(game: &Storyline, luck: &mut Rng, look: &mut impl FnMut(&<Storyline as Game>::State)) {
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        look(&state);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample(&state, luck);
                game.happen(&mut state, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = *luck.pick(&legal).unwrap();
                game.play(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
}

#[test]
fn the_earlier_taste_judges_as_the_earlier_value_did() {
    let (mut luck, mut values) = (Rng::new(20), std::collections::BTreeSet::new());
    for profile in Profile::ALL {
        for (mode, seats) in MODES {
            let game = table(profile, mode, seats);
            for _ in 0..6 {
                each_position(&game, &mut luck, &mut |state| {
                    for seat in state.hands.seats() {
                        let view = game.view(state, Viewer::Seat(seat));
                        let was = before::value(&game, &view, seat);
                        assert_eq!(value(&game, &view, seat, Taste::Earlier), was, "{:?}", state.board);
                        values.insert(was);
                    }
                });
            }
        }
    }
    assert!(values.len() > 500, "the positions were much alike: {}", values.len());
}
