//! Measures the iterations per second of the tree search at the first decision between several actions in a game. With
//! only one action a bot answers immediately, so nothing would be measured.

use super::{
    clock::Clock,
    spread::{REPEATS, Spread},
};
use bots::Level;
use kernel::{Game, Rng, Turn, Unheard, Viewer};
use serde::Serialize;
use std::hint::black_box;

/// The numbers of iterations of the measured searches. The main figure of the report is the rate of the longest search.
const SIZES: [u32; 3] = [1_000, 10_000, 100_000];

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchReport {
    /// The iterations per second of the longest search that was measured.
    pub iterations_per_second: f64,
    /// The number of iterations of the longest search that was measured.
    pub iterations: u32,
    pub sizes: Vec<SizeReport>,
}

/// The rates of searches with the same number of iterations. Each measurement uses another deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SizeReport {
    pub iterations: u32,
    pub iterations_per_second: f64,
    pub iterations_per_second_min: f64,
    pub iterations_per_second_max: f64,
}

/// Measures the rate of each size of search. A size is left out if one search of that size would take longer than
/// `seconds`. Returns `None` if no seat ever has a choice.
pub(super) fn measure<G: Game>(game: &G, seed: u64, clock: Clock, seconds: f64) -> Option<SearchReport> {
    let deals: Vec<Decision<G>> = (0..REPEATS).filter_map(|deal| Decision::first(game, seed, deal)).collect();
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

fn size<G: Game>(game: &G, deals: &[Decision<G>], iterations: u32, clock: Clock, seconds: f64) -> Option<SizeReport> {
    let mut bot = Level::Ismcts { iterations, within: None }.bot::<G>();
    let mut search = |deal: &Decision<G>, times: u32| {
        for time in 0..times {
            let mut rng = deal.rng(u64::from(time));
            black_box(bot.choose(game, &deal.view, &deal.legal, &mut rng));
        }
    };
    // The first search is a warm-up. Its time also gives the number of searches per measurement, so that all
    // measurements together take about `seconds`.
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

/// A decision between several actions: the view of the seat and its legal actions.
struct Decision<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    seed: u64,
    deal: u64,
}

impl<G: Game> Decision<G> {
    /// Plays to the first decision between several actions, and returns it. Before that decision each seat takes its
    /// only action, and chance is drawn. Returns `None` if no seat ever has a choice.
    fn first(game: &G, seed: u64, deal: u64) -> Option<Decision<G>> {
        let mut rng = Rng::stream(seed, deal);
        let mut state = game.start();
        let mut legal = Vec::new();
        for _ in 0..=game.longest() {
            match game.turn(&state) {
                Turn::Over => return None,
                Turn::Chance => {
                    let outcome = game.sample(&state, &mut rng);
                    game.happen(&mut state, &outcome, &mut Unheard);
                }
                Turn::Of(seat) => {
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    match legal.as_slice() {
                        [only] => game.play(&mut state, seat, only, &mut Unheard),
                        _ => return Some(Decision { view: game.view(&state, Viewer::Seat(seat)), legal, seed, deal }),
                    }
                }
            }
        }
        None
    }

    /// Returns the generator for one search of this decision.
    fn rng(&self, time: u64) -> Rng {
        Rng::stream(self.seed, ((time + 1) << 8) | self.deal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Wanted;
    use kernel::{Options, Shelf, Tabletop};

    /// A visitor that returns the number of legal actions at the first decision of each deal.
    struct Offered;

    impl catalog::Visitor for Offered {
        type Out = Vec<usize>;

        fn visit<G: Tabletop>(self, game: G) -> Vec<usize> {
            let decisions = (0..REPEATS).filter_map(|deal| Decision::first(&game, 1, deal));
            decisions.map(|decision| decision.legal.len()).collect()
        }
    }

    #[test]
    fn every_measured_position_offers_several_actions() {
        for name in ["draft", "duel"] {
            let offered = catalog::visit(
                Wanted { game: name, options: &Options::new(), seats: 2, shelf: &Shelf::EMPTY },
                Offered,
            )
            .unwrap();
            assert_eq!(offered.len() as u64, REPEATS, "{name}");
            assert!(offered.iter().all(|actions| *actions >= 2), "{name}: {offered:?}");
        }
    }
}
