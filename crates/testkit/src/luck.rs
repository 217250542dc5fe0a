//! Compares the draws of two random games with the same seed of luck by purpose.

use crate::step::{chances, offered};
use kernel::{Game, Luck, Purpose, Rng, Turn};
use std::collections::BTreeMap;

/// The numbers of draws that two games with the same seed have in common. Draws correspond if they have the same
/// purpose and index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shared {
    /// The number of draws with the same outcome.
    pub alike: u32,
    /// The number of draws with different outcomes. In each of these draws, one of the outcomes was impossible or had
    /// fewer copies in one of the games.
    pub unlike: u32,
}

/// Plays `pairs` pairs of random games. The two games of a pair have the same seed of luck, but different decisions.
/// Returns the numbers of draws that the games have in common.
///
/// ```
/// use testkit::{embers::Embers, same_luck};
///
/// let shared = same_luck(&Embers { seats: 2 }, 20);
/// assert!(shared.alike > 0);
/// ```
///
/// # Panics
///
/// Panics if two corresponding draws differ although each outcome had at least as many copies in the game that did not
/// draw it.
pub fn same_luck<G: Game>(game: &G, pairs: u64) -> Shared {
    let mut shared = Shared::default();
    for pair in 0..pairs {
        let (one, other) = (draws(game, pair, 2 * pair), draws(game, pair, 2 * pair + 1));
        for (place, (here, weights_here)) in &one {
            let Some((there, weights_there)) = other.get(place) else { continue };
            if here == there {
                shared.alike += 1;
                continue;
            }
            shared.unlike += 1;
            let less = |weights: &Weights<G>, than: &Weights<G>, outcome| weights.get(outcome) < than.get(outcome);
            let explained = less(weights_there, weights_here, here) || less(weights_here, weights_there, there);
            assert!(explained, "{place:?}: {here:?} and {there:?}, though both games had both");
        }
    }
    shared
}

type Weights<G> = BTreeMap<<G as Game>::Chance, u32>;
type Drawn<G> = (<G as Game>::Chance, Weights<G>);

/// Plays one game with the seed of luck `seed` and random decisions from the seed `decisions`. Returns its draws by
/// purpose and index, each with the weights of the possible outcomes.
fn draws<G: Game>(game: &G, seed: u64, decisions: u64) -> BTreeMap<(Purpose, u32), Drawn<G>> {
    let (mut state, mut rng) = (game.start(), Rng::new(decisions));
    let (mut luck, mut counts, mut drawn) = (Luck::new(seed), BTreeMap::new(), BTreeMap::new());
    for _ in 0..game.longest() {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Of(seat) => {
                let action = *rng.pick(&offered(game, &state, seat)).expect("a seat to move has an action");
                game.play(&mut state, seat, &action, &mut kernel::Unheard);
            }
            Turn::Chance => {
                let purpose = game.purpose(&state);
                let index: &mut u32 = counts.entry(purpose).or_default();
                let outcome = luck.draw(game, &state);
                drawn.insert((purpose, *index), (outcome, chances(game, &state).into_iter().collect()));
                *index += 1;
                game.happen(&mut state, &outcome, &mut kernel::Unheard);
            }
        }
    }
    drawn
}
