//! How many iterations a second the tree search makes at the first decision of a game.

use super::{clock::Clock, run::REPEATS, spread::Spread};
use bots::Level;
use kernel::{Game, Rng, Seat, Turn, Unheard, Viewer};
use serde::Serialize;
use std::hint::black_box;

/// So many iterations a search may have. The largest that is measured gives the report its number.
const SIZES: [u32; 3] = [1_000, 10_000, 100_000];

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchReport {
    /// At the largest size measured.
    pub iterations_per_second: f64,
    /// The largest size measured.
    pub iterations: u32,
    pub sizes: Vec<SizeReport>,
}

/// One size of search. Each measurement is of another deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SizeReport {
    pub iterations: u32,
    pub iterations_per_second: f64,
    pub iterations_per_second_min: f64,
    pub iterations_per_second_max: f64,
}

/// Times searches of each size, except for sizes that one search would not finish within `seconds`.
pub(super) fn measure<G: Game>(game: &G, seed: u64, clock: Clock, seconds: f64) -> Option<SearchReport> {
    let deals: Vec<FirstDecision<G>> = (0..REPEATS).filter_map(|deal| FirstDecision::of(game, seed, deal)).collect();
    let mut sizes: Vec<SizeReport> = Vec::new();
    for iterations in SIZES {
        let foreseen = sizes.last().map_or(0.0, |size| f64::from(iterations) / size.iterations_per_second);
        if foreseen <= seconds {
            sizes.extend(size(game, &deals, iterations, clock, seconds));
        }
    }
    let largest = sizes.last()?;
    let (iterations, iterations_per_second) = (largest.iterations, largest.iterations_per_second);
    Some(SearchReport { iterations_per_second, iterations, sizes })
}

fn size<G: Game>(
    game: &G,
    deals: &[FirstDecision<G>],
    iterations: u32,
    clock: Clock,
    seconds: f64,
) -> Option<SizeReport> {
    let mut bot = Level::Ismcts { iterations, within: None }.bot::<G>();
    let mut search = |deal: &FirstDecision<G>, times: u32| {
        for time in 0..times {
            let mut rng = deal.rng(u64::from(time));
            black_box(bot.choose(game, &deal.view, &deal.legal, &mut rng));
        }
    };
    // Warm, and how often one measurement has to search so that all of them take about `seconds`.
    let first = deals.first()?;
    let ((), one) = clock.time(|| search(first, 1));
    let times = (seconds / deals.len() as f64 / one).clamp(1.0, 1e6) as u32;
    let rates = deals.iter().map(|deal| {
        let ((), spent) = clock.time(|| search(deal, times));
        f64::from(iterations) * f64::from(times) / spent
    });
    let Spread { median, min, max } = Spread::of(rates.collect())?;
    Some(SizeReport {
        iterations,
        iterations_per_second: median,
        iterations_per_second_min: min,
        iterations_per_second_max: max,
    })
}

/// What the first seat to decide knows and may do, after chance has dealt.
struct FirstDecision<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    seed: u64,
    deal: u64,
}

impl<G: Game> FirstDecision<G> {
    /// None if nobody ever decides.
    fn of(game: &G, seed: u64, deal: u64) -> Option<FirstDecision<G>> {
        let mut rng = Rng::stream(seed, deal);
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Over => return None,
                Turn::Chance => {
                    let outcome = game.sample(&state, &mut rng);
                    game.happen(&mut state, &outcome, &mut Unheard);
                }
                Turn::Of(seat) => return Some(FirstDecision::seen(game, &state, seat, (seed, deal))),
            }
        }
    }

    fn seen(game: &G, state: &G::State, seat: Seat, (seed, deal): (u64, u64)) -> FirstDecision<G> {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        FirstDecision { view: game.view(state, Viewer::Seat(seat)), legal, seed, deal }
    }

    /// The bot's luck for one search of this decision.
    fn rng(&self, time: u64) -> Rng {
        Rng::stream(self.seed, ((time + 1) << 8) | self.deal)
    }
}
