//! Intervals by the bootstrap (Efron 1979).

use super::{luce::strengths, results::LineUp, scale::Scale};
use kernel::Rng;

/// The number of resamples.
pub(super) const RESAMPLES: usize = 1_000;

/// The number of resamples below the interval of a rating, and above it, of each hundred.
const TAIL: f64 = 2.5;

/// Returns the 95 % interval of each bot's rating: its percentiles over the resamples. A resample has as many units of each
/// line-up as were played, each drawn from them. The units are drawn, and not the games, because the games of one deal
/// are not independent of each other. The search begins at `logs`, the estimate from the results themselves.
pub(super) fn intervals(
    line_ups: &[LineUp],
    logs: &[f64],
    scale: Scale,
    (resamples, rng): (usize, &mut Rng),
) -> Vec<[f64; 2]> {
    let mut ratings = vec![Vec::with_capacity(resamples); logs.len()];
    for _ in 0..resamples {
        let sums: Vec<_> = line_ups.iter().map(|line_up| line_up.resampled(rng)).collect();
        let drawn = scale.ratings(&strengths(&sums, logs.to_vec()));
        ratings.iter_mut().zip(drawn).for_each(|(list, rating)| list.push(rating));
    }
    ratings.into_iter().map(percentiles).collect()
}

/// Returns the two numbers with the tails below and above them.
fn percentiles(mut numbers: Vec<f64>) -> [f64; 2] {
    numbers.sort_by(f64::total_cmp);
    let tail = (numbers.len() as f64 * TAIL / 100.0) as usize;
    [numbers[tail], numbers[numbers.len() - 1 - tail]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fortieth_lies_on_each_side() {
        let numbers: Vec<f64> = (0..1_000).rev().map(f64::from).collect();
        assert_eq!(percentiles(numbers), [25.0, 974.0]);
    }
}
