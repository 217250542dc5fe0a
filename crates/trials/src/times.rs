//! Measured durations and their percentiles.

use std::{fmt, time::Duration};

/// A list of measured durations of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Adds a measured duration.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// Adds all durations of `others`.
    pub fn join(&mut self, others: Times) {
        self.0.extend(others.0);
    }

    /// Returns the number of measured durations.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the duration within which `percent` percent of the durations lie, or `None` if there are none.
    pub fn within(&self, percent: usize) -> Option<Duration> {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let last = (sorted.len() * percent).div_ceil(100).checked_sub(1)?;
        sorted.get(last).copied()
    }

    /// Returns the longest duration, or `None` if there are none.
    pub fn worst(&self) -> Option<Duration> {
        self.0.iter().max().copied()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.within(50), self.within(99), self.worst()) {
            (Some(half), Some(most), Some(worst)) => {
                write!(out, "{} times, median {half:.1?}, p99 {most:.1?}, worst {worst:.1?}", self.count())
            }
            _ => out.write_str("never"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_measured_times() {
        let mut times = Times::default();
        assert_eq!((times.within(99), times.worst()), (None, None));
        for millis in (1..=200).rev() {
            times.add(Duration::from_millis(millis));
        }
        assert_eq!(times.within(99), Some(Duration::from_millis(198)));
        assert_eq!(times.within(50), Some(Duration::from_millis(100)));
        assert_eq!(times.worst(), Some(Duration::from_millis(200)));
        let mut one = Times::default();
        one.add(Duration::from_secs(3));
        assert_eq!(one.within(1), one.worst());
    }
}
