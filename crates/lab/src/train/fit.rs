//! Weights by maximum likelihood, in the conditional logit model (McFadden 1974): the chance of a seat to win is a power
//! of e, whose exponent is the weighted sum of its features, divided by the sum of these powers over all seats.

use super::example::Example;
use crate::linear::solved;

/// The strength of the penalty that keeps weights small: as if each weight, for a feature that is scaled to a standard
/// deviation of 1, were known to be 0 with a standard deviation of 1 / √`RIDGE`. Without it, features that hardly occur
/// would get any weight at all. It counts more than it seems, because the positions of one game are alike.
const RIDGE: f64 = 10.0;

/// The greatest number of steps of Newton's method, and the size of a step that ends it. It needs about eight.
const MAX_STEPS: usize = 60;
const TOLERANCE: f64 = 1e-9;
/// The number of times that a step is halved if it makes the likelihood smaller.
const HALVINGS: i32 = 8;

/// Fitted weights, in the order of the features.
pub(super) struct Fit {
    /// The weights in logits.
    pub(super) weights: Vec<f64>,
    /// The standard deviation of each feature between the seats of an example. A feature that is equal for all seats of
    /// every example has 0, and the weight 0.
    pub(super) spreads: Vec<f64>,
}

/// Fits the weights of this number of features. All sums are in a fixed order, so the result depends only on the examples.
pub(super) fn fitted(examples: &[Example], features: usize) -> Fit {
    let spreads = spreads(examples, features);
    let model = Model { examples, spreads: &spreads };
    let mut scaled = vec![0.0; features];
    let mut here = model.likelihood(&scaled);
    for _ in 0..MAX_STEPS {
        let Some(step) = model.newton(&scaled) else { break };
        let taken = (0..HALVINGS).map(|halvings| 0.5_f64.powi(halvings)).find_map(|part| {
            let there: Vec<f64> = scaled.iter().zip(&step).map(|(weight, step)| weight + part * step).collect();
            let likelihood = model.likelihood(&there);
            (likelihood >= here).then_some((there, likelihood))
        });
        let Some((there, likelihood)) = taken else { break };
        (scaled, here) = (there, likelihood);
        if step.iter().all(|part| part.abs() < TOLERANCE) {
            break;
        }
    }
    let weights = scaled.iter().zip(&spreads).map(|(weight, spread)| if *spread > 0.0 { weight / spread } else { 0.0 });
    Fit { weights: weights.collect(), spreads }
}

/// Returns the chance of each seat to win with these weights in logits.
pub(super) fn chances(example: &Example, weights: &[f64]) -> Vec<f64> {
    let sums = example.numbers.values().map(|numbers| -> f64 {
        numbers.iter().zip(weights).map(|(number, weight)| f64::from(*number) * weight).sum()
    });
    softmax(sums.collect())
}

fn softmax(sums: Vec<f64>) -> Vec<f64> {
    let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // `libm` has the same powers on every machine.
    let powers: Vec<f64> = sums.iter().map(|sum| libm::exp(sum - most)).collect();
    let all: f64 = powers.iter().sum();
    powers.iter().map(|power| power / all).collect()
}

/// Returns the standard deviation of each feature from its mean over the seats of an example.
pub(super) fn spreads(examples: &[Example], features: usize) -> Vec<f64> {
    let mut squares = vec![0.0; features];
    let mut count = 0.0;
    for example in examples {
        let centered = centered(example);
        for numbers in &centered {
            squares.iter_mut().zip(numbers).for_each(|(square, number)| *square += number * number);
        }
        count += centered.len() as f64;
    }
    squares.into_iter().map(|square| (square / f64::max(count, 1.0)).sqrt()).collect()
}

/// Returns the features of each seat, less their mean over the seats. Only differences between seats matter to a chance.
fn centered(example: &Example) -> Vec<Vec<f64>> {
    let seats = example.numbers.len() as f64;
    let numbers: Vec<Vec<f64>> =
        example.numbers.values().map(|numbers| numbers.iter().copied().map(f64::from).collect()).collect();
    let features = numbers.first().map_or(0, Vec::len);
    let means: Vec<f64> = (0..features).map(|at| numbers.iter().map(|seat| seat[at]).sum::<f64>() / seats).collect();
    numbers.into_iter().map(|seat| seat.iter().zip(&means).map(|(number, mean)| number - mean).collect()).collect()
}

/// The likelihood of the examples, for weights of features that are scaled to a standard deviation of 1.
struct Model<'a> {
    examples: &'a [Example],
    spreads: &'a [f64],
}

impl Model<'_> {
    /// Returns the centered and scaled features of each seat.
    fn scaled(&self, example: &Example) -> Vec<Vec<f64>> {
        let mut seats = centered(example);
        for numbers in &mut seats {
            for (number, spread) in numbers.iter_mut().zip(self.spreads) {
                *number = if *spread > 0.0 { *number / spread } else { 0.0 };
            }
        }
        seats
    }

    /// Returns the logarithm of the likelihood, less the penalty.
    fn likelihood(&self, weights: &[f64]) -> f64 {
        let gain: f64 = self
            .examples
            .iter()
            .map(|example| {
                let chances = softmax(sums(&self.scaled(example), weights));
                let part = |(share, chance): (f64, f64)| if share > 0.0 { share * libm::log(chance) } else { 0.0 };
                example.shares().zip(chances).map(part).sum::<f64>()
            })
            .sum();
        gain - 0.5 * RIDGE * weights.iter().map(|weight| weight * weight).sum::<f64>()
    }

    /// Returns the step of Newton's method from here, or `None` if the weights are too extreme to find it.
    fn newton(&self, weights: &[f64]) -> Option<Vec<f64>> {
        let size = weights.len();
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut bend = vec![vec![0.0; size]; size];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = RIDGE;
        }
        for example in self.examples {
            let seats = self.scaled(example);
            let chances = softmax(sums(&seats, weights));
            let mean: Vec<f64> =
                (0..size).map(|at| seats.iter().zip(&chances).map(|(seat, chance)| chance * seat[at]).sum()).collect();
            for ((seat, chance), share) in seats.iter().zip(&chances).zip(example.shares()) {
                let off: Vec<f64> = seat.iter().zip(&mean).map(|(number, mean)| number - mean).collect();
                for at in 0..size {
                    slope[at] += (share - chance) * seat[at];
                    let part = chance * off[at];
                    if part != 0.0 {
                        bend[at].iter_mut().zip(&off).for_each(|(cell, other)| *cell += part * other);
                    }
                }
            }
        }
        solved(bend, slope)
    }
}

fn sums(seats: &[Vec<f64>], weights: &[f64]) -> Vec<f64> {
    seats.iter().map(|seat| seat.iter().zip(weights).map(|(number, weight)| number * weight).sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Rng, SeatMap};

    /// Games in which the true weights are 0.5 and -0.02, and a third feature says nothing.
    fn examples(count: usize, seats: usize) -> Vec<Example> {
        let mut rng = Rng::new(3);
        let example = |_| {
            let numbers =
                SeatMap::new(seats, |_| vec![rng.below(9) as i32, 100 - rng.below(200) as i32, rng.below(5) as i32, 7]);
            let truth = Example { numbers: numbers.clone(), twelfths: SeatMap::new(seats, |_| 0) };
            let mut toss = f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
            let winner = chances(&truth, &[0.5, -0.02, 0.0, 0.0]).iter().position(|chance| {
                toss -= chance;
                toss < 0.0
            });
            let twelfths = SeatMap::new(seats, |seat| if Some(seat.index()) == winner { 12 } else { 0 });
            Example { numbers, twelfths }
        };
        (0..count).map(example).collect()
    }

    #[test]
    fn the_true_weights_are_found() {
        for seats in 2..=4 {
            let fit = fitted(&examples(4_000, seats), 4);
            let [first, second, third, constant] = fit.weights[..] else { panic!("four weights") };
            assert!((first - 0.5).abs() < 0.06 && (second + 0.02).abs() < 0.002, "{:?}", fit.weights);
            assert!(third.abs() < 0.06 && constant == 0.0, "{:?}", fit.weights);
        }
    }

    #[test]
    fn a_feature_that_decides_everything_gets_a_finite_weight() {
        let sure = |ahead: i32| Example {
            numbers: SeatMap::new(2, |seat| vec![if seat.index() == 0 { ahead } else { 0 }]),
            twelfths: SeatMap::new(2, |seat| if (seat.index() == 0) == (ahead > 0) { 12 } else { 0 }),
        };
        let examples: Vec<Example> = (0..900).map(|at| sure([3, -3, 5][at % 3])).collect();
        let fit = fitted(&examples, 1);
        assert!(fit.weights[0] > 0.5 && fit.weights[0] < 5.0, "{:?}", fit.weights);
    }
}
