//! The parts of a position after an action, by the features of the game.

use crate::settle::Settler;
use kernel::{Game, Rng, Seat, Taste, Unheard, Viewer, Weights};

/// The number of determinizations over which the parts of an action are averaged.
const WORLDS: usize = 16;

/// Returns for each action what each feature adds to the strength of `seat` at the settled position after it, less the
/// mean of what it adds to the other seats, in logits. Returns `None` if the game has no weights for such a table, or the
/// seat has nobody against it.
pub(super) fn parts<G: Game>(
    game: &G,
    view: &G::View,
    (seat, actions): (Seat, &[G::Action]),
    rng: &mut Rng,
) -> Option<Vec<Vec<f64>>> {
    let weights = game.weights().filter(|_| game.seats() > 1)?;
    let worlds: Vec<(G::State, Rng)> =
        (0..WORLDS).map(|_| (game.determinize(view, rng), Rng::new(rng.word()))).collect();
    let mut settler = Settler::new(Taste::Latest);
    let of = |action: &G::Action| {
        let mut sums = vec![0.0; game.features().len()];
        for (world, luck) in &worlds {
            let mut after = world.clone();
            game.play(&mut after, seat, action, &mut Unheard);
            settler.settle(game, &mut after, &mut luck.clone());
            add_parts(game, &after, (seat, weights), &mut sums);
        }
        sums.iter().map(|sum| sum / (WORLDS as f64 * Weights::A_LOGIT)).collect()
    };
    Some(actions.iter().map(of).collect())
}

fn add_parts<G: Game>(game: &G, state: &G::State, (me, weights): (Seat, &Weights), sums: &mut [f64]) {
    let view = game.view(state, Viewer::Seat(me));
    let others = (game.seats() - 1) as f64;
    let mut numbers = Vec::new();
    for seat in Seat::all(game.seats()) {
        numbers.clear();
        game.extract(&view, seat, &mut numbers);
        let share = if seat == me { 1.0 } else { -1.0 / others };
        for (sum, part) in sums.iter_mut().zip(weights.parts(&numbers)) {
            *sum += share * part as f64;
        }
    }
}
