//! The last part of a game that is small enough to be solved.

use super::{
    grow::{Grown, grow},
    played::play,
};
use kernel::{Game, Rng, Turn, Viewer};

/// The size of endings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// The greatest number of nodes of an ending.
    pub(super) nodes: usize,
    /// The greatest number of positions in which an ending begins, among which the seat that decides first cannot tell.
    pub(super) worlds: usize,
}

/// Plays a game between greedy bots, and returns its largest ending of at most this size. The ending begins at a
/// decision of a seat. The cards that this seat cannot see are dealt again a few times, and the game is one of these
/// deals. Returns `None` if no decision is near enough to the end.
pub(super) fn ending<G: Game>(game: &G, seed: u64, size: Size) -> Option<Grown<G>> {
    let mut largest = None;
    for (at, state) in decisions(game, seed).iter().enumerate().rev() {
        let worlds = worlds(game, state, &mut Rng::stream(seed, WORLDS + at as u64), size.worlds);
        let Some(grown) = grow(game, &worlds, size.nodes) else { break };
        largest = Some(grown);
    }
    largest
}

/// The number of the first stream of random numbers for deals of hidden cards.
const WORLDS: u64 = 1 << 32;

/// Plays a game between greedy bots, and returns the positions in which a seat has several legal actions.
fn decisions<G: Game>(game: &G, seed: u64) -> Vec<G::State> {
    let (mut legal, mut found) = (Vec::new(), Vec::new());
    play(game, seed, &mut |state| {
        if let Turn::Of(seat) = game.turn(state) {
            legal.clear();
            game.legal_actions(state, seat, &mut legal);
            if legal.len() > 1 {
                found.push(state.clone());
            }
        }
    });
    found
}

/// Returns different positions that the seat to move cannot tell apart, at most this number.
fn worlds<G: Game>(game: &G, state: &G::State, rng: &mut Rng, most: usize) -> Vec<G::State> {
    let Turn::Of(seat) = game.turn(state) else { return vec![state.clone()] };
    let view = game.view(state, Viewer::Seat(seat));
    let mut worlds = Vec::new();
    for _ in 0..most {
        let world = game.determinize(&view, rng);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
    }
    worlds
}
