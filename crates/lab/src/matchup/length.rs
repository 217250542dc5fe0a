//! The lengths of games.

use serde::Serialize;
use std::collections::BTreeMap;

/// The statistics of a number that is counted in each game: the mean, the median, the smallest and the greatest value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Length {
    pub mean: f64,
    /// The median. For an even number of games it is halfway between the middle two.
    pub median: f64,
    pub shortest: u32,
    pub longest: u32,
}

/// The number of times that each number occurred. These counts do not depend on the order of the games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts(BTreeMap<u32, u64>);

impl Counts {
    pub(crate) fn add(&mut self, number: u32) {
        self.add_times(number, 1);
    }

    /// Adds a number that occurred this many times.
    pub(crate) fn add_times(&mut self, number: u32, times: u64) {
        *self.0.entry(number).or_default() += times;
    }

    /// Returns the numbers in ascending order, each with the number of times that it occurred.
    pub(crate) fn pairs(&self) -> Vec<(u32, u64)> {
        self.0.iter().map(|(number, times)| (*number, *times)).collect()
    }

    /// Returns the statistics of the numbers, or `None` if there were no games.
    pub(crate) fn length(&self) -> Option<Length> {
        let (shortest, longest) = (*self.0.first_key_value()?.0, *self.0.last_key_value()?.0);
        let count: u64 = self.0.values().sum();
        let sum: u128 = self.0.iter().map(|(number, times)| u128::from(*number) * u128::from(*times)).sum();
        let [low, high] = [(count - 1) / 2, count / 2].map(|rank| self.ranked(rank).unwrap_or(longest));
        let median = f64::midpoint(f64::from(low), f64::from(high));
        Some(Length { mean: sum as f64 / count as f64, median, shortest, longest })
    }

    /// Returns the number that has `rank` numbers before it in ascending order, or `None` if there are not that many
    /// numbers.
    fn ranked(&self, rank: u64) -> Option<u32> {
        let mut before = 0;
        self.0.iter().find_map(|(number, times)| {
            before += times;
            (before > rank).then_some(*number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(numbers: &[u32]) -> Option<Length> {
        let mut counts = Counts::default();
        numbers.iter().for_each(|number| counts.add(*number));
        counts.length()
    }

    #[test]
    fn the_median_is_in_the_middle() {
        let of = |numbers: &[u32]| length(numbers).unwrap().median;
        assert_eq!(
            [of(&[7]), of(&[9, 1]), of(&[9, 1, 2]), of(&[2, 2, 9, 9]), of(&[1, 2, 2, 9])],
            [7.0, 5.0, 2.0, 5.5, 2.0]
        );
    }

    #[test]
    fn the_ends_and_the_mean_are_those_of_the_games() {
        assert_eq!(length(&[3, 12, 3]), Some(Length { mean: 6.0, median: 3.0, shortest: 3, longest: 12 }));
        assert_eq!(length(&[]), None);
    }
}
