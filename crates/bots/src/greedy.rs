//! Takes what looks best one step ahead.

use crate::Bot;
use kernel::{Game, Rng, Turn, Unheard, Viewer};

/// Tries each action on worlds imagined from its view, and takes the one whose outcome the game values most.
/// Equal ones are drawn between.
#[derive(Clone, Debug)]
pub struct Greedy;

/// On how many imagined worlds an action is tried.
const WORLDS: usize = 4;

impl<G: Game> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| game.determinize(view, rng)).collect();
        let mut best: Vec<G::Action> = Vec::with_capacity(legal.len());
        let mut most = i64::MIN;
        for action in legal {
            let worth = worlds.iter().map(|world| worth(game, world, action)).sum();
            if worth > most {
                (most, best) = (worth, vec![*action]);
            } else if worth == most {
                best.push(*action);
            }
        }
        *rng.pick(&best).expect("a seat to move has an action")
    }
}

fn worth<G: Game>(game: &G, world: &G::State, action: &G::Action) -> i64 {
    let Turn::Of(seat) = game.turn(world) else { return i64::MIN / 8 };
    let mut after = world.clone();
    game.play(&mut after, seat, action, &mut Unheard);
    i64::from(game.value(&game.view(&after, Viewer::Seat(seat)), seat))
}
