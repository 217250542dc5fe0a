//! The strengths of bots by maximum likelihood, in Luce's choice model (Luce 1959): the chance of a bot to win a game is
//! its strength divided by the sum of the strengths at the table. For two seats this is the model of Bradley and Terry
//! (1952).

use super::results::Sums;
use crate::linear::solved;

/// The wins of each bot that it has beside its games: it drew one game against an imagined bot of the strength 1. Without
/// this prior, a bot that won every game would have no finite strength.
const PRIOR: f64 = 0.5;

/// The length of a last step, on the scale of natural logarithms. The errors of Newton's method shrink with the square of
/// the steps, so nothing that is printed is wrong by then.
const TOLERANCE: f64 = 1e-6;

/// The length of a step up to which Newton's method needs no check.
const SAFE: f64 = 0.1;

/// The greatest number of steps. Usual leagues take about five.
const MAX_STEPS: usize = 200;

/// The number of times that a step of Newton's method is halved before it is left.
const HALVINGS: i32 = 6;

/// Returns the natural logarithms of the strengths, beginning the search at `start`, which has a number for each bot.
///
/// Each step is one of the MM algorithm (Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics
/// 32, 2004), which always raises the likelihood, but slowly where bots win nearly every game. So a step of Newton's
/// method follows, if it raises the likelihood further. The likelihood has a single maximum, so the method does not matter
/// to the result. All sums are in a fixed order, and `libm` has the same logarithms on every machine.
pub(super) fn strengths(results: &[Sums], start: Vec<f64>) -> Vec<f64> {
    let model = Model::new(results, start.len());
    let mut logs = start;
    for _ in 0..MAX_STEPS {
        let next = model.improved(&logs);
        let Some(step) = model.newton(&next) else {
            logs = next;
            continue;
        };
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        let part = if longest < SAFE { 1.0 } else { model.rising(&next, &step) };
        logs = next.iter().zip(&step).map(|(log, step)| log + part * step).collect();
        if longest < TOLERANCE {
            break;
        }
    }
    logs
}

/// The results as the likelihood needs them.
struct Model<'a> {
    results: &'a [Sums],
    /// The wins of each bot, with those of the prior.
    wins: Vec<f64>,
}

impl Model<'_> {
    fn new(results: &[Sums], bots: usize) -> Model<'_> {
        let mut wins = vec![PRIOR; bots];
        for Sums { bots, wins: won, .. } in results {
            bots.iter().zip(won).for_each(|(bot, won)| wins[*bot] += won);
        }
        Model { results, wins }
    }

    /// Returns the strengths after one step of the MM algorithm. Their likelihood is not smaller.
    fn improved(&self, logs: &[f64]) -> Vec<f64> {
        let strengths: Vec<f64> = logs.iter().map(|log| libm::exp(*log)).collect();
        let mut shares: Vec<f64> = strengths.iter().map(|strength| 2.0 * PRIOR / (strength + 1.0)).collect();
        for Sums { bots, games, .. } in self.results {
            let share = games / bots.iter().map(|bot| strengths[*bot]).sum::<f64>();
            bots.iter().for_each(|bot| shares[*bot] += share);
        }
        self.wins.iter().zip(shares).map(|(wins, share)| libm::log(wins / share)).collect()
    }

    /// Returns the logarithm of the likelihood, up to a constant.
    fn likelihood(&self, logs: &[f64]) -> f64 {
        let strengths: Vec<f64> = logs.iter().map(|log| libm::exp(*log)).collect();
        let won: f64 = self.wins.iter().zip(logs).map(|(wins, log)| wins * log).sum();
        let prior: f64 = strengths.iter().map(|strength| 2.0 * PRIOR * libm::log(strength + 1.0)).sum();
        let of_line_up =
            |Sums { bots, games, .. }: &Sums| games * libm::log(bots.iter().map(|bot| strengths[*bot]).sum::<f64>());
        won - prior - self.results.iter().map(of_line_up).sum::<f64>()
    }

    /// Returns the step of Newton's method from here, or `None` if the strengths are too extreme to find it.
    fn newton(&self, logs: &[f64]) -> Option<Vec<f64>> {
        let strengths: Vec<f64> = logs.iter().map(|log| libm::exp(*log)).collect();
        let mut slope = self.wins.clone();
        let mut bend = vec![vec![0.0; logs.len()]; logs.len()];
        for (bot, strength) in strengths.iter().enumerate() {
            let chance = strength / (strength + 1.0);
            slope[bot] -= 2.0 * PRIOR * chance;
            bend[bot][bot] += 2.0 * PRIOR * chance * (1.0 - chance);
        }
        for Sums { bots, games, .. } in self.results {
            let all: f64 = bots.iter().map(|bot| strengths[*bot]).sum();
            for one in bots {
                let expected = games * strengths[*one] / all;
                slope[*one] -= expected;
                // A difference of nearly equal numbers would lose what is left of them.
                let others: f64 = bots.iter().filter(|other| *other != one).map(|other| strengths[*other]).sum();
                bend[*one][*one] += expected * others / all;
                for other in bots.iter().filter(|other| *other != one) {
                    bend[*one][*other] -= expected * strengths[*other] / all;
                }
            }
        }
        solved(bend, slope)
    }

    /// Returns the greatest part of a step, halved a few times, that does not make the likelihood smaller, or else 0.
    fn rising(&self, logs: &[f64], step: &[f64]) -> f64 {
        let here = self.likelihood(logs);
        let part = (0..HALVINGS).map(|halvings| 0.5_f64.powi(halvings)).find(|part| {
            let there: Vec<f64> = logs.iter().zip(step).map(|(log, step)| log + part * step).collect();
            self.likelihood(&there) >= here
        });
        part.unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the greatest difference between the wins of a bot and those that its strength makes it expect.
    fn rest(results: &[Sums], logs: &[f64]) -> f64 {
        let strength = |bot: usize| logs[bot].exp();
        let rest = |bot: usize| -> f64 {
            let of_line_up = |Sums { bots, wins, games }: &Sums| {
                let Some(at) = bots.iter().position(|other| *other == bot) else { return 0.0 };
                wins[at] - games * strength(bot) / bots.iter().map(|bot| strength(*bot)).sum::<f64>()
            };
            let prior = 0.5 - strength(bot) / (1.0 + strength(bot));
            (prior + results.iter().map(of_line_up).sum::<f64>()).abs()
        };
        (0..logs.len()).map(rest).fold(0.0, f64::max)
    }

    /// Without Newton's steps, this takes millions of steps.
    #[test]
    fn bots_that_win_every_game_are_rated_to_the_end() {
        let pairs = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
        let all = |wins: f64| pairs.map(|bots| Sums { bots: bots.to_vec(), wins: vec![wins, 1e5 - wins], games: 1e5 });
        for wins in [1e5, 99_999.0, 90_000.0, 50_000.0] {
            let results = all(wins);
            let logs = strengths(&results, vec![0.0; 4]);
            assert!(rest(&results, &logs) < 1e-6, "{wins}: {logs:?}");
            assert!(wins == 50_000.0 || logs.is_sorted_by(|one, other| one > other), "{wins}: {logs:?}");
        }
    }

    #[test]
    fn the_start_of_the_search_does_not_matter() {
        let results = [Sums { bots: vec![0, 1, 2], wins: vec![4.0, 11.5, 2.5], games: 18.0 }];
        let one = strengths(&results, vec![0.0; 3]);
        let other = strengths(&results, vec![3.0, -2.0, 0.5]);
        assert!(one.iter().zip(&other).all(|(one, other)| (one - other).abs() < 1e-9), "{one:?} {other:?}");
        assert!(rest(&results, &one) < 1e-9);
    }
}
