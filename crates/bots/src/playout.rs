//! How a game may go on from where the tree ends.

use kernel::{Game, Rng, Turn, Unheard};

/// A play-out has no more entries than this: more at random would only blur what the tree has found.
const MOST_ENTRIES: usize = 40;

/// Plays on without thinking, to the end if that is near.
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
