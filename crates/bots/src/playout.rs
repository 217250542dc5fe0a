//! The playout: random play from a leaf of the search tree.

use kernel::{Game, Rng, Turn, Unheard};

/// The greatest number of entries in a playout. More random play would only add noise to the result.
const MOST_ENTRIES: usize = 40;

/// Plays at random until the game is over or [`MOST_ENTRIES`] entries have been played.
pub(crate) fn run<G: Game>(game: &G, world: &mut G::State, legal: &mut Vec<G::Action>, rng: &mut Rng) {
    for _ in 0..MOST_ENTRIES {
        match game.turn(world) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample(world, rng);
                game.happen(world, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                legal.clear();
                game.legal_actions(world, seat, legal);
                let action = *rng.pick(legal).expect("a seat to move has an action");
                game.play(world, seat, &action, &mut Unheard);
            }
        }
    }
}
