//! Games between equal bots, from which examples are taken.

use super::example::Example;
use crate::{LabFault, matchup::TWELFTHS};
use bots::Bot;
use kernel::{Game, Rng, Seat, SeatMap, Turn, Unheard, Viewer, winners};

/// The number of examples from each game. More would say little more, because positions of one game are alike.
const EXAMPLES: usize = 16;

/// Plays games with the same bot in every seat. Deal N depends only on the seed and on N.
pub(super) struct SelfPlay<'a, G: Game> {
    game: &'a G,
    bots: SeatMap<Box<dyn Bot<G>>>,
    seed: u64,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> SelfPlay<'a, G> {
    pub(super) fn new(game: &'a G, bot: impl Fn() -> Box<dyn Bot<G>>, seed: u64) -> SelfPlay<'a, G> {
        SelfPlay { game, bots: SeatMap::new(game.seats(), |_| bot()), seed, legal: Vec::new() }
    }

    /// Plays a deal and returns examples from it. Each is the view of a random seat before a random decision.
    pub(super) fn examples(&mut self, deal: u64) -> Result<Vec<Example>, LabFault> {
        let game = self.game;
        let mut choice = Rng::stream(self.seed, stream(deal, usize::from(u8::MAX)));
        let mut kept = Vec::with_capacity(EXAMPLES);
        let mut decisions = 0;
        let end = self.play(deal, &mut |state| {
            let viewer = Seat::all(game.seats()).nth(choice.below(game.seats() as u32) as usize);
            let place = place(decisions, &mut choice);
            decisions += 1;
            let (Some(viewer), Some(place)) = (viewer, place) else { return };
            let view = game.view(state, Viewer::Seat(viewer));
            let numbers = SeatMap::new(game.seats(), |seat| {
                let mut numbers = Vec::with_capacity(game.features().len());
                game.extract(&view, seat, &mut numbers);
                numbers
            });
            if place < kept.len() {
                kept[place] = numbers;
            } else {
                kept.push(numbers);
            }
        })?;
        let scores = game.scores(&end);
        let share = TWELFTHS / winners(&scores).count().max(1) as u32;
        let twelfths =
            SeatMap::new(game.seats(), |seat| if winners(&scores).any(|winner| winner == seat) { share } else { 0 });
        Ok(kept.into_iter().map(|numbers| Example { numbers, twelfths: twelfths.clone() }).collect())
    }

    /// Plays a deal to its end, and calls `seen` with the position before each decision.
    fn play(&mut self, deal: u64, seen: &mut dyn FnMut(&G::State)) -> Result<G::State, LabFault> {
        let game = self.game;
        let mut luck = Rng::stream(self.seed, stream(deal, 0));
        let mut thoughts = SeatMap::new(game.seats(), |seat| Rng::stream(self.seed, stream(deal, 1 + seat.index())));
        let mut state = game.start();
        for _ in 0..game.longest() {
            match game.turn(&state) {
                Turn::Over => return Ok(state),
                Turn::Chance => {
                    let chance = game.sample(&state, &mut luck);
                    game.happen(&mut state, &chance, &mut Unheard);
                }
                Turn::Of(seat) => {
                    seen(&state);
                    self.legal.clear();
                    game.legal_actions(&state, seat, &mut self.legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let action = self.bots[seat].choose(game, &view, &self.legal, &mut thoughts[seat]);
                    game.play(&mut state, seat, &action, &mut Unheard);
                }
            }
        }
        match game.turn(&state) {
            Turn::Over => Ok(state),
            _ => Err(LabFault::Endless { luck: deal, entries: game.longest(), longest: game.longest() }),
        }
    }
}

/// Returns the place at which the next of several decisions is kept, or `None` if it is not kept. In the end each decision
/// is kept with the same probability (reservoir sampling, Vitter 1985).
fn place(before: u32, rng: &mut Rng) -> Option<usize> {
    if (before as usize) < EXAMPLES {
        return Some(before as usize);
    }
    let place = rng.below(before + 1) as usize;
    (place < EXAMPLES).then_some(place)
}

/// Returns the number of a stream of random numbers in a deal.
fn stream(deal: u64, which: usize) -> u64 {
    (deal << 8) | which as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_decision_is_kept_equally_often() {
        const DECISIONS: usize = 64;
        const GAMES: u32 = 4_000;
        let mut kept = [0; DECISIONS];
        let mut rng = Rng::new(1);
        for _ in 0..GAMES {
            let mut places = [0; EXAMPLES];
            for decision in 0..DECISIONS {
                if let Some(place) = place(decision as u32, &mut rng) {
                    places[place] = decision;
                }
            }
            places.into_iter().for_each(|decision| kept[decision] += 1);
        }
        // Each is expected 1,000 times, with a standard deviation of 27.
        assert!(kept.iter().all(|times| (850..1_150).contains(times)), "{kept:?}");
    }
}
