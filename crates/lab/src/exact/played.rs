//! Games between greedy bots, whose positions are examined.

use bots::Level;
use kernel::{Game, Rng, Turn, Unheard, Viewer};

/// Plays a game between greedy bots, and calls `seen` with each position, the last one included. Every game ends within
/// [`Game::longest`] entries.
pub(super) fn play<G: Game>(game: &G, seed: u64, seen: &mut dyn FnMut(&G::State)) {
    let (mut state, mut legal) = (game.start(), Vec::new());
    let mut rng = Rng::stream(seed, 0);
    let mut bot = Level::Greedy.bot::<G>();
    for _ in 0..=game.longest() {
        seen(&state);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.happen(&mut state, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = bot.choose(game, &game.view(&state, Viewer::Seat(seat)), &legal, &mut rng);
                game.play(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
}
