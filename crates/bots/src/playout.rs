//! How a game may go on from where the tree ends.

use kernel::{Game, Rng, Turn, Unheard};

/// How a play-out stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Playout {
    /// The game is over.
    Ended,
    /// It has gone on long enough; more at random would only blur what the tree has found.
    Cut,
}

/// A play-out has no more entries than this.
pub(crate) const MOST_ENTRIES: usize = 40;

/// Plays on without thinking, to the end if that is near.
pub(crate) fn run<G: Game>(game: &G, world: &mut G::State, legal: &mut Vec<G::Action>, rng: &mut Rng) -> Playout {
    for _ in 0..MOST_ENTRIES {
        match game.turn(world) {
            Turn::Over => return Playout::Ended,
            Turn::Chance => {
                let chance = game.sample(world, rng);
                game.happen(world, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                legal.clear();
                game.legal_actions(world, seat, legal);
                let action = pick(game, world, legal, rng);
                game.play(world, seat, &action, &mut Unheard);
            }
        }
    }
    if game.turn(world) == Turn::Over { Playout::Ended } else { Playout::Cut }
}

/// One of the actions, as often as it appeals.
fn pick<G: Game>(game: &G, world: &G::State, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    let appeal = |action: &G::Action| game.appeal(world, action);
    let mut left = rng.below(legal.iter().map(appeal).sum());
    let mut taken = legal.iter().filter(|action| {
        let appeal = appeal(action);
        let taken = left < appeal;
        left = left.wrapping_sub(appeal);
        taken
    });
    *taken.next().expect("a seat to move has an action, and each has an appeal")
}
