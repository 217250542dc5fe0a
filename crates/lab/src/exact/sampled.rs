//! The decisions before the last luck of a game, judged on sampled outcomes of this luck.

use super::{form::sign, grow::payoff, played::play};
use bots::Level;
use kernel::{Game, Rng, Seat, Turn, Unheard, Viewer};

/// The regrets at the decisions of one game in which no luck, or only one run of it, is still to come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Late {
    /// The regrets of each bot at each decision after the last luck. They are exact.
    pub(super) last: Vec<Vec<f64>>,
    /// The regrets of each bot at each decision before the last luck and after the luck before it.
    pub(super) before: Vec<Vec<f64>>,
}

/// The way in which decisions are judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sampling<'a> {
    pub(super) bots: &'a [Level],
    pub(super) seed: u64,
    /// The number of outcomes of the last luck on which the best action is chosen, and on which it is then compared with
    /// that of a bot. Both use outcomes of their own, so that luck does not make the best action look better.
    pub(super) samples: u64,
}

/// The first stream of random numbers for the choice of the best action, and for the judgement of bots.
const CHOOSING: u64 = 1 << 40;
const JUDGING: u64 = 2 << 40;

impl Sampling<'_> {
    /// Plays the deal with this number between greedy bots, and asks each bot at its late decisions. The regret of a
    /// bot's action is the payoff of the best action less its own, if all further play is optimal. Returns `None` if
    /// something is hidden, because such optimal play is not known.
    pub(super) fn late<G: Game>(self, game: &G, deal: u64) -> Option<Late> {
        let seed = self.seed.wrapping_add(deal);
        let decisions = decisions(game, seed);
        let blocks = decisions.last().map_or(0, |(block, _)| *block);
        let mut late = Late::default();
        for (at, (block, state)) in decisions.iter().enumerate() {
            if blocks - block <= 1 && !is_open(game, state) {
                return None;
            }
            let ask = |samples| self.regrets(game, state, (seed, at as u64), samples);
            match blocks - block {
                0 => late.last.extend(ask(1)),
                1 => late.before.extend(ask(self.samples)),
                _ => {}
            }
        }
        Some(late)
    }

    /// Returns the regret of each bot in this position, or `None` if nobody decides there.
    fn regrets<G: Game>(self, game: &G, state: &G::State, (seed, at): (u64, u64), samples: u64) -> Option<Vec<f64>> {
        let Turn::Of(seat) = game.turn(state) else { return None };
        let view = game.view(state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let worths = |first: u64| -> Vec<f64> {
            let draws = Draws { seed, first: first + (at << 20), samples };
            let worth = |action: &G::Action| {
                let mut after = state.clone();
                game.play(&mut after, seat, action, &mut Unheard);
                for_seat(seat, worth(game, &after, draws))
            };
            legal.iter().map(worth).collect()
        };
        let chosen = best(&worths(CHOOSING));
        let judged = worths(JUDGING);
        let regret = |level: &Level| {
            let mut rng = Rng::stream(seed, at);
            let action = level.bot::<G>().choose(game, &view, &legal, &mut rng);
            let own = legal.iter().position(|offered| *offered == action);
            judged[chosen] - judged[own.expect("a bot takes one of the legal actions")]
        };
        Some(self.bots.iter().map(regret).collect())
    }
}

/// Sampled outcomes of luck: streams of a seed from `first` on.
#[derive(Clone, Copy)]
struct Draws {
    seed: u64,
    first: u64,
    samples: u64,
}

/// Returns the payoff of the first seat if all play optimally from this position on (expectimax). A run of luck is drawn
/// as often as there are samples, with the same random numbers at every position, so that all actions meet the same luck.
fn worth<G: Game>(game: &G, state: &G::State, draws: Draws) -> f64 {
    match game.turn(state) {
        Turn::Over => payoff(game, state),
        Turn::Chance => {
            let drawn = |sample| {
                let (mut after, mut rng) = (state.clone(), Rng::stream(draws.seed, draws.first + sample));
                while game.turn(&after) == Turn::Chance {
                    let chance = game.sample(&after, &mut rng);
                    game.happen(&mut after, &chance, &mut Unheard);
                }
                worth(game, &after, draws)
            };
            (0..draws.samples).map(drawn).sum::<f64>() / draws.samples as f64
        }
        Turn::Of(seat) => {
            let mut legal = Vec::new();
            game.legal_actions(state, seat, &mut legal);
            let worths = legal.iter().map(|action| {
                let mut after = state.clone();
                game.play(&mut after, seat, action, &mut Unheard);
                for_seat(seat, worth(game, &after, draws))
            });
            for_seat(seat, worths.fold(f64::NEG_INFINITY, f64::max))
        }
    }
}

/// Turns the payoff of the first seat into one that this seat wants to be high, or back.
fn for_seat(seat: Seat, payoff: f64) -> f64 {
    sign(seat) * payoff
}

/// Reports whether everybody knows the whole position.
fn is_open<G: Game>(game: &G, state: &G::State) -> bool {
    game.determinize(&game.view(state, Viewer::Table), &mut Rng::new(0)) == *state
}

fn best(worths: &[f64]) -> usize {
    let better = |best: usize, at: usize| if worths[at] > worths[best] { at } else { best };
    (0..worths.len()).fold(0, better)
}

/// Plays a game between greedy bots. Returns the positions in which a seat has several legal actions, each with the
/// number of runs of luck before it.
fn decisions<G: Game>(game: &G, seed: u64) -> Vec<(usize, G::State)> {
    let mut found = Vec::new();
    let (mut block, mut lucky) = (0, false);
    play(game, seed, &mut |state| match game.turn(state) {
        Turn::Chance => {
            block += usize::from(!lucky);
            lucky = true;
        }
        Turn::Of(seat) => {
            lucky = false;
            let mut legal = Vec::new();
            game.legal_actions(state, seat, &mut legal);
            if legal.len() > 1 {
                found.push((block, state.clone()));
            }
        }
        Turn::Over => {}
    });
    found
}
